import type { Noise } from '../../pixels/noise.ts'
import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import type { SubjectLayer } from '../painter.ts'
import type { NearBank } from './near-bank.ts'

const EDGE = 0.775
/** Light falls from the left, low. */
const TO_LIGHT = [-0.62, 0.42] as const

/** The moon's ground along the lower third: dust, boulders and craters in hard light, seen at a slant. */
export function paintNearMoon(width: number, height: number, noise: Noise, random: Random): NearBank {
  const craters = Array.from({ length: 70 }, () => {
    const depth = random() ** 1.3
    return { x: (random() - 0.5) * 9, z: 1.3 + depth * 8, radius: 0.06 + 0.6 * random() ** 3.2 }
  })
  const swell = random() * 40
  const horizon = (x: number) => EDGE + 0.02 * noise.fbm(x * 2.1 + swell, 1.7, 4) + 0.006 * noise.at(x * 22, swell)
  // Heights over the plane (x to the right, z away from the eye), in the eye's heights over it.
  const relief = (x: number, z: number) => {
    let h = 0.1 * noise.fbm(x * 0.9 + swell, z * 0.9, 4) + 0.012 * noise.fbm(x * 9, z * 9, 2)
    for (const crater of craters) {
      const dx = x - crater.x, dz = z - crater.z
      const d = Math.sqrt(dx * dx + dz * dz) / crater.radius
      if (d < 1.7) h += crater.radius * 0.34 * (smoothstep(0.72, 1, d) * smoothstep(1.7, 1, d) - 0.8 * smoothstep(1, 0.3, d))
    }
    return h
  }
  const data = new Uint8ClampedArray(width * height * 4)
  for (let px = 0; px < width; px++) {
    const u = (px + 0.5) / width
    const top = horizon(u)
    for (let py = Math.max(0, Math.floor(top * height) - 1); py < height; py++) {
      const v = (py + 0.5) / height
      const cover = clamp((v - top) * height + 0.5)
      if (cover === 0) continue
      const z = 0.3 / (v - top + 0.028)
      const x = (u - 0.5) * z * 1.05
      const e = 0.014 * z
      const h = relief(x, z)
      const [sx, sz] = [(relief(x + e, z) - h) / e, (relief(x, z + e) - h) / e]
      const toLight = (-sx * TO_LIGHT[0] + TO_LIGHT[1] + sz * 0.14) / Math.sqrt(1 + sx * sx + sz * sz)
      const light = clamp(toLight * 1.7, 0.035, 1.15)
      const tone = (0.52 + 0.14 * noise.fbm(x * 2.4, z * 2.4, 3)) * light
      const at = 4 * (py * width + px)
      for (let c = 0; c < 3; c++) data[at + c] = 255 * clamp(tone * [1.02, 1, 1.01][c]!) ** 0.62
      data[at + 3] = 255 * cover
    }
  }
  const layer: SubjectLayer = { width, height, data }
  return { layer, heightAt: () => 0.9, bare: true }
}
