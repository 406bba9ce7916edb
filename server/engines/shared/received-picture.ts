import sharp from 'sharp'
import { sniffPicture } from '../../platform/sniff-picture.ts'
import { badAnswer } from './bad-answer.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_PIXELS = 8192 * 8192

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * A picture that a server sent, unpacked and packed anew by us: an upright PNG in sRGB without metadata. Rejects with a transient EngineError for what is
 * no whole still PNG, JPEG or WebP, or too large.
 */
export async function receivedPicture(bytes: Uint8Array): Promise<Picture> {
  const kind = sniffPicture(bytes)
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') throw badAnswer(new Error('That is no PNG, JPEG or WebP'))
  if (bytes.byteLength > MAX_BYTES) throw badAnswer(new Error(`${bytes.byteLength} bytes`))
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, autoOrient: true })
    if (((await picture.metadata()).pages ?? 1) > 1) throw new Error('It moves')
    // The work's files are packed again from it, so speed counts here, not size.
    const { data, info } = await picture.toColourspace('srgb').png({ compressionLevel: 2 }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw badAnswer(error)
  }
}
