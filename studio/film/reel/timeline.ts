import { FRAME_RATE } from '../film-spec.ts'
import type { ReelSpec, ReelTransition } from './reel-spec.ts'

/** Frames in which something is seen, the last not counted. */
export interface Span {
  first: number
  end: number
}

/** One shot giving way to the next, by their numbers; before the first and after the last there is a colour. */
export interface Change extends Span {
  transition: ReelTransition
  before: number | undefined
  after: number | undefined
}

export interface Timeline {
  frames: number
  shots: readonly Span[]
  changes: readonly Change[]
}

export type ReelTimes = Pick<ReelSpec, 'ending'> & { shots: readonly Pick<ReelSpec['shots'][number], 'seconds' | 'enter'>[] }

/** When everything in a reel happens, in whole frames. */
export function timelineOf({ shots, ending }: ReelTimes): Timeline {
  // Each boundary is rounded by itself, so that a hundred shots are as long as they should be.
  const bounds = [0]
  let seconds = 0
  for (const shot of shots) bounds.push(Math.max(bounds.at(-1)! + 1, Math.round((seconds += shot.seconds) * FRAME_RATE)))
  const frames = bounds.at(-1)!
  const long = (shot: number) => bounds[shot + 1]! - bounds[shot]!
  const wanted = (transition: ReelTransition) => Math.round(transition.seconds * FRAME_RATE)
  const changes = shots.flatMap(({ enter }, shot): Change[] => {
    if (!enter) return []
    if (shot === 0) return [{ first: 0, end: Math.min(wanted(enter), long(0) >> 1), transition: enter, before: undefined, after: 0 }]
    const length = Math.min(wanted(enter), long(shot - 1), long(shot))
    const first = bounds[shot]! - (length >> 1)
    return [{ first, end: first + length, transition: enter, before: shot - 1, after: shot }]
  })
  const last = shots.length - 1
  if (ending) changes.push({ first: frames - Math.min(wanted(ending), long(last) >> 1), end: frames, transition: ending, before: last, after: undefined })
  const seen = changes.filter(({ first, end }) => end > first)
  const spans = shots.map((_, shot) => ({
    first: Math.min(bounds[shot]!, ...seen.filter(({ after }) => after === shot).map(({ first }) => first)),
    end: Math.max(bounds[shot + 1]!, ...seen.filter(({ before }) => before === shot).map(({ end }) => end)),
  }))
  return { frames, shots: spans, changes: seen }
}
