import type { Size } from '../../../pixels/raster.ts'
import type { Piece } from './thin-things.ts'

/** Pixels by which a scratch may leave its curve. */
const LEEWAY = 2.5
const ROUNDS = 4

/** A gently bent line, followed by t pixels along its main direction. */
export interface Curve {
  from: number
  to: number
  /** Share of the piece's pixels that lie near it. */
  fit: number
  /** How far its middle stands off from the line between its ends, as a share of its length. */
  bow: number
  /** The pixel at t, moved sideways. */
  at(t: number, aside: number): readonly [x: number, y: number]
}

/** The parabola over its main axis that fits a piece best, fitted again without what lies far from it. */
export function fitCurve({ label, box }: Piece, labels: Int32Array, { width }: Size): Curve {
  const points: (readonly [x: number, y: number])[] = []
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) if (labels[y * width + x] === label) points.push([x, y])
  }
  const mean = (value: (x: number, y: number) => number) => points.reduce((sum, [x, y]) => sum + value(x, y), 0) / points.length
  const [middleX, middleY] = [mean((x) => x), mean((_, y) => y)]
  const [xx, yy] = [mean((x) => (x - middleX) ** 2), mean((_, y) => (y - middleY) ** 2)]
  const angle = 0.5 * Math.atan2(2 * mean((x, y) => (x - middleX) * (y - middleY)), xx - yy)
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  const turned = points.map(([x, y]) => {
    const [dx, dy] = [x - middleX, y - middleY]
    return [dx * alongX + dy * alongY, dy * alongX - dx * alongY] as const
  })
  let near = turned
  let bend: Parabola = [0, 0, 0]
  for (let round = 0; round < ROUNDS && near.length > 2; round++) {
    bend = fitParabola(near)
    const leeway = LEEWAY * 2 ** (ROUNDS - 1 - round)
    near = turned.filter(([t, aside]) => Math.abs(aside - sideOf(bend, t)) <= leeway)
  }
  const from = near.reduce((least, [t]) => Math.min(least, t), 0)
  const to = near.reduce((most, [t]) => Math.max(most, t), 0)
  return {
    from,
    to,
    bow: (Math.abs(bend[2]) * (to - from)) / 4,
    fit: near.length / turned.length,
    at: (t, aside) => {
      const side = sideOf(bend, t) + aside
      return [Math.round(middleX + t * alongX - side * alongY), Math.round(middleY + t * alongY + side * alongX)]
    },
  }
}

type Parabola = readonly [constant: number, slope: number, bend: number]

const sideOf = ([constant, slope, bend]: Parabola, t: number) => constant + slope * t + bend * t * t

/** Least squares by Cramer's rule; t is scaled to about 1 to keep the sums of powers apart. */
function fitParabola(points: readonly (readonly [t: number, aside: number])[]): Parabola {
  const scale = points.reduce((most, [t]) => Math.max(most, Math.abs(t)), 1)
  const sums = [0, 0, 0, 0, 0]
  const right = [0, 0, 0]
  for (const [t, aside] of points) {
    for (let power = 0, value = 1; power < 5; power++, value *= t / scale) {
      sums[power]! += value
      if (power < 3) right[power]! += value * aside
    }
  }
  const [n, a, b, c, d] = sums as [number, number, number, number, number]
  const [p, q, r] = right as [number, number, number]
  const determinant = n * (b * d - c * c) - a * (a * d - b * c) + b * (a * c - b * b)
  if (Math.abs(determinant) < 1e-9) return [p / n, 0, 0]
  return [
    (p * (b * d - c * c) - a * (q * d - c * r) + b * (q * c - b * r)) / determinant,
    (n * (q * d - c * r) - p * (a * d - b * c) + b * (a * r - q * b)) / determinant / scale,
    (n * (b * r - q * c) - a * (a * r - q * b) + p * (a * c - b * b)) / determinant / scale ** 2,
  ]
}
