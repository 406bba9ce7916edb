import { lightOf, type Rgb } from '../../pixels/colour.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'
import { garmentPieces, type Piece } from './garment-pieces.ts'
import { labOf, type Clothed } from './clothed.ts'

/** How much less red and less yellow than the face skin may be, and how much more in its light (logarithms of the channels' ratios). */
const [PALER, REDDER] = [-0.1, 0.26]
/** How much more still for each halving of the light, more or less: skin in the shade is redder. */
const IN_SHADE = 0.5
/** Light of a colour against the face's, above which it is no skin, and of itself, below which its hue is not sure. */
const [LIT, DARK] = [1.35, 0.15]
/** Share of what is worn that must be of another hue: where most is of the skin's, the garment is. */
const OTHERS = 0.4

/**
 * Numbers of the pieces that have the hue of the face's skin, in light and in shade, amid clothes that have not: arms
 * before a white top. None where most is of that hue, as in black-and-white photos. `weights` is how much of each piece
 * lies where the garment surely is.
 */
export function skinPieces(pieces: readonly Piece[], weights: readonly number[], bareFace: Rgb): Set<number> {
  const like = new Set(pieces.flatMap(({ colour }, k) => (isSkin(colour, bareFace) ? [k] : [])))
  const sum = (counts: (k: number) => boolean) => weights.reduce((total, weight, k) => total + (counts(k) ? weight : 0), 0)
  return sum((k) => !like.has(k)) > OTHERS * sum(() => true) ? like : new Set()
}

/** A part of the clothes (0 or 1) without the pieces of bare skin amid it. */
export function withoutSkin(cv: OpenCv, clothed: Clothed, part: Plane, watch: Watch): Plane {
  const { clothing, colours } = clothed
  if (clothing.isSure) return part
  const { labels, pieces } = garmentPieces(cv, colours, labOf(cv, clothed, watch), part, clothing)
  watch.checkCancelled()
  const skin = skinPieces(pieces, pieces.map(({ area }) => area), clothing.bareFace)
  return part.map((value, i) => (value && !skin.has(labels[i]!) ? 1 : 0))
}

/** Whether a colour may be the face's skin in more or less light. */
export function isSkin(colour: Rgb, face: Rgb): boolean {
  const [light, usual] = [lightOf(colour), lightOf(face)]
  if (light > LIT * usual || light < DARK) return false
  const most = REDDER + IN_SHADE * Math.max(0, Math.log(usual / light))
  return ([0, 1] as const).every((c) => {
    const off = ratio(colour, c) - ratio(face, c)
    return off > PALER && off < most
  })
}

/** Red over green, or green over blue, as a logarithm. */
const ratio = (colour: Rgb, c: 0 | 1) => Math.log((colour[c] + 0.04) / (colour[c === 0 ? 1 : 2] + 0.04))
