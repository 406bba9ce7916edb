import type { Size } from '../../pixels/raster.ts'

/** What writes films here. */
export type EncoderChoice = { kind: 'ffmpeg'; command: string } | { kind: 'built-in' }

export interface FilmFile {
  /** Where the film goes. Of an encoder that was ended there may be a part of it. */
  file: string
  size: Size
  frameRate: number
  /** What the file says of itself, by the names that players show. */
  comment: string
  /** Machine-readable labels. */
  labels: Readonly<Record<string, string>>
}

/** Writes frames, as they come, into an MP4 with H.264 that plays from its first bytes. */
export interface FilmEncoder {
  /** Takes a frame (I420, BT.709). When it resolves the memory is the caller's again. */
  write(frame: Uint8Array): Promise<void>
  /** The file is whole when it resolves. */
  finish(): Promise<void>
}
