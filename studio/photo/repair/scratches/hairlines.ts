import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { findRidges, ROW_STEP, type Ridges } from './ridges.ts'

/** A thin line that runs about downwards: a point for each looked-at row where it is seen. */
export interface Hairline {
  /** Pixels, from the top down. */
  points: readonly Point[]
  /** Share of its rows in which it is seen. */
  seen: number
  /** How crowded its surroundings are with other lines, 0..1. */
  company: number
}
export type Point = readonly [x: number, y: number]

/** Lines lean by this at most, in pixels across for one down. */
const MOST_LEAN = 0.07
/** Share of its rows in which a scratch is seen. */
const SEEN = 0.8
/** Natural logarithm of how much likelier a line is to be one than chance; some 10⁹ places are tried. */
const SURE = 22
/** Pixels by which a line's middle strays. */
const STRAY = 1
/** Pixels between the ends of the lines that are tried from each place. */
const LEAN_STEP = 3
/** Lines side by side that are left out together where even the best of each row would not make one. */
const BUNDLE = 4

interface Candidate {
  /** At the first row, and pixels across for each row down. */
  x: number
  lean: number
  from: number
  to: number
  score: number
}

/**
 * Thin lines that run about straight down a picture (0..1), however faint, told from chance alignments by how
 * crowded the place is (an a-contrario test after Newson, Almansa, Gousseau, Pérez 2014). `least` is a line's contrast.
 */
export function findHairlines(brightness: Plane, size: Size, bright: boolean, least: number, tick: () => void): Hairline[] {
  const ridges = findRidges(brightness, size, bright, least)
  tick()
  const candidates = alignedRuns(ridges, tick).sort((a, b) => b.score - a.score)
  const taken = new Uint8Array(ridges.contrast.length)
  return candidates.flatMap((candidate, i) => {
    if (i % 512 === 0) tick()
    const line = follow(candidate, ridges)
    const free = line.places.filter((place) => !taken[place])
    if (free.length < 0.7 * line.places.length) return []
    for (const place of line.places) taken.fill(1, place - STRAY - 1, place + STRAY + 2)
    const points = line.places.map((place) => [place % ridges.width, Math.floor(place / ridges.width) * ROW_STEP] as const)
    return [{ points, seen: line.places.length / (candidate.to - candidate.from + 1), company: line.company }]
  })
}

/** The runs of rows along every straight line in which a line is seen far more often than chance would have it. */
function alignedRuns(ridges: Ridges, tick: () => void): Candidate[] {
  const { width, height } = ridges
  const likelihoods = logLikelihoods(ridges)
  const bundled = bestOfBundles(likelihoods, ridges)
  tick()
  const out: Candidate[] = []
  const most = Math.ceil(MOST_LEAN * height * ROW_STEP)
  for (let across = -most; across <= most; across += LEAN_STEP) {
    tick()
    // Never quite upright, which would be a case of its own.
    const lean = (across + 0.5) / height
    const least = Math.min(0, -across)
    for (let start = least; start < width + Math.max(0, -across); start++) {
      if ((start - least) % BUNDLE === 0 && !isHopeful(bundled, ridges, start, lean)) {
        start += BUNDLE - 1
        continue
      }
      const [left, right] = [-start / lean, (width - 1 - start) / lean]
      const first = Math.max(0, Math.ceil(Math.min(left, right)))
      const end = Math.min(height, Math.floor(Math.max(left, right)) + 1)
      let [score, from, best, to] = [0, first, 0, 0]
      for (let y = first, x = start + 0.5 + lean * first; y < end; y++, x += lean) {
        score += likelihoods[(x | 0) * height + y]!
        if (score > best) {
          best = score
          to = y
        } else if (score <= 0) {
          if (best > SURE) out.push({ x: start, lean, from, to, score: best })
          score = 0
          best = 0
          from = y + 1
        }
      }
      if (best > SURE) out.push({ x: start, lean, from, to, score: best })
    }
  }
  return out
}

/** Of each place (column by column, from `1 - BUNDLE` on), the most likely of it and of the places to its right in a bundle. */
function bestOfBundles(likelihoods: Float32Array, { width, height }: Ridges): Float32Array {
  const out = new Float32Array((width + BUNDLE - 1) * height).fill(-Infinity)
  for (let x = 0; x < width; x++) {
    for (let k = 0; k < BUNDLE; k++) {
      for (let at = x * height, to = (x + k) * height, end = at + height; at < end; at++, to++) {
        if (likelihoods[at]! > out[to]!) out[to] = likelihoods[at]!
      }
    }
  }
  return out
}

/** Whether any line of the bundle that begins at `start` can be more than chance. */
function isHopeful(bundled: Float32Array, { width, height }: Ridges, start: number, lean: number): boolean {
  const [left, right] = [(1 - BUNDLE - start) / lean, (width - 1 - start) / lean]
  const end = Math.min(height, Math.floor(Math.max(left, right)) + 1)
  let score = 0
  let y = Math.max(0, Math.ceil(Math.min(left, right)))
  // Moved to the right, so that no column lies below 0 and the whole part is the floor.
  for (let x = start + BUNDLE - 0.5 + lean * y; y < end; y++, x += lean) {
    score += bundled[(x | 0) * height + y]!
    if (score > SURE) return true
    if (score < 0) score = 0
  }
  return false
}

/** Of each place (column by column), how much likelier what is seen there is on a line than beside one, as a logarithm. */
function logLikelihoods({ width, height, contrast, density }: Ridges): Float32Array {
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const seen = contrast[i]! > 0 || (x > 0 && contrast[i - 1]! > 0) || (x < width - 1 && contrast[i + 1]! > 0)
      const chance = Math.min(0.7, Math.max(0.03, (2 * STRAY + 1) * density[i]!))
      out[x * height + y] = seen ? Math.log(SEEN / chance) : Math.log((1 - SEEN) / (1 - chance))
    }
  }
  return out
}

/** The strongest place near the line in each row. */
function follow({ x, lean, from, to }: Candidate, { width, contrast, density }: Ridges): { places: number[]; company: number } {
  const places: number[] = []
  let crowd = 0
  for (let y = from; y <= to; y++) {
    const middle = y * width + Math.floor(x + 0.5 + lean * y)
    let [best, most] = [-1, 0]
    for (let at = middle - STRAY; at <= middle + STRAY; at++) {
      if (contrast[at]! > most) [best, most] = [at, contrast[at]!]
    }
    if (best < 0) continue
    places.push(best)
    crowd += density[best]!
  }
  return { places, company: crowd / Math.max(1, places.length) }
}
