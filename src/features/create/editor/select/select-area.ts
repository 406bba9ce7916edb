import type { Point } from '../simplify.ts'
import { claim } from './claim.ts'
import { outlineOf } from './outline.ts'
import type { LabPicture } from './pixels.ts'
import { growRegion } from './region.ts'
import { cutLeaks, dilate, fillHoles } from './tidy.ts'

/** A smaller share of the picture is a speck that nobody meant. */
const SMALLEST = 0.0006
/** In pixels: the stairs along a slanting line are lower. */
const TOLERANCE = 0.8
const MOST_POINTS = 800

/** The outline, in shares of the picture's sides, of what a tap means; nothing where no edges can be told. */
export function selectArea(picture: LabPicture, [x, y]: Point): Point[] | undefined {
  const { width, height } = picture
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  const seed = row * width + column
  const grown = growRegion(picture, column, row)
  const enough = (region: Uint8Array) => region.reduce((sum, is) => sum + is, 0) >= SMALLEST * region.length
  const core = cutLeaks(grown, picture, seed)
  const region = [cutLeaks(claim(picture, core), picture, seed), core, grown].find(enough)
  if (!region) return undefined
  const whole = dilate(fillHoles(region, picture), picture)
  let outline = outlineOf(whole, picture, TOLERANCE)
  for (let tolerance = 2 * TOLERANCE; outline.length > MOST_POINTS; tolerance *= 2) outline = outlineOf(whole, picture, tolerance)
  return outline.map(([px, py]) => [round(px / width), round(py / height)])
}

const round = (share: number) => Math.round(share * 1e4) / 1e4
