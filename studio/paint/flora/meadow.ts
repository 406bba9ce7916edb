import { clamp } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, settle, toImage, type Layer } from '../brush/layer.ts'
import { blend, css, filtered, shade } from '../brush/pigment.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { foliageOf, paintFoliage } from '../subjects/tree.ts'
import { finishLight } from './backdrop.ts'
import { paintRainfall, paintSnowfall } from './falling.ts'
import { paintField, sowingOf, type Sowing } from './field.ts'
import { gradeToPalette } from '../palette-grade.ts'
import { airOf, paintSky, type Air } from './sky.ts'

const HILLS = 5

/** The crest of each hill from far to near: y in points at x. */
function crests(layer: Layer, horizon: number, { random, noise }: PaintContext): ((x: number) => number)[] {
  return Array.from({ length: HILLS }, (_, i) => {
    const t = i / (HILLS - 1)
    const [phase, rise] = [random() * 50, (120 - 62 * t) * (0.6 + 0.8 * random())]
    const base = horizon + (layer.down - horizon) * (0.02 + 0.24 * t ** 1.4) - 40 * (1 - t)
    return (x) => base - rise * noise.fbm((x * (1.9 - 0.9 * t)) / 1000 + phase, i * 7, i === 0 ? 4 : 2)
  })
}

function paintHill(
  layer: Layer,
  crest: (x: number) => number,
  index: number,
  sowing: Sowing,
  spec: SceneSpec,
  air: Air,
  context: PaintContext,
): void {
  const { brush, across, down } = layer
  const { random, noise } = context
  const t = index / (HILLS - 1)
  const thick = spec.weather === 'mist' ? 0.94 : spec.weather === 'rain' || spec.weather === 'snow' ? 0.86 : 0.74
  const hazed = thick * (1 - t) ** 1.25
  const grass = (k: number) => blend(filtered(blend(sowing.grass, sowing.grassLight, k), air.ground), air.haze, hazed)
  const body = brush.createLinearGradient(0, crest(across / 2) - 60, 0, crest(across / 2) + 190)
  body.addColorStop(0, css(grass(0.75)))
  body.addColorStop(1, css(shade(grass(0.1), sowing.snowy ? 1 : 0.85)))
  brush.fillStyle = body
  brush.beginPath()
  brush.moveTo(-10, down)
  for (let x = -10; x <= across + 10; x += 6) brush.lineTo(x, crest(x))
  brush.lineTo(across + 10, down)
  brush.fill()
  const dabs = Math.round(across * 1.1)
  for (let k = 0; k < dabs; k++) {
    const x = random() * across
    const below = random() ** 1.5 * (index === HILLS - 1 ? down - crest(x) : 200)
    const y = crest(x) + below + 3
    const tone = 0.5 + noise.fbm(x * 0.006, y * 0.018, 3) * 1.5 + (random() - 0.5) * 0.3
    brush.strokeStyle = css(grass(tone), 0.4)
    brush.lineWidth = (2 + 4 * t) * (1 + below / 130)
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x + (10 + 22 * t) * (1 + below / 90), y + (crest(x + 20) - crest(x)) * 0.6)
    brush.stroke()
  }
  if (index === HILLS - 1 || spec.without.includes('trees')) return
  const foliage = { ...foliageOf(spec, random), density: 1 }
  const leaf = blend(filtered(shade(foliage.leaf, 0.8), air.ground), air.haze, hazed * 0.92)
  const height = 13 + 46 * t
  for (let x = random() * 40; x < across; x += height * (0.5 + random())) {
    if (noise.fbm(x * 0.004 + index * 9, 3, 2) < 0.12) continue
    const y = crest(x) + height * 0.1
    const grown = height * (0.7 + 0.7 * random())
    brush.strokeStyle = css(shade(leaf, 0.42))
    brush.lineWidth = grown * 0.1
    brush.beginPath()
    brush.moveTo(x, y + grown * 0.12)
    brush.lineTo(x, y - grown * 0.4)
    brush.stroke()
    paintFoliage(
      brush,
      x,
      y - grown * 0.6,
      grown * 0.52,
      grown * 0.58,
      { ...foliage, leaf, snowy: foliage.snowy && spec.time !== 'night' },
      context,
      0.3,
    )
  }
}

/** The 'meadow' scene: a field of flowers before rolling hills under a wide sky. */
export const paintMeadow: ScenePainter = (spec, width, height, context) => {
  const { random } = context
  const layer = createLayer(width, height)
  const { across, down } = layer
  const air = airOf(spec)
  const horizon = down * ({ close: 0.36, medium: 0.47, wide: 0.56 }[spec.framing] + 0.07 * (random() - 0.5))
  const sowing = sowingOf(spec, random)
  const sunX = across * (0.18 + 0.64 * random())
  paintSky(layer, spec, air, horizon, sunX, context)
  context.progress(0.3)
  const hills = crests(layer, horizon, context)
  for (const [i, crest] of hills.entries()) {
    context.checkCancelled()
    paintHill(layer, crest, i, sowing, spec, air, context)
    settle(layer.brush)
  }
  context.progress(0.5)
  paintField(layer, sowing, air, hills.at(-1)!, context)
  context.progress(0.85)
  if (spec.time === 'dawn' || spec.time === 'sunset') paintSunlight(layer, air, sunX, horizon)
  if (spec.weather === 'snow') paintSnowfall(layer, 1, random)
  if (spec.weather === 'rain') paintRainfall(layer, 1, random)
  finishLight(
    layer,
    spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.55 : 0.2,
    spec.time === 'night' ? [150, 160, 200] : [255, 244, 214],
  )
  const image = toImage(layer, () => context.checkCancelled())
  gradeToPalette(image, spec.palette, () => context.checkCancelled())
  return { image, depth: depthOf(width, height, layer, hills, () => context.checkCancelled()), tone: { filmic: false, grain: 0.012, seed: spec.seed } }
}

function paintSunlight({ brush, across, down }: Layer, { low }: Air, sunX: number, horizon: number): void {
  brush.save()
  brush.globalCompositeOperation = 'soft-light'
  const glow = brush.createRadialGradient(sunX, horizon * 0.85, 0, sunX, horizon * 0.85, down * 0.8)
  glow.addColorStop(0, css(low, 0.85))
  glow.addColorStop(1, css(low, 0))
  brush.fillStyle = glow
  brush.fillRect(0, 0, across, down)
  brush.restore()
}

function depthOf(
  width: number,
  height: number,
  { across, down }: Layer,
  hills: readonly ((x: number) => number)[],
  checkCancelled: () => void,
): Float32Array {
  const depth = new Float32Array(width * height).fill(1)
  for (let px = 0; px < width; px++) {
    if (px % 128 === 0) checkCancelled()
    const crest = hills.map((hill) => (hill((px * across) / width) * height) / down)
    const field = crest.at(-1)!
    for (let py = 0; py < height; py++) {
      let at = 1
      for (let i = 0; i < crest.length; i++) if (py >= crest[i]!) at = 0.9 - 0.1 * i
      depth[py * width + px] = py >= field ? at * (1 - clamp((py - field) / (height - field))) ** 0.7 : at
    }
  }
  return depth
}
