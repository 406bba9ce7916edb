import { clamp } from '../../../pixels/colour.ts'
import { meanPoint, type Point } from '../../../vision/face-geometry.ts'
import type { FaceView } from '../face-view.ts'
import { narrowed, sideOf } from './turned.ts'

/** One eye's own coordinates: s from the inner corner (0) to the outer (1), h upwards in widths of the eye as it is from the front. */
export interface EyeFrame {
  /** Width in pixels, from the front. */
  width: number
  /** How much of the skin beyond the outer corner is seen, beside the front: the face turns away there. */
  beyond: number
  toImage(s: number, h: number): Point
  toEye(x: number, y: number): Point
  /** Height of the upper and of the lower lid's edge at s. */
  upper(s: number): number
  lower(s: number): number
  /** Height of the fold of the lid over the middle of the eye. */
  crease: number
  iris: { centre: Point; radius: number }
}

interface EyePoints {
  upper: readonly number[]
  lower: readonly number[]
  crease: number
}

/** From the inner corner to the outer. */
const EYES: readonly EyePoints[] = [
  { upper: [133, 173, 157, 158, 159, 160, 161, 246, 33], lower: [133, 155, 154, 153, 145, 144, 163, 7, 33], crease: 27 },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263], crease: 257 },
]
const IRISES = [[468, 469, 470, 471, 472], [473, 474, 475, 476, 477]] as const
/** The iris is 11.7 mm wide in nearly everyone, the opening of the lids some 28 mm. */
const IRIS_SHARE = 0.205

/** Degrees by which the eye, and the skin at its outer corner, point aside. */
const ASIDE = { eye: 15, corner: 42 }
/** An eye that looks narrower is no longer told from its lashes. */
const NARROWEST = 0.45

export const eyeFrames = (view: FaceView): EyeFrame[] => EYES.map((eye) => eyeFrame(view, eye))

function eyeFrame({ face, pose }: FaceView, { upper, lower, crease }: EyePoints): EyeFrame {
  const at = (i: number): Point => [face.mesh[i]![0], face.mesh[i]![1]]
  const inner = at(upper[0]!)
  const outer = at(upper.at(-1)!)
  const side = sideOf(upper.at(-1)!)
  const across = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
  const along: Point = [(outer[0] - inner[0]) / across, (outer[1] - inner[1]) / across]
  // From the side an eye looks narrow, and no lower than it is.
  const width = across / clamp(narrowed(pose, side, ASIDE.eye), NARROWEST, 1)
  // Of the two normals the one towards the brow.
  const sign = Math.sign(along[0]) || 1
  const up: Point = [sign * along[1], -sign * along[0]]
  const toEye = (x: number, y: number): Point => {
    const [dx, dy] = [x - inner[0], y - inner[1]]
    return [(dx * along[0] + dy * along[1]) / across, (dx * up[0] + dy * up[1]) / width]
  }
  const toImage = (s: number, h: number): Point => [
    inner[0] + s * across * along[0] + h * width * up[0],
    inner[1] + s * across * along[1] + h * width * up[1],
  ]
  const curve = (indices: readonly number[]) => {
    const points = indices.map((i) => toEye(...at(i)))
    return (s: number) => interpolate(points, s)
  }
  const middle = toImage(0.5, 0)
  const fromMiddle = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  const [nearest] = IRISES.map((loop) => meanPoint(face, loop)).sort((a, b) => fromMiddle(a) - fromMiddle(b))
  const upperLid = curve(upper)
  return {
    width,
    beyond: Math.min(1, narrowed(pose, side, ASIDE.corner)),
    toImage,
    toEye,
    upper: upperLid,
    lower: curve(lower),
    crease: Math.max(upperLid(0.5) + 0.1, toEye(...at(crease))[1]),
    iris: { centre: nearest!, radius: width * IRIS_SHARE },
  }
}

/** Smooth through points of rising s; past the ends it stays. */
function interpolate(points: readonly Point[], s: number): number {
  if (s <= points[0]![0]) return points[0]![1]
  for (let i = 1; i < points.length; i++) {
    const [to, end] = points[i]!
    if (s > to) continue
    const [from, start] = points[i - 1]!
    const t = (s - from) / Math.max(1e-6, to - from)
    const before = points[i - 2]?.[1] ?? start
    const after = points[i + 1]?.[1] ?? end
    return start + 0.5 * t * (end - before + t * (2 * before - 5 * start + 4 * end - after + t * (3 * (start - end) + after - before)))
  }
  return points.at(-1)![1]
}
