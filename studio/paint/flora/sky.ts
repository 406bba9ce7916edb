import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { blend, css, filtered, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import { paintGlow } from './falling.ts'

/** The colours of the air, and the filter through which the ground is seen. */
export interface Air {
  top: Pigment
  middle: Pigment
  low: Pigment
  sun: Pigment
  haze: Pigment
  ground: Pigment
  cloud: Pigment
  cloudShade: Pigment
}

const air = (
  top: string,
  middle: string,
  low: string,
  sun: string,
  haze: string,
  ground: Pigment,
  cloud: string,
  cloudShade: string,
): Air => ({
  top: pigment(top),
  middle: pigment(middle),
  low: pigment(low),
  sun: pigment(sun),
  haze: pigment(haze),
  ground,
  cloud: pigment(cloud),
  cloudShade: pigment(cloudShade),
})

const BY_TIME: Readonly<Record<SceneSpec['time'], Air>> = {
  dawn: air('#6a8cc8', '#c3b7de', '#ffdcbc', '#fff3d8', '#e6d2d8', [244, 226, 224], '#ffe9dd', '#b49cbc'),
  day: air('#2a78cc', '#74b4ec', '#d6edfa', '#fffbe6', '#c2def0', [264, 262, 250], '#ffffff', '#a8bcd4'),
  sunset: air('#38498e', '#d27a80', '#ffc26c', '#fff0c0', '#efab80', [254, 204, 168], '#ffcf9c', '#8a5c84'),
  night: air('#060d2a', '#13265c', '#32508e', '#f4f2e2', '#263c74', [92, 108, 164], '#4a629c', '#182a58'),
}

/** The air for a spec: overcast greys it, mist and snow bring the haze near. */
export function airOf({ time, weather }: SceneSpec): Air {
  const clear = BY_TIME[time]
  const grey = weather === 'rain' ? 0.86 : weather === 'cloudy' || weather === 'snow' ? 0.5 : weather === 'mist' ? 0.45 : 0
  const veil: Pigment = filtered(
    weather === 'mist' || weather === 'snow' ? [226, 232, 238] : [176, 188, 202],
    time === 'night' ? [84, 100, 150] : blend(clear.ground, [255, 255, 255], 0.6),
  )
  const greyed = (colour: Pigment) => blend(colour, veil, grey)
  return {
    ...clear,
    top: greyed(clear.top),
    middle: greyed(clear.middle),
    low: greyed(clear.low),
    haze: greyed(clear.haze),
    ground: shade(clear.ground, 1 - grey * 0.24),
    cloud: blend(clear.cloud, veil, weather === 'rain' ? 0.7 : grey * 0.5),
    cloudShade: greyed(clear.cloudShade),
  }
}

/** Sky from the top of the frame to `horizon` (points), with sun or moon at x, stars, aurora and clouds as the spec has them. */
export function paintSky(
  layer: Layer,
  spec: SceneSpec,
  colours: Air,
  horizon: number,
  sunX: number,
  context: PaintContext,
): void {
  const { brush, across, down } = layer
  const { random } = context
  const sky = brush.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, css(colours.top))
  sky.addColorStop(0.55, css(colours.middle))
  sky.addColorStop(1, css(colours.low))
  brush.fillStyle = sky
  brush.fillRect(0, 0, across, down)
  const veiled = spec.weather === 'rain' || spec.weather === 'snow' || spec.weather === 'cloudy' ? 0.25 : 1
  if (spec.time === 'night' && !spec.without.includes('stars'))
    for (let k = 0; k < 420; k++) {
      brush.fillStyle = css([236, 240, 255], (0.2 + 0.8 * random() ** 2) * veiled)
      brush.beginPath()
      brush.arc(random() * across, random() * horizon, 0.6 + 1.5 * random() ** 4, 0, 2 * Math.PI)
      brush.fill()
    }
  if (spec.weather === 'aurora') paintAurora(layer, horizon, context)
  const height = { dawn: 0.82, day: 0.22, sunset: 0.84, night: 0.28 }[spec.time] * horizon
  const radius = spec.time === 'night' ? 44 : spec.time === 'day' ? 34 : 52
  paintGlow(brush, sunX, height, radius * (spec.time === 'day' ? 14 : 16), blend(colours.sun, colours.low, 0.45), 0.5 * veiled)
  if (!spec.without.includes(spec.time === 'night' ? 'moon' : 'sun')) {
    brush.fillStyle = css(colours.sun, 0.96 * veiled)
    brush.beginPath()
    brush.arc(sunX, height, radius, 0, 2 * Math.PI)
    brush.fill()
  }
  if (!spec.without.includes('clouds')) paintClouds(layer, spec, colours, horizon, context)
}

function paintAurora(layer: Layer, horizon: number, { random, noise }: PaintContext): void {
  const { width, height, across } = layer
  const veil = createLayer(width, height)
  const phase = random() * 10
  for (const [band, colour] of [
    [0.5, [70, 255, 170]],
    [0.38, [90, 220, 255]],
    [0.3, [190, 120, 255]],
  ] as const)
    for (let x = -10; x < across + 10; x += 4) {
      const foot = horizon * (band + 0.2 * noise.fbm(x * 0.0022 + phase, band * 9, 3)) + 60
      const tall = horizon * (0.26 + 0.24 * noise.at(x * 0.011 + phase, band * 5))
      const ray = veil.brush.createLinearGradient(0, foot - tall, 0, foot)
      const strength = 0.24 + 0.3 * Math.max(0, noise.at(x * 0.03, band * 7 + phase))
      ray.addColorStop(0, css(colour, 0))
      ray.addColorStop(0.75, css(colour, strength))
      ray.addColorStop(1, css(colour, 0))
      veil.brush.fillStyle = ray
      veil.brush.fillRect(x, foot - tall, 5, tall)
    }
  lay(layer, veil, { sigma: 5, mode: 'lighter' })
}

function paintClouds(
  layer: Layer,
  { weather, time }: SceneSpec,
  { cloud, cloudShade }: Air,
  horizon: number,
  context: PaintContext,
): void {
  const { random } = context
  const { width, height, across } = layer
  const overcast = weather === 'cloudy' || weather === 'rain' || weather === 'snow'
  const count = Math.round((overcast ? 15 : weather === 'mist' || time === 'night' ? 3 : 6) * Math.max(1, across / 1000))
  const clouds = createLayer(width, height)
  const banks = Array.from({ length: count }, () => ({ x: random() * across, lift: random() })).sort((a, b) => b.lift - a.lift)
  for (const { x, lift } of banks) {
    context.checkCancelled()
    const y = horizon * (0.1 + 0.72 * (1 - lift))
    const size = (46 + 120 * lift) * (0.6 + 0.7 * random()) * Math.min(1.3, horizon / 480)
    const puffs = 34
    for (let k = 0; k < puffs * 2; k++) {
      const lit = k >= puffs
      const t = random() * 2 - 1
      const dome = Math.sqrt(1 - t * t) * (0.55 + 0.45 * Math.sin(t * 7 + x))
      const r = size * (0.2 + 0.34 * dome) * (lit ? 0.82 : 1)
      const [px, py] = [x + t * size * 2.1 - (lit ? size * 0.08 : 0), y - dome * size * 0.62 * random() - (lit ? size * 0.14 : 0)]
      const puff = clouds.brush.createRadialGradient(px, py, 0, px, py, r)
      const colour = lit ? cloud : blend(cloudShade, cloud, 0.35)
      puff.addColorStop(0, css(colour, lit ? 0.5 : 0.42))
      puff.addColorStop(0.6, css(colour, lit ? 0.3 : 0.26))
      puff.addColorStop(1, css(colour, 0))
      clouds.brush.fillStyle = puff
      clouds.brush.fillRect(px - r, py - r, 2 * r, 2 * r)
    }
  }
  lay(layer, clouds, { alpha: time === 'night' ? 0.55 : 0.95 })
}
