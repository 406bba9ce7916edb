import type { Reason } from '../../../words/reasons.ts'
import type { Square } from './square-picture.ts'
import type { KeptPicture } from './kept-picture.ts'

/** What is made of a file: a picture as it is kept, or a square of a kept one as a webp. */
export type DecoderJob = { make: 'kept'; bytes: Uint8Array } | { make: 'square'; bytes: Uint8Array; side: number; square: Square | undefined }

export interface DecoderResults {
  kept: KeptPicture
  square: Uint8Array
}

export interface ToDecoder {
  job: DecoderJob
  /** Bytes it may take by the picture's header. */
  memory: number
}

export interface FromDecoder {
  answer: DecoderAnswer
  /** The process has grown, and does not give back what it has taken: it is not to be used again. */
  worn: boolean
}

export type DecoderAnswer =
  /** By its header it takes more than was granted: nothing was decoded. */
  | { type: 'needs'; bytes: number }
  | { type: 'made'; result: DecoderResults[keyof DecoderResults] }
  /** The file is at fault, and the person is told why. */
  | { type: 'refused'; reason: Reason; values: Record<string, string | number>; cause: string }
  | { type: 'failed'; cause: string }
