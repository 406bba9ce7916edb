import { halve } from '../../pixels/half-size.ts'
import { mapToPlane } from '../../pixels/map-values.ts'
import type { Colours, Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { luma } from '../../style/display-image.ts'
import { settleAlongEdges } from './along-edges.ts'
import { byDistance, distanceInside, STRAIGHT } from './distance.ts'
import { CHANNELS, coloursOf, type FillLevel } from './level.ts'
import { membrane } from './membrane.ts'
import { structureOf } from './structure.ts'
import { transport } from './transport.ts'

/** The surroundings carried on into the hole along their edges, without texture: right near the rim, a guess deep inside. */
export interface Continuation {
  colours: Colours
  /** How deep each pixel lies, in pixels of the finest level; 0 outside. */
  depth: Plane
  /** How much of it is to be seen in what the patches are searched to fit, 0..1. */
  share: Plane
}

/** How deep the surroundings tell anything, pixels of the finest level, and how much farther they are carried on. */
const DEEPEST = 48
const BEYOND = 8
/** Share of the continuation at the rim, and how deep it has any but the one that it keeps to DEEPEST. */
const [AT_RIM, RIM_DEPTH] = [0.6, 12]
const DEEP = 0.2

/** `carriesBlocked`: what may not be copied from goes on into the hole as well; else only what lies around and behind it does. */
export function continuationOf(level: FillLevel, carriesBlocked: boolean, checkCancelled: () => void): Continuation {
  const hole = carriesBlocked ? level.hole : level.hole.map((inside, i) => inside | level.blocked[i]!)
  const distance = distanceInside(hole, level)
  const order = byDistance(distance)
  const told = order.filter((i) => distance[i]! <= (DEEPEST + BEYOND) * STRAIGHT)
  const colours = coloursOf(level)
  const light = luma({ planes: colours })
  checkCancelled()
  const structure = structureOf(light, hole, level)
  transport(colours, structure, hole, distance, told, level, checkCancelled)
  const [xx, xy, yy] = structure
  const settled = [xx, xy, yy].map((plane) => membrane(plane, told, level, checkCancelled))
  settleAlongEdges(colours, [settled[0]!, settled[1]!, settled[2]!], told, level, checkCancelled)
  return withShare(colours, mapToPlane(distance, (units) => units / STRAIGHT))
}

/** The continuation for the level of half the size. */
export function halvedContinuation({ colours, depth }: Continuation, size: Size, half: Size): Continuation {
  const mean = (plane: Plane) => halve(plane, size, half)
  return withShare([mean(colours[0]), mean(colours[1]), mean(colours[2])], mean(depth))
}

const untilDeepest = (depth: number) => Math.max(0, 1 - depth / DEEPEST)

const withShare = (colours: Continuation['colours'], depth: Plane): Continuation => ({
  colours,
  depth,
  share: depth.map((deep) => AT_RIM * Math.max(0, 1 - deep / RIM_DEPTH) + DEEP * untilDeepest(deep)),
})

/** Sets the hole, in place, to the continuation as far as it tells anything. */
export function beginWith({ values, hole }: FillLevel, { colours, depth }: Continuation): void {
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue
    for (let c = 0; c < 3; c++) {
      const at = i * CHANNELS + c
      values[at] = values[at]! + untilDeepest(depth[i]!) * (colours[c]![i]! - values[at]!) + 0.5
    }
  }
}

/**
 * Draws what the patches say, in place, towards the continuation, so that the next ones are searched to fit it. Only
 * the mean of the difference over 3 × 3 pixels is made up for: the texture stays.
 */
export function leanOn({ width, height, values, hole }: FillLevel, { colours, share }: Continuation): void {
  const apart = new Float32Array(hole.length)
  for (let c = 0; c < 3; c++) {
    const known = colours[c]!
    for (let i = 0, at = c; i < hole.length; i++, at += CHANNELS) if (hole[i]) apart[i] = known[i]! - values[at]!
    for (let y = 0, i = 0; y < height; y++) {
      const up = y > 0 ? -width : 0
      const down = y < height - 1 ? width : 0
      for (let x = 0; x < width; x++, i++) {
        if (!hole[i] || share[i] === 0) continue
        const left = x > 0 ? i - 1 : i
        const right = x < width - 1 ? i + 1 : i
        const above = apart[left + up]! + apart[i + up]! + apart[right + up]!
        const beside = apart[left]! + apart[i]! + apart[right]!
        const below = apart[left + down]! + apart[i + down]! + apart[right + down]!
        const at = i * CHANNELS + c
        const value = values[at]! + (share[i]! * (above + beside + below)) / 9
        values[at] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
      }
    }
  }
}
