import { createRandom } from '../../pixels/random.ts'
import type { FilmSpec } from '../film-spec.ts'
import type { FrameBuffer } from '../render/frame-buffer.ts'
import type { Moment } from './effect.ts'

/** Something that drifts through the air. */
export interface Drifter {
  /** 0 far, 1 close by. */
  near: number
  /** 0..1, for whatever differs from one to the next. */
  chance: number
  /** Place at the film's start, as shares of the frame and a margin around it. */
  x: number
  y: number
}

/** Things past this are in front of the subject. */
export const BESIDE_SUBJECT = 0.55
const MARGIN = 0.08

/** Drifters spread evenly, the same for the same seed; there are more far away than close by. */
export function drifters(count: number, seed: number): Drifter[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => ({ near: random() ** 1.6, chance: random(), x: random(), y: random() }))
}

/**
 * How far something has come along its way, as a share of it, when it crosses the frame `perSecond` times. In a loop it ends where it began.
 */
export function way(perSecond: number, time: number, { seconds, loop }: FilmSpec): number {
  const turns = perSecond * seconds
  return time * (loop ? Math.sign(turns) * Math.max(1, Math.round(Math.abs(turns))) : turns)
}

/** As often as said, or in a loop a whole number of times: for what swings and glows. */
export function swing(perSecond: number, time: number, spec: FilmSpec, at: number): number {
  return Math.sin(2 * Math.PI * (way(perSecond, time, spec) + at))
}

/** A place that leaves on one side and comes in on the other, in pixels of the frame; what is near moves more with the camera. */
export function around({ width, height }: FrameBuffer, x: number, y: number, near: number, { pose }: Moment): readonly [x: number, y: number] {
  const wrap = (value: number) => (value - Math.floor(value)) * (1 + 2 * MARGIN) - MARGIN
  return [wrap(x - (pose.shiftX + pose.turnX) * near) * width, wrap(y - ((pose.shiftY + pose.turnY) * near * width) / height) * height]
}
