import { coverage, createLayer, lay, settle, tint, toImage } from '../brush/layer.ts'
import { css } from '../brush/pigment.ts'
import type { ScenePainter } from '../painter.ts'
import { backdropFor, finishLight, paintBackdrop } from './backdrop.ts'
import { grow, paintBough, stamps, type Bough } from './bough.ts'
import { paintGlow, paintRainfall, paintSnowfall } from './falling.ts'
import { varietyOf } from './variety.ts'

const LIGHT = { dawn: '#fff0f2', day: '#ffffff', sunset: '#ffdcc0', night: '#b0b8ea' } as const
/** The 'blossom' scene: flowering boughs before light out of focus; what flowers depends on season and palette. */
export const paintBlossom: ScenePainter = (spec, width, height, context) => {
  const { random } = context
  const layer = createLayer(width, height)
  const { across, down } = layer
  const variety = varietyOf(spec, random)
  const zoom = { close: 1.5, medium: 1.1, wide: 0.8 }[spec.framing]
  const pixel = width / across
  const fromLeft = random() < 0.5
  const mirror = (x: number) => (fromLeft ? x : across - x)
  paintBackdrop(
    layer,
    backdropFor(variety.ground, spec),
    [fromLeft ? 0.72 : 0.28, 0.3],
    spec.mood === 'dreamy' ? 110 : 70,
    context,
  )
  if (spec.time === 'night' && !spec.without.includes('moon')) {
    const [x, y, r] = [mirror(across * 0.76), down * 0.24, 86]
    paintGlow(layer.brush, x, y, r * 4, [226, 226, 255], 0.5)
    layer.brush.fillStyle = css([252, 248, 232], 0.95)
    layer.brush.beginPath()
    layer.brush.arc(x, y, r, 0, 2 * Math.PI)
    layer.brush.fill()
  }
  context.progress(0.15)

  const sprites = stamps(variety, variety.size * zoom * pixel * 1.3, context)
  const bough = (x: number, y: number, towards: readonly [number, number], girth: number, reach: number): Bough => {
    const grown: Bough = { limbs: [], sites: [] }
    const [tx, ty] = [mirror(towards[0]), towards[1]]
    const sx = mirror(x)
    grow(grown, sx, y, Math.atan2(ty - y, tx - sx), Math.hypot(tx - sx, ty - y) * reach, girth * zoom, 0, context)
    return grown
  }
  const high = variety.hangs ? 0.06 + 0.1 * random() : 0.16 + 0.5 * random()
  const far = createLayer(width, height)
  paintBough(
    far,
    bough(-60, down * (0.2 + 0.7 * random()), [across * 1.1, down * random()], 16, 1),
    variety,
    sprites,
    zoom * 0.8,
    0.5,
    context,
  )
  if (spec.time !== 'day') tint(far, LIGHT[spec.time])
  lay(layer, far, { sigma: 11, alpha: 0.62 })
  context.progress(0.4)

  const near = createLayer(width, height)
  if (random() < 0.75)
    paintBough(
      near,
      bough(
        across + 50,
        down * (variety.hangs ? -0.02 : 0.02 + 0.2 * random()),
        [across * 0.42, down * (variety.hangs ? 0.12 : 0.3)],
        17,
        0.9,
      ),
      variety,
      sprites,
      zoom * 0.85,
      0.6,
      context,
    )
  const rest = variety.hangs ? 0.12 : Math.min(0.85, Math.max(0.2, high + (random() - 0.4) * 0.5))
  paintBough(near, bough(-40, down * high, [across * 0.86, down * rest], 34, 1), variety, sprites, zoom, 0.8, context)
  settle(near.brush)
  context.checkCancelled()
  context.progress(0.75)
  const falling = !spec.without.includes('petals')
  for (let k = 0; k < (falling ? 34 : 0); k++) {
    near.brush.save()
    near.brush.translate(random() * across, random() * down)
    near.brush.rotate(random() * 2 * Math.PI)
    near.brush.scale(1, 0.4 + 0.6 * random())
    near.brush.globalAlpha = 0.6 + 0.4 * random()
    variety.fall(near.brush, variety.size * zoom * (0.3 + 0.35 * random()), random)
    near.brush.restore()
  }
  if (spec.time !== 'day') tint(near, LIGHT[spec.time])
  lay(layer, near)
  const drift = createLayer(width, height)
  for (let k = 0; k < (falling ? 9 : 0); k++) {
    drift.brush.save()
    drift.brush.translate(random() * across, random() * down)
    drift.brush.rotate(random() * 2 * Math.PI)
    variety.fall(drift.brush, variety.size * zoom * (0.8 + 0.7 * random()), random)
    drift.brush.restore()
  }
  if (spec.time !== 'day') tint(drift, LIGHT[spec.time])
  lay(layer, drift, { sigma: 8, alpha: 0.75 })
  if (spec.weather === 'snow' || variety.snowy) paintSnowfall(layer, spec.weather === 'snow' ? 1 : 0.45, random)
  if (spec.weather === 'rain') paintRainfall(layer, 0.7, random)
  finishLight(layer, spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.55 : 0.16, [255, 246, 220])
  return {
    image: toImage(layer, () => context.checkCancelled()),
    depth: coverage(near).map((alpha) => 0.9 - 0.6 * alpha),
    tone: { filmic: false, grain: 0.01, seed: spec.seed },
  }
}
