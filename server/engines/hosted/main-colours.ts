import sharp from 'sharp'
import type { WorkText } from '#contract/entities.ts'
import { mainColours } from '#studio/describe/main-colours.ts'

const SIDE = 96

/** The colours that fill a picture, the largest first: measured, not guessed by a model. */
export async function measuredColours(picture: Uint8Array): Promise<WorkText['colours']> {
  const bytes = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const plane = (channel: number) => Float32Array.from({ length: SIDE * SIDE }, (_, i) => bytes[i * 3 + channel]! / 255)
  return mainColours([plane(0), plane(1), plane(2)]).map(({ colour, share }) => ({ colour, share }))
}
