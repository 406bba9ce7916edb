import type { Random } from '../../pixels/random.ts'
import { createLayer, lay, type Brush, type Layer } from '../brush/layer.ts'
import { blend, css, pigment, shade } from '../brush/pigment.ts'
import { glow, outline, paintFolds, paintForm, tapered, type Point } from '../figure/shape.ts'
import type { Scheme } from './scheme.ts'
import { panel, type Space } from './space.ts'

const GREENS = ['#3f6b45', '#5a8a52', '#2f5a44', '#7da263'].map(pigment)

/** A pot on the floor with long leaves that bow. */
export function paintPlant(brush: Brush, space: Space, x: number, z: number, tall: number, { accent, linen }: Scheme, random: Random): void {
  const [px, py] = space.at(x, 0, z)
  const m = space.metre(z)
  const leaves = Array.from({ length: 19 }, (_, k) => ({ lean: ((k * 7) % 19) / 9 - 1, rise: 0.55 + 0.45 * random(), shade: random() })).sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
  for (const { lean, rise, shade: tone } of leaves) {
    const reach = tall * m * rise * (1 - 0.25 * Math.abs(lean))
    const [bx, by] = [px + lean * 0.12 * m, py - 0.36 * m]
    const tip: Point = [px + lean * 0.62 * tall * m * (0.6 + 0.4 * rise), by - reach * (0.95 - 0.4 * lean * lean)]
    const mid: Point = [bx + (tip[0] - bx) * 0.42, by + (tip[1] - by) * 0.72]
    const leaf = tapered([[bx, by, 2.5], [(bx + mid[0]) / 2, (by + mid[1]) / 2, 5], [mid[0], mid[1], 0.05 * m], [(mid[0] + tip[0]) / 2, (mid[1] + tip[1]) / 2, 0.06 * m], [tip[0], tip[1], 1]])
    const colour = blend(GREENS[Math.floor(tone * 4)]!, [20, 40, 34], 0.25 * (1 - rise))
    paintForm(brush, leaf, colour, 7)
    paintFolds(brush, [[[bx, by], mid, tip]], blend(colour, [230, 240, 190], 0.5), 2, 0.5)
  }
  const pot = panel(space, [x - 0.17, x + 0.17], [0.02, 0.38], z, 0.07, 0.05)
  paintForm(brush, pot, blend(accent, linen, 0.35), 18)
  brush.fillStyle = css([52, 36, 30])
  brush.beginPath()
  brush.ellipse(px, py - 0.375 * m, 0.14 * m, 0.022 * m, 0, 0, 7)
  brush.fill()
}

/** A framed picture of hills in the room's own colours. */
export function paintPicture(brush: Brush, space: Space, x: readonly [number, number], y: readonly [number, number], { main, accent, linen, wood, wall }: Scheme, random: Random): void {
  paintForm(brush, panel(space, x, y, 0.03, 0.008), shade(wood, 0.72), 5)
  const edge = 0.035
  brush.fillStyle = css(linen)
  brush.fill(panel(space, [x[0] + edge, x[1] - edge], [y[0] + edge, y[1] - edge], 0.03, 0))
  const pad = 0.1
  const within = panel(space, [x[0] + pad, x[1] - pad], [y[0] + pad, y[1] - pad], 0.03, 0)
  brush.save()
  brush.clip(within)
  brush.fillStyle = css(blend(wall, [255, 244, 224], 0.5))
  brush.fill(within)
  const [w, h] = [x[1] - x[0], y[1] - y[0]]
  const [sx, sy] = space.at(x[0] + w * (0.35 + 0.3 * random()), y[0] + h * 0.66, 0.03)
  brush.fillStyle = css(accent)
  brush.beginPath()
  brush.arc(sx, sy, 0.075 * Math.min(w, h) * 2 * space.metre(0), 0, 7)
  brush.fill()
  for (const [k, colour] of [blend(main, linen, 0.55), blend(main, linen, 0.2), shade(main, 0.72)].entries()) {
    const [base, swing] = [y[0] + h * (0.56 - 0.15 * k), h * 0.12]
    const ridge = Array.from({ length: 6 }, (_, i): Point => space.at(x[0] + (w * i) / 5, base + swing * Math.sin(1.7 * k + 2.1 * i + 6 * random() * 0.3), 0.03))
    brush.fillStyle = css(colour)
    brush.fill(outline(ridge, [space.at(x[1], y[0], 0.03), space.at(x[0], y[0], 0.03)]))
  }
  brush.restore()
}

const shadeShape = ([px, py]: Point, m: number) => tapered([[px, py - 1.66 * m, 0.13 * m], [px, py - 1.5 * m, 0.17 * m], [px, py - 1.3 * m, 0.22 * m]])

/** A lamp on a stand, with a cloth shade. */
export function paintLamp(brush: Brush, space: Space, x: number, z: number, { linen }: Scheme): void {
  const foot = space.at(x, 0, z)
  const [px, py] = foot
  const m = space.metre(z)
  const metal = pigment('#5a4a3c')
  paintForm(brush, tapered([[px, py - 1.36 * m, 3], [px, py, 3.4]]), metal, 3)
  brush.fillStyle = css(metal)
  brush.beginPath()
  brush.ellipse(px, py, 0.14 * m, 0.03 * m, 0, 0, 7)
  brush.fill()
  paintForm(brush, shadeShape(foot, m), blend(linen, [230, 210, 180], 0.3), 9)
}

/** The lamp's shade when it is lit. */
export function paintShade(brush: Brush, space: Space, x: number, z: number): void {
  const foot = space.at(x, 0, z)
  const m = space.metre(z)
  paintForm(brush, shadeShape(foot, m), [255, 222, 158], 9)
  glow(brush, [foot[0], foot[1] - 1.45 * m], 0.2 * m, [255, 246, 214], 0.9)
}

/** A woven rug, oval in perspective, its rings and the grain of its weave. */
export function paintRug(layer: Layer, space: Space, x: number, z: number, radius: number, { rug, accent, main }: Scheme): void {
  const cloth = createLayer(layer.width, layer.height)
  const { brush } = cloth
  const ring = (share: number) => {
    brush.beginPath()
    for (let k = 0; k < 64; k++) brush.lineTo(...space.at(x + 1.5 * radius * share * Math.cos((k * Math.PI) / 32), 0.012, z + 0.8 * radius * share * Math.sin((k * Math.PI) / 32)))
    brush.closePath()
  }
  const edge = createLayer(layer.width, layer.height)
  edge.brush.fillStyle = css([30, 18, 22])
  edge.brush.translate(0, 7)
  edge.brush.beginPath()
  for (let k = 0; k < 64; k++) edge.brush.lineTo(...space.at(x + 1.52 * radius * Math.cos((k * Math.PI) / 32), 0, z + 0.82 * radius * Math.sin((k * Math.PI) / 32)))
  edge.brush.fill()
  lay(layer, edge, { sigma: 7, alpha: 0.4 })
  for (const [share, colour] of [[1, rug], [0.9, blend(main, rug, 0.35)], [0.85, rug], [0.62, blend(accent, rug, 0.4)], [0.57, rug], [0.3, blend(main, rug, 0.5)], [0.22, rug]] as const) {
    brush.fillStyle = css(colour)
    ring(share)
    brush.fill()
  }
  brush.lineWidth = 1.2
  for (let k = 1; k < 60; k++) {
    brush.strokeStyle = css(k % 2 ? [255, 252, 240] : shade(rug, 0.55), 0.16)
    ring(k / 60)
    brush.stroke()
  }
  lay(layer, cloth)
}
