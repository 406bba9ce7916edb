import { mapToBytes } from '../../pixels/map-values.ts'
import { type Plane, sumOf } from '../../pixels/plane.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'
import { labOf, type Clothed } from './clothed.ts'
import { waistOf, type GarmentPart } from './garment-part.ts'
import { garmentPieces, type Piece } from './garment-pieces.ts'
import { withLinings } from './linings.ts'
import { nearPieces } from './near-pieces.ts'
import { smoothed, thick } from './thick.ts'
import { wornPieces, type Half } from './worn-pieces.ts'

/** Half the width of a thing that is not the garment's, in heights of the face: what is thinner is its trimming. */
const THING = 0.045
/** What is narrower is no part of it, and what parts it no more than this is. */
const FRINGE = 0.02
const GAP = 0.045
/** Share of the clothes up to which a piece of the cloth's colour may be a badge's. */
const SMALL = 0.015

/** Pieces of less than this share of the clothes are a print's; so many of them, filling so much, are all of one garment. */
const PRINTED = 0.02
const LEAST_PRINTS = 200
const MOSTLY_PRINT = 0.33

function isPrint(pieces: readonly Piece[], all: number): boolean {
  const small = pieces.filter(({ area }) => area < PRINTED * all)
  return small.length > LEAST_PRINTS && small.reduce((sum, { area }) => sum + area, 0) > MOSTLY_PRINT * all
}

/** Share of the clothes that lies above or below the waist at least, where something of its own is worn there. */
const LEAST_HALF = 0.03

function halvesWorn(mask: Plane, isAbove: (i: number) => boolean): Half[] {
  const all = sumOf(mask)
  const above = mask.reduce((sum, value, i) => sum + (isAbove(i) ? value : 0), 0)
  const halves: Half[] = []
  if (above > LEAST_HALF * all) halves.push('upper')
  if (all - above > LEAST_HALF * all) halves.push('lower')
  return halves
}

/**
 * The part of the clothes that is one garment's cloth: without the shirt and the tie beneath it, its badges, what is held
 * before it, and what neighbours wear. All of it is 0 or 1. What is struck in (`keep`) belongs to it.
 */
export function ownGarment(cv: OpenCv, clothed: Clothed, part: GarmentPart, keep: Uint8Array, watch: Watch): Plane {
  const { clothing, colours } = clothed
  const { mask, body } = clothing
  const isAbove = waistOf(clothing, part)
  const found = garmentPieces(cv, colours, labOf(cv, clothed, watch), mask, clothing)
  watch.checkCancelled()
  const near = (garment: Plane) => nearPieces(cv, garment, keep, body.faceHeight, clothing)
  if (isPrint(found.pieces, sumOf(mask))) {
    const ownSide = (i: number) => part === 'whole' || isAbove(i) === (part === 'upper')
    return near(mask.map((value, i) => (keep[i] || (value && ownSide(i)) ? 1 : 0)))
  }
  const struckIn = new Set<number>()
  keep.forEach((drawn, i) => drawn && struckIn.add(found.labels[i]!))
  watch.checkCancelled()
  const halves = part === 'whole' ? halvesWorn(mask, isAbove) : [part]
  const worn = halves.map((half) => wornPieces(found, clothing, half, isAbove))
  const isMain = found.pieces.map((_, k) => struckIn.has(k) || worn.some(({ main }) => main.has(k)))
  const other = mapToBytes(found.labels, (label) => (label >= 0 && !isMain[label] ? 1 : 0))
  const all = sumOf(mask)
  const isSmall = found.pieces.map(({ area }) => area < SMALL * all)
  const whole = smoothed(cv, other, clothing, GAP * body.faceHeight, FRINGE * body.faceHeight).map((value, i) => {
    const label = found.labels[i]!
    return value && (label < 0 || !isMain[label] || isSmall[label]) ? 1 : 0
  })
  watch.checkCancelled()
  const broad = thick(cv, whole, clothing, THING * body.faceHeight)
  const things = withLinings(cv, broad, mask, clothing)
  const isOwn = (i: number) => part === 'whole' || struckIn.has(found.labels[i]!) || worn[0]!.reaches(i)
  return near(mask.map((value, i) => (keep[i] || (value && !things[i] && isOwn(i)) ? 1 : 0)))
}
