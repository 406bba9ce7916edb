import sharp from 'sharp'
import { StudioError } from '../studio-error.ts'
import type { RasterImage } from './linear-image.ts'
import type { Plane } from './plane.ts'

/** Larger files are refused before they are unpacked: a small file can hide a picture that fills the memory. */
const MAX_PIXELS = 100_000_000
const MIN_SIDE = 16

export interface DecodeOptions {
  /** Longest side of the result in pixels; larger pictures are scaled down to it. */
  maxSide: number
}

/** Reads an upright JPEG, PNG or WebP as 8-bit sRGB; transparent parts become white. */
export async function decodeImage(bytes: Uint8Array, { maxSide }: DecodeOptions): Promise<RasterImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new StudioError('image-unreadable', 'The picture cannot be read', { cause })
    })
  const { width, height, channels } = info
  if (Math.min(width, height) < MIN_SIDE) {
    throw new StudioError('image-too-small', `The picture is ${width}x${height}; each side needs ${MIN_SIDE} pixels`)
  }
  if (channels !== 3) throw new StudioError('image-unreadable', `The picture has ${channels} channels after conversion`)
  return { width, height, channels, data }
}

/** Reads a painted mask, stretched to the given size: 1 where it is white and opaque, 0 where it is black or transparent. */
export async function decodeMask(bytes: Uint8Array, width: number, height: number): Promise<Plane> {
  const data = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new StudioError('mask-unreadable', 'The mask cannot be read', { cause })
    })
  const mask = new Float32Array(data.length)
  for (let i = 0; i < mask.length; i++) mask[i] = data[i]! / 255
  return mask
}

export type ImageFormat = 'png' | 'jpeg' | 'webp'

/** Writes a picture; the bytes are the caller's own, so they can be transferred to another thread. */
export async function encodeImage(picture: RasterImage, format: ImageFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, channels, data } = picture
  const image = sharp(data, { raw: { width, height, channels } })
  const encoded = {
    png: () => image.png({ compressionLevel: 6 }),
    jpeg: () => image.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    webp: () => image.webp({ quality: 92 }),
  }[format]()
  return new Uint8Array(await encoded.toBuffer())
}
