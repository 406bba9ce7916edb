import sharp from 'sharp'
import { badAnswer } from './bad-answer.ts'
import { maskPixels, type Size } from './masks.ts'
import type { SizeLimits } from './model-size.ts'

/** How far the proportions of an answer may be off before it is no answer to what was sent. */
const TOLERANCE = 0.03
/** Of 255: what a stroke touches by a fifth is the model's to change; what must stay is put back afterwards. */
const TOUCHED = 50

export interface Fitted extends Size {
  /** The photo as the model takes it: an opaque PNG of three channels. */
  photo: Uint8Array
  /** A mask picture of the photo as the model takes it: black and white in one channel, at least what was chosen. */
  mask(mask: Uint8Array): Promise<Uint8Array>
  /** What came back, at the photo's own size, as a PNG. Rejects with an EngineError for a picture of other proportions. */
  restore(edited: Uint8Array): Promise<Uint8Array>
  /** The same at the model's own size, for what is made anew as a whole: a model's few pixels do not become more by being stretched. */
  inside(edited: Uint8Array): Promise<Uint8Array>
}

/**
 * A photo made smaller, or larger where its shorter side is below `minSide`, and continued by its mirror image to the multiples that a model takes. Only of very
 * long photos the mirror image is a large part.
 */
export async function fitForModel(photo: Uint8Array, limits: SizeLimits): Promise<Fitted> {
  const { width, height } = await sharp(photo).metadata()
  const { content, model } = place({ width, height }, limits)
  const [left, top] = [Math.floor((model.width - content.width) / 2), Math.floor((model.height - content.height) / 2)]
  const sides = { left, top, right: model.width - content.width - left, bottom: model.height - content.height - top }
  const stretched = { fit: 'fill' } as const
  const fitted = await sharp(photo)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(content.width, content.height, stretched)
    .extend({ ...sides, extendWith: 'mirror' })
    .png({ compressionLevel: 2 })
    .toBuffer()

  async function inside(edited: Uint8Array): Promise<Uint8Array> {
    const about = await sharp(edited).metadata()
    const off = Math.abs(about.width / about.height / (model.width / model.height) - 1)
    if (off > TOLERANCE) throw badAnswer(new Error(`${about.width}x${about.height} came back for ${model.width}x${model.height}`))
    return sharp(edited).resize(model.width, model.height, stretched).extract({ left, top, ...content }).png({ compressionLevel: 2 }).toBuffer()
  }

  return {
    ...model,
    photo: fitted,
    mask: async (mask) => {
      const pixels = await maskPixels(mask, content, TOUCHED)
      return sharp(pixels, { raw: { ...content, channels: 1 } }).extend({ ...sides, background: '#000' }).toColourspace('b-w').png().toBuffer()
    },
    restore: async (edited) => sharp(await inside(edited)).resize(width, height, stretched).png({ compressionLevel: 2 }).toBuffer(),
    inside,
  }
}

/** The size of the photo for the model, and the size around it. */
function place(photo: Size, { multiple, maxPixels, minSide = multiple, maxSide = Infinity }: SizeLimits): { content: Size; model: Size } {
  const up = (side: number) => Math.ceil(Math.max(side, minSide) / multiple) * multiple
  let scale = Math.min(Math.max(1, minSide / Math.min(photo.width, photo.height)), Math.sqrt(maxPixels / (photo.width * photo.height)))
  for (;;) {
    const content = { width: Math.max(1, Math.round(photo.width * scale)), height: Math.max(1, Math.round(photo.height * scale)) }
    const model = { width: up(content.width), height: up(content.height) }
    const fits = model.width * model.height <= maxPixels && Math.max(model.width, model.height) <= maxSide
    if (fits || (content.width <= multiple && content.height <= multiple)) return { content, model }
    scale *= 0.98
  }
}
