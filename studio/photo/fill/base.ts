import { clamp, smoothstep } from '../../pixels/colour.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import { CHANNELS, channelOf, type FillLevel } from './level.ts'
import { FINE_RADIUS } from './detail.ts'
import { distanceInside, smoothFill, STRAIGHT } from './smooth-fill.ts'

/** Radius of the blur, done twice, that tells what is coarse from what is of middling size, pixels of the level. */
const COARSE_RADIUS = 3
/** Shares of the patches at the rim and NEAR inside of it, and how deep they have all, in pixels of the level. */
const COARSE = { rim: 0.3, near: 0.8 }
const MIDDLING = { rim: 0.35, near: 0.6 }
const NEAR = 10
const ALL_PATCHES = 22
/** Share of the single best patch in what is of middling size, where it is rough: the mean of many has lost contrast. */
const SINGLE = 0.8
/** Roughnesses from and up to which that share grows, levels of brightness. */
const [SOFT, ROUGH] = [4, 16]
/** Levels of brightness apart from which the patches are taken to know better: an edge that goes on is left sharp. */
const EDGE = 40
/** Depth from which that holds in full, pixels of the level: at the rim itself it would be a seam. */
const SEAM = 6

/**
 * What the patches say, eased into a smooth continuation of the surroundings near the rim, where that tells best: red,
 * green and blue of the level. Of what is of middling size less is taken than of what is coarse, unless it is rough.
 */
export function easedBase(level: FillLevel, sources: Int32Array, roughness: Plane, checkCancelled: () => void): [Plane, Plane, Plane] {
  const { width, height, hole } = level
  const distance = distanceInside(hole, level)
  const smooth = smoothFill(level, distance, checkCancelled)
  const apart = apartness(level, smooth)
  const blurred = (plane: Plane, radius: number) => boxBlur(plane, width, height, radius)
  const channel = (c: 0 | 1 | 2) => {
    checkCancelled()
    const known = smooth[c]
    const voted = channelOf(level, c)
    const differing = voted.map((value, i) => value - known[i]!)
    const coarse = blurred(blurred(differing, COARSE_RADIUS), COARSE_RADIUS)
    const coarser = blurred(blurred(voted, COARSE_RADIUS), COARSE_RADIUS)
    checkCancelled()
    for (let i = 0; i < hole.length; i++) {
      if (!hole[i]) continue
      const depth = distance[i]! / STRAIGHT
      const edge = 1 + Math.min(1, depth / SEAM) * apart[i]! ** 4
      const shareOf = (share: typeof COARSE) => 1 - (1 - shareAt(depth, share)) / edge
      const single = (SINGLE * smoothstep(SOFT, ROUGH, roughness[i]!)) / edge
      const from = sources[i]!
      const middling = shareOf(MIDDLING) * (differing[i]! - coarse[i]!)
      known[i]! += shareOf(COARSE) * coarse[i]! + middling + single * (voted[from]! - coarser[from]! - middling)
    }
    return blurred(known, FINE_RADIUS)
  }
  return [channel(0), channel(1), channel(2)]
}

function shareAt(depth: number, { rim, near }: typeof COARSE): number {
  if (depth < NEAR) return rim + ((near - rim) * depth) / NEAR
  return near + (1 - near) * clamp((depth - NEAR) / (ALL_PATCHES - NEAR), 0, 1)
}

/** How far the patches are from the smooth continuation, in parts of EDGE. */
function apartness({ values, hole }: FillLevel, [red, green, blue]: [Plane, Plane, Plane]): Plane {
  const apart = new Float32Array(hole.length)
  for (let i = 0, at = 0; i < hole.length; i++, at += CHANNELS) {
    if (hole[i]) apart[i] = (red[i]! + green[i]! + blue[i]! - values[at]! - values[at + 1]! - values[at + 2]!) / (3 * EDGE)
  }
  return apart
}
