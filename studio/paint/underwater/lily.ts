import { createRandom, type Random } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'

const LEAVES = ['#3f8a4c', '#4f9a52', '#2f7a50', '#6aa04a', '#5b8f6a'].map(pigment)
const PETALS: readonly (readonly [base: Pigment, tip: Pigment])[] = [
  [[255, 246, 244], [240, 120, 164]], [[255, 250, 240], [250, 176, 196]], [[255, 255, 250], [246, 240, 226]], [[255, 244, 230], [226, 90, 130]],
]

/** A floating leaf of radius 1 about the origin: notched, veined, its rim turned up, drops on it. */
export function paintPad(brush: Brush, seed: number): void {
  const random = createRandom(seed)
  const green = pick(random, LEAVES)
  const notch = 0.16 + 0.2 * random()
  const lobes = random() * 6
  const edge = (angle: number) => 1 + 0.018 * Math.sin(angle * 7 + lobes) + 0.012 * Math.sin(angle * 13)
  const outline = (scale: number) => {
    brush.beginPath()
    brush.moveTo(0.04, 0)
    for (let k = 0; k <= 72; k++) {
      const angle = notch / 2 + ((2 * Math.PI - notch) * k) / 72
      const r = edge(angle) * scale
      brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
    }
    brush.closePath()
  }
  const skin = brush.createRadialGradient(-0.25, -0.3, 0.05, 0, 0, 1.05)
  skin.addColorStop(0, css(blend(green, [232, 250, 190], 0.42)))
  skin.addColorStop(0.5, css(green))
  skin.addColorStop(0.9, css(shade(green, 0.72)))
  skin.addColorStop(1, css(blend(shade(green, 0.8), [150, 70, 60], 0.25 + 0.4 * random())))
  brush.fillStyle = skin
  outline(1)
  brush.fill()
  brush.save()
  outline(1)
  brush.clip()
  for (let k = 0; k < 17; k++) {
    const angle = notch / 2 + ((2 * Math.PI - notch) * (k + 0.5)) / 17
    const fork = (from: number, to: number, a: number, b: number, width: number) => {
      brush.lineWidth = width
      brush.beginPath()
      brush.moveTo(Math.cos(a) * from, Math.sin(a) * from)
      brush.lineTo(Math.cos(b) * to, Math.sin(b) * to)
      brush.stroke()
    }
    brush.strokeStyle = css(blend(green, [226, 246, 180], 0.55), 0.6)
    fork(0.03, 0.6, angle, angle, 0.016)
    fork(0.6, 0.98, angle, angle + 0.09, 0.01)
    fork(0.6, 0.98, angle, angle - 0.09, 0.01)
    brush.strokeStyle = css(shade(green, 0.5), 0.25)
    fork(0.06, 0.95, angle + 0.025, angle + 0.03, 0.018)
  }
  const sheen = brush.createRadialGradient(-0.36, -0.42, 0, -0.36, -0.42, 0.62)
  sheen.addColorStop(0, 'rgba(240,255,250,0.4)')
  sheen.addColorStop(1, 'rgba(240,255,250,0)')
  brush.fillStyle = sheen
  brush.fillRect(-1, -1, 2, 2)
  brush.restore()
  brush.strokeStyle = css(blend(green, [240, 255, 210], 0.5), 0.75)
  brush.lineWidth = 0.014
  outline(0.99)
  brush.stroke()
  for (let k = 0; k < 4; k++) {
    const [angle, r, size] = [0.6 + random() * 5, 0.25 + 0.6 * random(), 0.018 + 0.03 * random()]
    paintDrop(brush, Math.cos(angle) * r, Math.sin(angle) * r, size, green)
  }
}

function paintDrop(brush: Brush, x: number, y: number, r: number, under: Pigment): void {
  const ball = brush.createRadialGradient(x + r * 0.3, y + r * 0.4, r * 0.1, x, y, r)
  ball.addColorStop(0, css(blend(under, [255, 255, 255], 0.6), 0.9))
  ball.addColorStop(1, css(shade(under, 0.6), 0.75))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(x, y, r, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = 'rgba(255,255,255,0.95)'
  brush.beginPath()
  brush.arc(x - r * 0.35, y - r * 0.4, r * 0.25, 0, 2 * Math.PI)
  brush.fill()
}

/** A lotus seen from above, its outer petals 1 long: rings of petals that close towards the stamens. */
export function paintLotus(brush: Brush, seed: number): void {
  const random = createRandom(seed)
  const [base, tip] = pick(random, PETALS)
  const start = random() * 6
  for (const [ring, [count, reach, width]] of ([[9, 1, 0.34], [9, 0.84, 0.31], [8, 0.66, 0.27], [7, 0.47, 0.21], [5, 0.31, 0.15]] as const).entries()) {
    for (let k = 0; k < count; k++) {
      const angle = start + ((k + 0.5 * (ring % 2)) / count) * 2 * Math.PI + (random() - 0.5) * 0.12
      // The light falls from the upper left: petals that face it are bright.
      const light = 0.9 + 0.13 * Math.cos(angle + 2.2) - 0.02 * (4 - ring)
      paintPetal(brush, angle, reach * (0.94 + 0.12 * random()), width, base, tip, light)
    }
  }
  for (let k = 0; k < 46; k++) {
    const [angle, r] = [random() * 6.2832, 0.05 + 0.15 * Math.sqrt(random())]
    brush.strokeStyle = css(blend([250, 196, 60], [255, 240, 150], random()))
    brush.lineWidth = 0.018
    brush.beginPath()
    brush.moveTo(Math.cos(angle) * r * 0.4, Math.sin(angle) * r * 0.4)
    brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
    brush.stroke()
  }
  brush.fillStyle = css([226, 214, 96])
  brush.beginPath()
  brush.arc(0, 0, 0.07, 0, 2 * Math.PI)
  brush.fill()
}

function paintPetal(brush: Brush, angle: number, reach: number, width: number, base: Pigment, tip: Pigment, light: number): void {
  brush.save()
  brush.rotate(angle)
  const path = () => {
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.bezierCurveTo(reach * 0.3, -width * 0.75, reach * 0.72, -width * 0.85, reach, 0)
    brush.bezierCurveTo(reach * 0.72, width * 0.85, reach * 0.3, width * 0.75, 0, 0)
  }
  brush.fillStyle = css(shade(tip, 0.45), 0.22)
  brush.save()
  brush.translate(0.012, 0.022)
  path()
  brush.fill()
  brush.restore()
  const fill = brush.createLinearGradient(0, 0, reach, 0)
  fill.addColorStop(0, css(shade(blend(base, [250, 240, 150], 0.35), light * 0.9)))
  fill.addColorStop(0.45, css(shade(base, light)))
  fill.addColorStop(1, css(shade(tip, light)))
  brush.fillStyle = fill
  path()
  brush.fill()
  brush.save()
  path()
  brush.clip()
  brush.strokeStyle = css(shade(tip, 0.85), 0.22)
  brush.lineWidth = 0.009
  for (let k = -3; k <= 3; k++) {
    brush.beginPath()
    brush.moveTo(reach * 0.15, 0)
    brush.quadraticCurveTo(reach * 0.6, k * width * 0.32, reach, k * 0.01)
    brush.stroke()
  }
  brush.restore()
  brush.strokeStyle = css([255, 255, 255], 0.4)
  brush.lineWidth = 0.012
  path()
  brush.stroke()
  brush.restore()
}

export interface Floating {
  kind: 'pad' | 'lotus'
  x: number
  y: number
  size: number
  turn: number
  seed: number
}

/** Leaves in clusters at the corners, none over another by more than a little, with flowers between them. */
export function arrangeLilies(across: number, down: number, flowers: boolean, random: Random): Floating[] {
  const corners = [[0.04, 0.06], [0.96, 0.94], [0.97, 0.05], [0.03, 0.95]] as const
  const first = Math.floor(random() * 4)
  const placed: Floating[] = []
  const reach = Math.min(across, down)
  for (const [order, spread, tries] of [[0, 0.5, 70], [1, 0.42, 60], [2, 0.26, 26]] as const) {
    const [cx, cy] = corners[(first + (order === 2 ? 3 : order + (first % 2 ? 2 : 0))) % 4]!
    for (let k = 0; k < tries; k++) {
      const [angle, r, size] = [random() * 6.2832, Math.sqrt(random()) * spread * reach * 1.1, 46 + 74 * random()]
      const [x, y] = [cx * across + Math.cos(angle) * r * 1.25, cy * down + Math.sin(angle) * r]
      if (x < -90 || y < -90 || x > across + 90 || y > down + 90) continue
      // The middle belongs to the fish.
      if (Math.hypot((x - across / 2) / across, (y - down / 2) / down) < 0.4 + size / 2400) continue
      if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + size) * 0.86)) continue
      placed.push({ kind: 'pad', x, y, size, turn: random() * 6.2832, seed: random() * 2 ** 32 })
    }
  }
  const pads = placed.filter(({ x, y }) => x > 40 && y > 40 && x < across - 40 && y < down - 40).sort((a, b) => b.size - a.size)
  if (flowers) pads.slice(0, 3).forEach(({ x, y, size }, k) => placed.push({ kind: 'lotus', x: x + size * 0.4, y: y - size * 0.35, size: 96 - 16 * k, turn: 0, seed: random() * 2 ** 32 }))
  return placed
}
