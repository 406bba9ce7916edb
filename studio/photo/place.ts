import sharp from 'sharp'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import type { Watch } from '../vision/watch.ts'
import type { Cutout } from './cutout.ts'

/** Where the subject stands in the frame. */
export interface Placement {
  /** Shift of the subject as a share of the frame, -1..1; 0 leaves it where it was photographed. */
  x: number
  y: number
  /** Size against the photograph, about the subject's frame centre at the bottom; 1 is as photographed. */
  scale: number
}

/** The picture cut and scaled to fill the size. */
export async function cover(image: RasterImage, { width, height }: Size): Promise<RasterImage> {
  const raw = { width: image.width, height: image.height, channels: image.channels }
  const data = await sharp(image.data, { raw }).removeAlpha().resize(width, height, { fit: 'cover' }).raw().toBuffer()
  return { width, height, channels: 3, data }
}

/** The cutout scaled and shifted within its frame; what leaves the frame is cut off. */
export async function placeCutout({ alpha, foreground }: Cutout, { x, y, scale }: Placement, { checkCancelled }: Watch): Promise<Cutout> {
  if (x === 0 && y === 0 && scale === 1) return { alpha, foreground }
  const { width, height } = foreground
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const colours = await scaled(foreground.data, 3, foreground, size)
  checkCancelled()
  const bytes = new Uint8Array(alpha.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = alpha[i]! * 255 + 0.5
  const opacity = await scaled(bytes, 1, foreground, size)
  checkCancelled()
  const left = Math.round((width - size.width) / 2 + x * width)
  const top = Math.round(height - size.height + y * height)

  const placed = new Float32Array(width * height)
  const data = new Uint8Array(width * height * 3)
  const from = Math.max(0, left)
  const to = Math.min(width, left + size.width)
  for (let row = Math.max(0, top); row < Math.min(height, top + size.height); row++) {
    if (row % 64 === 0) checkCancelled()
    for (let column = from; column < to; column++) {
      const i = row * width + column
      const source = (row - top) * size.width + column - left
      placed[i] = opacity[source]! / 255
      for (let c = 0; c < 3; c++) data[i * 3 + c] = colours[source * 3 + c]!
    }
  }
  return { alpha: placed, foreground: { width, height, channels: 3, data } }
}

const scaled = (data: Uint8Array, channels: 1 | 3, from: Size, to: Size): Promise<Buffer> =>
  sharp(data, { raw: { width: from.width, height: from.height, channels } })
    .resize(to.width, to.height, { fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
