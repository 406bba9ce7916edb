import { smoothstep } from '../../../pixels/colour.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { faceRegions, meanPoint, mouthOpenness, type Point } from '../../../vision/face-geometry.ts'
import { fillOutlines, regionMask, smoothOutline } from '../../../vision/face-mask.ts'
import type { Face } from '../../../vision/faces.ts'
import { blur } from '../blur.ts'

/** The swap ends this far within the outline of the face, of its half width: hairline, ears and jaw stay the target's. */
const WITHIN = 0.93
const FEATHER = 0.022
/** How far up the forehead it goes, of the way from the brows: under a fringe not far. */
const FOREHEAD = 0.85
const FOREHEAD_UNDER_FRINGE = 0.42
/** Of the half width: hair that hangs into the face comes no nearer to its middle. */
const HAIR_REACH = 0.5

/** Gaps wider than this show the inside of the mouth. */
export const OPEN_MOUTH = 0.09

export const mouthsDiffer = (source: Face, target: Face): boolean => mouthOpenness(source) > OPEN_MOUTH !== mouthOpenness(target) > OPEN_MOUTH

export interface SwapMaskInput extends Size {
  unit: number
  target: Face
  source: Face
  /** Hair hangs over either forehead. */
  fringe: boolean
  /** Hair over the rim of either face, 0..1. */
  hair: readonly Plane[]
  covered: Plane
  /** What of the target stays, 0..1: a frame, a beard, what the source's locks would cover. */
  kept: readonly (Plane | undefined)[]
}

/** How much of each pixel is the source's, 0..1. */
export function swapMask({ unit, target, source, fringe, hair, covered, kept, ...size }: SwapMaskInput): Plane {
  const soften = (plane: Plane, share: number) => blur(plane, size, unit * share)
  const outline = fillOutlines([outlineOf(target, WITHIN, fringe ? FOREHEAD_UNDER_FRINGE : FOREHEAD)], size)
  // High brows would show above the new ones.
  const brows = regionMask(target, [faceRegions.leftBrow, faceRegions.rightBrow], size, unit * 0.03)
  const face = outline.map((value, i) => Math.max(value, smoothstep(0.03, 0.25, brows[i]!)))
  const middle = middleOf(target, HAIR_REACH, size)
  const over = (i: number) => (1 - middle[i]!) * Math.max(...hair.map((plane) => plane[i]!))
  const soft = soften(face.map((value, i) => value * covered[i]! * (1 - over(i))), FEATHER)
  const keepsMouth = mouthsDiffer(source, target) && mouthOpenness(target) > OPEN_MOUTH
  const mouth = keepsMouth ? soften(regionMask(target, [faceRegions.mouth], size), 0.006) : undefined
  const mask = soft.map((value, i) => smoothstep(0.4, 0.95, value) * covered[i]!)
  for (const plane of [mouth, ...kept]) plane?.forEach((value, i) => (mask[i]! *= 1 - value))
  return mask
}

/** What of a face lies within a share of its half width, 0..1, without the forehead. */
export const middleOf = (face: Face, within: number, size: Size): Plane => fillOutlines([outlineOf(face, within, 0.3)], size)

/** The oval drawn in towards its middle, its upper part lowered to a share of the forehead. */
function outlineOf(face: Face, within: number, forehead: number): Point[] {
  const [cx, cy] = meanPoint(face, faceRegions.oval)
  const [browX, browY] = meanPoint(face, [9])
  const [topX, topY] = meanPoint(face, [10])
  const length = Math.hypot(topX - browX, topY - browY) || 1
  const up = [(topX - browX) / length, (topY - browY) / length] as const
  return smoothOutline(
    faceRegions.oval.map((i) => {
      const [x, y] = face.mesh[i]!
      const above = Math.max(0, (x - browX) * up[0] + (y - browY) * up[1]) * (1 - forehead)
      return [cx + (x - up[0] * above - cx) * within, cy + (y - up[1] * above - cy) * within] as const
    }),
  )
}
