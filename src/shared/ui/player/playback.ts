/** What a film is doing, as far as its element has told. Times in seconds. */
export interface Playback {
  /** idle: nobody has played it; failed: it could not be read, and waits to be tried again. */
  phase: 'idle' | 'playing' | 'paused' | 'ended' | 'failed'
  /** It would go on, but what comes next has not arrived. */
  waiting: boolean
  time: number
  /** 0 until it is known. */
  duration: number
  /** How far it has arrived without a gap, from the present time on. */
  buffered: number
}

export type PlaybackEvent =
  | { type: 'play' | 'pause' | 'ended' | 'failed' | 'waiting' | 'flowing' | 'retry' }
  | { type: 'time'; time: number; duration: number; buffered: number }

export const idle: Playback = { phase: 'idle', waiting: false, time: 0, duration: 0, buffered: 0 }

export function nextPlayback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'play':
      return { ...state, phase: 'playing' }
    case 'pause':
      // A film that ends, and one that breaks off, pause as well.
      return state.phase === 'playing' ? { ...state, phase: 'paused', waiting: false } : state
    case 'ended':
      return { ...state, phase: 'ended', waiting: false, time: state.duration }
    case 'failed':
      return { ...state, phase: 'failed', waiting: false }
    case 'waiting':
      return state.phase === 'failed' ? state : { ...state, waiting: true }
    case 'flowing':
      return state.waiting ? { ...state, waiting: false } : state
    case 'retry':
      return { ...state, phase: 'playing', waiting: true }
    case 'time': {
      const { time, duration, buffered } = event
      const moved = state.phase === 'ended' && time < duration - NEAR
      return { ...state, time, duration, buffered, phase: moved ? 'paused' : state.phase }
    }
  }
}

/** A film ends some hundredths of a second before or after its length. */
const NEAR = 0.2

/** 1:05, or 1:02:03. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Until where what has arrived reaches from a time on, in a list of gaps and pieces. */
export function arrivedFrom(time: number, pieces: Pick<TimeRanges, 'length' | 'start' | 'end'>): number {
  for (let at = 0; at < pieces.length; at++) {
    if (pieces.start(at) <= time + NEAR && pieces.end(at) >= time) return pieces.end(at)
  }
  return time
}
