import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import { smallLook } from '../small-look.ts'
import { CHANNELS, type FillLevel } from './level.ts'

/** Small looks at the whole picture with the hole as a level has it; the window is what the levels show of it. */
export function createPreview(photo: RasterImage, hole: Uint8Array, window: Region): (level: FillLevel) => RasterImage {
  const small = smallLook(photo)
  return ({ width, height, values }) => {
    const data = small.data.slice()
    for (let y = 0, i = 0; y < small.height; y++) {
      const fullY = Math.floor(((y + 0.5) * photo.height) / small.height)
      for (let x = 0; x < small.width; x++, i++) {
        const fullX = Math.floor(((x + 0.5) * photo.width) / small.width)
        if (!hole[fullY * photo.width + fullX]) continue
        const u = Math.min(width - 1, Math.floor(((fullX - window.left) * width) / window.width))
        const v = Math.min(height - 1, Math.floor(((fullY - window.top) * height) / window.height))
        const from = (v * width + u) * CHANNELS
        data.set(values.subarray(from, from + 3), i * 3)
      }
    }
    return { ...small, data }
  }
}
