import type { RasterImage } from '../../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { findClothing } from '../../vision/clothing.ts'
import { findFaces, type Face } from '../../vision/faces.ts'
import { hairAround } from '../../vision/hair.ts'
import { matte } from '../../vision/matte.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { isUnclear } from '../clothes/clothes-doubt.ts'
import type { Dyed } from './plan.ts'

/** Above this a pixel is skin or hair and no cloth. */
const BARE = 0.5
/** How far a face's body hangs below its chin, and reaches to the sides, in heights of the face. */
const BELOW = 6
const BESIDE = 2
/** People whose clothes are looked for; each takes a third of a second. */
const MOST_PEOPLE = 3

/**
 * What of a marked part (`alpha`, the photo's size) is the clothes or the hair of the people it lies on. All of it where
 * no face is seen, as skin is known by the face's.
 */
export async function dyedPart(
  cv: OpenCv,
  photo: RasterImage,
  alpha: Plane,
  of: Dyed,
  context: Pick<TaskContext, 'checkCancelled'>,
): Promise<Plane> {
  const faces = await findFaces(photo)
  context.checkCancelled()
  const marked = faces
    .map((face) => ({ face, share: markedShare(face, alpha, photo) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_PEOPLE)
  if (marked.length === 0) return alpha
  const part = new Float32Array(alpha.length)
  for (const { face } of marked) {
    const others = faces.filter((other) => other !== face)
    const own = of === 'hair' ? await hairOf(cv, photo, face, others, context) : await clothesOf(cv, photo, face, others, context)
    for (let i = 0; i < part.length; i++) part[i] = Math.max(part[i]!, alpha[i]! * own[i]!)
    context.checkCancelled()
  }
  return part
}

async function hairOf(cv: OpenCv, photo: RasterImage, face: Face, others: readonly Face[], context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane> {
  const hairAt = await hairAround(cv, photo, face, others, context)
  return Float32Array.from({ length: photo.width * photo.height }, (_, i) => hairAt(i % photo.width, Math.floor(i / photo.width)))
}

async function clothesOf(cv: OpenCv, photo: RasterImage, face: Face, others: readonly Face[], context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane> {
  const found = await findClothing(cv, photo, face, others, {}, context).catch((error: unknown) => {
    if (error instanceof StudioError && error.reason === 'clothes-unclear') return undefined
    throw error
  })
  // What may as well be bare skin takes no colour, as when clothes are changed.
  if (!found || isUnclear({ clothing: found, colours: colourPlanes(photo, found) }, found.mask, 'whole')) return new Float32Array(photo.width * photo.height)
  const { width, height, mask, person, skin, hair } = found
  const worn = mask.map((value, i) => (value || (person[i]! > 0.5 && skin[i]! < BARE && hair[i]! < BARE) ? 1 : 0))
  return matte(photo, { width, height, mask: worn }, context)
}

/** How much of where a face's head and body usually are is marked, 0..1. */
function markedShare({ mesh }: Face, alpha: Plane, { width, height }: RasterImage): number {
  const [top, chin] = [mesh[10]!, mesh[152]!]
  const size = Math.hypot(chin[0] - top[0], chin[1] - top[1])
  const around = resizePlane(alpha, width, height, 64, 64)
  let [sum, count] = [0, 1e-6]
  for (let row = 0; row < 64; row++) {
    for (let column = 0; column < 64; column++) {
      const [x, y] = [((column + 0.5) * width) / 64, ((row + 0.5) * height) / 64]
      if (Math.abs(x - chin[0]) > BESIDE * size || y < top[1] - size || y > chin[1] + BELOW * size) continue
      sum += around[row * 64 + column]!
      count++
    }
  }
  return sum / count
}
