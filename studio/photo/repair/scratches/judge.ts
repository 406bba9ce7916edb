import type { Region } from '../../../pixels/raster.ts'
import type { CarefulFace } from './careful-places.ts'
import type { Surveyor } from './survey.ts'
import type { Piece } from './thin-things.ts'

/** What a piece must be to count as damage; lengths in pixels. */
export interface Damage {
  /** Least length of a scratch. */
  length: number
  /** Greatest mean width of a scratch. */
  width: number
  /** Greatest side of a speck. */
  speck: number
  /** Brightness that the first bright scratch surpasses, and a dark one does not reach: the emulsion is gone, or covered. */
  light: number
  dark: number
  /** 1, or more where the photo is known to have suffered. */
  tolerance: number
  faces: readonly CarefulFace[]
}

/** On a face only what runs across this share of it is a scratch, not a hair or a line. */
const ACROSS_FACE = 0.55

/**
 * Scratches are long and thin, of one tone that has nothing to do with what they cross, and alone. Hair, whiskers,
 * wires and letters come in company, or change with the light.
 */
export function isScratch(piece: Piece, bright: boolean, { length, width, light, dark, tolerance, faces }: Damage, surveyor: Surveyor): boolean {
  const { box, area } = piece
  const diagonal = Math.hypot(box.width, box.height)
  if (diagonal < length || area > tolerance * width * diagonal) return false
  const face = faces.find((one) => isWithin(box, one.box))
  if (face && diagonal * tolerance < ACROSS_FACE * face.box.width) return false
  const { company, level, tone, sides, contrast } = surveyor.survey(piece)
  if (tolerance === 1 && (bright ? level < light : level > dark)) return false
  return company < tolerance * 0.12 && tone < tolerance * 0.75 * contrast && sides < tolerance * 0.3 * contrast
}

/** Specks are small and stand on plain ground. On a face a dark one is a mole, and a bright one may be a catchlight. */
export function isSpeck(piece: Piece, bright: boolean, { speck, tolerance, faces }: Damage, surveyor: Surveyor): boolean {
  const { box, area } = piece
  if (area < 2 || Math.max(box.width, box.height) > speck) return false
  const face = faces.find((one) => isWithin(box, one.box))
  if (face && (!bright || face.features.some((feature) => isWithin(box, feature)))) return false
  const { company, ground, contrast } = surveyor.survey(piece)
  return company < tolerance * 0.08 && ground < tolerance * 0.25 * contrast
}

/** Whether the middle of a box lies in a region. */
export function isWithin(box: Region, region: Region): boolean {
  const [x, y] = [box.left + box.width / 2 - region.left, box.top + box.height / 2 - region.top]
  return x > 0 && x < region.width && y > 0 && y < region.height
}
