import type { Rgb } from '../../pixels/colour.ts'
import { unit } from '../../pixels/vector.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Point } from './mesh.ts'

/** Light on a model in linear RGB, directions as the eye sees them: x right, y up, z towards it. */
export interface Light {
  toKey: Point
  key: Rgb
  sky: Rgb
  ground: Rgb
  /** Light from behind, on the right and, of coloured places, on the left. */
  rim: Rgb
  rimLeft: Rgb
  /** What polished things mirror: overhead, at the horizon and below it. */
  zenith: Rgb
  horizon: Rgb
  floor: Rgb
  /** How dark the shadow on the ground is, 0..1. */
  shadow: number
}

const TO_KEY = unit([-0.5, 0.74, 0.52])

const HOURS: Record<SceneSpec['time'], Omit<Light, 'toKey'>> = {
  day: { key: [0.98, 0.93, 0.84], sky: [0.36, 0.43, 0.54], ground: [0.2, 0.19, 0.17], rim: [0.34, 0.38, 0.42], rimLeft: [0, 0, 0], zenith: [0.2, 0.4, 0.78], horizon: [0.86, 0.92, 1], floor: [0.16, 0.15, 0.14], shadow: 0.62 },
  dawn: { key: [0.9, 0.74, 0.64], sky: [0.36, 0.38, 0.52], ground: [0.2, 0.17, 0.17], rim: [0.6, 0.42, 0.36], rimLeft: [0, 0, 0], zenith: [0.3, 0.38, 0.66], horizon: [1.08, 0.8, 0.7], floor: [0.16, 0.13, 0.13], shadow: 0.55 },
  sunset: { key: [0.96, 0.66, 0.42], sky: [0.32, 0.27, 0.38], ground: [0.2, 0.13, 0.1], rim: [0.95, 0.5, 0.22], rimLeft: [0, 0, 0], zenith: [0.26, 0.22, 0.42], horizon: [1.25, 0.66, 0.34], floor: [0.12, 0.08, 0.08], shadow: 0.6 },
  night: { key: [0.3, 0.35, 0.5], sky: [0.1, 0.13, 0.24], ground: [0.05, 0.05, 0.08], rim: [0.3, 0.4, 0.62], rimLeft: [0, 0, 0], zenith: [0.02, 0.03, 0.09], horizon: [0.24, 0.3, 0.5], floor: [0.02, 0.02, 0.04], shadow: 0.6 },
}
const NEON: Omit<Light, 'toKey'> = { key: [0.42, 0.36, 0.6], sky: [0.22, 0.12, 0.32], ground: [0.1, 0.05, 0.16], rim: [0.1, 0.75, 1.1], rimLeft: [1.1, 0.12, 0.72], zenith: [0.05, 0.02, 0.14], horizon: [1.1, 0.3, 0.95], floor: [0.04, 0.16, 0.24], shadow: 0.7 }
const SPACE: Omit<Light, 'toKey'> = { key: [1.12, 1.06, 1], sky: [0.1, 0.09, 0.17], ground: [0.12, 0.1, 0.15], rim: [0.5, 0.3, 0.75], rimLeft: [0, 0, 0], zenith: [0.01, 0.01, 0.03], horizon: [0.24, 0.16, 0.4], floor: [0.3, 0.27, 0.3], shadow: 0.8 }

/** A photographer's: large soft lamps, and a pale room to mirror; by night one warm lamp. */
const STUDIO: Omit<Light, 'toKey'> = { key: [1, 0.95, 0.88], sky: [0.46, 0.46, 0.47], ground: [0.3, 0.28, 0.26], rim: [0.42, 0.42, 0.42], rimLeft: [0.1, 0.1, 0.1], zenith: [0.42, 0.42, 0.44], horizon: [0.86, 0.85, 0.84], floor: [0.24, 0.22, 0.2], shadow: 0.5 }
const LAMPLIGHT: Omit<Light, 'toKey'> = { key: [0.86, 0.6, 0.36], sky: [0.16, 0.14, 0.16], ground: [0.12, 0.09, 0.07], rim: [0.3, 0.3, 0.42], rimLeft: [0.1, 0.06, 0.03], zenith: [0.1, 0.09, 0.12], horizon: [0.5, 0.36, 0.24], floor: [0.1, 0.07, 0.05], shadow: 0.6 }

/** The light of the spec's hour; of a city's lights by night, of the sun alone in space, and of a studio's lamps on things. */
export function lightOf({ scene, time, palette }: SceneSpec): Light {
  const neon = palette === 'neon' || (scene === 'city' && time === 'night')
  return { toKey: TO_KEY, ...(scene === 'still-life' ? (time === 'night' ? LAMPLIGHT : STUDIO) : scene === 'galaxy' ? SPACE : neon ? NEON : HOURS[time]) }
}

/** What lies in a direction, blurred by roughness 0..1; written to `out`. */
export function mirrored(light: Light, up: number, right: number, rough: number, out: Float32Array): void {
  const soft = 0.035 + rough * 0.7
  const above = up > soft ? 1 : up < -soft ? 0 : 0.5 + up / (2 * soft)
  const lift = Math.min(1, Math.max(0, up) * (1.5 - rough * 0.5))
  // A bright band over the horizon, as a sky shows in a polished side.
  const band = (1 - lift) * (1 - lift)
  // A long soft light high on the left, as a photographer hangs it.
  const panel = Math.max(0, 1 - Math.abs(up - 0.72) / (0.13 + rough * 0.5)) * Math.max(0, 1 - Math.abs(right + 0.28) / (0.55 + rough)) * (1 - rough * 0.75)
  for (let c = 0; c < 3; c++) {
    const sky = light.zenith[c]! + (light.horizon[c]! - light.zenith[c]!) * band + panel * (light.key[c]! * 1.5 + 0.2)
    const sides = right > 0 ? light.rim[c]! * right : -light.rimLeft[c]! * right
    out[c] = light.floor[c]! * (1 - above) + sky * above + sides * 0.5 * (1 - Math.abs(up))
  }
}
