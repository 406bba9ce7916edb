import { createRandom } from '../../../pixels/random.ts'
import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import { posed } from '../body.ts'
import { lightOf, mirrored, outline, shadowOf, tapered, type Point, type SpinePoint } from '../shape.ts'
import { paintDrape, paintVolume } from '../volume.ts'
import { GOLD, paintEdge, paintMetal, STEEL } from './metal.ts'
import type { PaintSign } from './signs.ts'
import { paintFur } from './trimmings.ts'

/** A cloak that falls from the shoulders behind the body. */
export const cloak = (colour: (cloth: Pigment) => Pigment, hem: number, furred = false): PaintSign => (brush, body, pause) => {
  const { shoulder, look } = body
  const cloth = colour(look.cloth)
  const right: Point[] = [[24, 120], [shoulder - 4, 138], [shoulder + 30, 250], [shoulder + 52, 420], [shoulder + 76, hem]]
  const low: Point[] = [[shoulder + 76, hem], [shoulder * 0.5, hem + 12], [0, hem + 4], [-shoulder * 0.5, hem + 12], [-shoulder - 76, hem]]
  paintVolume(brush, outline(right, low, mirrored(right)), cloth, 26, () => {
    paintDrape(brush, [-1, 1].flatMap((side) => [[side * (shoulder + 8), side * (shoulder + 34)], [side * (shoulder - 6), side * (shoulder + 10)], [side * (shoulder + 20), side * (shoulder + 58)]].map(([top, end]): Point[] => [[top! * 0.92, 180], [(top! + end!) / 2, 380], [end!, hem]])), cloth, 7, 0.8)
  })
  if (furred) for (const side of [-1, 1]) {
    pause()
    paintFur(brush, right.slice(1).map(([x, y]): Point => [side * (x - 2), y]), 9)
  }
}

/** A collar that stands up behind the head, lined in another colour. */
export const paintStandingCollar: PaintSign = (brush, body) => {
  const { accent } = body.look
  const black: Pigment = [30, 26, 34]
  for (const side of [-1, 1]) {
    paintVolume(brush, outline(posed(body, [[side * 12, 132], [side * 40, 60], [side * 84, 22]]), posed(body, [[side * 84, 22], [side * 88, 80], [side * 66, 150]])), black, 8)
    paintVolume(brush, outline(posed(body, [[side * 16, 136], [side * 40, 70], [side * 80, 32]]), posed(body, [[side * 80, 32], [side * 80, 84], [side * 58, 150]])), accent, 10)
  }
}

/** One feather from its root, lit on its upper edge. */
function paintFeather(brush: Brush, [x, y]: Point, angle: number, long: number, half: number, tone: number): void {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const bow = 0.09 * long
  const at = (t: number, off = 0): Point => [x + dx * long * t - dy * (off + bow * Math.sin(Math.PI * t * 0.9)), y + dy * long * t + dx * (off + bow * Math.sin(Math.PI * t * 0.9))]
  const spine = ([[0, 0.35], [0.2, 0.8], [0.5, 1], [0.8, 0.86], [0.95, 0.46], [1, 0.1]] as const).map(([t, wide]): SpinePoint => [...at(t), half * wide])
  const path = tapered(spine)
  const [from, to] = [at(0.5, -half), at(0.5, half)]
  const light = brush.createLinearGradient(from[0], from[1], to[0], to[1])
  light.addColorStop(0, css(shade([196, 206, 228], tone)))
  light.addColorStop(0.45, css(shade([246, 246, 250], tone)))
  light.addColorStop(1, css(shade([255, 253, 247], tone)))
  brush.fillStyle = css([120, 134, 170], 0.34)
  brush.save()
  brush.translate(1.6, 3)
  brush.fill(path)
  brush.restore()
  brush.fillStyle = light
  brush.fill(path)
  brush.fillStyle = css([160, 172, 200], 0.6)
  brush.fill(tapered([[...at(0.02), 0.9], [...at(0.5), 0.6], [...at(0.96), 0.1]]))
  brush.strokeStyle = css([150, 164, 196], 0.2)
  brush.lineWidth = 0.5
  brush.beginPath()
  for (let t = 0.16; t < 0.94; t += 0.05) for (const side of [-1, 1]) {
    brush.moveTo(...at(t))
    brush.lineTo(...at(t + 0.06, side * half * 0.86))
  }
  brush.stroke()
}

/** Wings half spread behind the shoulders: quills, then two rows of coverts. */
export const paintWings: PaintSign = (brush, body, pause) => {
  const random = createRandom(body.look.draw + 31)
  const arc: readonly Point[] = [[26, 196], [62, 128], [112, 74], [168, 60], [206, 92]]
  const on = (t: number): Point => {
    const k = Math.min(arc.length - 2, Math.floor(t * (arc.length - 1)))
    const u = t * (arc.length - 1) - k
    return [arc[k]![0] + (arc[k + 1]![0] - arc[k]![0]) * u, arc[k]![1] + (arc[k + 1]![1] - arc[k]![1]) * u]
  }
  for (const side of [-1, 1]) {
    brush.save()
    brush.translate(body.pose([0, 180])[0], 0)
    brush.scale(side, 1)
    for (const [count, long, half, drop, tone] of [[13, 330, 15, 18, 0.95], [15, 170, 13, 10, 0.98], [17, 84, 10, 2, 1]] as const) {
      pause()
      for (let k = 0; k < count; k++) {
        const t = k / (count - 1)
        const [x, y] = on(t)
        // Inner feathers hang, outer ones reach out.
        const angle = 1.62 - 0.92 * t ** 1.5 + (random() - 0.5) * 0.04
        paintFeather(brush, [x, y + drop], angle, long * (0.62 + 0.38 * Math.sin(Math.PI * (0.18 + 0.66 * t))) * (0.96 + 0.08 * random()), half, tone)
      }
    }
    pause()
    paintVolume(brush, tapered(arc.map(([x, y], i): SpinePoint => [x, y + 4, [11, 13, 13, 11, 7][i]!])), [250, 249, 250], 7)
    for (let k = 0; k < 46; k++) {
      const [x, y] = on(random())
      paintFeather(brush, [x - 4 + 8 * random(), y - 4 + 14 * random()], 1.3 - 0.5 * (x / 206) + (random() - 0.5) * 0.5, 20 + 14 * random(), 5, 1)
    }
    brush.restore()
  }
}

/** A sword in its sheath across the back, the hilt above one shoulder. */
export const swordAtBack = (eastern: boolean): PaintSign => (brush, body) => {
  const side = body.look.sway
  const { shoulder } = body
  const from: Point = [side * (shoulder + 32), 34]
  const to: Point = [-side * (shoulder + 46), 470]
  const on = (t: number, off = 0): Point => [from[0] + (to[0] - from[0]) * t + off, from[1] + (to[1] - from[1]) * t + off * 0.37 * side]
  paintVolume(brush, tapered([[...on(0.22), 7], [...on(0.6), 7], [...on(1), 5]]), eastern ? [52, 40, 42] : [36, 36, 44], 4)
  paintMetal(brush, tapered([[...on(0.97), 6.4], [...on(1.02), 4]]), GOLD, 3)
  paintVolume(brush, tapered([[...on(0), 5.4], [...on(0.18), 5]]), eastern ? [104, 44, 40] : [40, 38, 44], 3)
  for (let t = 0.02; t < 0.17; t += 0.024) {
    brush.strokeStyle = css(eastern ? [60, 24, 24] : [200, 196, 186], 0.7)
    brush.lineWidth = 1.6
    brush.beginPath()
    brush.moveTo(...on(t, -5))
    brush.lineTo(...on(t + 0.012, 5))
    brush.stroke()
  }
  paintMetal(brush, outline([on(0.175, -15), on(0.19, 0), on(0.175, 15)], [on(0.215, 15), on(0.205, 0), on(0.215, -15)]), eastern ? GOLD : STEEL, 3)
  paintMetal(brush, tapered([[...on(-0.03), 4], [...on(0.006), 6]]), GOLD, 3)
  if (!eastern) return
  // A tassel of silk hangs from the pommel.
  const [x, y] = on(-0.02)
  const silk = body.look.accent
  for (let k = 0; k < 9; k++) {
    brush.fillStyle = css(k % 2 ? shadowOf(silk) : lightOf(silk), 0.9)
    brush.fill(tapered([[x, y, 1], [x + side * (8 + k), y + 26, 1.6], [x + side * (6 + k * 2.4), y + 64 + (k % 3) * 6, 0.5]]))
  }
}

/** The strap that carries it. */
export const paintBaldric: PaintSign = (brush, body) => {
  const side = body.look.sway
  const { shoulder, waist } = body
  const edge: Point[] = [[side * (shoulder - 18), 138], [side * 18, 206], [-side * (waist + 2), 282]]
  paintVolume(brush, tapered(posed(body, edge).map(([x, y]): SpinePoint => [x, y, 5.4])), [74, 50, 40], 4)
  paintEdge(brush, posed(body, [[side * 15, 202], [side * 5, 216]]), blend(GOLD, STEEL, 0.3), 3)
}
