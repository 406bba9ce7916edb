import { clamp } from '../../pixels/colour.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { facing, tilt, turned, type Vec } from '../../pixels/vector.ts'
import type { Face } from '../../vision/faces.ts'
import { facePose } from '../../vision/face-pose.ts'
import type { Placing } from './render/canvas.ts'

/**
 * A head in centimetres, as MediaPipe's canonical face has them: the origin between the ears, x to the right of the
 * picture, y up, z towards the viewer. Pupils at (±3.2, 2.6, 4), chin at (0, -9.4, 4.3), hairline at y = 8.3.
 */
export interface HeadFrame {
  placing: Placing
  face: Face
  /** Degrees; positive when the nose points to the right of the picture. */
  yaw: number
  /** Half the width of the head with its hair at the height of a hat's brim. */
  halfWidth: number
  /** Height of the crown with its hair. */
  crown: number
  /** How far behind the middle of the ears the middle of the head with its hair lies at the height of a brim. */
  setback: number
  /** How far this face's eyes lie from where the canonical face has them. */
  eyes: Vec
  /** The body: upright, its origin at the pit of the neck. */
  body: Placing
}

/** Points of the canonical face that do not move: index and place, cm. */
const STEADY: readonly (readonly [index: number, place: Vec])[] = [
  [168, [0, 3.27, 5.24]], [6, [0, 2.47, 5.79]], [33, [-4.45, 2.66, 3.17]], [263, [4.45, 2.66, 3.17]],
  [127, [-7.74, 2.36, -2.01]], [356, [7.74, 2.36, -2.01]], [10, [0, 8.26, 4.48]], [4, [0, -0.46, 7.59]],
]
const WIDTH = 15.4

export interface Outline extends Size {
  /** The person, 0..1. */
  mask: Plane
  /** Pixels of the outline to one of the photo. */
  scale: number
}

/** Places the canonical head over a face; `neck` is the pit of the neck in pixels of the photo. */
export function headFrame(face: Face, outline: Outline, neck: readonly [x: number, y: number]): HeadFrame {
  const { yaw, pitch, roll, width } = facePose(face)
  const radians = Math.PI / 180
  const rotation = facing([Math.tan(yaw * radians), Math.tan(pitch * radians), 1], roll)
  const scale = width / WIDTH
  const offsets = STEADY.map(([i, place]) => {
    const [x, y] = turned(rotation, place)
    return [face.mesh[i]![0] - scale * x, face.mesh[i]![1] + scale * y] as const
  })
  const mean = (k: 0 | 1) => offsets.reduce((sum, offset) => sum + offset[k], 0) / offsets.length
  const placing: Placing = { rotation, origin: [mean(0), mean(1)], scale, depth: 0 }
  const [, , [, chinDepth]] = [0, 0, [0, turned(rotation, [0, -9.4, 4.3])[2]]]
  const body: Placing = { rotation: tilt(0, 0), origin: neck, scale, depth: chinDepth - 5 }
  return { placing, face, yaw, body, eyes: eyesOf(face, placing), ...headSize(placing, yaw, outline) }
}

export function project({ rotation, origin, scale }: Placing, place: Vec): readonly [x: number, y: number] {
  const [x, y] = turned(rotation, place)
  return [origin[0] + scale * x, origin[1] - scale * y]
}

function eyesOf({ mesh }: Face, placing: Placing): Vec {
  const corners = [33, 133, 362, 263]
  const seen = [0, 1].map((k) => corners.reduce((sum, i) => sum + mesh[i]![k as 0 | 1], 0) / 4) as [number, number]
  const expected = project(placing, [0, 2.6, 3.5])
  const [dx, dy] = [(seen[0] - expected[0]) / placing.scale, -(seen[1] - expected[1]) / placing.scale]
  const [x, y] = placing.rotation
  return [x[0] * dx + y[0] * dy, x[1] * dx + y[1] * dy, 0]
}

/** What a bare head measures at least, and a head of hair at most. */
const HALF_WIDTH = [7.7, 10.8] as const
const CROWN = [12.2, 16] as const
/** The least is where it lies in heads seen from the front. */
export const SETBACK = [1.8, 6] as const
/** Degrees that a head is turned aside, from where on its outline tells how far it reaches behind. */
const TELLING = 14

/** Feels for the outline of the hair, from the forehead outwards. */
function headSize(placing: Placing, yaw: number, { mask, width, height, scale }: Outline): Pick<HeadFrame, 'halfWidth' | 'crown' | 'setback'> {
  const inside = (place: Vec) => {
    const [x, y] = project(placing, place)
    const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)]
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    return mask[row * width + column]! > 0.5
  }
  const reach = (from: number, to: number, at: (step: number) => Vec) => {
    let step = from
    while (step < to && inside(at(step))) step += 0.2
    return step
  }
  const across = [7, 8.5, 10].flatMap((y) => [-1, 1].map((side) => reach(4, HALF_WIDTH[1], (x) => [side * x, y, -2])))
  const up = [-2.5, 0, 2.5].map((x) => reach(8, CROWN[1], (y) => [x, y, -2]))
  // Across the picture, from the middle of the ears to the back of a head that is turned and to its forehead.
  const behind = -Math.sign(yaw)
  const sideways = Math.cos((yaw * Math.PI) / 180)
  const offsets = [7, 8.5, 10].map((y) => {
    const along = (step: number): Vec => [step * sideways, y, -SETBACK[0] + step * Math.sin((-yaw * Math.PI) / 180)]
    const [back, front] = [reach(2, 14, (step) => along(behind * step)), reach(2, 14, (step) => along(-behind * step))]
    return (back - front) / 2
  })
  const middle = offsets.toSorted((a, b) => a - b)[1]!
  const setback = Math.abs(yaw) < TELLING ? SETBACK[0] : clamp(SETBACK[0] + middle / Math.sin((Math.abs(yaw) * Math.PI) / 180), ...SETBACK)
  const sorted = across.toSorted((a, b) => a - b)
  return { halfWidth: clamp(sorted[Math.floor(sorted.length / 2)]!, ...HALF_WIDTH), crown: clamp(Math.max(...up), ...CROWN), setback }
}
