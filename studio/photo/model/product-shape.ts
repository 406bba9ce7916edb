import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'

/** What the outline of a cut-out product is like. */
export interface ProductShape {
  /** Width against height. */
  wide: number
  /** Share of its box that it fills. */
  full: number
  /** Share of the area within a thread tied around it that it fills: 1 without any notch. */
  solid: number
  /** How much of it lies where its mirror image does, 0..1. */
  even: number
  /** How tall it is in its middle column against the columns a quarter from its sides: glasses have a bridge there. */
  waist: number
  /** How wide its lower part is against its upper part. */
  widening: number
}

/** Longest side that an outline is measured at. */
const SIDE = 128

export function productShape({ width, height, alpha }: Size & { alpha: Plane }): ProductShape {
  const size = fitWithin({ width, height }, SIDE)
  const small = resizePlane(alpha, width, height, size.width, size.height)
  const isIn = (x: number, y: number) => small[y * size.width + x]! > 0.5
  const spanOf = (length: number, at: (k: number) => boolean): [first: number, last: number] | undefined => {
    let [first, last] = [-1, -1]
    for (let k = 0; k < length; k++) {
      if (!at(k)) continue
      if (first < 0) first = k
      last = k
    }
    return first < 0 ? undefined : [first, last]
  }
  const rows = Array.from({ length: size.height }, (_, y) => spanOf(size.width, (x) => isIn(x, y)))
  const tall = (x: number) => {
    const span = spanOf(size.height, (y) => isIn(Math.min(size.width - 1, Math.round(x)), y))
    return span ? span[1] - span[0] + 1 : 0
  }
  let [area, both, either] = [0, 0, 0]
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [own, mirrored] = [isIn(x, y), isIn(size.width - 1 - x, y)]
      area += Number(own)
      both += Number(own && mirrored)
      either += Number(own || mirrored)
    }
  }
  const middle = Math.min(...[-0.04, 0, 0.04].map((aside) => tall((0.5 + aside) * size.width)))
  const sides = (Math.max(tall(0.22 * size.width), tall(0.3 * size.width)) + Math.max(tall(0.78 * size.width), tall(0.7 * size.width))) / 2
  const widthOf = (from: number, to: number) => {
    const spans = rows.slice(Math.floor(from * size.height), Math.ceil(to * size.height)).map((span) => (span ? span[1] - span[0] + 1 : 0))
    return spans.reduce((sum, span) => sum + span, 0) / spans.length
  }
  return {
    wide: width / height,
    full: area / small.length,
    solid: area / Math.max(1, hullArea(rows)),
    even: both / Math.max(1, either),
    waist: middle / Math.max(1, sides),
    widening: widthOf(0.6, 1) / Math.max(1, widthOf(0, 0.4)),
  }
}

type Corner = readonly [x: number, y: number]

/** Pixels within the convex hull of what each row reaches across (Andrew's monotone chain). */
function hullArea(rows: readonly (readonly [number, number] | undefined)[]): number {
  const corners = rows.flatMap((span, y): Corner[] => (span ? [[span[0], y], [span[1] + 1, y], [span[0], y + 1], [span[1] + 1, y + 1]] : []))
  corners.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (points: readonly Corner[]) => {
    const chain: Corner[] = []
    for (const point of points) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(corners), ...half(corners.toReversed())]
  return Math.abs(hull.reduce((sum, [x, y], i) => sum + x * hull[(i + 1) % hull.length]![1] - y * hull[(i + 1) % hull.length]![0], 0)) / 2
}

const turn = (a: Corner, b: Corner, c: Corner) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
