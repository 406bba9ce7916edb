import type { Face } from './faces.ts'

export interface FacePose {
  /** Degrees: positive when the nose points to the right of the picture. */
  yaw: number
  /** Degrees: positive when the face looks up. */
  pitch: number
  /** Degrees clockwise as seen. */
  roll: number
  /** The face's width from ear to ear in pixels, as it would be seen from the front. */
  width: number
}

/** Points of MediaPipe's canonical face that neither speech nor a smile moves: index, x, y up, z to the viewer (cm). */
const CANONICAL: readonly (readonly [index: number, x: number, y: number, z: number])[] = [
  [10, 0, 8.26, 4.48],
  [9, 0, 4.89, 5.39],
  [8, 0, 4.02, 5.28],
  [168, 0, 3.27, 5.24],
  [6, 0, 2.47, 5.79],
  [4, 0, -0.46, 7.59],
  [1, 0, -1.13, 7.48],
  [2, 0, -2.09, 6.06],
  [33, -4.45, 2.66, 3.17],
  [263, 4.45, 2.66, 3.17],
  [133, -1.86, 2.59, 3.76],
  [362, 1.86, 2.59, 3.76],
  [127, -7.74, 2.36, -2.01],
  [356, 7.74, 2.36, -2.01],
  [234, -7.66, 0.67, -2.44],
  [454, 7.66, 0.67, -2.44],
]
const CANONICAL_WIDTH = 15.4

/**
 * Where the face points to, by fitting the canonical head to the points as a distant camera sees it (the linear step
 * of POSIT: DeMenthon, Davis 1995). The mesh's own depth is not used: its scale differs with the detection.
 */
export function facePose({ mesh }: Face): FacePose {
  const mean = (pick: (index: number, x: number, y: number, z: number) => number) =>
    CANONICAL.reduce((sum, point) => sum + pick(...point), 0) / CANONICAL.length
  const centre = [mean((_, x) => x), mean((_, _x, y) => y), mean((_, _x, _y, z) => z)] as const
  const seen = [mean((i) => mesh[i]![0]), mean((i) => mesh[i]![1])] as const
  const products = (p: (point: readonly [number, number, number]) => number, q: (index: number, point: readonly [number, number, number]) => number) =>
    mean((i, x, y, z) => {
      const point = [x - centre[0], y - centre[1], z - centre[2]] as const
      return p(point) * q(i, point)
    })
  const axes = [0, 1, 2] as const
  const spread = axes.map((a) => axes.map((b) => products((p) => p[a], (_, p) => p[b])))
  const across = solve(spread, axes.map((a) => products((p) => p[a], (i) => mesh[i]![0] - seen[0])))
  const up = solve(spread, axes.map((a) => products((p) => p[a], (i) => seen[1] - mesh[i]![1])))
  const scale = (Math.hypot(...across) + Math.hypot(...up)) / 2
  const [forwardX, forwardY] = [across[2]! / scale, up[2]! / scale]
  const forwardZ = Math.sqrt(Math.max(0.01, 1 - forwardX * forwardX - forwardY * forwardY))
  const degrees = 180 / Math.PI
  return {
    yaw: Math.atan2(forwardX, forwardZ) * degrees,
    pitch: Math.atan2(forwardY, forwardZ) * degrees,
    roll: Math.atan2(across[1]! - up[0]!, across[0]! + up[1]!) * degrees,
    width: scale * CANONICAL_WIDTH,
  }
}

/** Solves the 3×3 system by Cramer's rule. */
function solve(rows: number[][], right: number[]): number[] {
  const determinant = (m: number[][]) =>
    m[0]![0]! * (m[1]![1]! * m[2]![2]! - m[1]![2]! * m[2]![1]!) -
    m[0]![1]! * (m[1]![0]! * m[2]![2]! - m[1]![2]! * m[2]![0]!) +
    m[0]![2]! * (m[1]![0]! * m[2]![1]! - m[1]![1]! * m[2]![0]!)
  const whole = determinant(rows)
  return [0, 1, 2].map((column) => determinant(rows.map((row, r) => row.map((value, c) => (c === column ? right[r]! : value)))) / whole)
}
