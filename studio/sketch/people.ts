import { mapToPlane } from '../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { fitWithin, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { luma, resizeDisplay, type DisplayImage } from '../style/display-image.ts'
import { faceRegions, moveFace } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import { facePose } from '../vision/face-pose.ts'
import { findFaces, type Face } from '../vision/faces.ts'
import type { Regions } from './regions.ts'

/** Size and blur, in pixels of it, at which a drawn face looks to the model like one that was photographed. */
const SIDE = 256
const BLUR = 1.5

/** Degrees; a face that lies further on its side in a drawing is none, as a cat's between its ears. */
const MOST_ROLL = 40

/** Faces in a line drawing, in its pixels. */
export async function findDrawnFaces(drawing: DisplayImage): Promise<Face[]> {
  const size = fitWithin(drawing, SIDE)
  const soft = gaussianBlur(luma(resizeDisplay(drawing, size)), size.width, size.height, BLUR)
  const faces = await findFaces(fromColourPlanes([soft, soft, soft], size))
  return scaledFaces(faces.filter((face) => Math.abs(facePose(face).roll) < MOST_ROLL), size, drawing)
}

/** Faces of a drawing at another size of it. */
export function scaledFaces(faces: readonly Face[], from: Size, to: Size): Face[] {
  return faces.map((face) => moveFace(face, { left: 0, top: 0, ...from }, to))
}

export type PersonPart = 'skin' | 'hair' | 'eye' | 'lips' | 'clothes'

/** A region that has this share of itself in a part of a person is of that part. */
const MOST = 0.5
/** One that has more than this on a face is all of it. */
const WHOLLY = 0.7
/** A region that a face shares with other things is parted at the face's outline when the face has this share of it at least, pixels of its own and not of the line. */
const SHARED = 0.06

/** Parts each region that lies on a face and beyond it in two, in place. Returns how many there are then. */
export function partAtFaces(regions: Regions, faces: readonly Face[], size: Size): Regions {
  const labels = Int32Array.from(regions.labels)
  let { count } = regions
  for (const face of faces) {
    const oval = faceMask(face, size)
    const { inside, areas, whole } = sharesOf(labels, count, oval)
    const parted = new Map<number, number>()
    for (let region = 0; region < regions.count; region++) {
      const share = inside[region]! / areas[region]!
      if (share < WHOLLY && inside[region]! > SHARED * whole) parted.set(region, count++)
    }
    for (let i = 0; i < labels.length; i++) if (oval[i]! > 0.5) labels[i] = parted.get(labels[i]!) ?? labels[i]!
  }
  return { labels, count }
}

/** What of a person each region is; undefined where it is of none. */
export function personParts({ labels, count }: Regions, faces: readonly Face[], size: Size): (PersonPart | undefined)[] {
  const parts: (PersonPart | undefined)[] = Array.from({ length: count })
  for (const face of faces) {
    const { leftEye, rightEye, lips } = faceRegions
    const { left, top, width, height } = boxOf(face)
    const middle = left + width / 2
    const chin = top + height
    // Shares of the face's width and height about it: hair over it and down both sides, the neck under it, the body below.
    const inHair = (x: number, y: number) =>
      Math.abs(x - middle) < 0.95 * width && y > top - 0.75 * height && y < chin + 0.7 * height && !(y > chin && Math.abs(x - middle) < 0.4 * width)
    const onNeck = (x: number, y: number) => Math.abs(x - middle) < 0.42 * width && y >= chin - 0.1 * height && y < chin + 0.5 * height
    const onBody = (x: number, y: number) => Math.abs(x - middle) < 1.9 * width && y >= chin + 0.25 * height
    const shares = (inside: Plane | ((x: number, y: number) => boolean)) => {
      const plane = typeof inside === 'function' ? mapToPlane(labels, (_, i) => (inside(i % size.width, Math.floor(i / size.width)) ? 1 : 0)) : inside
      const found = sharesOf(labels, count, plane)
      return (region: number) => found.inside[region]! / Math.max(1, found.areas[region]!)
    }
    const [ofFace, ofEyes, ofLips] = [shares(faceMask(face, size)), shares(regionMask(face, [leftEye, rightEye], size)), shares(regionMask(face, [lips], size))]
    const [ofHair, ofNeck, ofBody] = [shares(inHair), shares(onNeck), shares(onBody)]
    for (let region = 0; region < count; region++) {
      parts[region] ??=
        ofEyes(region) > MOST ? 'eye'
        : ofLips(region) > MOST ? 'lips'
        : ofFace(region) > MOST || ofNeck(region) > MOST + 0.2 ? 'skin'
        : ofHair(region) > MOST + 0.1 ? 'hair'
        : ofBody(region) > MOST + 0.2 ? 'clothes'
        : undefined
    }
  }
  return parts
}

/** The mesh ends in the middle of the forehead; this share of its height is added above. */
const FOREHEAD = 0.2

/** The face up to its hairline. */
function faceMask(face: Face, size: Size): Plane {
  const { top, height } = boxOf(face)
  const eyes = (face.mesh[33]![1] + face.mesh[263]![1]) / 2
  const mesh = face.mesh.map(([x, y, z]) => [x, y < eyes ? y - (FOREHEAD * height * (eyes - y)) / Math.max(1, eyes - top) : y, z] as const)
  return regionMask({ ...face, mesh }, [faceRegions.oval], size)
}

function boxOf({ mesh }: Face): { left: number; top: number; width: number; height: number } {
  const points = faceRegions.oval.map((i) => mesh[i]!)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function sharesOf(labels: Int32Array, count: number, mask: Plane): { inside: Float64Array; areas: Float64Array; whole: number } {
  const [inside, areas] = [new Float64Array(count), new Float64Array(count)]
  let whole = 0
  for (let i = 0; i < labels.length; i++) {
    areas[labels[i]!]!++
    inside[labels[i]!]! += mask[i]!
    whole += mask[i]!
  }
  return { inside, areas, whole }
}
