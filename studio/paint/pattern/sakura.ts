import type { SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../field/shared/css.ts'
import { between } from '../field/shared/frame.ts'
import { display, mix, scale } from '../../pixels/colour.ts'
import { disc, fillPath, placed, scatter, TURN, type Motif, type Pattern } from './tile.ts'

/** A notched petal from the origin along +x, one long. */
function tracePetal(pen: SKRSContext2D): void {
  pen.moveTo(0.04, 0)
  pen.bezierCurveTo(0.22, -0.46, 0.82, -0.62, 0.98, -0.2)
  pen.lineTo(0.86, 0)
  pen.lineTo(0.98, 0.2)
  pen.bezierCurveTo(0.82, 0.62, 0.22, 0.46, 0.04, 0)
}

/** Cherry blossoms on bowed twigs, with buds and petals that fall. */
export const sakura: Pattern = ({ inks: { ground, line, colours }, random }) => {
  const own = display(colours[0])
  const [deep, pale] = [css(scale(own, 0.72)), css(mix(own, [1, 1, 1], 0.62))]
  const bark = css(mix(mix(display(line), [0.42, 0.28, 0.22], 0.7), display(ground), 0.12))
  const leaf = css(mix([0.55, 0.66, 0.4], own, 0.18))
  const petal = (pen: SKRSContext2D, tone: number) => {
    const fill = pen.createLinearGradient(0, 0, 1, 0)
    fill.addColorStop(0, deep)
    fill.addColorStop(0.32, css(mix(own, [1, 1, 1], 0.1 + tone)))
    fill.addColorStop(1, css(mix(own, [1, 1, 1], 0.5 + tone)))
    pen.fillStyle = fill
    pen.beginPath()
    tracePetal(pen)
    pen.fill()
    pen.strokeStyle = deep
    pen.globalAlpha = 0.4
    pen.lineWidth = 0.022
    pen.stroke()
    pen.globalAlpha = 1
  }
  const blossom = (tone: number): Motif => (pen) => {
    for (let k = 0; k < 5; k++) {
      pen.save()
      pen.rotate((k / 5) * TURN)
      pen.scale(0.5, 0.5)
      petal(pen, tone)
      pen.restore()
    }
    pen.strokeStyle = deep
    pen.lineWidth = 0.014
    for (let k = 0; k < 12; k++) {
      const [a, r] = [(k / 12) * TURN + 0.2, k % 2 ? 0.2 : 0.26]
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(r * Math.cos(a), r * Math.sin(a))
      pen.stroke()
      disc(pen, r * Math.cos(a), r * Math.sin(a), 0.021, '#e8b23c')
    }
    disc(pen, 0, 0, 0.05, deep)
  }
  const bud: Motif = (pen) => {
    pen.strokeStyle = leaf
    pen.lineWidth = 0.07
    pen.beginPath()
    pen.moveTo(-0.7, 0.1)
    pen.quadraticCurveTo(-0.3, 0.1, -0.05, 0)
    pen.stroke()
    fillPath(pen, deep, () => pen.ellipse(0.2, 0, 0.34, 0.25, 0, 0, TURN))
    fillPath(pen, pale, () => pen.ellipse(0.26, -0.06, 0.26, 0.15, 0, 0, TURN))
    fillPath(pen, leaf, () => pen.ellipse(-0.04, 0, 0.15, 0.17, 0, 0, TURN))
  }
  const twig = (bow: number): Motif => (pen) => {
    for (const [share, tone] of [[1, bark], [0.35, css(mix(display(line), [0.8, 0.68, 0.58], 0.75))]] as const) {
      pen.strokeStyle = tone
      pen.lineCap = 'round'
      pen.lineWidth = 0.05 * share
      pen.beginPath()
      pen.moveTo(-0.55, 0.12)
      pen.bezierCurveTo(-0.2, -bow, 0.2, bow, 0.55, -0.12)
      pen.stroke()
      pen.lineWidth = 0.028 * share
      for (const [x, y, u, v] of [[-0.28, -0.01, -0.1, -0.26], [0.12, 0.03, 0.3, 0.26], [0.3, 0.02, 0.46, -0.2]] as const) {
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo((x + u) / 2, (y + v) / 2 - 0.05, u, v)
        pen.stroke()
      }
    }
  }
  const large = scatter(random, 5)
  const small = scatter(random, 7, large)
  const buds = scatter(random, 8, [...large, ...small])
  const falling = scatter(random, 12, [...large, ...small, ...buds])
  return [
    ...large.map(([x, y]) => placed(x, y, random() * TURN, 0.42, twig(between(random, 0.1, 0.3)))),
    ...falling.map(([x, y]) => placed(x, y, random() * TURN, between(random, 0.032, 0.052), (pen) => petal(pen, 0.12))),
    ...buds.map(([x, y]) => placed(x, y, random() * TURN, between(random, 0.05, 0.07), bud)),
    ...small.map(([x, y], k) => placed(x, y, random() * TURN, between(random, 0.12, 0.16), blossom(k % 2 ? 0.22 : 0.06))),
    ...large.map(([x, y], k) => placed(x, y, random() * TURN, between(random, 0.2, 0.26), blossom(k % 3 ? 0 : 0.2))),
  ]
}
