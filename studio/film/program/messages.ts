import type { RasterImage } from '../../pixels/linear-image.ts'
import type { EncoderChoice } from '../encode/film-encoder.ts'
import type { FilmSpec } from '../film-spec.ts'

/** Lies over every frame, such as a label. */
export interface FilmMark {
  left: number
  top: number
  /** Four channels. */
  picture: RasterImage
}

export interface FilmJob {
  spec: FilmSpec
  /** Files with a stage each (`writeStage`): what is filmed, and what it becomes at the end. */
  stages: readonly [string] | readonly [string, string]
  mark?: FilmMark | undefined
  encoder: EncoderChoice
  /** Where the film and its poster (WebP) go. */
  film: string
  poster: string
  comment: string
  labels: Readonly<Record<string, string>>
}

export type FromFilm =
  | { kind: 'progress'; fraction: number }
  | { kind: 'preview'; image: RasterImage }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
