import { boxBlur, type Plane } from '../../pixels/plane.ts'
import type { Sight } from './raster.ts'
import type { View } from './view.ts'

/** Cells of the coarse grid, a side, in pixels. */
const COARSE = 4
const SAMPLES = 11

export interface Openness {
  side: number
  step: number
  values: Plane
}

/** How much of the sky each spot sees, 0..1: ambient occlusion in screen space (Mittring 2007) from nearness, on a coarse grid. */
export function openness(view: View, { side, seen, near }: Sight, checkCancelled: () => void): Openness {
  const coarse = Math.ceil(side / COARSE)
  const values = new Float32Array(coarse * coarse).fill(1)
  const reach = view.extent * 0.34
  const golden = 2.39996
  const { normals, zoom } = view
  // A disc of samples at each of sixteen turns.
  const disc = Float64Array.from({ length: 16 * SAMPLES * 2 }, (_, i) => {
    const [turn, k] = [Math.floor(i / (SAMPLES * 2)) * 0.3927, Math.floor(i / 2) % SAMPLES]
    return (i % 2 ? Math.sin(golden * k + turn) : Math.cos(golden * k + turn)) * reach * Math.sqrt((k + 0.5) / SAMPLES)
  })
  for (let y = 0; y < coarse; y++) {
    if (y % 32 === 0) checkCancelled()
    for (let x = 0; x < coarse; x++) {
      const px = Math.min(side - 1, x * COARSE + 1), py = Math.min(side - 1, y * COARSE + 1)
      const triangle = seen[py * side + px]!
      if (triangle < 0) continue
      const at = 9 * triangle
      let nx = normals[at]! + normals[at + 3]! + normals[at + 6]!
      let ny = normals[at + 1]! + normals[at + 4]! + normals[at + 7]!
      let nz = normals[at + 2]! + normals[at + 5]! + normals[at + 8]!
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      nx /= length
      ny /= length
      nz /= length
      const depth = near[py * side + px]!
      let hidden = 0
      const turned = ((x * 7 + y * 13) % 16) * SAMPLES * 2
      for (let k = 0; k < SAMPLES; k++) {
        const dx = disc[turned + 2 * k]!, dy = disc[turned + 2 * k + 1]!
        const sx = Math.round(px + dx * zoom), sy = Math.round(py - dy * zoom)
        if (sx < 0 || sy < 0 || sx >= side || sy >= side || seen[sy * side + sx]! < 0) continue
        const dz = near[sy * side + sx]! - depth
        const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
        const facing = (nx * dx + ny * dy + nz * dz) / far
        hidden += Math.max(0, facing - 0.08) * Math.max(0, 1 - far / (reach * 1.6))
      }
      values[y * coarse + x] = Math.max(0.12, 1 - (hidden / SAMPLES) * 3.4)
    }
  }
  return { side: coarse, step: COARSE, values: boxBlur(values, coarse, coarse, 2) }
}

export function opennessAt({ side, step, values }: Openness, x: number, y: number): number {
  const u = Math.max(0, Math.min(side - 1.001, (x - 1) / step)), v = Math.max(0, Math.min(side - 1.001, (y - 1) / step))
  const i = u | 0, j = v | 0, s = u - i, t = v - j, at = j * side + i
  const a = values[at]!, b = values[at + 1] ?? 1, c = values[at + side] ?? 1, d = values[at + side + 1] ?? 1
  return (a * (1 - s) + b * s) * (1 - t) + (c * (1 - s) + d * s) * t
}
