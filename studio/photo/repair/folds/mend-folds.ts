import type { RasterImage } from '../../../pixels/linear-image.ts'
import { colourPlanes, fitWithin } from '../../../pixels/raster.ts'
import type { OpenCv } from '../../../vision/opencv.ts'
import { fillThin } from '../scratches/fill-thin.ts'
import { findFolds } from './find-folds.ts'
import { mendFold } from './mend-fold.ts'

/** Longest side at which folds are looked for. */
const WORKING_SIDE = 512

/** The photo with its folds smoothed out, and how many there were; undefined where there are none. */
export function mendFolds(cv: OpenCv, photo: RasterImage, tick: () => void): { picture: RasterImage; count: number } | undefined {
  const size = fitWithin(photo, WORKING_SIDE)
  const folds = findFolds(colourPlanes(photo, size), size, tick)
  if (folds.length === 0) return undefined
  const mended: RasterImage = { ...photo, data: Uint8Array.from(photo.data) }
  const cracks = new Uint8Array(photo.width * photo.height)
  for (const fold of folds) mendFold(mended, fold, cracks, tick)
  tick()
  return { picture: cracks.includes(1) ? fillThin(cv, mended, cracks) : mended, count: folds.length }
}
