import { flood, rim, type Grid } from './flood.ts'

/** Half the width of a leak through a gap in an edge. */
const LEAK = 1
/** A hole of a larger share of its region is another thing, seen through it. */
const HOLE = 0.06

/** Cuts what hangs on a region by a thread only. A region that is a thread itself stays. */
export function cutLeaks(region: Uint8Array, grid: Grid, seed: number): Uint8Array {
  const core = erode(region, grid)
  const nearest = nearestOf(core, grid, seed)
  if (nearest === undefined) return region
  const kept = new Uint8Array(region.length)
  flood(grid, [nearest], (at) => core[at] === 1, kept)
  return dilate(kept, grid).map((is, at) => is & region[at]!)
}

/** A core that lies further from the seed than a leak is wide is not the seed's own. */
function nearestOf(core: Uint8Array, { width, height }: Grid, seed: number): number | undefined {
  const [x, y] = [seed % width, Math.floor(seed / width)]
  let best: number | undefined
  let least = (3 * LEAK) ** 2
  for (let row = Math.max(0, y - 3 * LEAK); row <= Math.min(height - 1, y + 3 * LEAK); row++) {
    for (let column = Math.max(0, x - 3 * LEAK); column <= Math.min(width - 1, x + 3 * LEAK); column++) {
      const distance = (row - y) ** 2 + (column - x) ** 2
      if (!core[row * width + column] || distance > least) continue
      least = distance
      best = row * width + column
    }
  }
  return best
}

/** A region's outermost pixels belong half to their neighbours: an edge is blurred. */
export const dilate = (region: Uint8Array, { width, height }: Grid) => spread(spread(region, width, height, 1, width), height, width, width, 1)

/** Beyond the picture's sides a region goes on, so they take nothing from it. */
const erode = (region: Uint8Array, grid: Grid) => turned(dilate(turned(region), grid))
const turned = (region: Uint8Array) => region.map((is) => 1 - is)

/** Marks everything within reach of what is marked, along lines. */
function spread(region: Uint8Array, length: number, lines: number, step: number, lineStep: number): Uint8Array {
  const wide = new Uint8Array(region.length)
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < length; i++) {
      if (!region[line * lineStep + i * step]) continue
      for (let near = Math.max(0, i - LEAK); near <= Math.min(length - 1, i + LEAK); near++) wide[line * lineStep + near * step] = 1
    }
  }
  return wide
}

/** Fills the holes that belong to the region: specks, glints, an eye in a face. */
export function fillHoles(region: Uint8Array, grid: Grid): Uint8Array {
  const filled = region.slice()
  const seen = region.slice()
  const open = (at: number) => region[at] === 0
  flood(grid, rim(grid), open, seen)
  const largest = HOLE * region.reduce((sum, is) => sum + is, 0)
  for (let at = 0; at < region.length; at++) {
    const hole = flood(grid, [at], open, seen)
    if (hole.length <= largest) for (const place of hole) filled[place] = 1
  }
  return filled
}
