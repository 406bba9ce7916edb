import sharp, { type Sharp } from 'sharp'

/** Longest side of each picture, pixels: larger ones show their middle, where the difference is seen at its own size. */
const MOST = 768
const GAP = 8
const GROUND = '#7d8471'

/** Writes a PNG with a photo and what was made of it side by side, the photo brought to the same size. */
export async function beforeAndAfter(photo: Uint8Array, made: Uint8Array, file: string): Promise<void> {
  const { width, height } = await sharp(made).metadata()
  const part = { width: Math.min(MOST, width), height: Math.min(MOST, height) }
  const place = { left: (width - part.width) >> 1, top: (height - part.height) >> 1, ...part }
  // What is transparent shows the ground.
  const middleOf = (picture: Sharp) => picture.flatten({ background: GROUND }).extract(place).png().toBuffer()
  const asLarge = sharp(photo).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  const [before, after] = await Promise.all([middleOf(asLarge), middleOf(sharp(made))])
  await sharp({ create: { width: 2 * part.width + GAP, height: part.height, channels: 3, background: '#ffffff' } })
    .composite([{ input: before, left: 0, top: 0 }, { input: after, left: part.width + GAP, top: 0 }])
    .png()
    .toFile(file)
}
