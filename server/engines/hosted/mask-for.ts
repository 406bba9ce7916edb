import sharp from 'sharp'
import { greyMask, photoWithHole, type Size } from '../shared/masks.ts'
import type { ImageModelCard } from './image-model.ts'

/** A mask picture as the model wants it, of the size of the photo that it goes with. Refuses one that chooses nothing. */
export async function maskFor({ mask }: ImageModelCard, part: Uint8Array, size: Size): Promise<Uint8Array> {
  if (mask === 'white') return greyMask(part, size)
  // Only what is transparent counts: without the photo in it, it stays far below the 4 MB that are taken.
  const black = await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  return photoWithHole(black, part)
}
