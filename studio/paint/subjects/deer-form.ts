import { Volume, type Ball } from './fur/volume.ts'

type Joint = readonly [u: number, v: number, radius: number]
/** Balls strung along joints, for legs and neck. */
function limb(joints: readonly Joint[], z: number): Ball[] {
  return joints.slice(1).flatMap((to, i) => {
    const from = joints[i]!
    return Array.from({ length: 9 }, (_, k): Ball => {
      const t = k / 8
      const at = (c: 0 | 1 | 2) => from[c] + (to[c] - from[c]) * t
      return [at(0), at(1), z, at(2), at(2), at(2)]
    })
  })
}

export const FAR_LEGS = new Volume([
  ...limb(
    [
      [-0.72, 0.25, 0.24],
      [-0.62, 0.95, 0.12],
      [-0.66, 1.5, 0.085],
      [-0.62, 2.18, 0.065],
      [-0.66, 2.28, 0.09],
    ],
    -0.4,
  ),
  ...limb(
    [
      [1.02, 0.2, 0.34],
      [0.92, 0.8, 0.17],
      [1.1, 1.34, 0.09],
      [0.98, 2.16, 0.068],
      [0.94, 2.27, 0.09],
    ],
    -0.4,
  ),
])
export const BODY = new Volume([
  [0.2, 0, 0, 1.1, 0.52, 0.5],
  [-0.62, 0.02, 0, 0.5, 0.58, 0.48],
  [1.0, 0, 0, 0.5, 0.56, 0.48],
  ...limb(
    [
      [-0.72, -0.1, 0.42],
      [-1.0, -0.62, 0.31],
      [-1.2, -1.2, 0.22],
    ],
    0.05,
  ),
  ...limb(
    [
      [-0.86, 0.3, 0.27],
      [-0.92, 0.98, 0.13],
      [-0.9, 1.5, 0.09],
      [-0.94, 2.2, 0.07],
      [-0.98, 2.3, 0.095],
    ],
    0.15,
  ),
  ...limb(
    [
      [1.12, 0.2, 0.4],
      [1.16, 0.85, 0.19],
      [1.36, 1.36, 0.1],
      [1.22, 2.2, 0.072],
      [1.18, 2.3, 0.095],
    ],
    0.15,
  ),
])
export const HEAD = new Volume([
  [-1.3, -1.42, 0.3, 0.3, 0.27, 0.28],
  ...limb(
    [
      [-1.36, -1.38, 0.23],
      [-1.72, -1.2, 0.125],
    ],
    0.35,
  ),
])
