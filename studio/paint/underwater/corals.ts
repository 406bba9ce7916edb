import type { Random } from '../../pixels/random.ts'
import { pixelsPerUnit, type Brush } from '../brush/layer.ts'
import { paintLimb, type LimbPoint } from '../brush/limb.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import type { Dye } from './growth.ts'

/** Paints one growth with its root at the origin, about 100 points tall. */
type Growth = (brush: Brush, dye: Dye, random: Random) => void

function limbs(brush: Brush, dye: Dye, random: Random, from: LimbPoint, angle: number, length: number, depth: number, spread: number): void {
  const points: LimbPoint[] = [from]
  let { x, y, girth } = from
  let heading = angle
  for (let k = 0; k < 4; k++) {
    heading += (random() - 0.5) * 0.3 - (heading + Math.PI / 2) * 0.06
    x += (Math.cos(heading) * length) / 4
    y += (Math.sin(heading) * length) / 4
    girth *= 0.94
    points.push({ x, y, girth })
  }
  paintLimb(brush, points, blend(dye.base, dye.tip, depth === 0 ? 0.55 : 0.12))
  if (depth === 0) {
    brush.fillStyle = css(dye.tip)
    brush.beginPath()
    brush.arc(x, y, girth * 0.52, 0, 2 * Math.PI)
    brush.fill()
    return
  }
  const forks = 2 + (random() < 0.4 ? 1 : 0)
  for (let k = 0; k < forks; k++) {
    const turn = (k - (forks - 1) / 2) * spread + (random() - 0.5) * 0.3
    limbs(brush, dye, random, { x, y, girth: girth * 0.84 }, heading + turn, length * 0.74, depth - 1, spread)
  }
}

const staghorn: Growth = (brush, dye, random) => {
  for (let k = -2; k <= 2; k++) limbs(brush, dye, random, { x: k * 7, y: 4, girth: 9 }, -Math.PI / 2 + k * 0.34 + (random() - 0.5) * 0.2, 36, 3, 0.72)
}

const fan: Growth = (brush, dye, random) => {
  const least = Math.max(0.75, 0.25 / pixelsPerUnit(brush))
  const fork = (x: number, y: number, angle: number, length: number, girth: number) => {
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    brush.strokeStyle = css(blend(dye.base, dye.tip, Math.min(1, 1 - girth / 5)), 0.92)
    brush.lineWidth = girth
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(x + Math.cos(angle + 0.2) * length * 0.5, y + Math.sin(angle + 0.2) * length * 0.5, tx, ty)
    brush.stroke()
    if (girth < least || ty > 2) return
    const turn = 0.3 + 0.16 * random()
    for (const side of [-1, 1]) fork(tx, ty, angle + side * turn - (angle + Math.PI / 2) * 0.04, length * (0.84 + 0.12 * random()), girth * 0.79)
  }
  for (let k = -1; k <= 1; k++) fork(0, 0, -Math.PI / 2 + k * 0.42, 17, 4.6)
}

const tubes: Growth = (brush, dye, random) => {
  const order = Array.from({ length: 7 }, (_, k) => ({ x: (k - 3) * 10 + (random() - 0.5) * 8, tall: 46 + 52 * random() - Math.abs(k - 3) * 7, girth: 13 + 7 * random() })).sort((a, b) => b.tall - a.tall)
  for (const { x, tall, girth } of order) {
    const lean = x * 0.22
    paintLimb(brush, [{ x, y: 6, girth: girth * 0.72 }, { x: x + lean * 0.4, y: -tall * 0.5, girth: girth * 0.92 }, { x: x + lean, y: -tall, girth }], dye.base)
    brush.fillStyle = css(blend(dye.tip, [255, 255, 255], 0.15))
    brush.beginPath()
    brush.ellipse(x + lean, -tall, girth * 0.56, girth * 0.3, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = css(shade(dye.base, 0.3))
    brush.beginPath()
    brush.ellipse(x + lean, -tall + 0.8, girth * 0.4, girth * 0.19, 0, 0, 2 * Math.PI)
    brush.fill()
  }
}

const table: Growth = (brush, dye, random) => {
  paintLimb(brush, [{ x: 0, y: 4, girth: 16 }, { x: 3, y: -34, girth: 12 }, { x: 4, y: -52, girth: 26 }], shade(dye.base, 0.75))
  for (const [y, k] of [[-50, 0.55], [-54, 0.8], [-58, 1.06]] as const) {
    brush.fillStyle = css(shade(blend(dye.base, dye.tip, (k - 0.5) * 0.6), k))
    brush.beginPath()
    brush.ellipse(4, y, 74, 13, 0.03, 0, 2 * Math.PI)
    brush.fill()
  }
  for (let k = 0; k < 150; k++) {
    const [angle, r] = [random() * 6.2832, Math.sqrt(random())]
    const [x, y] = [4 + Math.cos(angle) * 73 * r, -59 + Math.sin(angle) * 12 * r]
    brush.fillStyle = css(blend(dye.base, dye.tip, 0.35 + 0.65 * random()), 0.95)
    brush.beginPath()
    brush.ellipse(x, y - 2, 2.6, 4 + 2 * random(), 0, 0, 2 * Math.PI)
    brush.fill()
  }
}

const anemone: Growth = (brush, dye, random) => {
  paintLimb(brush, [{ x: 0, y: 8, girth: 44 }, { x: 0, y: -14, girth: 52 }], shade(dye.base, 0.7))
  const arms = Array.from({ length: 110 }, () => ({ across: random() * 2 - 1, front: random(), sway: random() - 0.5, long: 0.7 + 0.5 * random() })).sort((a, b) => a.front - b.front)
  for (const { across, front, sway, long } of arms) {
    const [x, y] = [across * 34, -16 + front * 12 - (1 - across * across) * 10]
    const [tx, ty] = [x * 1.75 + sway * 22 + 6, y - (46 - 18 * across * across) * long * (1 - 0.35 * front)]
    const colour = shade(blend(dye.base, dye.tip, 0.2 + 0.4 * front), 0.65 + 0.45 * front)
    brush.strokeStyle = css(colour)
    brush.lineWidth = 5
    brush.beginPath()
    brush.moveTo(x, y)
    brush.bezierCurveTo(x * 1.1, y - 22, tx - 8, ty + 24, tx, ty)
    brush.stroke()
    brush.fillStyle = css(blend(colour, dye.tip, 0.75))
    brush.beginPath()
    brush.arc(tx, ty, 3.4, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** A blade of weed from its root, swaying one way. */
function blade(brush: Brush, colour: Pigment, x: number, tall: number, sway: number, girth: number): void {
  const edge = (side: number) => {
    brush.bezierCurveTo(x + side * girth + sway * 0.1, -tall * 0.35, x + sway * 1.1 + side * girth * 0.9, -tall * 0.6, x + sway * 0.55, -tall)
  }
  const fill = brush.createLinearGradient(0, 0, 0, -tall)
  fill.addColorStop(0, css(shade(colour, 0.45)))
  fill.addColorStop(1, css(blend(colour, [255, 255, 200], 0.22)))
  brush.fillStyle = fill
  brush.beginPath()
  brush.moveTo(x - girth * 0.5, 4)
  edge(-0.5)
  brush.bezierCurveTo(x + sway * 1.1 + girth, -tall * 0.6, x + girth + sway * 0.1, -tall * 0.35, x + girth * 0.5, 4)
  brush.fill()
}

const seagrass: Growth = (brush, { base, tip }, random) => {
  for (let k = 0; k < 26; k++) blade(brush, blend(base, tip, random()), (random() - 0.5) * 64, 40 + 66 * random(), 10 + 34 * (random() - 0.3), 3.4)
}

/** Kelp: long stipes with leaves by turns on both sides. */
const kelp: Growth = (brush, { base, tip }, random) => {
  for (let stipe = 0; stipe < 3; stipe++) {
    const [root, tall, phase] = [(stipe - 1) * 17, 110 + 70 * random(), random() * 6]
    const at = (s: number): [number, number] => [root + Math.sin(s * 4 + phase) * 9 * s, -s * tall]
    brush.strokeStyle = css(shade(base, 0.75))
    brush.lineWidth = 2.6
    brush.beginPath()
    brush.moveTo(root, 4)
    for (let s = 0; s <= 1; s += 0.1) brush.lineTo(...at(s))
    brush.stroke()
    for (let k = 1; k < 15; k++) {
      const [x, y] = at(k / 15)
      const side = k % 2 ? 1 : -1
      const reach = 26 * (1 - k / 24)
      const turn = 0.25 + 0.4 * random()
      brush.fillStyle = css(shade(blend(base, tip, k / 15), 0.75 + 0.35 * random()))
      brush.beginPath()
      brush.moveTo(x, y)
      brush.quadraticCurveTo(x + side * reach * 0.5, y - reach * (turn + 0.3), x + side * reach, y - reach * turn)
      brush.quadraticCurveTo(x + side * reach * 0.5, y - reach * (turn - 0.25), x, y)
      brush.fill()
    }
  }
}

export const growths = { staghorn, fan, tubes, table, anemone, seagrass, kelp } as const
export type GrowthName = keyof typeof growths
