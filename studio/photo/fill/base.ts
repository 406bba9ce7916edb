import { clamp } from '../../pixels/colour.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import type { Continuation } from './continuation.ts'
import { FINE_RADIUS } from './detail.ts'
import { CHANNELS, coloursOf, type FillLevel } from './level.ts'

/** Radius of the blur, done twice, that tells what is coarse from what is of middling size, pixels of the level. */
const COARSE_RADIUS = 3
/** Shares of the patches at the rim and NEAR inside of it, and how deep they have all, in pixels of the level. */
const COARSE = { rim: 0.5, near: 0.9 }
const MIDDLING = { rim: 0.3, near: 0.7 }
const NEAR = 10
const ALL_PATCHES = 22
/** Share of the single best patch in what is of middling size: the mean of many has lost contrast. */
const SINGLE = 0.5

/** Levels of brightness apart from which the patches are taken to know better: an edge that they have is left sharp. */
const EDGE = 50
/** Depth from which that holds in full, pixels of the level: at the rim itself it would be a seam. */
const SEAM = 6

/**
 * What the patches say, eased into the continuation of the surroundings near the rim, where that tells best: red, green
 * and blue of the level. Of what is of middling size less is taken than of what is coarse, and
 * nothing of what is finer: withDetail brings that along.
 */
export function easedBase(level: FillLevel, sources: Int32Array, { colours, depth }: Continuation, checkCancelled: () => void): [Plane, Plane, Plane] {
  const { width, height, hole } = level
  const blurred = (plane: Plane, radius: number) => boxBlur(plane, width, height, radius)
  const coarse = (plane: Plane) => blurred(blurred(plane, COARSE_RADIUS), COARSE_RADIUS)
  const shares = { coarse: new Float32Array(hole.length), middling: new Float32Array(hole.length) }
  const apart = apartness(level, colours)
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue
    const sharp = 1 + Math.min(1, depth[i]! / SEAM) * apart[i]! ** 4
    shares.coarse[i] = 1 - (1 - shareAt(depth[i]!, COARSE)) / sharp
    shares.middling[i] = 1 - (1 - shareAt(depth[i]!, MIDDLING)) / sharp
  }
  const votes = coloursOf(level)
  const channel = (c: 0 | 1 | 2) => {
    checkCancelled()
    const voted = votes[c]
    const out = voted.slice()
    const known = colours[c]
    const votedCoarse = coarse(voted)
    const knownCoarse = coarse(known)
    checkCancelled()
    const votedFine = blurred(voted, FINE_RADIUS)
    for (let i = 0; i < hole.length; i++) {
      if (!hole[i]) continue
      const from = sources[i]!
      const single = votedFine[from]! - votedCoarse[from]!
      const middling = SINGLE * single + (1 - SINGLE) * (votedFine[i]! - votedCoarse[i]!)
      const share = shares.middling[i]!
      out[i] =
        knownCoarse[i]! + shares.coarse[i]! * (votedCoarse[i]! - knownCoarse[i]!) +
        (1 - share) * (known[i]! - knownCoarse[i]!) + share * middling
    }
    return out
  }
  return [channel(0), channel(1), channel(2)]
}

function shareAt(depth: number, { rim, near }: typeof COARSE): number {
  if (depth < NEAR) return rim + ((near - rim) * depth) / NEAR
  return near + (1 - near) * clamp((depth - NEAR) / (ALL_PATCHES - NEAR), 0, 1)
}

/** How far the patches are from the continuation, in parts of EDGE. */
function apartness({ values, hole }: FillLevel, [red, green, blue]: Continuation['colours']): Plane {
  const apart = new Float32Array(hole.length)
  for (let i = 0, at = 0; i < hole.length; i++, at += CHANNELS) {
    if (hole[i]) apart[i] = (red[i]! + green[i]! + blue[i]! - values[at]! - values[at + 1]! - values[at + 2]!) / (3 * EDGE)
  }
  return apart
}
