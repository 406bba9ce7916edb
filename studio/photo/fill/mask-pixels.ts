import type { Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'

/** 1 where a mask, stretched to another size, is above `least`; undefined where it is nowhere. */
export function maskPixels(mask: SubjectMask, size: Size, least: number, checkCancelled: () => void): Uint8Array | undefined {
  if (mask.mask.every((value) => value < least)) return undefined
  const stretch = new Stretch(mask, size)
  const pixels = new Uint8Array(size.width * size.height)
  for (let y = 0, i = 0; y < size.height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0; x < size.width; x++, i++) if (stretch.at(mask.mask, x) > least) pixels[i] = 1
  }
  return pixels
}
