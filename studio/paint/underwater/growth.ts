import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Pigment } from '../brush/pigment.ts'
import { blend } from '../brush/pigment.ts'
import { over, paintSprite, type Box, type Sprite } from './sprite.ts'

/** What the surface of a dome looks like: its relief (about -1..1) and colour at a place. */
interface Skin {
  relief: (x: number, y: number) => number
  depth: number
  colour: (x: number, y: number, relief: number) => Pigment
  /** How ragged the outline is. */
  ragged: number
}

const BOX: Box = { left: -1.15, right: 1.15, top: -1.15, bottom: 0.75 }

/** Boulders and corals that grow as domes, lit from above: relief by finite differences over a hemisphere. */
function paintDome(size: number, noise: Noise, { relief, depth, colour, ragged }: Skin, seed: number): Sprite {
  const e = 0.012
  const soft = 1.5 / size
  return paintSprite(BOX, size, (x, y, paint) => {
    const angle = Math.atan2(y, x)
    const radius = 1 - ragged + ragged * noise.fbm(Math.cos(angle) * 1.6 + seed, Math.sin(angle) * 1.6, 3) * 1.4
    const yy = y > 0 ? y * 1.5 : y
    const r = Math.hypot(x, yy) / radius
    const cover = clamp((1 - r) / soft + 0.5)
    if (cover <= 0) return
    const z = Math.sqrt(Math.max(0.02, 1 - r * r))
    // The relief is wrapped over the dome: it crowds towards the rim.
    const k = 1 / (0.45 + 0.55 * z)
    const [u, v] = [x * k + seed, yy * k]
    const here = relief(u, v)
    const du = ((relief(u + e, v) - here) / e) * depth
    const dv = ((relief(u, v + e) - here) / e) * depth
    let [nx, ny, nz] = [x - du, yy - dv, z]
    const length = Math.hypot(nx, ny, nz)
    nx /= length
    ny /= length
    nz /= length
    const light = 0.3 + 0.85 * clamp(-ny * 0.72 - nx * 0.22 + nz * 0.5) + 0.16 * here
    const ground = smoothstep(0.75, 0.1, y)
    over(paint, colour(u, v, here), cover, light * (0.35 + 0.65 * ground))
  })
}

export interface Dye {
  base: Pigment
  tip: Pigment
}

export const domes = {
  boulder: (size: number, { base, tip }: Dye, noise: Noise, seed: number) =>
    paintDome(size, noise, {
      relief: (x, y) => noise.fbm(x * 2.4, y * 2.4, 4), depth: 0.34, ragged: 0.2,
      colour: (x, y, relief) => blend(blend(base, tip, smoothstep(0.05, 0.4, noise.at(x * 1.7 + 9, y * 1.7))), [30, 26, 40], smoothstep(0.1, -0.6, relief) * 0.6),
    }, seed),
  brain: (size: number, { base, tip }: Dye, noise: Noise, seed: number) => {
    const maze = (x: number, y: number) => Math.sin(9 * noise.at(x * 2.1, y * 2.1) + 2.5 * Math.sin(x * 4 + y * 3))
    return paintDome(size, noise, { relief: maze, depth: 0.045, ragged: 0.06, colour: (_x, _y, relief) => blend(base, tip, smoothstep(-0.5, 0.8, relief)) }, seed)
  },
  polyps: (size: number, { base, tip }: Dye, noise: Noise, seed: number) => {
    const buds = (x: number, y: number) => {
      const [u, v] = [x * 7 + noise.at(x * 3, y * 3) * 0.8, y * 7 + noise.at(x * 3 + 5, y * 3) * 0.8]
      const row = Math.round(v * 1.1547)
      const du = u + (row & 1) * 0.5 - Math.round(u + (row & 1) * 0.5)
      const dv = v - row / 1.1547
      return 1 - 2.2 * (du * du + dv * dv) * 2
    }
    return paintDome(size, noise, { relief: buds, depth: 0.05, ragged: 0.16, colour: (_x, _y, relief) => blend(base, tip, smoothstep(0.1, 0.95, relief)) }, seed)
  },
} as const
