import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { labPlanes } from './lab.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'

/** A subject in the middle has its centre no farther from the frame's, as a share of its sides, and is no smaller. */
const FARTHEST = 0.12
const SMALLEST = 0.08
/** A step in colour that is as crisp as can be told. */
const CRISPEST = 0.3

/** Whether what was cut is a large thing in the middle of the frame. */
export function isInTheMiddle({ mask, width, height }: SubjectMask): boolean {
  let [count, sumX, sumY] = [0, 0, 0]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue
      count++
      sumX += x
      sumY += y
    }
  const offset = Math.hypot(sumX / count / width - 0.5, sumY / count / height - 0.5)
  return count > SMALLEST * mask.length && offset < FARTHEST
}

/**
 * Tells of masks of one size how crisp their outlines are: the mean step in weighted Lab across them, 0..0.3; where a
 * mask runs out of the frame there is none.
 */
export function outlineCrispness(cv: OpenCv, photo: RasterImage, { width, height }: Size): (mask: SubjectMask['mask']) => number {
  const size = { width, height }
  const [light, a, b] = labPlanes(cv, fromColourPlanes(colourPlanes(photo, size), size))
  const step = (i: number, j: number) => Math.hypot(light![i]! - light![j]!, a![i]! - a![j]!, b![i]! - b![j]!)
  return (mask) => {
    let [sum, length] = [0, 1]
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (!mask[i]) continue
        if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) {
          length++
          continue
        }
        for (const way of [-1, 1, -width, width]) {
          if (mask[i + way]) continue
          sum += Math.min(CRISPEST, step(i - way, i + 2 * way))
          length++
        }
      }
    return sum / length
  }
}
