import type { SKRSContext2D } from '@napi-rs/canvas'
import { display, mix } from '../../pixels/colour.ts'
import { css } from '../field/shared/css.ts'
import { disc, fillPath, placed, scatter, TURN, type Motif, type Pattern } from './tile.ts'

const blend = (a: string, b: string, t: number) => css(mix(display(a), display(b), t))

/** One curl of an auspicious cloud: rings that wind into a spiral, in bands of one colour. */
function curl(pen: SKRSContext2D, x: number, y: number, r: number, way: number, colour: string, ground: string, line: string): void {
  disc(pen, x, y, r, line)
  disc(pen, x, y, r * 0.94, colour)
  disc(pen, x, y, r * 0.8, blend(colour, ground, 0.35))
  disc(pen, x, y, r * 0.64, blend(colour, ground, 0.7))
  pen.strokeStyle = line
  pen.lineWidth = r * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  for (let k = 0; k <= 40; k++) {
    const t = k / 40
    const a = way * (t * 2.1 * TURN * 0.8) + (way > 0 ? 0 : Math.PI)
    const at = r * (0.8 - 0.72 * t)
    pen.lineTo(x + at * Math.cos(a), y + at * Math.sin(a))
  }
  pen.stroke()
}

/** Curls heaped on a flowing tail. */
const cloud = (colour: string, ground: string, line: string): Motif => (pen) => {
  for (const [y, from, to, wide] of [[0.2, -0.75, 0.62, 0.075], [0.31, -0.35, 0.86, 0.06]] as const) {
    const trace = (grow: number) => fillPath(pen, grow > 0 ? line : colour, () => {
      pen.moveTo(from - grow * 2, y)
      pen.bezierCurveTo(from + 0.3, y - wide - grow, to - 0.4, y - wide * 0.4 - grow, to + grow * 2, y + wide * 0.2)
      pen.bezierCurveTo(to - 0.4, y + wide + grow, from + 0.3, y + wide + grow, from - grow * 2, y)
    })
    trace(0.016)
    trace(0)
  }
  for (const [x, y, r, way] of [[-0.34, 0.06, 0.17, 1], [0.36, 0.08, 0.16, -1], [-0.1, -0.12, 0.2, 1], [0.16, -0.08, 0.185, -1], [0.02, 0.1, 0.2, -1]] as const)
    curl(pen, x, y, r, way, colour, ground, line)
}

/** Auspicious clouds drifting both ways over small ones and pearls. */
export const clouds: Pattern = ({ inks: { ground, line, colours }, random }) => {
  const large = [[0.25, 0.22], [0.75, 0.97]] as const
  const middle = [[0.75, 0.47], [0.25, 0.72]] as const
  const pearls = scatter(random, 14, [...large, ...middle, [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]])
  const tint = (k: number) => colours[k % colours.length]!
  return [
    ...pearls.map(([x, y], k) => placed(x, y, 0, 0.026, (pen) => {
      disc(pen, 0, 0, 0.5, line)
      disc(pen, 0, 0, 0.36, tint(k))
    })),
    ...middle.map(([x, y], k) => placed(x, y, 0, 0.4, (pen) => {
      pen.scale(k ? 1 : -1, 1)
      cloud(tint(k + 1), ground, line)(pen)
    })),
    ...large.map(([x, y], k) => placed(x, y, 0, 0.56, (pen) => {
      pen.scale(k ? -1 : 1, 1)
      cloud(tint(k), ground, line)(pen)
    })),
  ]
}
