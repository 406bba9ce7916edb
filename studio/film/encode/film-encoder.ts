import type { Size } from '../../pixels/raster.ts'

/** What writes films here. */
export type EncoderChoice = { kind: 'ffmpeg'; command: string } | { kind: 'built-in' }

/** The sound of a film, as long as it. */
export interface FilmSound {
  /** A file of numbers -1..1 of 32 bits, least byte first, left and right in turn. */
  file: string
  sampleRate: number
}

export interface FilmFile {
  /** Where the film goes. Of an encoder that was ended there may be a part of it. */
  file: string
  size: Size
  frameRate: number
  sound?: FilmSound | undefined
  /** What the file says of itself, by the names that players show. */
  comment: string
  /** Machine-readable labels. */
  labels: Readonly<Record<string, string>>
}

/** Bits a second of sound. */
export const SOUND_BITRATE = 160_000

/** Writes frames, as they come, into an MP4 with H.264 (and AAC, where there is sound) that plays from its first bytes. */
export interface FilmEncoder {
  /** Takes a frame (I420, BT.709). When it resolves the memory is the caller's again. */
  write(frame: Uint8Array): Promise<void>
  /** The file is whole when it resolves. */
  finish(): Promise<void>
}
