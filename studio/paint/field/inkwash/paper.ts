import type { Canvas } from '@napi-rs/canvas'
import { clamp, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import type { PaintContext } from '../../painter.ts'
import { forkRandom, pixelsOf, smoothPlane, wants } from '../shared/frame.ts'
import { rainCoverage, snowCoverage } from '../shared/precipitation.ts'
import { valueTexture } from '../shared/texture.ts'
import type { InkwashColours } from './colours.ts'
import type { InkwashLayout } from './layout.ts'
import type { Sheet } from './wash.ts'

/** Grey laid over the sky so that snow, or rain light, stands out against it. */
const SKY_WASH: Record<SceneSpec['weather'], number> = { clear: 0, cloudy: 0.2, mist: 0.03, rain: 0.34, snow: 0.3, aurora: 0.2 }
const SKY_COLOUR: Record<SceneSpec['time'], number> = { dawn: 0.8, day: 0, sunset: 1, night: 0.75 }
const AURORA: Rgb = [0.45, 0.95, 0.75]

const LAMP: Rgb = [1, 0.66, 0.25]

/** Where lanterns burn at night: in the boat's cabin. */
function lampLights({ boat }: InkwashLayout, spec: SceneSpec): (readonly [x: number, y: number])[] {
  return wants(spec, 'boat', 'boats', 'lantern', 'lanterns') ? [[boat.x - boat.facing * 0.006, boat.y - 0.006]] : []
}

/** Brings ink, washes, sky and coloured touches together on paper, into linear light. */
export function mountPainting(
  image: LinearImage,
  sheet: Sheet,
  layout: InkwashLayout,
  colours: InkwashColours,
  touches: Canvas,
  spec: SceneSpec,
  context: PaintContext,
): void {
  const { frame, ink, cool, warm, grain, wet, sky } = sheet
  const { width, height, unit, h } = frame
  const { noise } = context
  const fibre = valueTexture(frame, [0.0022, 0.0012], spec.seed + 9)
  const aged = valueTexture(frame, [0.24, 0.09], spec.seed + 8)
  const clouds = smoothPlane(frame, 160, (x, y) => noise.fbm(x * 1.6 + 40, y * 4.2, 4))
  const touched = pixelsOf(touches)
  const random = forkRandom(context.random)
  const falling =
    spec.weather === 'rain' ? rainCoverage(frame, random) : spec.weather === 'snow' ? snowCoverage(frame, random) : null
  const { sun } = layout
  const night = spec.time === 'night'
  const discHidden = spec.weather === 'rain' || spec.weather === 'snow' || !wants(spec, 'sun', night ? 'moon' : 'sun')
  const disc = discHidden ? 0 : spec.weather === 'cloudy' || spec.weather === 'mist' ? 0.5 : 0.88
  const skyWash = SKY_WASH[spec.weather]
  const sunY = spec.time === 'dawn' || spec.time === 'sunset' ? sun.y + 0.06 * h : sun.y
  const radius = sun.radius * (spec.time === 'sunset' ? 1.2 : 1)
  const colour = [0, 0, 0]
  const lamps = night ? lampLights(layout, spec) : []
  for (let py = 0; py < height; py++) {
    if (py % 32 === 0) context.checkCancelled()
    const y = (py + 0.5) / unit
    const high = smoothstep(layout.shore - 0.3 * h, -0.1 * h, y)
    const low = Math.exp(-(((y - (layout.shore - 0.3 * h)) / (0.2 * h)) ** 2))
    for (let px = 0; px < width; px++) {
      const i = py * width + px
      const x = (px + 0.5) / unit
      const g = grain[i]!
      const tooth = 0.957 + 0.044 * (fibre[i]! - 0.5) + 0.045 * (aged[i]! - 0.5)
      const distance = Math.hypot(x - sun.x, y - sunY)
      const halo = night ? 0.75 * disc * Math.exp(-Math.max(0, distance - radius) / 0.11) : 0
      const inDisc = (1 - smoothstep(radius * 0.95, radius * 1.03, distance + (g - 0.5) * 0.006)) * disc
      const laid = clamp(ink[i]!, 0, 0.97)
      const transmitted = (1 - laid) ** 1.3
      const washed = clamp(skyWash * (0.45 + 0.55 * high) * (0.75 + 0.9 * clouds[i]!) * (0.75 + 0.5 * wet[i]!), 0, 0.6)
      const inSky = 0.35 + 0.65 * sky[i]!
      const ribbon =
        spec.weather === 'aurora'
          ? high * Math.exp(-((noise.at(x * 1.8, 5) * 0.9 + (y / h - 0.2) * 5) ** 2) * 2) * (0.5 + 0.5 * noise.at(x * 22, y * 2))
          : 0
      const swept = spec.weather === 'cloudy' ? smoothstep(0.05, 0.4, clouds[i]!) * 0.22 * high : 0
      for (let c = 0; c < 3; c++) {
        let value = colours.paper[c]! * tooth
        value *= 1 - high * (1 - colours.zenith[c]!) * SKY_COLOUR[spec.time]
        if (!night) value *= 1 - low * (1 - colours.glow[c]!) * SKY_COLOUR[spec.time] * (0.75 + 0.6 * (wet[i]! - 0.3))
        value += halo * (colours.glow[c]! - value) * 0.45
        value *= 1 - (washed + swept) * inSky * (1 - colours.ink[c]! * 0.8)
        value += ribbon * (AURORA[c]! - value) * 0.5
        value += inDisc * sky[i]! * (1 - laid) * (colours.disc[c]! - value)
        value *= 1 - Math.min(0.9, cool[i]!) * colours.wash * (1 - colours.cool[c]!) * 1.15
        value *= 1 - Math.min(0.9, warm[i]!) * colours.wash * (1 - colours.warm[c]!)
        value = value * transmitted + colours.ink[c]! * (1 - transmitted)
        const over = (touched[4 * i + 3]! / 255) * (0.74 + 0.3 * g)
        value += Math.min(1, over) * ((touched[4 * i + c]! / 255) * (night ? 0.72 : 1) - value)
        for (const lamp of lamps) value += LAMP[c]! * 0.85 * Math.exp(-Math.hypot(x - lamp[0], (y - lamp[1]) * 1.2) / 0.016)
        colour[c] = value
      }
      const veil = falling ? falling[i]! * (spec.weather === 'snow' ? 0.95 : 0.8) : 0
      for (let c = 0; c < 3; c++) {
        const bright = spec.weather === 'snow' ? (night ? 0.86 : 0.985) : Math.min(1, colours.paper[c]! * 1.04)
        image.planes[c]![i] = clamp(colour[c]! + veil * (bright - colour[c]!)) ** 2.2
      }
    }
  }
}
