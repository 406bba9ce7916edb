import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import type { Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { findFaces } from '../../vision/faces.ts'
import { isDrawn } from '../../vision/marks.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import { fillRegion } from '../fill/fill-region.ts'
import { addGrain, cleanPhoto, grainLeft } from './clean.ts'
import { doublingsOf, enlarge } from './enlarge/enlarge.ts'
import { faceWeights } from './face-weights.ts'
import { mendFolds } from './folds/mend-folds.ts'
import { carefulFace } from './scratches/careful-places.ts'
import { fillThin } from './scratches/fill-thin.ts'
import { findScratches } from './scratches/find-scratches.ts'
import { liftMarked } from './marked-stains.ts'
import { isSoft, sharpen } from './sharpen.ts'
import { liftStains } from './stains.ts'
import { readPrint, restoreTones } from './tone.ts'

export interface RepairOptions {
  /** Strengths 0..1; 0 leaves that part of the work out, and without one it is done as far as the photo is found to need it. */
  scratches?: number | undefined
  denoise?: number | undefined
  fading?: number | undefined
  sharpen?: number | undefined
  /** Leave grain on skin, sharpen features, and be careful with what looks like a scratch there. */
  faces: boolean
  scale: 1 | 2 | 4
  /** Damage that the person has marked, of the photo's size. */
  mask?: Plane | undefined
}

export interface Repaired {
  picture: RasterImage
  /** What was found and mended, 'scratches-found' and the like, or 'looks-well'; 'scale-limited': too large for the whole enlargement. */
  notes: string[]
}

const PREVIEW_SIDE = 384
/** How strongly a soft photo is sharpened, and any that has been enlarged. */
const SHARPEN = { soft: 0.4, enlarged: 0.2 }

/** Restores a photo as a restorer goes about it: grain, then damage, then tones, then size, then sharpness. */
export async function repair(photo: RasterImage, options: RepairOptions, context: TaskContext): Promise<Repaired> {
  const notes: string[] = []
  const stage = (from: number, to: number) => (fraction: number) => {
    context.checkCancelled()
    context.progress(from + (to - from) * fraction)
  }
  const show = (image: RasterImage) => context.preview(small(image))
  show(photo)
  context.checkCancelled()
  const { cv } = await loadOpenCv()
  const found = options.faces ? await findFaces(photo) : []
  const faces = faceWeights(found.map(({ box }) => box), photo)
  stage(0, 1)(0.08)

  const clean = options.denoise !== 0 ? cleanPhoto(photo, options.denoise, stage(0.08, 0.5)) : undefined
  let picture = clean?.picture ?? photo
  if (clean) {
    notes.push(`${clean.found}-removed`)
    show(picture)
    context.checkCancelled()
  }
  const unfolded = options.scratches !== 0 ? mendFolds(cv, picture, context.checkCancelled) : undefined
  if (unfolded) {
    picture = unfolded.picture
    notes.push('folds-mended')
  }
  const print = readPrint(picture)
  context.checkCancelled()
  const lifted = options.scratches !== 0 ? liftStains(cv, picture, print, context.checkCancelled) : undefined
  if (lifted) {
    picture = lifted
    notes.push('stains-lifted')
  }
  // One line may be something else that looks like a fold; two say that the print has been through something.
  const isOld = (unfolded?.count ?? 0) > 1 || lifted !== undefined || print.isBrown
  const damage = options.scratches !== 0 ? findScratches(cv, picture, found.map(carefulFace), options.scratches, isOld, context.checkCancelled) : undefined
  stage(0, 1)(0.55)
  if (damage) {
    picture = fillThin(cv, picture, damage)
    notes.push('scratches-found')
  }
  context.checkCancelled()
  if (clean) addGrain(picture, clean.grain, grainLeft(options.denoise), faces, damage)
  if (options.mask?.some(isDrawn)) {
    const marked = mapToBytes(options.mask, (value) => (isDrawn(value) ? 1 : 0))
    const stains = liftMarked(cv, picture, marked, context.checkCancelled)
    if (stains) {
      picture = stains.picture
      if (!lifted) notes.push('stains-lifted')
    }
    const hole = stains?.rest ?? marked
    if (hole.includes(1)) picture = fillRegion(picture, hole, {}, { ...context, progress: stage(0.55, 0.7) })
    show(picture)
  }
  stage(0, 1)(0.7)
  const restored = options.fading !== 0 ? restoreTones(picture, options.fading, isOld || Boolean(damage), context.checkCancelled) : undefined
  if (restored) {
    picture = restored
    notes.push('tones-restored')
  }
  context.checkCancelled()
  show(picture)

  const doublings = doublingsOf(photo, options.scale)
  if (2 ** doublings < options.scale) notes.push('scale-limited')
  const soft = options.sharpen === undefined && isSoft(picture)
  if (soft) notes.push('sharpened')
  picture = enlarge(picture, doublings, stage(0.75, 0.93))
  const strength = options.sharpen ?? (soft ? SHARPEN.soft : doublings > 0 ? SHARPEN.enlarged : 0)
  if (strength > 0) picture = sharpen(picture, strength, faces, context.checkCancelled)
  stage(0, 1)(0.97)
  if (!options.mask && !notes.some((note) => note !== 'scale-limited')) notes.unshift('looks-well')
  return { picture, notes }
}

function small(image: RasterImage): RasterImage {
  const size = fitWithin(image, PREVIEW_SIDE)
  return fromColourPlanes(colourPlanes(image, size), size)
}
