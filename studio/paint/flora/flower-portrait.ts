import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, layWithShadow, settle, type Brush, type Layer } from '../brush/layer.ts'
import { blend, css, lightness, pick, shade, type Pigment } from '../brush/pigment.ts'
import type { PaintContext } from '../painter.ts'
import { ownColour } from '../subjects/stage.ts'
import { grandForms, paintGrandBloom, type FlowerKind } from './grand-bloom.ts'

const LEAF: Pigment = [74, 122, 58]
/** Blooms of a bouquet about its middle, those behind first, in shares of its width; the last size is the front's. */
const BOUQUET = [
  [0, -0.46, 0.27], [-0.36, -0.3, 0.26], [0.37, -0.29, 0.26], [-0.13, -0.19, 0.27], [0.15, -0.12, 0.27], [-0.46, 0, 0.25], [0.47, 0.02, 0.25], [-0.2, 0.13, 0.28], [0.2, 0.17, 0.29],
] as const
/** From this many on flowers are a bouquet; fewer stand on their stems: their places in the frame and sizes, the far ones first. */
const FULL = 7
const STANDS: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[0.5, 0.46, 1]],
  2: [[0.7, 0.34, 0.68], [0.38, 0.56, 0.86]],
  3: [[0.5, 0.27, 0.6], [0.75, 0.48, 0.66], [0.3, 0.56, 0.76]],
  4: [[0.34, 0.27, 0.56], [0.72, 0.3, 0.58], [0.26, 0.62, 0.62], [0.67, 0.62, 0.68]],
  5: [[0.5, 0.22, 0.5], [0.2, 0.38, 0.52], [0.8, 0.38, 0.52], [0.36, 0.64, 0.6], [0.69, 0.68, 0.6]],
  6: [[0.34, 0.22, 0.48], [0.68, 0.22, 0.48], [0.16, 0.46, 0.48], [0.85, 0.46, 0.48], [0.5, 0.5, 0.54], [0.36, 0.75, 0.54]],
}
const RADIUS: Readonly<Record<SceneSpec['framing'], number>> = { close: 400, medium: 300, wide: 210 }

function isKind(variety: SceneSpec['subjects'][number]['variety']): variety is FlowerKind {
  return variety !== undefined && variety in grandForms
}

function paintLeaf(brush: Brush, x: number, y: number, angle: number, length: number, tone: number): void {
  const own = shade(LEAF, tone)
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  const trace = (side: number) => {
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.bezierCurveTo(length * 0.2, side * length * 0.3, length * 0.7, side * length * 0.25, length, 0)
    brush.quadraticCurveTo(length * 0.5, -length * 0.03, 0, 0)
  }
  for (const side of [-1, 1]) {
    const blade = brush.createLinearGradient(0, 0, length, side * length * 0.25)
    blade.addColorStop(0, css(shade(own, 0.62)))
    blade.addColorStop(0.6, css(side < 0 ? blend(own, [214, 236, 150], 0.25) : own))
    blade.addColorStop(1, css(blend(own, [206, 226, 120], 0.35)))
    brush.fillStyle = blade
    trace(side)
    brush.fill()
  }
  for (const side of [-1, 1]) {
    // Pillows between the veins, soft in the light.
    brush.save()
    trace(side)
    brush.clip()
    for (let k = 0; k < 9; k++) {
      const [x, y, wide] = [length * (0.1 + 0.1 * k), side * length * 0.08, length * 0.09]
      const pillow = brush.createRadialGradient(x, y, 0, x, y, wide)
      pillow.addColorStop(0, css(blend(own, [226, 244, 170], 0.6), 0.3))
      pillow.addColorStop(1, css(own, 0))
      brush.fillStyle = pillow
      brush.fillRect(x - wide, y - wide, 2 * wide, 2 * wide)
    }
    brush.restore()
  }
  brush.save()
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.bezierCurveTo(length * 0.2, length * 0.3, length * 0.7, length * 0.25, length, 0)
  brush.bezierCurveTo(length * 0.7, -length * 0.25, length * 0.2, -length * 0.3, 0, 0)
  brush.clip()
  brush.strokeStyle = css(blend(own, [226, 242, 180], 0.5), 0.42)
  brush.lineWidth = length * 0.006
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.quadraticCurveTo(length * 0.5, -length * 0.03, length * 0.96, 0)
  for (let k = 1; k < 8; k++)
    for (const side of [-1, 1]) {
      const along = 0.11 * k * length
      brush.moveTo(along, -length * 0.02)
      brush.quadraticCurveTo(along + length * 0.07, side * length * 0.06, along + length * 0.14, side * length * 0.19 * Math.sin((k + 1.4) / 3.2))
    }
  brush.stroke()
  brush.restore()
  brush.restore()
}

function paintStem(brush: Brush, from: readonly [number, number], to: readonly [number, number], girth: number): void {
  for (const [shift, share, tone] of [[0, 1, 0.55], [-0.14, 0.62, 0.92], [-0.24, 0.2, 1.35]] as const) {
    brush.strokeStyle = css(shade(LEAF, tone))
    brush.lineWidth = girth * share
    brush.beginPath()
    brush.moveTo(from[0] + shift * girth, from[1])
    brush.quadraticCurveTo((from[0] * 2 + to[0]) / 3 + shift * girth, (from[1] + to[1]) / 2, to[0] + shift * girth, to[1])
    brush.stroke()
  }
}

/** A single bloom with its stem and leaves. */
function paintSingle(layer: Layer, kind: FlowerKind, x: number, y: number, radius: number, own: Pigment | undefined, context: PaintContext): void {
  const { brush, down } = layer
  const { random } = context
  const lean = (random() - 0.5) * 160
  paintStem(brush, [x + lean, down + 40], [x, y + radius * 0.1], radius * 0.085)
  const side = random() < 0.5 ? -1 : 1
  for (const [rise, turn, size] of [[1.25, 0.35, 1], [1.6, Math.PI - 0.45, 1.1], [2.1, 0.1, 1]] as const)
    paintLeaf(brush, x + lean * (rise - 0.4) * 0.3, y + radius * rise, side > 0 ? turn - 0.7 : Math.PI - turn + 0.7, radius * 0.95 * size, 0.85 + 0.3 * random())
  const head = createLayer(layer.width, layer.height)
  head.brush.translate(x, y)
  head.brush.rotate((random() - 0.5) * 0.24)
  if (!grandForms[kind].whole) head.brush.scale(1, 0.9 + 0.08 * random())
  paintGrandBloom(head.brush, kind, radius, random, own, context.checkCancelled)
  layWithShadow(layer, head, { dx: radius * 0.03, dy: radius * 0.07, sigma: radius * 0.06, alpha: 0.4, colour: css([16, 30, 20]) })
  settle(brush)
}

function paintBouquet(layer: Layer, kinds: readonly FlowerKind[], count: number, size: number, own: Pigment | undefined, context: PaintContext): void {
  const { brush, across, down } = layer
  const { random } = context
  const [x, y] = [across / 2, Math.min(down * 0.42, down - size * 0.82)]
  const tie = y + size * 0.62
  for (let k = 0; k < 34; k++) {
    const turn = -Math.PI / 2 + (k / 33 - 0.5) * 4.4
    paintLeaf(brush, x + Math.cos(turn) * size * 0.22, y + Math.sin(turn) * size * 0.16, turn + (random() - 0.5) * 0.5, size * (0.38 + 0.14 * random()), 0.6 + 0.5 * random())
  }
  const paper = pick(random, [[236, 222, 200], [246, 238, 232], [222, 196, 180], [196, 208, 204]] as const)
  const fold = (points: readonly (readonly [number, number])[], tone: number) => {
    const sheet = brush.createLinearGradient(x - size * 0.5, y, x + size * 0.5, tie)
    sheet.addColorStop(0, css(shade(paper, tone * 1.06)))
    sheet.addColorStop(1, css(shade(paper, tone * 0.8)))
    brush.fillStyle = sheet
    brush.beginPath()
    for (const [u, v] of points) brush.lineTo(x + u * size, y + v * size)
    brush.fill()
  }
  const low = (down - y) / size + 0.1
  fold([[-0.62, -0.02], [0, -0.2], [0.62, -0.02], [0.1, 0.62], [-0.1, 0.62]], 0.72)
  const blooms = BOUQUET.slice(BOUQUET.length - Math.min(BOUQUET.length, count))
  for (const [k, [u, v, share]] of blooms.entries()) {
    const head = createLayer(layer.width, layer.height)
    head.brush.translate(x + u * size + (random() - 0.5) * 14, y + v * size + (random() - 0.5) * 14)
    head.brush.rotate(u * 0.7)
    head.brush.scale(1, 0.92)
    paintGrandBloom(head.brush, kinds[k % kinds.length]!, share * size * (0.94 + 0.12 * random()), random, own, context.checkCancelled)
    layWithShadow(layer, head, { dx: 4, dy: 12, sigma: 12, alpha: 0.45, colour: css([20, 24, 20]) })
    settle(brush)
    context.checkCancelled()
    context.progress(0.3 + (0.5 * k) / blooms.length)
  }
  fold([[-0.64, -0.04], [-0.3, 0.32], [0.02, 0.44], [0.12, 0.62], [-0.1, 0.62]], 0.95)
  fold([[0.64, -0.04], [0.26, 0.36], [-0.06, 0.47], [-0.12, 0.62], [0.1, 0.62]], 1)
  fold([[-0.1, 0.62], [0.1, 0.62], [0.24, low], [-0.24, low]], 0.9)
  const ribbon = own && lightness(own) < 0.85 ? blend(own, [255, 250, 244], 0.35) : ([206, 110, 122] as const)
  for (const side of [-1, 1]) {
    brush.fillStyle = css(shade(ribbon, side < 0 ? 0.95 : 0.78))
    brush.beginPath()
    brush.moveTo(x, tie)
    brush.bezierCurveTo(x + side * size * 0.06, tie - size * 0.14, x + side * size * 0.26, tie - size * 0.12, x + side * size * 0.22, tie)
    brush.bezierCurveTo(x + side * size * 0.24, tie + size * 0.09, x + side * size * 0.06, tie + size * 0.07, x, tie)
    brush.moveTo(x, tie)
    brush.lineTo(x + side * size * 0.16, tie + size * 0.34)
    brush.lineTo(x + side * size * 0.08, tie + size * 0.36)
    brush.fill()
  }
  brush.fillStyle = css(ribbon)
  brush.beginPath()
  brush.roundRect(x - size * 0.11, tie - size * 0.035, size * 0.22, size * 0.075, size * 0.02)
  brush.fill()
}

/** Flowers that are the picture: near ones on their stems before others out of focus, or a bouquet. */
export function paintFlowers(layer: Layer, ground: Layer, spec: SceneSpec, context: PaintContext): void {
  const { random } = context
  const { across, down } = layer
  const { variety, count = 1 } = spec.subjects.find(({ kind }) => kind === 'flower') ?? {}
  const own = ownColour(spec, 'flower')
  const all = Object.keys(grandForms) as FlowerKind[]
  const start = Math.floor(random() * all.length)
  const kinds = isKind(variety) ? [variety] : [0, 2, 4].map((k) => all[(start + k) % all.length]!)
  const radius = RADIUS[spec.framing] * (across > down ? 1 : Math.min(1.15, Math.sqrt(down / across)))
  const isClose = spec.framing === 'close'
  if (count >= FULL && !isClose) return paintBouquet(layer, kinds, count, Math.min(across, down * 0.86) * (spec.framing === 'wide' ? 0.54 : 0.7), own, context)
  // What is lit pixel by pixel need not be so where it is blurred.
  const shrink = kinds[0] === 'rose' || kinds[0] === 'peony' ? 3 : 1
  const blurred = createLayer(Math.ceil(layer.width / shrink), Math.ceil(layer.height / shrink))
  for (const [u, v, size] of [[0.1, 0.3, 0.5], [0.9, 0.22, 0.46], [0.82, 0.74, 0.6], [0.16, 0.8, 0.55]] as const) {
    blurred.brush.save()
    blurred.brush.translate(u * across + (random() - 0.5) * 90, v * down)
    paintGrandBloom(blurred.brush, kinds[0]!, radius * size, random, own, context.checkCancelled)
    blurred.brush.restore()
  }
  settle(blurred.brush)
  lay(ground, blurred, { sigma: 20, alpha: 0.9 })
  for (const [u, v, size] of STANDS[isClose ? 1 : count] ?? STANDS[1]!) paintSingle(layer, kinds[0]!, across * u, down * v, radius * size, own, context)
}
