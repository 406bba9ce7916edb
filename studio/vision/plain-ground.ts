import type { Rgb } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import type { Colours, Plane } from '../pixels/plane.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'
import { sharedColours } from './shared-colours.ts'

/** Width of the rim by which the ground is judged, as a share of the longest side, and how much of it must be ground. */
const RIM = 0.025
const LEAST_GROUND = 0.6
/** How far from the plain ground's a colour of it may be, in channels of 0..1. */
const PLAIN = 0.1

/** A photo at its subject's size, and the colour (0..1) of the plain ground there. */
interface PlainPhoto {
  colours: Colours
  ground: Rgb
}

/** Finds parts of the subject before a plain ground: the mask (0..1) with them. */
export type PartFinder = (cv: OpenCv, photo: PlainPhoto, subject: SubjectMask) => SubjectMask

/** The mask (0..1) with the parts that each of the finders adds, in their order; as it is where the ground is not plain. */
export function withPartsOnPlainGround(cv: OpenCv, photo: RasterImage, subject: SubjectMask, finders: readonly PartFinder[]): SubjectMask {
  const colours = sharedColours(photo, subject)
  const ground = plainGround(colours, subject)
  return ground ? finders.reduce((found, find) => find(cv, { colours, ground }, found), subject) : subject
}

/** The colour of the ground at the photo's rim, beside the subject; undefined where that is not plain. */
function plainGround(colours: Colours, { mask, width, height }: SubjectMask): Rgb | undefined {
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)))
  const beside: number[] = []
  let all = 0
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x >= rim && y >= rim && x < width - rim && y < height - rim) continue
    all++
    if (mask[i]! < 0.1) beside.push(i)
  }
  if (beside.length < LEAST_GROUND * all) return undefined
  const [red, green, blue] = colours.map((plane) => mapToPlane(beside, (i) => plane[i]!).sort()[beside.length >> 1])
  const ground: Rgb = [red!, green!, blue!]
  const away = distanceFrom(ground, colours)
  const like = beside.filter((i) => away[i]! < PLAIN)
  return like.length > LEAST_GROUND * all ? ground : undefined
}

/** How far each pixel's colour is from one, in channels of 0..1. */
export function distanceFrom([r, g, b]: Rgb, [red, green, blue]: Colours): Plane {
  return red.map((value, i) => Math.sqrt((value - r) ** 2 + (green[i]! - g) ** 2 + (blue[i]! - b) ** 2))
}
