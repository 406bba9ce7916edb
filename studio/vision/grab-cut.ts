import type { RasterImage } from '../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { StudioError } from '../studio-error.ts'
import { withOwned, type OpenCv } from './opencv.ts'
import { unwatched, type Watch } from './watch.ts'

/** Longest side at which grabCut runs: a tenth of a second a round here, ten seconds at 1024. */
export const GRAB_CUT_SIDE = 320

/** The colours are learned at half the size, where a round takes a fifth of the time. */
const COARSE_ROUNDS = 4
const FINE_ROUNDS = 1

/** What is known of a pixel before the cut, in grabCut's own numbers. */
export const Seed = { background: 0, subject: 1, maybeBackground: 2, maybeSubject: 3 } as const

const isSubject = (label: number) => (label & 1) === 1
const isSettled = (label: number) => label < Seed.maybeBackground
export const partsNothing = (seeds: Uint8Array) => !seeds.some(isSubject) || seeds.every(isSubject)

/** Parts a small picture by colour and edges (Rother, Kolmogorov, Blake 2004): 1 on the subject, 0 elsewhere. */
export function grabCut(cv: OpenCv, picture: RasterImage, seeds: Uint8Array, { checkCancelled }: Watch = unwatched): Uint8Array {
  if (partsNothing(seeds)) throw new StudioError('no-subject', 'Nothing stands out from the background')
  return withOwned(cv, (own) => {
    // Its colour clusters start at random; the same photo should give the same cut.
    cv.setRNGSeed(1)
    const models = [own(new cv.Mat()), own(new cv.Mat())] as const
    const none = new cv.Rect(0, 0, 1, 1)
    const cut = ({ width, height, data }: RasterImage, start: Uint8Array, rounds: number, learned: boolean): Uint8Array => {
      const image = own(cv.matFromArray(height, width, cv.CV_8UC3, data))
      const labels = own(cv.matFromArray(height, width, cv.CV_8UC1, start))
      for (let round = 0; round < rounds; round++) {
        checkCancelled()
        cv.grabCut(image, labels, none, ...models, 1, round > 0 || learned ? cv.GC_EVAL : cv.GC_INIT_WITH_MASK)
      }
      return Uint8Array.from(labels.data)
    }
    const half = { width: picture.width >> 1, height: picture.height >> 1 }
    const coarseSeeds = resampled(seeds, picture, half)
    if (partsNothing(coarseSeeds)) return cut(picture, seeds, COARSE_ROUNDS, false).map((label) => label & 1)
    const coarse = cut(fromColourPlanes(colourPlanes(picture, half), half), coarseSeeds, COARSE_ROUNDS, false)
    const likely = resampled(coarse, half, picture)
    const start = seeds.map((seed, i) => (isSettled(seed) ? seed : isSubject(likely[i]!) ? Seed.maybeSubject : Seed.maybeBackground))
    return partsNothing(start) ? start.map((label) => label & 1) : cut(picture, start, FINE_ROUNDS, true).map((label) => label & 1)
  })
}

/** Labels at another size, each that of the nearest pixel. */
function resampled(labels: Uint8Array, from: Size, to: Size): Uint8Array {
  const out = new Uint8Array(to.width * to.height)
  for (let y = 0, i = 0; y < to.height; y++) {
    const row = Math.floor(((y + 0.5) * from.height) / to.height) * from.width
    for (let x = 0; x < to.width; x++, i++) out[i] = labels[row + Math.floor(((x + 0.5) * from.width) / to.width)]!
  }
  return out
}
