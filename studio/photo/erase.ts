import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { StudioError } from '../studio-error.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { standingBeside } from './fill/beside.ts'
import { fillRegion } from './fill/fill-region.ts'
import { grownMask } from './fill/grown-mask.ts'
import { LARGEST_HOLE } from './fill/largest-hole.ts'
import { restOfThing } from './fill/rest-of-thing.ts'

export interface Erased {
  picture: RasterImage
  notes: string[]
}

/** Share past which the person should know how much was invented. */
const LARGE_HOLE = 0.25

/** Invents the hole's pixels (1 in `hole`), in place of nothing else. */
type Fill = (photo: RasterImage, hole: Uint8Array, context: TaskContext) => RasterImage | Promise<RasterImage>

/**
 * Takes away what the mask covers (the photo's size, drawn where above a half), with what it just missed of a thing, and closes
 * the gap. Outside of that and a narrow soft edge every pixel stays as it was. Throws 'mask-empty' and 'mask-too-large'.
 */
export async function erase(photo: RasterImage, mask: Plane, context: TaskContext, fill: Fill = fromTheRest): Promise<Erased> {
  const { cv } = await loadOpenCv()
  context.checkCancelled()
  const marked = grownMask(cv, mask, photo)
  const { share } = marked
  if (share === 0) throw new StudioError('mask-empty', 'Nothing is marked')
  if (share > LARGEST_HOLE) throw new StudioError('mask-too-large', `${Math.round(share * 100)} % of the picture is marked`)
  context.checkCancelled()
  const rest = restOfThing(cv, photo, mask, context)
  const { hole, alpha } = rest ? grownMask(cv, mask.map((value, i) => Math.max(value, rest[i]!)), photo) : marked
  context.checkCancelled()
  const filled = await fill(photo, hole, context)
  for (let i = 0; i < alpha.length; i++) {
    const a = alpha[i]!
    if (a === 1) continue
    for (let c = 0; c < 3; c++) {
      const was = photo.data[i * photo.channels + c]!
      filled.data[i * 3 + c] = was + (filled.data[i * 3 + c]! - was) * a + 0.5
    }
  }
  return { picture: filled, notes: share > LARGE_HOLE ? ['large-hole'] : [] }
}

const fromTheRest: Fill = async (photo, hole, context) => {
  const { cv } = await loadOpenCv()
  const blocked = await standingBeside(cv, photo, hole, context)
  context.progress(0.1)
  context.checkCancelled()
  const rest = { ...context, progress: (at: number) => context.progress(0.1 + 0.9 * at) }
  return fillRegion(photo, hole, { ...(blocked && { blocked }) }, rest)
}
