import { hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Air } from '../terrain/air.ts'
import type { Light } from '../terrain/light.ts'
import { assign, blend, createScratch } from '../terrain/mixing.ts'
import type { View } from '../terrain/view.ts'
import type { TownSetting } from './setting.ts'
import { SNOW } from './setting.ts'

export interface FloorOptions {
  kind: 'water' | 'stone'
  view: View
  mirror: View
  reflected: LinearImage
  light: Light
  noise: Noise
  air: Air
  town: Pick<TownSetting, 'spec' | 'snow'>
  /** Strength of the ripples (water) or share mirrored by the stones. */
  rough: number
  shine: number
  checkCancelled(): void
}

const DEEP: Rgb = hex('#2f4a44')
const PAVING: readonly [Rgb, Rgb] = [hex('#6f6b66'), hex('#9a948a')]

const hash = (a: number, b: number) => {
  let h = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Paints the level floor below the horizon, in place: water or paving that mirrors the town above it. Its distance by row. */
export function paintFloor(image: LinearImage, options: FloorOptions): Float32Array {
  const { kind, view, mirror, reflected, light, noise, air, town, rough, shine, checkCancelled } = options
  const { width, height, focal, horizon, eye } = view
  const share = mirror.focal / focal
  const out = createScratch()
  const seen = createScratch()
  const first = Math.max(0, Math.ceil(horizon))
  const distance = new Float32Array(height).fill(Infinity)
  const taps = kind === 'water' ? 3 : 7
  for (let row = first; row < height; row++) {
    if ((row & 15) === 0) checkCancelled()
    const slope = (row + 0.5 - horizon) / focal
    const z = eye / slope
    distance[row] = z
    const fade = 1 / (1 + z * 0.05)
    const graze = Math.pow(1 - Math.min(1, slope / Math.hypot(1, slope)), kind === 'water' ? 3 : 2.4)
    for (let px = 0; px < width; px++) {
      const at = row * width + px
      const slopeX = (px + 0.5 - width / 2) / focal
      const x = slopeX * z
      let [lift, shift, smear] = [0, 0, 0]
      if (kind === 'water') {
        const swell = noise.at(x * 0.55 + 7, z * 0.42)
        const ripple = noise.at(x * 1.5, z * 1.7 + 3) + 0.6 * noise.at(x * 3.7 + 9, z * 4.4)
        lift = (swell * 0.5 + ripple * 0.6) * 0.03 * rough * fade
        shift = (swell + ripple * 0.5) * 0.006 * rough * fade
        smear = 0.006 * rough
        assign(out, DEEP)
        for (let c = 0; c < 3; c++) out[c]! *= light.ambient[c]! * 0.9 + light.sun[c]! * 0.12
      } else {
        stone(out, x, z, town, noise)
        lift = noise.at(x * 1.3, z * 1.6) * 0.008
        smear = 0.02
      }
      // The mirrored view, a few rows deep: broken water and rough stone draw lights out towards the eye.
      const column = clampTo(width * 0.5 + (slopeX + shift) * focal, width) * share
      seen.fill(0)
      let weight = 0
      for (let tap = 0; tap < taps; tap++) {
        const reach = ((tap + 0.5) / taps - 0.5) * 2
        const mirrorRow = mirror.horizon - (slope + lift + reach * smear) * mirror.focal
        const from = clampTo(mirrorRow, mirror.height) * mirror.width + Math.min(mirror.width - 1, column | 0)
        const share = 1 - 0.6 * Math.abs(reach)
        for (let c = 0; c < 3; c++) seen[c]! += reflected.planes[c]![from]! * share
        weight += share
      }
      const mirrored = kind === 'water' ? Math.min(0.95, 0.34 + 0.62 * graze) : shine * (0.25 + 0.75 * graze)
      for (let c = 0; c < 3; c++) {
        const light = seen[c]! / weight
        if (kind === 'water') out[c]! += (light * 0.94 - out[c]!) * mirrored
        else out[c] = out[c]! * (1 - 0.5 * shine) + light * mirrored
      }
      air(out, z, x, 0, slopeX, 0)
      for (let c = 0; c < 3; c++) image.planes[c]![at] = out[c]!
    }
  }
  return distance

  function clampTo(value: number, size: number): number {
    const whole = value | 0
    return whole < 0 ? 0 : whole >= size ? size - 1 : whole
  }

  /** Paving in courses across the lane, worn and of unlike tone, under snow in winter. */
  function stone(scratch: typeof out, x: number, z: number, { spec, snow }: Pick<TownSetting, 'spec' | 'snow'>, relief: Noise): void {
    const course = Math.floor(z / 0.62)
    const along = x / (0.75 + 0.5 * hash(course, 7)) + hash(course, 1) * 4
    const slab = Math.floor(along)
    const tone = hash(course, slab * 3 + 1)
    const [u, v] = [along - slab, z / 0.62 - course]
    const joint = Math.min(smoothstep(0, 0.05 + z * 0.0016, Math.min(u, 1 - u) * 0.9), smoothstep(0, 0.07 + z * 0.004, Math.min(v, 1 - v)))
    const grain = 0.5 + 0.5 * relief.fbm(x * 2.1, z * 2.1, 2)
    assign(scratch, mix(PAVING[0], PAVING[1], 0.25 * grain + 0.75 * tone), (0.55 + 0.45 * joint) * (spec.weather === 'rain' ? 0.5 : 0.92))
    if (snow > 0) blend(scratch, SNOW, snow * smoothstep(-0.35, 0.25, relief.fbm(x * 0.4, z * 0.4, 2) + 0.45 * snow - 0.15 + 0.3 * smoothstep(1, 3, Math.abs(x))))
    const sun = Math.max(0, light.direction[1]) * 0.8
    for (let c = 0; c < 3; c++) scratch[c]! *= light.ambient[c]! * 1.1 + light.sun[c]! * sun
  }
}
