import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, paintFolds, paintForm, tapered, type Point } from '../figure/shape.ts'
import { panel, quad, type Space } from './space.ts'
import type { Scheme } from './scheme.ts'

/** The window on the far wall, metres, and its panes. */
const WINDOW = { left: -1.72, right: -0.42, low: 0.86, high: 2.26, columns: 3, rows: 2 } as const

const SKIES: Readonly<Record<SceneSpec['time'], readonly [top: Pigment, bottom: Pigment]>> = {
  dawn: [[186, 204, 232], [255, 222, 204]], day: [[158, 204, 240], [240, 248, 250]], sunset: [[150, 132, 178], [255, 182, 110]], night: [[16, 24, 58], [48, 62, 112]],
}
const LEAVES: Readonly<Record<SceneSpec['season'], readonly string[]>> = {
  spring: ['#8fb86a', '#b8d08a', '#f0b8c6'], summer: ['#5f9450', '#86b45e', '#3f7446'], autumn: ['#d08a3a', '#c0562e', '#e4b04c'], winter: ['#c9d4de', '#e8eef4', '#9fb0bf'],
}
const GREY: Pigment = [176, 186, 196]
const CITY: readonly Pigment[] = [[255, 204, 120], [255, 176, 92], [255, 236, 190], [150, 200, 255], [255, 130, 120]]

/** What is seen outside, out of focus, and the frame round it. */
export function paintWindow(layer: Layer, space: Space, spec: SceneSpec, { wood }: Scheme, random: Random): void {
  const { left, right, low, high, columns, rows } = WINDOW
  const { brush } = layer
  const wide = space.metre(0)
  const glass = quad(space, [[left, low, 0], [left, high, 0], [right, high, 0], [right, low, 0]])
  const dull = spec.weather === 'rain' || spec.weather === 'cloudy' || spec.weather === 'mist' || spec.weather === 'snow'
  const night = spec.time === 'night'
  const sky = SKIES[spec.time].map((colour) => (dull ? blend(colour, night ? [40, 44, 66] : GREY, 0.55) : colour))
  const [[x0, y0], [x1, y1]] = [space.at(left, high, 0), space.at(right, low, 0)]
  const outside = createLayer(layer.width, layer.height)
  const air = outside.brush.createLinearGradient(0, y0, 0, y1)
  air.addColorStop(0, css(sky[0]!))
  air.addColorStop(1, css(sky[1]!))
  outside.brush.fillStyle = air
  outside.brush.fillRect(Math.min(x0, x1) - 60, y0 - 60, Math.abs(x1 - x0) + 120, y1 - y0 + 120)
  const leaves = LEAVES[spec.weather === 'snow' ? 'winter' : spec.season].map(pigment)
  for (let k = 0; k < 90; k++) {
    const t = random()
    const [x, y] = [x0 + (x1 - x0) * t, y1 - (y1 - y0) * random() * (0.24 + 0.36 * Math.abs(Math.sin(2.2 + t * 4.3)))]
    const leaf = blend(leaves[k % 3]!, sky[1]!, 0.25 + 0.25 * random())
    outside.brush.fillStyle = css(night ? blend(shade(leaf, 0.16), [18, 26, 58], 0.6) : spec.time === 'day' ? leaf : blend(shade(leaf, 0.78), sky[1]!, 0.3), 0.75)
    outside.brush.beginPath()
    outside.brush.arc(x, y, 12 + 26 * random(), 0, 7)
    outside.brush.fill()
  }
  if (night) {
    const moon: Point = [x0 + (x1 - x0) * 0.72, y0 + (y1 - y0) * 0.22]
    if (!dull) glow(outside.brush, moon, wide * 0.5, [190, 206, 255], 0.5)
    for (let k = 0; k < 46; k++) {
      const [x, y, r] = [x0 + (x1 - x0) * random(), y1 - (y1 - y0) * 0.62 * random() ** 1.4, 4 + 9 * random()]
      outside.brush.fillStyle = css(CITY[k % CITY.length]!, 0.35 + 0.5 * random())
      outside.brush.beginPath()
      outside.brush.arc(x, y, r, 0, 7)
      outside.brush.fill()
    }
    if (!dull) {
      outside.brush.fillStyle = css([250, 246, 226])
      outside.brush.beginPath()
      outside.brush.arc(moon[0], moon[1], wide * 0.075, 0, 7)
      outside.brush.fill()
    }
  }
  brush.save()
  brush.clip(glass)
  lay(layer, outside, { sigma: night ? 2 : 7 })
  if (spec.time === 'sunset' && !dull) glow(brush, [x0 + (x1 - x0) * 0.35, y0 + (y1 - y0) * 0.62], wide * 0.8, [255, 226, 160], 0.9)
  if (spec.weather === 'rain') paintDrops(layer, [x0, y0], [x1, y1], random)
  if (spec.weather === 'snow') {
    for (let k = 0; k < 70; k++) {
      brush.fillStyle = css([255, 255, 255], 0.5 + 0.5 * random())
      brush.beginPath()
      brush.arc(x0 + (x1 - x0) * random(), y0 + (y1 - y0) * random(), 1.4 + 3 * random(), 0, 7)
      brush.fill()
    }
  }
  // The reveal's shade along the top and the side.
  const inner = brush.createLinearGradient(0, y0, 0, y0 + wide * 0.14)
  inner.addColorStop(0, css([20, 24, 40], 0.3))
  inner.addColorStop(1, css([20, 24, 40], 0))
  brush.fillStyle = inner
  brush.fillRect(Math.min(x0, x1), y0, Math.abs(x1 - x0), wide * 0.14)
  brush.restore()
  const frame = blend(wood, [250, 246, 238], 0.82)
  const bar = (x: readonly [number, number], y: readonly [number, number]) => paintForm(brush, panel(space, x, y, 0.02, 0.01), frame, 4)
  for (let k = 1; k < columns; k++) bar([left + ((right - left) * k) / columns - 0.018, left + ((right - left) * k) / columns + 0.018], [low, high])
  for (let k = 1; k < rows; k++) bar([left, right], [low + ((high - low) * k) / rows - 0.016, low + ((high - low) * k) / rows + 0.016])
  for (const x of [left, right]) bar([x - 0.045, x + 0.045], [low - 0.04, high + 0.05])
  for (const y of [low, high]) bar([left - 0.045, right + 0.045], [y - 0.045, y + 0.045])
  paintForm(brush, panel(space, [left - 0.14, right + 0.14], [low - 0.1, low - 0.035], 0.14, 0.02), frame, 6)
}

function paintDrops({ brush }: Layer, [x0, y0]: Point, [x1, y1]: Point, random: Random): void {
  for (let k = 0; k < 120; k++) {
    const [x, y, r] = [x0 + (x1 - x0) * random(), y0 + (y1 - y0) * random(), 1 + 2.6 * random() * random()]
    brush.fillStyle = css([236, 244, 252], 0.4 + 0.4 * random())
    brush.fill(tapered([[x, y - r * (k % 6 ? 1 : 12), r * 0.3], [x, y, r], [x, y + r * 0.8, r * 0.4]]))
  }
}

/** Two lengths of cloth from a rod, light coming through them. */
export function paintCurtains({ brush }: Layer, space: Space, { linen }: Scheme, night: boolean, random: Random): void {
  const { left, right, high } = WINDOW
  for (const [from, to] of [[left - 0.4, left + 0.12], [right - 0.12, right + 0.36]] as const) {
    const cloth = panel(space, [from, to], [0.04, high + 0.2], 0.1, 0.02)
    paintForm(brush, cloth, night ? linen : blend(linen, [255, 252, 244], 0.35), 8)
    brush.save()
    brush.clip(cloth)
    const folds = Array.from({ length: 7 }, (_, k): Point[] => {
      const x = from + ((to - from) * (k + 0.3 + 0.4 * random())) / 7
      return [space.at(x, high + 0.2, 0.1), space.at(x + 0.02 * (random() - 0.5), 1.2, 0.1), space.at(x + 0.05 * (random() - 0.5), 0.04, 0.1)]
    })
    paintFolds(brush, folds, shade(linen, 0.6), 11, 0.3)
    paintFolds(brush, folds.map((fold) => fold.map(([x, y]): Point => [x + 9, y])), [255, 253, 246], 8, 0.4)
    brush.restore()
  }
  paintForm(brush, panel(space, [left - 0.55, right + 0.52], [high + 0.19, high + 0.225], 0.12, 0.02), [92, 74, 62], 4)
}

/** Where the sun from a point of the window meets the floor. */
const fall = (x: number, y: number): readonly [number, number, number] => [x + y * 0.42, 0, y * 0.98]

/** The panes thrown on the floor. */
export function paintSun(layer: Layer, space: Space, colour: Pigment, strength: number): void {
  const { left, right, low, high, columns, rows } = WINDOW
  const patch = createLayer(layer.width, layer.height)
  patch.brush.fillStyle = css(colour)
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      const [xa, xb] = [left + ((right - left) * (c + 0.05)) / columns, left + ((right - left) * (c + 0.95)) / columns]
      const [ya, yb] = [low + ((high - low) * (r + 0.04)) / rows, low + ((high - low) * (r + 0.96)) / rows]
      patch.brush.fill(quad(space, [fall(xa, ya), fall(xb, ya), fall(xb, yb), fall(xa, yb)]))
    }
  }
  lay(layer, patch, { sigma: 5, alpha: 0.62 * strength, mode: 'soft-light' })
  lay(layer, patch, { sigma: 9, alpha: 0.34 * strength, mode: 'screen' })
}

/** What of the sun hangs in the air between the window and the floor. */
export function paintRays(layer: Layer, space: Space, colour: Pigment, strength: number): void {
  const { left, right, low, high, columns } = WINDOW
  const air = createLayer(layer.width, layer.height)
  air.brush.fillStyle = css(colour)
  for (let c = 0; c < columns; c++) {
    const [xa, xb] = [left + ((right - left) * (c + 0.08)) / columns, left + ((right - left) * (c + 0.92)) / columns]
    air.brush.fill(quad(space, [[xa, high, 0], [xb, high, 0], fall(xb, low), fall(xa, low)]))
  }
  lay(layer, air, { sigma: 22, alpha: 0.1 * strength, mode: 'screen' })
}
