import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../pixels/random.ts'
import { css } from '../field/shared/css.ts'
import { between, pick } from '../field/shared/frame.ts'
import { display, mix, scale } from '../../pixels/colour.ts'
import { disc, fillPath, placed, ring, scatter, traceLeaf, TURN, type Inks, type Motif, type Pattern } from './tile.ts'

const deeper = (code: string, by: number) => css(scale(display(code), by))
const paler = (code: string, by: number) => css(mix(display(code), [1, 1, 1], by))

/** A flower one across, seen from above: two rounds of petals with veins, and a heart. */
function bloom(petals: number, colour: string, heart: string, pointed: boolean): Motif {
  return (pen) => {
    for (const [round, reach, tone] of [[0, 0.5, deeper(colour, 0.86)], [0.5, 0.42, colour], [0, 0.26, paler(colour, 0.28)]] as const) {
      for (let k = 0; k < petals; k++) {
        pen.save()
        pen.rotate(((k + round) / petals) * TURN)
        pen.scale(reach, reach)
        const wide = (pointed ? 0.9 : 1.5) * Math.sin(Math.PI / petals)
        fillPath(pen, tone, () => {
          if (pointed) return traceLeaf(pen, wide)
          pen.moveTo(0, 0)
          pen.bezierCurveTo(0.2, -wide * 0.8, 0.72, -wide * 1.1, 0.97, -wide * 0.34)
          pen.quadraticCurveTo(0.9, 0, 0.97, wide * 0.34)
          pen.bezierCurveTo(0.72, wide * 1.1, 0.2, wide * 0.8, 0, 0)
        })
        pen.strokeStyle = deeper(colour, 0.66)
        pen.globalAlpha = 0.35
        pen.lineWidth = 0.02
        for (const side of [-0.25, 0, 0.25]) {
          pen.beginPath()
          pen.moveTo(0.1, 0)
          pen.quadraticCurveTo(0.4, side * wide * 1.4, 0.75, side * wide * 1.9)
          pen.stroke()
        }
        pen.globalAlpha = 1
        pen.restore()
      }
    }
    disc(pen, 0, 0, 0.1, heart)
    for (let k = 0; k < 11; k++) disc(pen, 0.125 * Math.cos((k / 11) * TURN), 0.125 * Math.sin((k / 11) * TURN), 0.017, deeper(heart, 0.7))
  }
}

/** A sprig one long: a bowed stem with leaves in pairs. */
function sprig(leaves: number, colour: string, width: number): Motif {
  return (pen) => {
    pen.strokeStyle = deeper(colour, 0.75)
    pen.lineWidth = 0.018
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(-0.5, 0.08)
    pen.quadraticCurveTo(0, -0.1, 0.46, 0)
    pen.stroke()
    for (let k = 0; k <= leaves; k++) {
      const t = k / leaves
      const [x, y] = [-0.38 + 0.84 * t, 0.05 - 0.1 * Math.sin(t * Math.PI) * 1.1]
      for (const side of k === leaves ? [0] : [-1, 1]) {
        pen.save()
        pen.translate(x, y)
        pen.rotate(side * (0.95 - 0.35 * t) - 0.05)
        const size = 0.32 * (1 - 0.45 * t) * (k === leaves ? 0.8 : 1)
        pen.scale(size, size)
        fillPath(pen, side < 0 ? colour : deeper(colour, 0.87), () => traceLeaf(pen, width))
        pen.strokeStyle = paler(colour, 0.3)
        pen.lineWidth = 0.025
        pen.beginPath()
        pen.moveTo(0.05, 0)
        pen.lineTo(0.85, 0)
        pen.stroke()
        pen.restore()
      }
    }
  }
}

/** A broad leaf one long, split to its rib like a monstera's. */
function splitLeaf(colour: string, splits: number): Motif {
  return (pen) => {
    pen.translate(-0.5, 0)
    fillPath(pen, colour, () => {
      pen.moveTo(0, 0)
      for (const side of [-1, 1]) {
        const order = Array.from({ length: splits }, (_, k) => (side < 0 ? k : splits - 1 - k))
        for (const k of order) {
          const [a, b] = [k / splits, (k + 0.82) / splits]
          const out = (t: number): [number, number] => [0.02 + t * 0.98 - 0.05 * Math.sin(t * Math.PI), side * 0.42 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.8]
          const [from, to] = side < 0 ? [a, b] : [b, a]
          const inner = (a + 0.9 / splits) * 0.92
          if (side > 0) pen.lineTo(inner, side * 0.05)
          const [x0, y0] = out(from)
          const [x1, y1] = out(to)
          pen.lineTo(x0, y0)
          pen.quadraticCurveTo((x0 + x1) / 2, ((y0 + y1) / 2) * 1.12, x1, y1)
          if (side < 0) pen.lineTo(inner, side * 0.05)
        }
        if (side < 0) pen.lineTo(1, 0)
      }
    })
    pen.strokeStyle = paler(colour, 0.35)
    pen.lineWidth = 0.014
    pen.beginPath()
    pen.moveTo(-0.12, 0)
    pen.lineTo(0.97, 0)
    for (let k = 0; k < splits; k++) {
      for (const side of [-1, 1]) {
        pen.moveTo((k + 0.1) / splits * 0.86, 0)
        pen.lineTo(((k + 0.6) / splits) * 0.96, side * 0.3 * Math.sin(Math.PI * ((k + 0.7) / splits) * 0.9))
      }
    }
    pen.stroke()
  }
}

const berries = (colour: string, stem: string): Motif => (pen) => {
  pen.strokeStyle = stem
  pen.lineWidth = 0.03
  for (const [x, y] of [[0.4, -0.2], [0.45, 0.08], [0.3, 0.3]] as const) {
    pen.beginPath()
    pen.moveTo(-0.4, 0.1)
    pen.quadraticCurveTo(0, y * 0.3, x, y)
    pen.stroke()
    disc(pen, x, y, 0.11, colour)
    disc(pen, x - 0.03, y - 0.035, 0.03, paler(colour, 0.6))
  }
}

const some = (random: Random, { colours }: Inks) => pick(random, colours as [string, ...string[]])

/** Blooms of two sizes strewn among sprigs and berries. */
export const floral: Pattern = ({ inks, random }) => {
  const large = scatter(random, 4)
  const small = scatter(random, 6, large)
  const fill = scatter(random, 12, [...large, ...small])
  const bits = scatter(random, 16, [...large, ...small, ...fill])
  const green = () => pick(random, inks.leaf as [string, ...string[]])
  const pointed = random() < 0.35
  return [
    ...bits.map(([x, y]) => placed(x, y, random() * TURN, between(random, 0.012, 0.022), (pen) => disc(pen, 0, 0, 0.5, inks.colours.at(-1)!))),
    ...[...large, ...small].flatMap(([x, y], k) => Array.from({ length: k < 4 ? 4 : 2 }, (_, leaf) => {
      const turn = (leaf / (k < 4 ? 4 : 2)) * TURN + random() * 0.9
      const reach = k < 4 ? 0.19 : 0.13
      return placed(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, turn, k < 4 ? 0.26 : 0.19, sprig(3, green(), 0.3))
    })),
    ...fill.map(([x, y], k) => placed(x, y, random() * TURN, between(random, 0.17, 0.24), k % 3 === 0 ? berries(some(random, inks), green()) : sprig(4, green(), 0.26))),
    ...small.map(([x, y]) => placed(x, y, random() * TURN, between(random, 0.15, 0.2), bloom(5, some(random, inks), inks.colours.at(-1)!, pointed))),
    ...large.map(([x, y], k) => placed(x, y, random() * TURN, between(random, 0.31, 0.38), bloom(pick(random, [6, 7, 8]), inks.colours[k % inks.colours.length]!, inks.colours.at(-1)!, pointed))),
  ]
}

/** Broad split leaves over sprigs. */
export const leaves: Pattern = ({ inks, random }) => {
  const broad = scatter(random, 4)
  const fine = scatter(random, 11, broad)
  const green = (k: number) => inks.leaf[k % inks.leaf.length]!
  const manner = random()
  return [
    ...fine.map(([x, y], k) => placed(x, y, random() * TURN, between(random, 0.32, 0.42), sprig(6, green(k), 0.22))),
    ...broad.map(([x, y], k) => {
      const turn = random() * TURN
      return placed(x, y, turn, between(random, 0.44, 0.54), manner < 0.6 ? splitLeaf(green(k + 1), 6) : sprig(8, green(k + 1), 0.34))
    }),
    ...scatter(random, 10, [...broad, ...fine]).map(([x, y]) => placed(x, y, 0, 0.014, (pen) => disc(pen, 0, 0, 0.6, inks.line))),
  ]
}

/** A scrolling vine with a great bloom in each bend, as on blue-and-white ware. */
export const porcelain: Pattern = ({ inks: { line, colours }, random }) => {
  const [deep, middle, pale] = [line, colours[0], colours[1] ?? colours[0]]
  const vine = (pen: SKRSContext2D, offset: number) => {
    pen.strokeStyle = deep
    pen.lineWidth = 0.011
    pen.lineCap = 'round'
    pen.beginPath()
    for (let k = -2; k <= 34; k++) pen.lineTo(k / 32, offset + 0.13 * Math.sin((k / 32) * TURN))
    pen.stroke()
  }
  const scroll = (turn: number): Motif => (pen) => {
    pen.strokeStyle = deep
    pen.lineWidth = 0.07
    pen.lineCap = 'round'
    pen.beginPath()
    for (let k = 0; k <= 26; k++) {
      const a = (k / 26) * 4.6
      const r = 0.5 * (1 - k / 34)
      pen.lineTo(r * Math.cos(a * turn) - 0.5, r * Math.sin(a * turn))
    }
    pen.stroke()
  }
  const lotus: Motif = (pen) => {
    for (const [count, reach, tone] of [[9, 0.5, pale], [9, 0.42, middle], [7, 0.28, pale], [6, 0.18, deep]] as const)
      for (let k = 0; k < count; k++) {
        pen.save()
        pen.rotate(((k + (reach > 0.45 ? 0.5 : 0)) / count) * TURN)
        pen.scale(reach, reach)
        fillPath(pen, tone, () => traceLeaf(pen, 0.42))
        pen.strokeStyle = deep
        pen.lineWidth = 0.045
        pen.beginPath()
        traceLeaf(pen, 0.42)
        pen.stroke()
        pen.restore()
      }
    disc(pen, 0, 0, 0.07, pale)
    ring(pen, 0, 0, 0.07, 0.02, deep)
  }
  const leaf = (flip: number): Motif => (pen) => {
    pen.scale(1, flip)
    fillPath(pen, middle, () => {
      pen.moveTo(0, 0)
      pen.bezierCurveTo(0.15, -0.4, 0.6, -0.5, 1, -0.3)
      pen.bezierCurveTo(0.8, -0.1, 0.5, 0.12, 0, 0)
    })
    pen.strokeStyle = deep
    pen.lineWidth = 0.04
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(0.45, -0.28, 0.9, -0.3)
    pen.stroke()
  }
  const shift = random() < 0.5 ? 0.5 : 0
  const rows = [[0.25, 0], [0.75, shift]] as const
  const bud: Motif = (pen) => {
    for (const [turn, tone] of [[-0.55, middle], [0.55, middle], [0, pale]] as const) {
      pen.save()
      pen.rotate(turn)
      fillPath(pen, tone, () => traceLeaf(pen, 0.3))
      pen.strokeStyle = deep
      pen.lineWidth = 0.05
      pen.stroke()
      pen.restore()
    }
  }
  return rows.flatMap(([y, moved]): Motif[] => [
    (pen) => { pen.save(); pen.translate(moved, 0); vine(pen, y); pen.restore() },
    ...[0.02, 0.13, 0.37, 0.48, 0.52, 0.63, 0.87, 0.98].map((x, k) => {
      const at = y + 0.13 * Math.sin(x * TURN)
      const down = x < 0.5 ? 1 : -1
      return placed(x + moved, at, (k % 2 ? -0.5 : 0.5) + (down < 0 ? Math.PI : 0) * (k % 2), 0.17, leaf(k % 2 ? 1 : -1))
    }),
    ...[0.1, 0.4, 0.6, 0.9].map((x, k) => placed(x + moved, y + 0.13 * Math.sin(x * TURN) + (x < 0.5 ? 0.12 : -0.12), k * 1.7, 0.1, scroll(k % 2 ? 1 : -1))),
    // Between the vines stand buds on stalks of their own.
    ...[0, 0.5].flatMap((x, k) => [
      placed(x + moved, y + (k ? 0.06 : -0.06), k ? 1.3 : -1.3, 0.15, bud),
      placed(x + moved + 0.02, y + (k ? 0.2 : -0.2), k ? 0.5 : Math.PI + 0.5, 0.1, leaf(1)),
      placed(x + moved - 0.02, y + (k ? 0.2 : -0.2), k ? Math.PI - 0.5 : -0.5, 0.1, leaf(-1)),
      placed(x + moved + 0.25, y + (k ? -0.24 : 0.24), 0.3 + k * Math.PI, 0.08, scroll(1)),
      placed(x + moved + 0.25, y + (k ? -0.24 : 0.24), Math.PI + 0.3 + k * Math.PI, 0.08, scroll(1)),
    ]),
    placed(0.25 + moved, y - 0.02, 0.2, 0.31, lotus),
    placed(0.75 + moved, y + 0.02, 0.7, 0.31, lotus),
  ])
}
