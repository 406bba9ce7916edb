import type { RasterImage } from '../../pixels/linear-image.ts'
import type { EncoderChoice, FilmSound } from '../encode/film-encoder.ts'
import type { FilmSpec } from '../film-spec.ts'
import type { ReelJob } from '../reel/reel-job.ts'

/** Lies over every frame, such as a label. */
export interface FilmMark {
  /** Of its upper left corner, in pixels of the frame. */
  left: number
  top: number
  /** Four channels. */
  picture: RasterImage
}

/** What is written of a film, and by what. */
export interface FilmFiles {
  encoder: EncoderChoice
  /** Where the film and its poster (JPEG, without the mark) go. */
  film: string
  poster: string
  /** Where small pictures of a few of its frames go, one under the other, as JPEG. */
  frames: string
  mark?: FilmMark | undefined
  sound?: FilmSound | undefined
  comment: string
  labels: Readonly<Record<string, string>>
}

export interface FilmJob extends FilmFiles {
  spec: FilmSpec
  /** Files with a stage each (`writeStage`): what is filmed, and what it becomes at the end. */
  stages: readonly [string] | readonly [string, string]
}

/** What the process of a film is sent. */
export type Job = FilmJob | ReelJob

export type FromFilm =
  | { kind: 'progress'; fraction: number }
  | { kind: 'preview'; image: RasterImage }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
