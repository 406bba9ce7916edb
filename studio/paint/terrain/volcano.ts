import { smoothstep } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import { rows, WATER_SHARE, type AlpineLand, type Relief } from './alpine-land.ts'
import { sampleField } from './field.ts'
import type { Scratch } from './mixing.ts'

/** Radius of the crater, in the land's depths. */
const CRATER = 0.026

export interface Volcano {
  relief: Relief
  /** The crater's middle, in cells. */
  x: number
  z: number
  /** Turns rock to basalt and lays glowing lava over it, `power` 0..; the place in cells. */
  lava(out: Scratch, land: AlpineLand, x: number, z: number, daylight: number, power: number): void
}

/** A cone with a crater behind a lake, its flanks hollowed by streams of lava. */
export function planVolcano(noise: Noise, random: Random): Volcano {
  const [cx, cz] = [(random() - 0.5) * 0.16, 0.66 + 0.05 * random()]
  const [tall, start] = [0.98 + 0.12 * random(), random() * 50]
  const shore = 0.3 + 0.06 * random()
  const streams = (angle: number, r: number) => {
    const wander = noise.fbm(r * 17 + start, angle * 1.4, 3) * 0.5
    const line = Math.abs(noise.at(angle * 2.1 + wander + start, r * 2.2))
    return smoothstep(0.1 - 0.16 * r, 0.012, line) * smoothstep(0.27, 0.07, r + 0.09 * noise.at(angle * 3, start))
  }
  return {
    x: cx * rows,
    z: cz * rows,
    relief(x, z, crags, swell) {
      const [dx, dz] = [x - cx, z - cz]
      const r = Math.hypot(dx, dz)
      const bay = smoothstep(0.03, 0.26, Math.abs(x + 0.05 * Math.sin(z * 9 + start)) * 0.75 + Math.max(0, z - shore) * 1.5 - 0.02 + swell * 0.05)
      const low = WATER_SHARE * 0.3 + bay * (0.12 + 0.07 * crags + 0.06 * swell) + smoothstep(0.75, 1, z) * 0.16 * crags
      const cone = tall * Math.exp(-Math.pow(r / 0.2, 0.95) * 1.35) * 1.12 + 0.03 * crags * smoothstep(0.02, 0.15, r)
      const rim = 0.012 * noise.at(Math.atan2(dz, dx) * 2.4, start)
      const crater = smoothstep(CRATER * 1.25, CRATER * 0.4, r) * 0.2
      return low + (r < CRATER ? Math.min(cone, tall * Math.exp(-Math.pow(CRATER / 0.2, 0.95) * 1.35) * 1.12) - crater : cone) + rim * smoothstep(0.1, 0.02, r)
    },
    lava(out, land, x, z, daylight, power) {
      const [dx, dz] = [x / rows - cx, z / rows - cz]
      const r = Math.hypot(dx, dz)
      if (r > 0.42) return
      const dark = smoothstep(0.4, 0.16, r + 0.08 * noise.fbm(x * 0.03, z * 0.03, 2))
      const level = (out[0]! + out[1]! + out[2]!) / 3
      for (let c = 0; c < 3; c++) out[c]! += (level * [0.5, 0.46, 0.47][c]! - out[c]!) * dark * 0.85
      const low = smoothstep(0.92, 0.6, sampleField(land.openness, x, z))
      const stream = streams(Math.atan2(dz, dx), r) * (0.45 + 0.55 * low)
      const crater = smoothstep(CRATER * 1.1, CRATER * 0.6, r)
      const crust = 0.6 + 0.5 * noise.at(x * 0.5, z * 0.5)
      const heat = power * Math.max(crater, stream * crust)
      if (heat <= 0) return
      const glow = heat * (1 - 0.35 * daylight)
      out[0]! += 3.4 * glow
      out[1]! += 0.62 * glow + 1.1 * Math.max(0, glow - 0.55)
      out[2]! += 0.05 * glow + 0.25 * Math.max(0, glow - 0.75)
      // The rock beside it is lit by it.
      const near = power * smoothstep(0.3, 0.02, r) * 0.05
      out[0]! += near
      out[1]! += near * 0.16
    },
  }
}
