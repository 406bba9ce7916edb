import type { Mood } from '../mood.ts'

export const BEATS_A_BAR = 4
export const STEPS_A_BEAT = 4
/** How long the last chord rings, seconds, of a piece long enough. */
const RINGS = 2.2
/** The last chord's share of a short piece, at most. */
const RINGS_SHARE = 0.28
/** How far the tempo gives way so that a piece ends with a whole bar, or half of one. */
const GIVES_WAY = 0.05

/** When the beats of a piece fall. */
export interface Meter {
  /** Seconds. */
  beat: number
  /** Before the last chord, which stands on the beat of this number. */
  beats: number
  bars: number
  /** Seconds of a sixteenth from the beginning: `step` counts from 0 through the piece. */
  at(step: number): number
}

/** Fits a mood's tempo to a length in seconds. */
export function meterOf({ tempo, swing }: Pick<Mood, 'tempo' | 'swing'>, seconds: number): Meter {
  const wished = 60 / tempo
  const played = seconds - Math.min(RINGS, seconds * RINGS_SHARE)
  const fits = [BEATS_A_BAR, 2].map((group) => Math.round(played / wished / group) * group).find((count) => count > 0 && Math.abs(played / count / wished - 1) <= GIVES_WAY)
  const beats = fits ?? Math.max(1, Math.round(played / wished))
  const beat = played / beats
  return {
    beat,
    beats,
    bars: Math.ceil(beats / BEATS_A_BAR),
    at: (step) => ((step + (step % 2 === 1 ? swing : 0)) / STEPS_A_BEAT) * beat,
  }
}
