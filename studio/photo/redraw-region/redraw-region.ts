import { paintScene } from '../../paint/paint-scene.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { type Plane, sumOf } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { decontaminate } from '../../vision/decontaminate.ts'
import { DRAWN, isDrawn } from '../../vision/marks.ts'
import { matte } from '../../vision/matte.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import { loadOpenCv, type OpenCv } from '../../vision/opencv.ts'
import { erase } from '../erase.ts'
import { dyedPart, withoutFaces } from './dyed-part.ts'
import { fadeIntoSky } from './fade-into-sky.ts'
import { meantSky } from './meant-sky.ts'
import { paintSky } from './paint-sky.ts'
import type { RedrawPlan } from './plan.ts'
import { recolour } from './recolour.ts'
import { sceneWithin } from './scene-within.ts'
import { snapMask } from './snap-mask.ts'

export interface Redrawn {
  picture: RasterImage
  notes: string[]
}

/** Share of the marked part that clothes or hair fill at least, where they are to take a colour. */
const LEAST_DYED = 0.03

/**
 * Redraws what the mask covers (the photo's size, drawn where above a half) by the plan; `strength` 0..1 is how far a
 * colour or a painting covers what was there. Throws 'mask-empty', for a gap to close 'mask-too-large', and 'part-unclear'
 * when the clothes or the hair that are to take a colour are not in it.
 */
export async function redrawRegion(
  photo: RasterImage, mask: Plane, plan: RedrawPlan, strength: number, context: TaskContext,
): Promise<Redrawn> {
  if (!boundsOf(mask, photo, DRAWN)) throw new StudioError('mask-empty', 'Nothing is marked')
  const notes = [`redraw-${plan.kind}`]
  if (plan.kind === 'fill') {
    const erased = await erase(photo, mask, context)
    return { picture: erased.picture, notes: [...notes, ...erased.notes] }
  }
  const { cv } = await loadOpenCv()
  // A mask of all of the photo has no outline to draw.
  const alpha = mask.every(isDrawn) ? mask : matte(photo, markedPart(cv, photo, mask, plan), context)
  context.progress(0.2)
  context.checkCancelled()
  if (plan.kind === 'colour') {
    const part = await (plan.of ? dyedPart(cv, photo, alpha, plan.of, context) : withoutFaces(cv, photo, alpha, context))
    if (plan.of && sumOf(part) < LEAST_DYED * sumOf(alpha)) throw new StudioError('part-unclear', `No ${plan.of} in the marked part`)
    context.progress(0.7)
    return { picture: recolour(photo, part, plan.colour, strength), notes }
  }
  const { kind, spec } = plan
  const paint = async (size: Size) => {
    const follow = { ...context, progress: (at: number) => context.progress(0.2 + 0.8 * at) }
    return kind === 'sky' ? paintSky(spec, size, context.checkCancelled) : (await paintScene(spec, size.width, size.height, follow)).image
  }
  const share = kind === 'sky' ? fadeIntoSky(photo, alpha, mask) : alpha
  const before = kind === 'sky' ? withOwnEdges(photo, share, strength, context) : photo
  return { picture: await sceneWithin(before, share, paint, { strength, lying: kind === 'texture' }), notes }
}

/** What the mask covers, to the edges of the things in it. */
function markedPart(cv: OpenCv, photo: RasterImage, mask: Plane, plan: RedrawPlan): SubjectMask {
  const marked = snapMask(cv, photo, mask)
  return plan.kind === 'sky' ? meantSky(cv, photo, marked) : marked
}

/** The photo with the soft edges of what stands before the sky in their own colour, as far as a new one covers the old: a fringe of it would stay. */
function withOwnEdges(photo: RasterImage, sky: Plane, strength: number, context: TaskContext): RasterImage {
  const own = decontaminate(photo, sky.map((value) => 1 - value), context)
  for (let i = 0; i < own.data.length; i++) {
    const seen = photo.data[Math.floor(i / 3) * photo.channels + (i % 3)]!
    own.data[i] = seen + (own.data[i]! - seen) * strength + 0.5
  }
  return own
}
