import sharp from 'sharp'
import type { Size } from '../shared/masks.ts'

/** Shapes that differ by less count as the same: models' sizes go in steps. */
const SAME_SHAPE = 0.03

export async function sizeOf(picture: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** A picture cut to a shape around its middle. */
export async function cutTo(picture: Uint8Array, shape: Size): Promise<Uint8Array> {
  const own = await sizeOf(picture)
  if (isShape(own, shape)) return picture
  const scale = Math.min(own.width / shape.width, own.height / shape.height)
  return coverage(picture, { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) })
}

/** A picture brought to a size; what is of another shape is cut, not stretched. */
export async function fitTo(picture: Uint8Array, size: Size): Promise<Uint8Array> {
  return coverage(picture, size, isShape(await sizeOf(picture), size) ? 'fill' : 'cover')
}

const coverage = (picture: Uint8Array, { width, height }: Size, fit: 'cover' | 'fill' = 'cover') =>
  sharp(picture).resize({ width, height, fit }).png({ compressionLevel: 2 }).toBuffer()

const isShape = (size: Size, shape: Size) => Math.abs((size.width * shape.height) / (size.height * shape.width) - 1) < SAME_SHAPE
