import type { Random } from '../../pixels/random.ts'
import type { Field } from './field.ts'

const radius = 3
const inertia = 0.05
const steps = 32

function brush(columns: number): { offsets: Int32Array; weights: Float32Array } {
  const offsets: number[] = []
  const weights: number[] = []
  for (let dz = -radius; dz <= radius; dz++)
    for (let dx = -radius; dx <= radius; dx++) {
      const distance = Math.hypot(dx, dz)
      if (distance >= radius) continue
      offsets.push(dz * columns + dx)
      weights.push(radius - distance)
    }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return { offsets: Int32Array.from(offsets), weights: Float32Array.from(weights, (weight) => weight / total) }
}

/** Hydraulic erosion by water drops that carry sediment downhill (Beyer 2015), in place; heights in cells. */
export function erode({ columns, rows, data }: Field, random: Random, drops: number, checkCancelled: () => void): void {
  const { offsets, weights } = brush(columns)
  for (let drop = 0; drop < drops; drop++) {
    if ((drop & 4095) === 0) checkCancelled()
    let x = radius + 1 + random() * (columns - 2 * radius - 3)
    let z = radius + 1 + random() * (rows - 2 * radius - 3)
    let dx = 0
    let dz = 0
    let speed = 1
    let water = 1
    let sediment = 0
    for (let step = 0; step < steps; step++) {
      const u = x - (x | 0)
      const v = z - (z | 0)
      const at = (z | 0) * columns + (x | 0)
      const a = data[at]!
      const b = data[at + 1]!
      const c = data[at + columns]!
      const d = data[at + columns + 1]!
      dx = dx * inertia - ((b - a) * (1 - v) + (d - c) * v) * (1 - inertia)
      dz = dz * inertia - ((c - a) * (1 - u) + (d - b) * u) * (1 - inertia)
      const length = Math.sqrt(dx * dx + dz * dz)
      if (length < 1e-9) break
      dx /= length
      dz /= length
      x += dx
      z += dz
      if (x < radius + 1 || z < radius + 1 || x >= columns - radius - 2 || z >= rows - radius - 2) break
      const height = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
      const u2 = x - (x | 0)
      const v2 = z - (z | 0)
      const to = (z | 0) * columns + (x | 0)
      const next =
        (data[to]! * (1 - u2) + data[to + 1]! * u2) * (1 - v2) +
        (data[to + columns]! * (1 - u2) + data[to + columns + 1]! * u2) * v2
      const fall = height - next
      const capacity = Math.max(fall, 0.01) * speed * water * 4
      if (fall < 0 || sediment > capacity) {
        const left = fall < 0 ? Math.min(-fall, sediment) : (sediment - capacity) * 0.3
        sediment -= left
        data[at] = a + left * (1 - u) * (1 - v)
        data[at + 1] = b + left * u * (1 - v)
        data[at + columns] = c + left * (1 - u) * v
        data[at + columns + 1] = d + left * u * v
      } else {
        const taken = Math.min((capacity - sediment) * 0.3, fall)
        for (let k = 0; k < offsets.length; k++) data[at + offsets[k]!]! -= taken * weights[k]!
        sediment += taken
      }
      speed = Math.sqrt(Math.max(0, speed * speed + fall * 4))
      water *= 0.99
    }
  }
}
