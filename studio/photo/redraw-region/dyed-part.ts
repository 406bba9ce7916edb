import type { RasterImage } from '../../pixels/linear-image.ts'
import { type Plane, resizePlane, sumOf } from '../../pixels/plane.ts'
import { colourPlanes, nearestPixel } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { StudioError } from '../../studio-error.ts'
import { findClothing } from '../../vision/clothing.ts'
import { findFaces, type Face } from '../../vision/faces.ts'
import { hairAround } from '../../vision/hair.ts'
import { matte } from '../../vision/matte.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { isUnclear } from '../clothes/clothes-doubt.ts'
import { ownGarment } from '../clothes/own-garment.ts'
import { withoutSkin } from '../clothes/skin-pieces.ts'
import type { Dyed } from './plan.ts'

/** Share of somebody's clothes from which on all of them are marked. */
const MOST_MARKED = 0.7
/** So many times the marked faces' size do clothes take up where they alone are meant. */
const MORE_THAN_FACES = 2
/** How far a face's body hangs below its chin, and reaches to the sides, in heights of the face. */
const BELOW = 6
const BESIDE = 2
/** People whose clothes are looked for; each takes a third of a second. */
const MOST_PEOPLE = 3

/**
 * What of a marked part (`alpha`, the photo's size) is the clothes or the hair of the people it lies on. Without a face it is
 * the clothes of the one person there, or all of it where nobody is known.
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
  return partOf(cv, photo, faces, alpha, of, context)
}

async function partOf(
  cv: OpenCv, photo: RasterImage, faces: readonly Face[], alpha: Plane, of: Dyed, context: Pick<TaskContext, 'checkCancelled'>,
): Promise<Plane> {
  const marked = faces
    .map((face) => ({ face, share: markedShare(face, alpha, photo) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_PEOPLE)
  if (faces.length === 0 && of === 'clothes') return (await facelessClothes(cv, photo, alpha, context)) ?? alpha
  if (marked.length === 0) return alpha
  const part = new Float32Array(alpha.length)
  for (const { face } of marked) {
    const others = faces.filter((other) => other !== face)
    const own = of === 'hair' ? await hairOf(cv, photo, face, others, context) : await clothesOf(cv, photo, face, others, alpha, context)
    for (let i = 0; i < part.length; i++) part[i] = Math.max(part[i]!, alpha[i]! * own[i]!)
    context.checkCancelled()
  }
  return part
}

/**
 * The marked part when only a colour is named: somebody's clothes where far more of them is marked than of faces, which
 * nobody wants dyed along with them; otherwise all of it.
 */
export async function withoutFaces(cv: OpenCv, photo: RasterImage, alpha: Plane, context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane> {
  const faces = await findFaces(photo)
  context.checkCancelled()
  const bare = faces.reduce((sum, face) => sum + markedFace(face, alpha, photo), 0)
  if (bare === 0) return alpha
  const clothes = await partOf(cv, photo, faces, alpha, 'clothes', context)
  return sumOf(clothes) > MORE_THAN_FACES * bare ? clothes : alpha
}

/** How much of a face is marked, in pixels. */
function markedFace({ box, mesh }: Face, alpha: Plane, photo: RasterImage): number {
  const marked = mesh.filter(([x, y]) => alpha[nearestPixel(photo, x, y)]! > 0.5)
  return (marked.length / mesh.length) * box.width * box.height
}

async function facelessClothes(cv: OpenCv, photo: RasterImage, alpha: Plane, context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane | undefined> {
  try {
    return await clothesOf(cv, photo, undefined, [], alpha, context)
  } catch (error) {
    if (error instanceof StudioError && error.reason === 'no-face') return undefined
    throw error
  }
}

async function hairOf(cv: OpenCv, photo: RasterImage, face: Face, others: readonly Face[], context: Pick<TaskContext, 'checkCancelled'>): Promise<Plane> {
  const hairAt = await hairAround(cv, photo, face, others, context)
  return Float32Array.from({ length: photo.width * photo.height }, (_, i) => hairAt(i % photo.width, Math.floor(i / photo.width)))
}

async function clothesOf(
  cv: OpenCv, photo: RasterImage, face: Face | undefined, others: readonly Face[], alpha: Plane, context: Pick<TaskContext, 'checkCancelled'>,
): Promise<Plane> {
  const found = await findClothing(cv, photo, face, others, {}, context).catch((error: unknown) => {
    if (error instanceof StudioError && error.reason === 'clothes-unclear') return undefined
    throw error
  })
  const nothing = () => new Float32Array(photo.width * photo.height)
  if (!found) return nothing()
  const { width, height, mask } = found
  const marked = resizePlane(alpha, photo.width, photo.height, width, height)
  const isMarked = (value: number, i: number) => (value && marked[i]! > 0.5 ? 1 : 0)
  const worn = mask.map(isMarked)
  if (!worn.some(Boolean)) return nothing()
  const clothed = { clothing: found, colours: colourPlanes(photo, found) }
  // Who marks all of somebody means the garment; who marks a tie, that alone.
  const part = sumOf(worn) > MOST_MARKED * sumOf(mask)
    ? ownGarment(cv, clothed, 'whole', new Uint8Array(mask.length), context).map(isMarked)
    : withoutSkin(cv, clothed, worn, context)
  // What may as well be bare skin takes no colour, as when clothes are changed.
  if (isUnclear(clothed, part, 'whole')) return nothing()
  return matte(photo, { width, height, mask: part }, context)
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
