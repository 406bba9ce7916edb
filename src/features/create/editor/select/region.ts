import type { LabPicture } from './pixels.ts'

/** Levels of unlikeness that are told apart, and how many of them make one unit of Lab. */
const LEVELS = 128
const PER_UNIT = 4
/** The likeness asked of a region lies between these levels, whichever lets it grow the least. */
const STRICTEST = 12
const LOOSEST = 56
/** How far ahead a region's growth is looked at. */
const AHEAD = 8
/** A region that takes more of the picture than this has run out over an edge; a smaller one is taken for likelier. */
const LARGEST = 0.7
const LARGE = 1
/** A smaller share of the picture is a speck, not a region. */
const SMALLEST = 0.001

/**
 * The connected region of like colour round a place, bounded by edges: 1 where it is.
 * Every pixel is reached by the path whose worst step is the mildest; the region is cut
 * where letting it grow on would change it the least (as MSER does, Matas et al. 2002).
 */
export function growRegion(picture: LabPicture, x: number, y: number): Uint8Array {
  const levels = reach(picture, x, y)
  const areas = new Int32Array(LEVELS)
  for (const level of levels) areas[level]!++
  for (let level = 1; level < LEVELS; level++) areas[level]! += areas[level - 1]!
  const cut = steadiest(areas, levels.length)
  return Uint8Array.from(levels, (level) => (level <= cut ? 1 : 0))
}

function steadiest(areas: Int32Array, whole: number): number {
  let best = STRICTEST
  let least = Infinity
  for (let level = STRICTEST; level <= LOOSEST; level++) {
    const area = areas[level]!
    if (area > whole * LARGEST) break
    if (area < whole * SMALLEST) continue
    const growth = (areas[Math.min(LEVELS - 1, level + AHEAD)]! - area) / area + LARGE * (area / whole)
    if (growth < least) {
      least = growth
      best = level
    }
  }
  return best
}

/** For each pixel the level of the worst step on its best path from the seed. */
function reach({ width, height, lab }: LabPicture, x: number, y: number): Uint8Array {
  const seed = meanAround(lab, width, height, x, y)
  const levels = new Uint8Array(width * height).fill(LEVELS - 1)
  const waiting: number[][] = Array.from({ length: LEVELS }, () => [])
  const start = y * width + x
  levels[start] = 0
  waiting[0]!.push(start)
  const costs = new Int16Array(width * height).fill(-1)
  const costOf = (at: number) => {
    if (costs[at] === -1) costs[at] = Math.min(LEVELS - 1, Math.round(PER_UNIT * Math.max(unlike(lab, at, seed), edge(lab, width, height, at))))
    return costs[at]!
  }
  for (let level = 0; level < LEVELS - 1; level++) {
    const bucket = waiting[level]!
    for (let next = bucket.pop(); next !== undefined; next = bucket.pop()) {
      if (levels[next] !== level) continue
      const column = next % width
      for (const neighbour of [column > 0 ? next - 1 : -1, column < width - 1 ? next + 1 : -1, next - width, next + width]) {
        if (neighbour < 0 || neighbour >= levels.length) continue
        const through = Math.max(level, costOf(neighbour))
        if (through >= levels[neighbour]!) continue
        levels[neighbour] = through
        waiting[through]!.push(neighbour)
      }
    }
  }
  return levels
}

function meanAround(lab: Float32Array, width: number, height: number, x: number, y: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++) {
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++) {
      const at = (row * width + column) * 3
      for (let c = 0; c < 3; c++) sum[c]! += lab[at + c]!
      count++
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

const unlike = (lab: Float32Array, at: number, [light, green, blue]: readonly [number, number, number]) =>
  Math.hypot(lab[at * 3]! - light, lab[at * 3 + 1]! - green, lab[at * 3 + 2]! - blue)

/** How sharply the picture changes at a pixel: across it, on the steeper of both axes. */
function edge(lab: Float32Array, width: number, height: number, at: number): number {
  const column = at % width
  const row = (at - column) / width
  const across = (from: number, to: number) =>
    Math.hypot(lab[from * 3]! - lab[to * 3]!, lab[from * 3 + 1]! - lab[to * 3 + 1]!, lab[from * 3 + 2]! - lab[to * 3 + 2]!)
  const sideways = across(column > 0 ? at - 1 : at, column < width - 1 ? at + 1 : at)
  const upwards = across(row > 0 ? at - width : at, row < height - 1 ? at + width : at)
  return Math.max(sideways, upwards)
}
