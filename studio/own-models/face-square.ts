import { faceRegions, meanPoint, type Point } from '../vision/face-geometry.ts'
import type { Face } from '../vision/faces.ts'

/** Eyes, tip of the nose and corners of the mouth in the 512-pixel squares of the FFHQ data set, left as seen first. */
const TEMPLATE: readonly Point[] = [
  [192.98138, 239.94708], [318.90277, 240.1936], [256.63416, 314.01935], [201.26117, 371.41043], [313.08905, 371.15118],
]
const TEMPLATE_SIDE = 512
const [NOSE, LEFT_CORNER, RIGHT_CORNER] = [4, 61, 291] as const

/** A square over a face, turned and as large as those that face networks have learned from. */
export interface FaceSquare {
  /** The place in the photo of a place in the square, both in pixels. */
  toPhoto(x: number, y: number): Point
  toSquare(x: number, y: number): Point
  /** Pixels of the photo to one of the square. */
  scale: number
}

/**
 * The turn, scale and shift that lay the template's points over the face's best (Umeyama 1991), for a square of so
 * many pixels a side.
 */
export function squareOver(face: Face, side: number): FaceSquare {
  const at = (index: number): Point => [face.mesh[index]![0], face.mesh[index]![1]]
  const eyes = [meanPoint(face, faceRegions.leftEye), meanPoint(face, faceRegions.rightEye)]
  const points = [...eyes, at(NOSE), at(LEFT_CORNER), at(RIGHT_CORNER)]
  const template = TEMPLATE.map(([x, y]): Point => [(x * side) / TEMPLATE_SIDE, (y * side) / TEMPLATE_SIDE])
  const [fromX, fromY] = meanOf(template)
  const [toX, toY] = meanOf(points)
  let [along, across, spread] = [0, 0, 0]
  for (const [i, [u, v]] of template.entries()) {
    const [x, y] = [u - fromX, v - fromY]
    const [px, py] = [points[i]![0] - toX, points[i]![1] - toY]
    along += x * px + y * py
    across += x * py - y * px
    spread += x * x + y * y
  }
  const [a, b] = [along / spread, across / spread]
  const square = a * a + b * b
  return {
    scale: Math.sqrt(square),
    toPhoto: (x, y) => [toX + a * (x - fromX) - b * (y - fromY), toY + b * (x - fromX) + a * (y - fromY)],
    toSquare: (x, y) => [fromX + (a * (x - toX) + b * (y - toY)) / square, fromY + (a * (y - toY) - b * (x - toX)) / square],
  }
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
