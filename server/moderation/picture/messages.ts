import type { Likelihoods } from './nsfw-net.ts'

export interface ToPictureProgram {
  id: number
  /** Encoded, as one of our own files is. */
  picture: Uint8Array
}

/** One of both. */
export interface FromPictureProgram {
  id: number
  likelihoods?: Likelihoods
  problem?: string
}
