import type { SKRSContext2D } from '@napi-rs/canvas'
import { display, mix } from '../../pixels/colour.ts'
import { css } from '../field/shared/css.ts'
import { between, pick } from '../field/shared/frame.ts'
import { disc, fillPath, placed, polygon, ring, scatter, traceLeaf, TURN, type Motif, type Pattern } from './tile.ts'

const blend = (a: string, b: string, t: number) => css(mix(display(a), display(b), t))

/** Rows of scales that overlap downwards, each drawn in a unit circle; kept to the tile, as the next row lies over the last one. */
function scales(across: number, scale: (pen: SKRSContext2D, k: number) => void): Motif[] {
  const r = 0.5 / across
  return [(pen) => {
    pen.save()
    pen.beginPath()
    pen.rect(-0.001, -0.001, 1.002, 1.002)
    pen.clip()
    for (let row = -3; row <= across * 4; row++)
      for (let k = -1; k <= across; k++) {
        pen.save()
        pen.translate((k + (row % 2 ? 1 : 0.5)) / across, ((row + 2) * r) / 2)
        pen.scale(r, r)
        scale(pen, (row + 12) % 4)
        pen.restore()
      }
    pen.restore()
  }]
}

/** Seigaiha: the sea as rings of scales. */
export const waves: Pattern = ({ inks: { ground, line, colours }, random }) => {
  const bands = pick(random, [4, 5])
  return scales(pick(random, [2, 3]), (pen, k) => {
    const tint = colours[k % colours.length]!
    for (let band = 0; band < bands; band++) {
      const r = 1 - (band / bands) * 0.92
      disc(pen, 0, 0, r, band % 2 ? ground : blend(tint, ground, band * 0.1))
      ring(pen, 0, 0, r - 0.012, 0.024, line)
    }
  })
}

/** Fans of an art deco ceiling: rays in scales, edged with metal. */
export const fans: Pattern = ({ inks: { ground, line, colours }, random }) => {
  const rays = pick(random, [7, 9, 11])
  const feathered = random() < 0.5
  return scales(2, (pen) => {
    disc(pen, 0, 0, 1, ground)
    for (let k = 0; k < rays; k++) {
      const [a, b] = [Math.PI + (k / rays) * Math.PI, Math.PI + ((k + 1) / rays) * Math.PI]
      const middle = (a + b) / 2
      fillPath(pen, k % 2 ? colours[0] : blend(colours[0], ground, 0.3), () => {
        pen.moveTo(0, 0)
        pen.arc(0, 0, 0.9, a, b)
      })
      if (feathered) disc(pen, 0.74 * Math.cos(middle), 0.74 * Math.sin(middle), 0.42 / rays, colours[1] ?? line)
      else polygon(pen, blend(colours[1] ?? line, ground, 0.15), [[0.3 * Math.cos(middle), 0.3 * Math.sin(middle)], [0.86 * Math.cos(a + 0.03), 0.86 * Math.sin(a + 0.03)], [0.86 * Math.cos(middle), 0.86 * Math.sin(middle)]])
      pen.strokeStyle = line
      pen.lineWidth = 0.02
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(0.9 * Math.cos(a), 0.9 * Math.sin(a))
      pen.stroke()
    }
    for (const [r, wide] of [[0.98, 0.045], [0.9, 0.02], [0.28, 0.03]] as const) ring(pen, 0, 0, r - wide / 2, wide, line)
    disc(pen, 0, 0, 0.2, colours[2] ?? colours[0])
    ring(pen, 0, 0, 0.2, 0.02, line)
  })
}

/** Eight-pointed stars and crosses with rosettes, ruled like a tiled court. */
export const stars: Pattern = ({ inks: { ground, line, colours }, random }) => {
  const star = (pen: SKRSContext2D, r: number, points: number, notch: number, colour: string, turn = 0) => polygon(pen, colour, Array.from({ length: points * 2 }, (_, k) => {
    const a = (k / (points * 2)) * TURN + turn
    const at = k % 2 ? r * notch : r
    return [Math.cos(a) * at, Math.sin(a) * at] as const
  }))
  const nested = random() < 0.5
  const rosette = (r: number, first: string, second: string, third: string): Motif => (pen) => {
    pen.scale(r, r)
    const notch = 0.7654
    star(pen, 1.08, 8, notch, line)
    star(pen, 1, 8, notch, first)
    star(pen, 0.8, 8, notch, line)
    star(pen, 0.75, 8, notch, second)
    for (let k = 0; k < 8; k++) {
      pen.save()
      pen.rotate((k / 8) * TURN)
      pen.translate(0.2, 0)
      pen.scale(0.44, 0.44)
      fillPath(pen, third, () => traceLeaf(pen, 0.36))
      pen.restore()
    }
    star(pen, 0.3, 8, 0.5, line, TURN / 16)
    disc(pen, 0, 0, 0.1, first)
  }
  const [a, b, c] = [colours[0], colours[1] ?? ground, colours[2] ?? colours[0]]
  const half = 0.25
  const tiles: Motif[] = []
  for (const [x, y] of [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]] as const) {
    const even = x === y
    tiles.push(placed(x + half, y + half, 0, half / 1.0, rosette(1.0, even ? a : c, even ? b : ground, even ? c : a)))
    tiles.push(placed(x, y, Math.PI / 4, 0.1, (pen) => {
      for (const arm of [0, 1, 2, 3]) {
        pen.save()
        pen.rotate((arm / 4) * TURN + Math.PI / 4)
        polygon(pen, line, [[0, -0.32], [0.62, -0.32], [1.02, 0], [0.62, 0.32], [0, 0.32]])
        polygon(pen, nested ? b : ground, [[0, -0.24], [0.58, -0.24], [0.88, 0], [0.58, 0.24], [0, 0.24]])
        pen.restore()
      }
      star(pen, 0.36, 4, 0.6, line)
      star(pen, 0.26, 4, 0.6, a)
    }))
  }
  return tiles
}

/** Broken checks of a woollen cloth. */
export const houndstooth: Pattern = ({ inks: { line, colours }, random }) => {
  const across = pick(random, [4, 5])
  const ink = random() < 0.3 ? colours[0] : line
  // A twill of four dark and four light threads each way: plain where both meet their like, slanting bars elsewhere.
  const bars = (pen: SKRSContext2D, x: number, y: number, first: number) => {
    pen.save()
    pen.beginPath()
    pen.rect(x, y, 0.5, 0.5)
    pen.clip()
    for (let at = first - 0.5; at < 2; at += 0.5) polygon(pen, ink, [[at - 2, 2], [at + 0.25 - 2, 2], [at + 0.25 + 1, -1], [at + 1, -1]])
    pen.restore()
  }
  return Array.from({ length: across * across }, (_, k) => placed((k % across) / across, Math.floor(k / across) / across, 0, 1 / across, (pen) => {
    polygon(pen, ink, [[0, 0], [0.5, 0], [0.5, 0.5], [0, 0.5]])
    bars(pen, 0.5, 0, 0.25)
    bars(pen, 0, 0.5, 0)
  }))
}

/** Stone chips in a cast floor. */
export const terrazzo: Pattern = ({ inks: { line, colours }, random }) => {
  const chips = scatter(random, 80)
  return chips.map(([x, y], k) => {
    const size = k < 16 ? between(random, 0.06, 0.095) : k < 44 ? between(random, 0.028, 0.05) : between(random, 0.008, 0.02)
    const corners = 5 + Math.floor(random() * 3)
    const points = Array.from({ length: corners }, (_, c) => {
      const a = ((c + between(random, -0.3, 0.3)) / corners) * TURN
      const r = between(random, 0.65, 1.1)
      return [Math.cos(a) * r, Math.sin(a) * r * 0.85] as const
    })
    const colour = random() < 0.14 ? line : pick(random, colours as unknown as [string, ...string[]])
    return placed(x, y, random() * TURN, size, (pen) => polygon(pen, colour, points))
  })
}

/** Discs in offset rows, some ringed. */
export const dots: Pattern = ({ inks: { ground, colours }, random }) => {
  const across = pick(random, [3, 4, 5])
  const ringed = random()
  return Array.from({ length: across * across * 2 }, (_, k) => {
    const [column, row] = [k % across, Math.floor(k / across)]
    return placed((column + (row % 2 ? 0.75 : 0.25)) / across, (row + 0.5) / (2 * across), 0, 0.32 / across, (pen) => {
      const colour = colours[(column + row * 2) % colours.length]!
      disc(pen, 0, 0, 0.62, colour)
      if (ringed < 0.6) disc(pen, 0, 0, 0.36, ground)
      if (ringed < 0.35) disc(pen, 0, 0, 0.16, colour)
    })
  })
}

/** Bands and fine lines of many breadths, straight or in zigzag. */
export const stripes: Pattern = ({ inks: { colours, line }, random }) => {
  const zigzag = random() < 0.45
  const bands: { at: number; breadth: number; colour: string }[] = []
  for (let at = 0; at < 0.97;) {
    const breadth = Math.min(1 - at, pick(random, [0.012, 0.03, 0.05, 0.09]))
    if (random() < 0.72) bands.push({ at, breadth, colour: breadth < 0.02 ? line : pick(random, colours as unknown as [string, ...string[]]) })
    at += breadth + pick(random, [0.012, 0.02, 0.04])
  }
  const teeth = 4
  const y = (at: number, k: number) => at + (zigzag && k % 2 ? 0.5 / teeth : 0)
  return bands.map(({ at, breadth, colour }): Motif => (pen) => {
    const points = Array.from({ length: 2 * teeth + 1 }, (_, k) => [(k / (2 * teeth)) * 1.002 - 0.001, y(at, k)] as const)
    polygon(pen, colour, [...points, ...points.map(([x, top]) => [x, top + breadth] as const).toReversed()])
  })
}
