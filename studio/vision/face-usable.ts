import type { RasterImage } from '../pixels/linear-image.ts'
import { StudioError } from '../studio-error.ts'
import { checkFace, fitsLimits, type FaceLimits } from './face-check.ts'
import { sharpenFaces } from './face-precise.ts'
import { findFaces, type Face } from './faces.ts'
import type { Watch } from './watch.ts'

export interface UsableFaces {
  /** Largest first, their points precise. */
  faces: Face[]
  /** Faces that were found but are too small or turned too far. */
  skipped: number
}

/** The faces that can be worked on, at most `most`. Throws 'no-face', or what is wrong with the largest if none can. */
export async function usableFaces(photo: RasterImage, limits: FaceLimits, most: number, watch: Watch): Promise<UsableFaces> {
  const found = await findFaces(photo)
  watch.checkCancelled()
  const [largest] = found
  if (!largest) throw new StudioError('no-face', 'No face was found in the picture')
  const usable = found.filter((face) => fitsLimits(face, limits))
  if (usable.length === 0) checkFace(largest, limits)
  return { faces: await sharpenFaces(photo, usable.slice(0, most), watch), skipped: found.length - usable.length }
}
