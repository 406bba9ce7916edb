import type { Rgb } from '../pixels/colour.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { createRandom } from '../pixels/random.ts'
import { createFrame } from './field/shared/frame.ts'
import { rainCoverage, snowCoverage, veil } from './field/shared/precipitation.ts'
import type { Painting } from './painter.ts'

/** Weathers that a scene's own painter leaves to this veil. */
const LEFT: Partial<Record<SceneSpec['scene'], readonly SceneSpec['weather'][]>> = {
  blossom: ['cloudy', 'mist', 'rain', 'snow'],
  portrait: ['cloudy', 'mist', 'rain', 'snow'],
  figure: ['cloudy', 'mist', 'rain', 'snow'],
  forest: ['cloudy', 'mist', 'snow'],
  pond: ['cloudy', 'mist', 'snow'],
}
/** Saturation and brightness under each sky. */
const DULL: Record<SceneSpec['weather'], readonly [number, number]> = {
  clear: [1, 1], cloudy: [0.72, 0.86], mist: [0.8, 1], rain: [0.66, 0.74], snow: [0.78, 1.02], aurora: [1, 1],
}
/** How much of the dullness reaches people who stand before us. */
const NEAR_DULL = 0.4
const MIST: Record<SceneSpec['time'], Rgb> = { dawn: [0.84, 0.74, 0.74], day: [0.78, 0.83, 0.87], sunset: [0.86, 0.66, 0.54], night: [0.09, 0.12, 0.2] }

/** Dull light, mist, falling rain or snow over a painting that has none of its own, in place. */
export function layWeather({ image, depth }: Painting, spec: SceneSpec, checkCancelled: () => void): void {
  const { weather, scene, time, seed } = spec
  if (!LEFT[scene]?.includes(weather)) return
  const { width, height, planes } = image
  const [saturation, brightness] = DULL[weather]
  const haze = weather === 'mist' ? 0.62 : weather === 'rain' ? 0.2 : weather === 'snow' ? 0.22 : 0
  const mist = MIST[time]
  for (let i = 0; i < planes[0].length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    const luma = 0.2126 * planes[0][i]! + 0.7152 * planes[1][i]! + 0.0722 * planes[2][i]!
    // Without a depth the air is taken to thicken upwards, where the far things are.
    const far = depth ? depth[i]! : 0.75 - (0.6 * Math.floor(i / width)) / height
    const share = haze * (0.18 + 0.82 * far)
    const dull = scene === 'figure' ? NEAR_DULL + (1 - NEAR_DULL) * far : 1
    for (let c = 0; c < 3; c++) {
      const own = (luma + (planes[c]![i]! - luma) * (1 - dull + dull * saturation)) * (1 - dull + dull * brightness)
      planes[c]![i] = own + (mist[c]! - own) * share
    }
  }
  const frame = createFrame(width, height)
  const dim = time === 'night' ? 0.5 : 1
  if (weather === 'rain') veil(image, rainCoverage(frame, createRandom(seed ^ 0x3c6ef372)), [0.75, 0.8, 0.92], 0.6 * dim)
  if (weather === 'snow') veil(image, snowCoverage(frame, createRandom(seed ^ 0x3c6ef372)), [0.96, 0.98, 1], 0.95 * dim)
}
