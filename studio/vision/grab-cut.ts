import type { RasterImage } from '../pixels/linear-image.ts'
import { StudioError } from '../studio-error.ts'
import { withOwned, type OpenCv } from './opencv.ts'

/** Longest side at which grabCut runs: half a second here, a minute at 1024. */
export const GRAB_CUT_SIDE = 320

const ROUNDS = 4

/** What is known of a pixel before the cut, in grabCut's own numbers. */
export const Seed = { background: 0, subject: 1, maybeBackground: 2, maybeSubject: 3 } as const

/** Parts a small picture by colour and edges (Rother, Kolmogorov, Blake 2004): 1 on the subject, 0 elsewhere. */
export function grabCut(cv: OpenCv, { width, height, data }: RasterImage, seeds: Uint8Array): Uint8Array {
  const isSubject = (label: number) => (label & 1) === 1
  if (!seeds.some(isSubject) || seeds.every(isSubject)) {
    throw new StudioError('no-subject', 'Nothing stands out from the background')
  }
  return withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC3, data))
    const labels = own(cv.matFromArray(height, width, cv.CV_8UC1, seeds))
    const unused = new cv.Rect(0, 0, width, height)
    // Its colour clusters start at random; the same photo should give the same cut.
    cv.setRNGSeed(1)
    cv.grabCut(image, labels, unused, own(new cv.Mat()), own(new cv.Mat()), ROUNDS, cv.GC_INIT_WITH_MASK)
    return Uint8Array.from(labels.data, (label) => (isSubject(label) ? 1 : 0))
  })
}
