import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { Dunes } from './dunes.ts'

/** Rise over run of Giza's faces (51.8°). */
const STEEP = 1.27
/** Height of a course of blocks, metres of the view. */
export const COURSE = 2.1

interface Pyramid { x: number; z: number; half: number; cased: boolean }

function layout(random: Random): { turn: number; pyramids: readonly Pyramid[] } {
  const side = random() < 0.5 ? -1 : 1
  const [a, b, c, d, e] = [random(), random(), random(), random(), random()]
  return {
    turn: side * (0.35 + 0.3 * a),
    pyramids: [
      { x: side * (40 + 26 * b), z: 330 + 40 * c, half: 92, cased: false },
      { x: -side * (62 + 30 * d), z: 440 + 40 * e, half: 88, cased: true },
      { x: -side * (150 + 40 * b), z: 395 + 40 * a, half: 47, cased: false },
      { x: side * (128 + 14 * a), z: 300 + 20 * d, half: 20, cased: false },
      { x: side * (168 + 14 * c), z: 318 + 20 * e, half: 18, cased: false },
    ],
  }
}

/** Dunes with a field of pyramids farther off, where the sand lies lower; what is left of the casing keeps a top smooth. */
export function withPyramids(dunes: Dunes, noise: Noise, random: Random): Dunes {
  const { turn, pyramids } = layout(random)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const masonryAt = (x: number, z: number) => {
    let tallest = -Infinity
    if (z < 220) return tallest
    for (const { x: px, z: pz, half, cased } of pyramids) {
      const [dx, dz] = [x - px, z - pz]
      const reach = half * 1.5
      if (dx > reach || dx < -reach || dz > reach || dz < -reach) continue
      const off = Math.max(Math.abs(dx * cos - dz * sin), Math.abs(dx * sin + dz * cos))
      if (off >= half) continue
      const worn = 1.5 * noise.fbm(x * 0.16, z * 0.16 + half, 2)
      const y = (half - off) * STEEP - 2.5 + worn * (1 - off / half * 0.4)
      const smooth = cased && y > half * STEEP * (0.74 + 0.05 * noise.at(x * 0.2, z * 0.2))
      const step = y / COURSE
      const f = step - Math.floor(step)
      const own = smooth ? y + 1.2 : (Math.floor(step) + smoothstep(0.3, 1, f)) * COURSE
      if (own > tallest) tallest = own
    }
    return tallest
  }
  return {
    ...dunes,
    masonryAt,
    mesaAt: () => 0,
    heightAt(x, z) {
      const sand = dunes.heightAt(x, z) * (1 - 0.6 * smoothstep(110, 260, z))
      return z < 220 ? sand : Math.max(sand, masonryAt(x, z) + 4)
    },
  }
}
