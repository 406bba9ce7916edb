import { mapToBytes, mapToPlane } from '../../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { cross, unit } from '../../pixels/vector.ts'
import type { Point } from './mesh.ts'
import type { Part } from './model.ts'
import { sightOf } from './raster.ts'
import type { View } from './view.ts'

const SIDE = 720

/** How much of the key light reaches a point of the view, 0..1. */
export type Reaches = (x: number, y: number, z: number, soft: number) => number

/** A shadow map along the key light (Williams 1978), looked up softly. */
export function shadowsOf({ seen, owner, extent }: View, parts: readonly Part[], toKey: Point, checkCancelled: () => void): Reaches {
  const right = unit(cross([0, 1, 0], toKey))
  const up = cross(toKey, right)
  const reach = extent * 1.9
  const scale = SIDE / (2 * reach)
  const points = new Float32Array(seen.length)
  for (let i = 0; i < seen.length; i += 3) {
    const x = seen[i]!, y = seen[i + 1]!, z = seen[i + 2]!
    points[i] = (x * right[0] + y * right[1] + z * right[2] + reach) * scale
    points[i + 1] = (x * up[0] + y * up[1] + z * up[2] + reach) * scale
    points[i + 2] = x * toKey[0] + y * toKey[1] + z * toKey[2]
  }
  const { near } = sightOf(points, SIDE, checkCancelled, mapToBytes(owner, (part) => (parts[part]!.sheer ? 1 : 0)))
  const bias = extent * 0.014
  return (x, y, z, soft) => {
    const u = (x * right[0] + y * right[1] + z * right[2] + reach) * scale
    const v = (x * up[0] + y * up[1] + z * up[2] + reach) * scale
    const w = x * toKey[0] + y * toKey[1] + z * toKey[2] + bias
    let lit = 0
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const px = (u + (i + 0.4 * j) * soft * 1.5) | 0, py = (v + (j - 0.4 * i) * soft * 1.5) | 0
        if (px < 0 || py < 0 || px >= SIDE || py >= SIDE || near[py * SIDE + px]! < w) lit++
      }
    }
    return lit / 9
  }
}

const FLOOR = 160

/** How dark the ground is under a point of the model from what stands close over it, 0..1. */
export function contactOf({ seen, turn, ground, extent, owner }: View, parts: readonly Part[], checkCancelled: () => void): (x: number, z: number) => number {
  const reach = extent * 1.5
  const scale = FLOOR / (2 * reach)
  const points = new Float32Array(seen.length)
  for (let i = 0; i < seen.length; i += 3) {
    const back = (axis: number) => turn[axis]! * seen[i]! + turn[3 + axis]! * seen[i + 1]! + turn[6 + axis]! * seen[i + 2]!
    points[i] = (back(0) + reach) * scale
    points[i + 1] = (back(2) + reach) * scale
    points[i + 2] = -back(1)
  }
  const { near } = sightOf(points, FLOOR, checkCancelled, mapToBytes(owner, (part) => (parts[part]!.sheer ? 1 : 0)))
  const close: Plane = mapToPlane(near, (value) => (value === -Infinity ? 0 : Math.exp((-(-value - ground) / extent) * 7)))
  const soft = gaussianBlur(close, FLOOR, FLOOR, 2.2)
  return (x, z) => {
    const [u, v] = [(x + reach) * scale - 0.5, (z + reach) * scale - 0.5]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    if (i < 0 || j < 0 || i >= FLOOR - 1 || j >= FLOOR - 1) return 0
    const [s, t, at] = [u - i, v - j, j * FLOOR + i]
    return (soft[at]! * (1 - s) + soft[at + 1]! * s) * (1 - t) + (soft[at + FLOOR]! * (1 - s) + soft[at + FLOOR + 1]! * s) * t
  }
}
