import { createHash } from 'node:crypto'
import sharp from 'sharp'

export interface PictureOrder {
  prompt: string
  seed: number
  width: number
  height: number
  init?: Buffer
  mask?: Buffer
}

/** A picture as a model might make it: the same for the same order, and through no codec unchanged. */
export async function makePicture({ prompt, seed, width, height, init, mask }: PictureOrder): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(`${prompt} ${seed}`).digest()
  const fill = { create: { width, height, channels: 3 as const, background: { r, g, b } } }
  if (!init) return sharp(fill).png().toBuffer()
  // What is kept goes through the model, too, and comes back a little changed.
  const kept = sharp(init).removeAlpha().resize(width, height, { fit: 'cover' }).linear(0.98, 5)
  if (!mask) return kept.tint({ r, g, b }).png().toBuffer()
  const chosen = await sharp(mask).flatten().toColourspace('b-w').resize(width, height, { fit: 'cover' }).threshold(128).extractChannel(0).raw().toBuffer()
  const edit = await sharp(fill).joinChannel(chosen, { raw: { width, height, channels: 1 } }).png().toBuffer()
  return sharp(await kept.png().toBuffer()).composite([{ input: edit }]).png().toBuffer()
}
