import { faceRegions, type Point } from './face-geometry.ts'
import { facePose } from './face-pose.ts'
import type { Face } from './faces.ts'
import { BEARD_ZONE_NAMES, BEARD_ZONES, type BeardZone } from './beard-zones.ts'

/** MediaPipe's points along the features, each from the outer end to the inner or from left to right. */
const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    crease: [226, 247, 30, 29, 27, 28, 56], brow: [70, 63, 105, 66, 107], browBelow: [46, 53, 52, 65, 55],
  },
  {
    upper: [263, 466, 388, 387, 386, 385, 384, 398, 362], lower: [263, 249, 390, 373, 374, 380, 381, 382, 362],
    crease: [446, 467, 260, 259, 257, 258, 286], brow: [300, 293, 334, 296, 336], browBelow: [276, 283, 282, 295, 285],
  },
]
const IRISES = [[468, 469, 470, 471, 472], [473, 474, 475, 476, 477]]
const MOUTH = {
  outerUpper: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291], outerLower: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
  innerUpper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308], innerLower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
}
const NOSE_BASE = [64, 98, 97, 2, 326, 327, 294]
const NOSE_BRIDGE = [168, 6, 197, 195, 5, 4]
const JAW = [234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454]

export interface EyeMarks {
  upper: Point[]
  lower: Point[]
  crease: Point[]
  /** Upper rim of the brow, and the lower one. */
  brow: Point[]
  browBelow: Point[]
  iris: { centre: Point; radius: number }
  centre: Point
  /** Height of the opening, pixels. */
  open: number
}

/** What is drawn of a face, in pixels of the picture. */
export interface FaceMarks {
  /** Distance between the pupils: the unit of the drawing. */
  unit: number
  eyes: EyeMarks[]
  mouth: Record<keyof typeof MOUTH, Point[]>
  noseBase: Point[]
  noseBridge: Point[]
  jaw: Point[]
  oval: Point[]
  cheeks: Point[]
  /** From the chin to the forehead, a unit vector. */
  up: Point
  /** Degrees, positive when the nose points to the right of the picture. */
  yaw: number
  /** Outlines of both halves of where beards grow. */
  beardZones: { name: BeardZone; halves: [Point[], Point[]] }[]
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const middle = (points: readonly Point[]): Point =>
  [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length]

export function faceMarks(face: Face): FaceMarks {
  const { mesh } = face
  const take = (indices: readonly number[]): Point[] => indices.map((index) => [mesh[index]![0], mesh[index]![1]])
  const irises = IRISES.map(([pupil, ...rim]) => {
    const centre = take([pupil!])[0]!
    return { centre, radius: take(rim).reduce((sum, point) => sum + distance(point, centre), 0) / rim.length }
  })
  const eyes = EYES.map((curves) => {
    const upper = take(curves.upper)
    const lower = take(curves.lower)
    const centre = middle([...upper, ...lower])
    // The models do not agree on which eye is the first.
    const iris = irises.toSorted((a, b) => distance(a.centre, centre) - distance(b.centre, centre))[0]!
    return {
      upper, lower, crease: take(curves.crease), brow: take(curves.brow), browBelow: take(curves.browBelow),
      iris, centre, open: distance(upper[4]!, lower[4]!),
    }
  })
  const [chin, top] = take([152, 10]) as [Point, Point]
  const height = distance(chin, top)
  const up: Point = [(top[0] - chin[0]) / height, (top[1] - chin[1]) / height]
  const mouth = {
    outerUpper: take(MOUTH.outerUpper), outerLower: take(MOUTH.outerLower),
    innerUpper: take(MOUTH.innerUpper), innerLower: take(MOUTH.innerLower),
  }
  return {
    unit: Math.max(distance(eyes[0]!.centre, eyes[1]!.centre), height * 0.3),
    eyes: withSeenIrises(eyes, up),
    mouth,
    noseBase: take(NOSE_BASE),
    noseBridge: take(NOSE_BRIDGE),
    jaw: take(JAW),
    oval: take(faceRegions.oval),
    cheeks: take([50, 280]),
    up,
    yaw: facePose(face).yaw,
    beardZones: BEARD_ZONE_NAMES.map((name) => ({ name, halves: [take(BEARD_ZONES[name][0]), take(BEARD_ZONES[name][1])] })),
  }
}

/** Where a pixel lies from a place of a face, along the line between the pupils and down across it; the distance between them as 1. */
export const seenFrom = ({ unit, up: [ux, uy] }: Pick<FaceMarks, 'unit' | 'up'>, [cx, cy]: Point) => (x: number, y: number) => ({
  across: (-uy * (x - cx) + ux * (y - cy)) / unit,
  down: (-ux * (x - cx) - uy * (y - cy)) / unit,
})

/** Distance of an iris from the middle of its eye, in the eye's opening, past which it is not where it was seen: hair hides the eye, or the far side of a nose. */
const OUTSIDE = 0.5

/** The eyes with both irises within them: one that was misplaced looks where the other does, or straight on. */
function withSeenIrises(eyes: EyeMarks[], [ux, uy]: Point): EyeMarks[] {
  const gazes = eyes.map(({ iris, centre }): Point => [iris.centre[0] - centre[0], iris.centre[1] - centre[1]])
  const isSeen = gazes.map(([x, y], k) => Math.abs(x * ux + y * uy) <= OUTSIDE * eyes[k]!.open)
  return eyes.map((eye, k) => {
    if (isSeen[k]) return eye
    const [x, y] = isSeen[1 - k] ? gazes[1 - k]! : [0, 0]
    return { ...eye, iris: { ...eye.iris, centre: [eye.centre[0] + x, eye.centre[1] + y] } }
  })
}
