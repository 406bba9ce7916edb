import sharp from 'sharp'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'

/** Lanczos, up or down. */
export async function resample(photo: RasterImage, size: Size): Promise<RasterImage> {
  const { width, height, channels, data } = photo
  if (width === size.width && height === size.height) return photo
  const resized = await sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height, { kernel: 'lanczos3', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, channels: 3, data: resized }
}
