import type { RasterImage } from '../../../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../../../pixels/raster.ts'
import { double } from './double.ts'
import { loadBanks } from './filters.ts'

/** More than a screen or a print shows, and what the memory holds well. */
const MOST_PIXELS = 24e6

/** How often a photo of the size can be doubled towards a scale. */
export function doublingsOf({ width, height }: Size, scale: 1 | 2 | 4): number {
  const wanted = Math.log2(scale)
  const possible = Math.floor(Math.log2(Math.sqrt(MOST_PIXELS / (width * height))))
  return Math.max(0, Math.min(wanted, possible))
}

/** The photo at twice its size, once or twice over, with edges as crisp as they were. */
export function enlarge(photo: RasterImage, doublings: number, step: (fraction: number) => void): RasterImage {
  if (doublings === 0) return photo
  let planes: ReturnType<typeof double> = colourPlanes(photo)
  let size: Size = photo
  // Each doubling takes four times as long as the one before.
  const total = (4 ** doublings - 1) / 3
  for (let done = 0; done < doublings; done++) {
    const before = (4 ** done - 1) / 3
    planes = double(planes, size, loadBanks()[done]!, (fraction) => step((before + 4 ** done * fraction) / total))
    size = { width: 2 * size.width, height: 2 * size.height }
  }
  return fromColourPlanes(planes, size)
}
