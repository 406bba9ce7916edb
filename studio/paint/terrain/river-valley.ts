import { smoothstep } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import { WATER_SHARE, type Relief } from './alpine-land.ts'

/** A river that winds towards us over a valley's floor, between wooded slopes and the range it comes from; a broad one carries boats. */
export function riverRelief(random: Random, broad: boolean): Relief {
  const size = broad ? 3.4 : 1
  const side = random() < 0.5 ? -1 : 1
  const [turn, phase, bend] = [8.5 + 3 * random(), random() * 6.28, 0.075 + 0.03 * random()]
  const [left, right] = [0.55 + 0.4 * random(), 0.55 + 0.4 * random()]
  const [peakX, peakZ, tall] = [side * (0.05 + 0.16 * random()), 0.84 + 0.08 * random(), 0.62 + 0.3 * random()]
  return (x, z, crags, swell) => {
    const course = bend * Math.sin(z * turn + phase) * smoothstep(0, 0.16, z) + 0.04 * Math.sin(z * turn * 2.3 + 1) * z
    const half = (0.034 - 0.016 * smoothstep(0.1, 0.6, z)) * size
    const off = x - course
    const past = Math.abs(off) - half
    const bank = past < 0 ? Math.max(-0.03, past * 1.1) : 0.016 * smoothstep(0, 0.02, past) + 0.05 * smoothstep(0.02, 0.2, past) * (0.6 + swell)
    const slope = smoothstep(0.13, 0.62, Math.abs(off)) * (off < 0 ? left : right) * (0.12 + 0.5 * crags + 0.5 * z)
    const head = smoothstep(0.6, 0.9, z) * (0.1 + 0.5 * crags)
    const away = Math.hypot(x - peakX, (z - peakZ) * 1.2) / 0.17
    const peak = tall * Math.exp(-Math.pow(away, 1.25) * 0.75) * (0.5 + 0.5 * crags)
    return WATER_SHARE + bank + slope + (past > 0 ? head + peak : (head + peak) * smoothstep(0.66, 0.8, z))
  }
}
