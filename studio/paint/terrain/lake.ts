import { hex, mix, smoothstep } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { AlpineLand } from './alpine-land.ts'
import { sampleField } from './field.ts'
import type { Light } from './light.ts'
import { addTo, blend, type Scratch } from './mixing.ts'
import type { View } from './view.ts'

const shallow = hex('#3d9a96')
const deep = hex('#0a2f44')

export interface LakeOptions {
  land: AlpineLand
  view: View
  /** The scene as the level lake mirrors it, and the view in which it was painted. */
  mirror: View
  reflected: LinearImage
  light: Light
  noise: Noise
  /** Height of the ripples; 1 is a light breeze. */
  ripple: number
}

export type Lake = (out: Scratch, x: number, z: number, px: number, row: number) => void

/** Rippled water: the mirrored scene, moved by the slope of the ripples, over the lake's own green to blue. */
export function createLake({ land, view, mirror, reflected, light, noise, ripple }: LakeOptions): Lake {
  const share = mirror.focal / view.focal
  const body = [0, 1, 2].map((c) => light.ambient[c]! * 0.8 + light.sun[c]! * 0.2)
  const glint = mix(light.sun, light.horizon, 0.5)
  return (out, x, z, px, row) => {
    const gusts = Math.max(0.12, 0.5 + 1.4 * noise.fbm(x * 0.014, z * 0.03 + 3, 2))
    const fine = Math.min(1, 46 / z)
    const waveZ = noise.at(x * 0.42, z * 0.9) * 0.6 +
      fine * (noise.at(x * 1.1 + 9, z * 2.6) + 0.5 * noise.at(x * 2.7, z * 6.1))
    const waveX = noise.at(x * 0.5 + 30, z * 1.1) + fine * noise.at(x * 1.7 - 8, z * 3)
    const power = 0.0075 * ripple * gusts * mirror.focal
    const fx = Math.min(mirror.width - 1.001, Math.max(0, (px + 0.5) * share - 0.5 + waveX * power * 0.5))
    const down = Math.max(0.5, (row + 0.5 - view.horizon) * share + waveZ * power)
    const fy = Math.min(mirror.height - 1.001, Math.max(0, mirror.horizon - down - 0.5))
    const u = fx - (fx | 0)
    const v = fy - (fy | 0)
    const at = (fy | 0) * mirror.width + (fx | 0)
    const below = at + mirror.width
    const slope = (view.eye - land.water) / z
    const facing = slope / Math.sqrt(1 + slope * slope)
    const shine = Math.min(1, 0.16 + 0.84 * Math.pow(1 - facing, 3.6)) * 0.96
    const depth = land.water - sampleField(land.height, x, z)
    const offshore = smoothstep(0, 7, depth)
    for (let c = 0; c < 3; c++) {
      const plane = reflected.planes[c]!
      const seen = (plane[at]! * (1 - u) + plane[at + 1]! * u) * (1 - v) + (plane[below]! * (1 - u) + plane[below + 1]! * u) * v
      const own = (shallow[c]! + (deep[c]! - shallow[c]!) * offshore) * body[c]!
      out[c] = own + (seen - own) * shine
    }
    if (gusts > 0.75) addTo(out, glint, Math.max(0, waveZ) * (gusts - 0.75) * 0.05)
    blend(out, shallow, 0.35 * smoothstep(0.5, 0, depth), body[1])
  }
}
