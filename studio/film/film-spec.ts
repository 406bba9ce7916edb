import type { Size } from '../pixels/raster.ts'

const moves = ['push', 'pull', 'pan-left', 'pan-right', 'rise', 'sink', 'orbit', 'still'] as const
type Move = (typeof moves)[number]

const lifeKinds = ['water', 'clouds', 'snow', 'petals', 'light', 'breath'] as const
/** What comes alive in a photo. */
type LifeKind = (typeof lifeKinds)[number]

/** What a film of one photo is to be. */
export interface FilmSpec {
  /** Pixels of the film: both sides multiples of 8. */
  size: Size
  seconds: number
  move: Move
  /** 0..1: how far the camera goes, and how strongly things move. */
  strength: number
  /** The last frame leads on to the first. */
  loop: boolean
  life: readonly LifeKind[]
  /** Of a film that turns into another: the first begins, and the last ends, with the photo as it is. */
  part?: 'first' | 'last'
  seed: number
}

/** Frames a second of every film. */
export const FRAME_RATE = 24

export const frameCount = ({ seconds }: Pick<FilmSpec, 'seconds'>) => Math.round(seconds * FRAME_RATE)
