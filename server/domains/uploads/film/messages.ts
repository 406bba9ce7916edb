import type { Reason } from '../../../words/reasons.ts'

/** A film as it is kept, in files of the folder that it was made in. */
export interface KeptFilm {
  file: string
  contentType: 'video/mp4' | 'video/webm'
  /** Upright, in pixels. */
  width: number
  height: number
  seconds: number
  sound: boolean
  /** JPEGs of its frames, spread over it; none where there is no ffmpeg. */
  stills: string[]
}

export interface ToFilmReader {
  /** As it was sent. */
  file: string
  /** Where everything else goes. */
  folder: string
  /** An ffmpeg, for films that browsers do not play and for stills. */
  ffmpeg: string | undefined
}

export type FromFilmReader =
  | { type: 'taken'; film: KeptFilm }
  /** The file is at fault, and the person is told why. */
  | { type: 'refused'; reason: Reason; values: Record<string, string | number>; cause: string }
  | { type: 'failed'; cause: string }
