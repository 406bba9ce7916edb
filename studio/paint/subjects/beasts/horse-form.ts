import { ball, limb, type Limb } from '../../solid/blob.ts'
import type { Point } from '../../solid/mesh.ts'

/** From the trunk down to the hoof, seen from the side: [x, y]. */
type Leg = readonly (readonly [x: number, y: number])[]

export interface HorsePose {
  /** Near and far. */
  fore: readonly [Leg, Leg]
  hind: readonly [Leg, Leg]
  /** Poll and muzzle. */
  poll: readonly [x: number, y: number]
  muzzle: readonly [x: number, y: number]
  /** How far hair flies back, 0..1. */
  wind: number
}

export const horsePoses: Readonly<Record<'standing' | 'running', HorsePose>> = {
  standing: {
    fore: [[[0.47, 0.84], [0.5, 0.5], [0.48, 0.17], [0.52, 0.05]], [[0.42, 0.84], [0.4, 0.5], [0.37, 0.17], [0.41, 0.05]]],
    hind: [[[-0.42, 0.84], [-0.74, 0.56], [-0.7, 0.17], [-0.66, 0.05]], [[-0.36, 0.84], [-0.6, 0.56], [-0.54, 0.17], [-0.5, 0.05]]],
    poll: [1.02, 2.02], muzzle: [1.45, 1.68], wind: 0.1,
  },
  running: {
    fore: [[[0.7, 0.95], [1.04, 0.86], [1.2, 0.54], [1.3, 0.45]], [[0.6, 0.86], [0.88, 0.64], [0.66, 0.42], [0.55, 0.45]]],
    hind: [[[-0.54, 0.86], [-0.98, 0.66], [-1.2, 0.27], [-1.3, 0.15]], [[-0.36, 0.82], [-0.64, 0.52], [-0.5, 0.16], [-0.44, 0.05]]],
    poll: [1.16, 1.9], muzzle: [1.62, 1.62], wind: 1,
  },
}

/** A horse's flesh: forward along x, 1.5 units high at the withers, its middle plane at z = 0. */
export function horseLimbs({ fore, hind, poll, muzzle }: HorsePose): Limb[] {
  const limbs: Limb[] = [
    limb([-0.5, 1.27, 0], [0.05, 1.2, 0], 0.245, 0.3), limb([0.05, 1.2, 0], [0.5, 1.21, 0], 0.305, 0.29),
    ball([0.36, 1.42, 0], 0.15), limb([-0.3, 1.42, 0], [-0.7, 1.42, 0], 0.12, 0.13), ball([0.63, 1.13, 0], 0.19),
    limb([0.52, 1.32, 0], [(poll[0] + 0.5) / 2 + 0.04, (poll[1] + 1.34) / 2, 0], 0.27, 0.2),
    limb([(poll[0] + 0.5) / 2 + 0.04, (poll[1] + 1.34) / 2, 0], [poll[0] - 0.02, poll[1] - 0.03, 0], 0.2, 0.135),
  ]
  // The head: brow, nose, cheek and muzzle.
  const face = (t: number, down = 0): Point => [poll[0] + (muzzle[0] - poll[0]) * t - down * 0.6, poll[1] + (muzzle[1] - poll[1]) * t - down * 0.8, 0]
  limbs.push(limb(face(0), face(0.5), 0.13, 0.105), limb(face(0.5), face(1), 0.098, 0.068), limb(face(0.22, 0.1), face(0.42, 0.08), 0.115, 0.08), limb(face(0.92, 0.02), face(1, 0.03), 0.078, 0.072), ball(face(0.97, 0.08), 0.045))
  for (const side of [1, -1]) {
    const [front, back] = side > 0 ? [fore[0], hind[0]] : [fore[1], hind[1]]
    const z = side * 0.155
    const at = ([x, y]: readonly [number, number], across = z): Point => [x, y, across]
    limbs.push(
      limb([0.5, 1.26, z * 0.85], at(front[0]!, z), 0.175, 0.1), limb(at(front[0]!), at(front[1]!), 0.105, 0.062), limb(at(front[1]!), at(front[2]!), 0.058, 0.043), limb(at(front[2]!), at(front[3]!), 0.05, 0.042),
      ball(at(front[1]!), 0.067),
      limb([-0.58, 1.26, z * 0.8], at(back[0]!, z * 1.1), 0.245, 0.15), limb(at(back[0]!, z * 1.1), at(back[1]!), 0.135, 0.066), limb(at(back[1]!), at(back[2]!), 0.062, 0.047), limb(at(back[2]!), at(back[3]!), 0.053, 0.044),
      ball([-0.7, 1.2, z * 0.9], 0.185),
    )
  }
  return limbs
}
