import sharp from 'sharp'
import type { Margins } from '#contract/generators/fields.ts'

/** Longest side of a picture that is made, as of a photo that is taken. */
const MAX_SIDE = 4096

export interface Widened {
  /** The photo in its place; around it, its mirror image. */
  photo: Uint8Array
  /** White where it was widened. */
  mask: Uint8Array
}

/** A photo with margins (shares of its width or height) for a model to fill; made smaller when it would be too long. */
export async function widen(photo: Uint8Array, { top, right, bottom, left }: Margins): Promise<Widened> {
  const about = await sharp(photo).metadata()
  const scale = Math.min(1, MAX_SIDE / (about.width * (1 + left + right)), MAX_SIDE / (about.height * (1 + top + bottom)))
  const [width, height] = [Math.max(1, Math.floor(about.width * scale)), Math.max(1, Math.floor(about.height * scale))]
  const sides = { top: Math.floor(top * height), right: Math.floor(right * width), bottom: Math.floor(bottom * height), left: Math.floor(left * width) }
  const [wide, mask] = await Promise.all([
    sharp(photo).toColourspace('srgb').resize(width, height, { fit: 'fill' }).extend({ ...sides, extendWith: 'mirror' }).png({ compressionLevel: 2 }).toBuffer(),
    sharp({ create: { width, height, channels: 3, background: '#000' } }).extend({ ...sides, background: '#fff' }).toColourspace('b-w').png().toBuffer(),
  ])
  return { photo: wide, mask }
}
