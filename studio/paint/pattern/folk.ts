import type { SKRSContext2D } from '@napi-rs/canvas'
import { pick } from '../field/shared/frame.ts'
import { disc, fillPath, placed, polygon, ring, TURN, traceLeaf, type Motif, type Pattern } from './tile.ts'

function heart(pen: SKRSContext2D, colour: string): void {
  fillPath(pen, colour, () => {
    pen.moveTo(0, 0.42)
    pen.bezierCurveTo(-0.62, 0, -0.45, -0.5, 0, -0.18)
    pen.bezierCurveTo(0.45, -0.5, 0.62, 0, 0, 0.42)
  })
}

const tulip = (first: string, second: string, heartColour: string): Motif => (pen) => {
  for (const side of [-1, 1])
    fillPath(pen, first, () => {
      pen.moveTo(0, 0.5)
      pen.bezierCurveTo(side * 0.62, 0.42, side * 0.5, -0.15, side * 0.48, -0.5)
      pen.bezierCurveTo(side * 0.3, -0.36, side * 0.12, -0.2, 0, 0.02)
    })
  fillPath(pen, second, () => {
    pen.moveTo(0, 0.4)
    pen.bezierCurveTo(-0.3, 0.1, -0.16, -0.3, 0, -0.56)
    pen.bezierCurveTo(0.16, -0.3, 0.3, 0.1, 0, 0.4)
  })
  disc(pen, 0, 0.12, 0.07, heartColour)
}

const snowflake = (colour: string): Motif => (pen) => {
  pen.strokeStyle = colour
  pen.lineWidth = 0.07
  pen.lineCap = 'round'
  for (let k = 0; k < 6; k++) {
    pen.save()
    pen.rotate((k / 6) * TURN)
    pen.beginPath()
    for (const [a, b] of [[0, 0.5], [0.26, 0.4], [0.26, 0.4]] as const) {
      pen.moveTo(a, 0)
      pen.lineTo(b, 0)
    }
    for (const side of [-1, 1]) for (const at of [0.2, 0.34]) {
      pen.moveTo(at, 0)
      pen.lineTo(at + 0.11, side * 0.11)
    }
    pen.stroke()
    pen.restore()
  }
}

const rose = (petals: number, outer: string, inner: string, middle: string): Motif => (pen) => {
  for (let k = 0; k < petals; k++) {
    const a = (k / petals) * TURN
    disc(pen, 0.3 * Math.cos(a), 0.3 * Math.sin(a), 0.19, outer)
  }
  for (let k = 0; k < petals; k++) {
    const a = ((k + 0.5) / petals) * TURN
    disc(pen, 0.2 * Math.cos(a), 0.2 * Math.sin(a), 0.1, inner)
  }
  disc(pen, 0, 0, 0.17, middle)
  disc(pen, 0, 0, 0.07, outer)
}

/** Mirrored tulips, hearts and roses on one stem, as painted on northern chests; snowflakes in winter. */
export const folk: Pattern = ({ inks: { colours, leaf, line }, random, spec }) => {
  const [a, b, c] = [colours[0], colours[1] ?? colours[0], colours[2] ?? colours[0]]
  const green = leaf[0]
  const wintry = spec.season === 'winter' || spec.weather === 'snow'
  const petals = pick(random, [6, 8])
  const plant = (first: string, second: string): Motif => (pen) => {
    pen.strokeStyle = green
    pen.lineWidth = 0.026
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(0, 0.44)
    pen.lineTo(0, -0.2)
    for (const side of [-1, 1]) {
      pen.moveTo(0, 0.3)
      pen.bezierCurveTo(side * 0.1, 0.1, side * 0.32, 0.16, side * 0.3, -0.08)
    }
    pen.stroke()
    for (const side of [-1, 1]) {
      for (const [y, turn, size] of [[0.36, -0.5, 0.26], [0.12, -0.85, 0.2], [-0.06, -0.95, 0.14]] as const)
        placed(0, y, side > 0 ? turn : Math.PI - turn, size, (at) => {
          fillPath(at, y > 0.3 ? leaf.at(-1)! : green, () => traceLeaf(at, 0.34))
          fillPath(at, second, () => at.ellipse(0.45, 0, 0.18, 0.05, 0, 0, TURN))
        })(pen)
      placed(side * 0.3, -0.14, side * 0.25, 0.17, tulip(second, first, line))(pen)
    }
    placed(0, -0.28, 0, 0.32, rose(petals, first, second, line))(pen)
    placed(0, 0.46, 0, 0.15, (at) => heart(at, first))(pen)
  }
  const star: Motif = (pen) => {
    for (let k = 0; k < 8; k++) {
      pen.save()
      pen.rotate((k / 8) * TURN)
      polygon(pen, k % 2 ? b : c, [[0, 0], [0.2, 0.16], [0.5, 0], [0.2, -0.16]])
      pen.restore()
    }
    ring(pen, 0, 0, 0.12, 0.05, line)
  }
  const small = wintry ? snowflake(line) : star
  const cells = [[0.25, 0.25, 0], [0.75, 0.25, 1], [0.25, 0.75, 1], [0.75, 0.75, 0]] as const
  return [
    ...cells.map(([x, y, kind]) => placed(x, y, 0, 0.52, kind ? plant(b, a) : plant(a, c))),
    ...cells.map(([x, y]) => placed(x - 0.25, y - 0.03, 0, 0.13, small)),
    ...cells.map(([x, y]) => placed(x - 0.25, y + 0.18, 0, 0.07, (pen) => heart(pen, c))),
  ]
}
