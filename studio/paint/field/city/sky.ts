import { mix, ramp, smoothstep } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { PaintContext } from '../../painter.ts'
import { forkRandom, smoothPlane, wants, type Frame } from '../shared/frame.ts'
import type { CityLayout } from './layout.ts'
import type { CityLight } from './light.ts'

const COVER: Record<SceneSpec['weather'], number> = { clear: 0.3, cloudy: 0.85, mist: 0.5, rain: 1, snow: 0.9, aurora: 0.15 }

/** Sky with clouds, stars and sun or moon, down to the waterline, in place. */
export function paintSky(
  image: LinearImage,
  frame: Frame,
  layout: CityLayout,
  light: CityLight,
  spec: SceneSpec,
  { noise, random, checkCancelled }: PaintContext,
): void {
  const { width, height, unit, w } = frame
  const { horizon } = layout
  const cover = wants(spec, 'cloud', 'clouds') ? COVER[spec.weather] : 0
  const clouds = smoothPlane(frame, 220, (x, y) => noise.fbm(x * 2.2 + 3, y * 5.5 + 0.4 * noise.at(x * 3, y * 6), 5))
  const dull = spec.weather === 'rain' || spec.weather === 'snow' ? 0.55 : spec.weather === 'cloudy' ? 0.25 : 0
  const hidden = dull > 0.5 || spec.sky === 'fireworks' || !wants(spec, 'moon')
  const radius = hidden ? 0 : 0.047
  const discY = horizon * (1 - light.discHeight)
  const rows = Math.min(height, Math.ceil(horizon * unit))
  for (let py = 0; py < rows; py++) {
    if (py % 32 === 0) checkCancelled()
    const y = (py + 0.5) / unit
    const t = y / horizon
    const base = ramp(light.sky, t)
    const grey = 0.3 * base[0] + 0.5 * base[1] + 0.2 * base[2]
    const sky = mix(base, [grey * 0.9, grey * 0.95, grey * 1.08], dull)
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / unit
      const i = py * width + px
      const body = clouds[i]! + 0.42 * cover - 0.12
      const cloud = smoothstep(0.02, 0.42, body) * Math.min(1, 0.35 + 0.65 * cover) * smoothstep(1.05, 0.6, t)
      const lightness = 0.55 + 0.45 * smoothstep(0.6, 0.1, body)
      const distance = Math.hypot(x - layout.disc.x, y - discY)
      const disc = radius > 0 ? smoothstep(radius + 0.6 / unit, radius - 0.6 / unit, distance) : 0
      const marks = disc > 0 ? 0.8 + 0.3 * noise.fbm(x * 20, y * 20, 3) : 0
      const halo = radius > 0 ? Math.exp(-Math.max(0, distance - radius) / 0.05) * 0.25 : 0
      const aurora =
        spec.weather === 'aurora'
          ? smoothstep(0.9, 0.2, t) *
            Math.exp(-(((t - 0.4 - 0.22 * noise.at(x * 2.1, 9)) / 0.24) ** 2)) *
            (0.45 + 0.55 * noise.at(x * 19 + noise.at(x * 4, 2), t * 2))
          : 0
      for (let c = 0; c < 3; c++) {
        let value = sky[c]!
        value += (light.cloud[c]! * (1 - 0.45 * dull) * lightness * 0.6 - value) * cloud * 0.5
        value += halo * light.disc[c]! * (1 - 0.6 * cloud)
        value += disc * (1 - 0.75 * cloud) * (light.disc[c]! * marks - value)
        value += Math.max(0, aurora) * [0.06, 0.75, 0.42][c]!
        image.planes[c]![i] = value * 0.8
      }
    }
  }
  const stars = forkRandom(random)
  const pixelArea = (0.0011 * unit) ** 2
  for (let star = 0; star < 320 * w; star++) {
    const x = stars() * w
    const y = stars() ** 1.6 * horizon * 0.62
    const strength = (0.2 + 1.6 * stars() ** 5) * (1 - dull) * Math.min(1, pixelArea)
    const i = Math.floor(y * unit) * width + Math.min(width - 1, Math.floor(x * unit))
    for (let c = 0; c < 3; c++) image.planes[c]![i]! += strength * (1 - smoothstep(0.05, 0.3, clouds[i]! + 0.42 * cover - 0.12))
  }
}
