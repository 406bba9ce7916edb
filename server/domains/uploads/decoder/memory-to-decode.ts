import type { PictureKind } from '../../../platform/sniff-picture.ts'

export interface Size {
  width: number
  height: number
}

/** Thrown where a picture takes more than it may. */
export class NeedsMemory extends Error {
  readonly bytes: number

  constructor(bytes: number) {
    super(`It takes ${bytes} bytes`)
    this.bytes = bytes
  }
}

/** Bytes for each pixel of the file, as the process was seen to grow at 50 megapixels with the costliest variant of the kind. */
const bytesPerPixel: Record<PictureKind, number> = { jpeg: 9, png: 11, webp: 9, gif: 9, avif: 18, heic: 18 }
const ANY_PICTURE = 16 * 2 ** 20

/** How many bytes decoding a picture takes at most, by what its header says. */
export function memoryToDecode(kind: PictureKind, { width, height }: Size): number {
  return ANY_PICTURE + width * height * bytesPerPixel[kind]
}
