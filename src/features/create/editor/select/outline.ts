import { simplify, type Point } from '../simplify.ts'
import type { Grid } from './flood.ts'

/** A smaller loop, in pixels along it, is not worth its points. */
const SHORTEST = 6

/**
 * The outline of a region in pixels. Its holes run the other way round and hang on the outer line by slits without width,
 * so that one polygon, filled by the nonzero rule, is the region.
 */
export function outlineOf(region: Uint8Array, grid: Grid, tolerance: number): Point[] {
  const [outer = [], ...holes] = loopsOf(region, grid)
    .filter((loop) => loop.length > SHORTEST)
    .sort((a, b) => b.length - a.length)
    .map((loop) => simplifyLoop(loop, tolerance))
  const line = [...outer]
  for (const hole of holes) {
    const [at, from] = nearestPair(outer, hole)
    const round = [...hole.slice(from), ...hole.slice(0, from)]
    line.splice(line.indexOf(outer[at]!) + 1, 0, ...round, round[0]!, [...outer[at]!])
  }
  return line
}

function simplifyLoop(loop: Point[], tolerance: number): Point[] {
  const half = Math.floor(loop.length / 2)
  const there = simplify(loop.slice(0, half + 1), tolerance)
  const back = simplify([...loop.slice(half), loop[0]!], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function nearestPair(a: readonly Point[], b: readonly Point[]): [number, number] {
  let best: [number, number] = [0, 0]
  let least = Infinity
  a.forEach(([ax, ay], i) => {
    b.forEach(([bx, by], j) => {
      const distance = (ax - bx) ** 2 + (ay - by) ** 2
      if (distance >= least) return
      least = distance
      best = [i, j]
    })
  })
  return best
}

/** The lines between the region and the rest, each a closed way along the sides of pixels with the region on its right. */
function loopsOf(region: Uint8Array, { width, height }: Grid): Point[][] {
  const is = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && region[y * width + x] === 1
  const corner = (x: number, y: number) => y * (width + 1) + x
  const ways = new Map<number, number[]>()
  const add = (from: number, to: number) => ways.set(from, [...(ways.get(from) ?? []), to])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(x, y)) continue
      if (!is(x, y - 1)) add(corner(x, y), corner(x + 1, y))
      if (!is(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1))
      if (!is(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1))
      if (!is(x - 1, y)) add(corner(x, y + 1), corner(x, y))
    }
  }
  const loops: Point[][] = []
  for (const start of ways.keys()) {
    const loop: Point[] = []
    for (let at = start, to = ways.get(at)?.pop(); to !== undefined; at = to, to = ways.get(at)?.pop()) {
      loop.push([at % (width + 1), Math.floor(at / (width + 1))])
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}
