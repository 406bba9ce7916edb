import { clamp } from '../../pixels/colour.ts'
import { type BodyFrame, hipsMiddle } from '../../vision/body-frame.ts'
import type { Clothing } from '../../vision/clothing.ts'
import type { Piece, Pieces } from './garment-pieces.ts'
import { addLitPieces } from './lit-pieces.ts'
import { isShade, mainCloth } from './main-cloth.ts'
import { skinPieces } from './skin-pieces.ts'

/** Weight of what does not lie on the torso, where sleeves and neighbours are. */
const ASIDE = 0.35
/** Share of the torso that is the chest, and the weight of what lies lower, where an upper garment may have ended. */
const CHEST = 0.42
const AT_WAIST = 0.1
/** Share of a piece above the waist from where on it is a dress or a coat, and all of it the upper garment. */
const DRESS = 0.25
/** Share of a piece below the waist from where on all of it is the lower garment. */
const TROUSERS = 0.75
/** Share of a piece of a pattern beyond the waist up to which it is the garment's hem. */
const HEM = 0.2
/** Share of a piece that lies on the torso, from where on a doubtful shade is the garment's own. */
const ON_TORSO = 0.4
const LOOSE = 1.8
/** How much of a broad piece aside of the torso is like hair and skin, from where on it is no cloth. */
const BARE = 0.15
/** The same, from where on a piece of a shoulder is no cloth. */
const HAIRY = 0.55
/** How far above the neck's end the middle of such a piece lies at most, in heights of the face. */
const SHOULDER = 0.3
/** How far aside of the middle and below the neck a shirt beneath shows, in heights of the face, and the share of it that does. */
const FRONT = { aside: 0.5, below: 0.35, share: 0.8, litShare: 0.35 }
/** What the light falls on is no more than this share of the clothes, each; bare skin may be among those that are in doubt. */
const MOST_LIT = { sure: 0.2, doubtful: 0.08 }
/** Share of the clothes from which on a piece is no badge. */
const LEAST_BROAD = 0.03

export type Half = 'upper' | 'lower'

interface WornPieces {
  /** Numbers of the pieces of the garment's cloth. */
  main: Set<number>
  /** Whether the garment reaches a pixel of its cloth: it may end at the waist. */
  reaches(i: number): boolean
}

/** The pieces of the garment that is worn above or below the waist. */
export function wornPieces(found: Pieces, clothing: Clothing, half: Half, isAbove: (i: number) => boolean): WornPieces {
  const { labels, pieces } = found
  const { width, hair, skin: skinLike, body } = clothing
  const isSide = (i: number) => isAbove(i) === (half === 'upper')
  const acrossTorso = torsoTest(body, 0)
  const [, waist] = hipsMiddle(body)
  const low = half === 'upper' ? body.neck[1] + CHEST * (waist - body.neck[1]) : Infinity
  const acrossChest = torsoTest(body, ABOVE_NECK)
  const weights = pieces.map(() => 0)
  const central = pieces.map(() => 0)
  const bare = pieces.map(() => 0)
  const hairy = pieces.map(() => 0)
  const sides = [pieces.map(() => 0), pieces.map(() => 0)] as const
  const aside = pieces.map(() => 0)
  const isThigh = aboveKnees(body)
  const thighs = pieces.map(() => 0)
  const front = pieces.map(() => 0)
  const atNeck = new Set<number>()
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (label < 0) continue
    bare[label]! += hair[i]! + skinLike[i]!
    hairy[label]! += hair[i]!
    const x = i % width
    const y = Math.floor(i / width)
    if (!isSide(i)) {
      aside[label]!++
      if (isThigh(x, y)) thighs[label]!++
      continue
    }
    const onTorso = acrossTorso(x, y) !== undefined
    const across = acrossChest(x, y)
    if (Math.abs(x - middleAt(body, y)) < FRONT.aside * body.faceHeight) {
      front[label]!++
      if (y < body.neck[1] + FRONT.below * body.faceHeight) atNeck.add(label)
    }
    weights[label]! += (y > low ? AT_WAIST : onTorso ? 1 : ASIDE)
    if (onTorso) central[label]!++
    if (across !== undefined) sides[across < 0 ? 0 : 1][label]!++
  }
  const bareShare = pieces.map(({ area }, k) => bare[k]! / area)
  const areaOf = (group: readonly number[], areas: (k: number) => number) => group.reduce((sum, k) => sum + areas(k), 0)
  const isLining = (group: readonly number[]) =>
    group.some((k) => atNeck.has(k)) && areaOf(group, (k) => front[k]!) > FRONT.share * areaOf(group, (k) => pieces[k]!.area)
  const skin = clothing.isSure ? new Set<number>() : skinPieces(pieces, weights, clothing.bareFace)
  const surely = weights.map((weight, k) => (skin.has(k) ? 0 : weight * Math.max(0, 1 - 3 * (skin.size > 0 ? hairy[k]! / pieces[k]!.area : bareShare[k]!))))
  const { ground, pattern } = mainCloth(pieces, surely, isLining)
  const main = new Set([...ground, ...pattern])
  const share = (k: number) => aside[k]! / pieces[k]!.area
  const all = pieces.reduce((sum, { area }) => sum + area, 0)
  const broad = pieces.flatMap(({ area }, k) => (area > LEAST_BROAD * all ? [k] : [])).toSorted((p, q) => pieces[q]!.area - pieces[p]!.area)
  for (const k of broad) {
    const piece = pieces[k]!
    const near = central[k]! > ON_TORSO * (piece.area - aside[k]!) && share(k) < 0.5
    if (near && !isLining([k]) && broad.some((of) => main.has(of) && isShade(pieces[of]!, piece, LOOSE))) main.add(k)
  }
  for (const k of broad) if (central[k]! < 0.3 * pieces[k]!.area && bareShare[k]! > BARE) main.delete(k)
  for (const side of sides) addOtherHalf(main, side, pieces)
  const isShoulder = (k: number) =>
    !skin.has(k) && bareShare[k]! < HAIRY && front[k]! < FRONT.litShare * pieces[k]!.area && share(k) < 0.5 && pieces[k]!.y > body.neck[1] - SHOULDER * body.faceHeight
  addLitPieces(main, found, width, clothing.isSure ? MOST_LIT.sure : MOST_LIT.doubtful, isShoulder)
  for (const k of skin) main.delete(k)
  const goesOn = pattern.size > 0 && isAlike(ground, main, pieces.map(({ area }, k) => area - aside[k]!), half === 'upper' ? thighs : aside)
  const most = half === 'upper' ? 1 - DRESS : 1 - TROUSERS
  const reaches = (i: number) => goesOn || isSide(i) || share(labels[i]!) < (pattern.size === 0 ? most : HEM)
  return { main, reaches }
}

/** How much farther than the knees from the hips a garment may reach and hang down to them. */
const TO_KNEE = 1.1

/** Whether a place is no farther from the hips than the knees are: socks of the colours of a shirt make no dress of it. */
function aboveKnees(body: BodyFrame): (x: number, y: number) => boolean {
  const seen = body.knees.filter((knee) => knee.seen)
  if (seen.length === 0) return () => true
  const [x, y] = hipsMiddle(body)
  const reach = TO_KNEE * Math.max(...seen.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)))
  return (atX, atY) => Math.hypot(atX - x, atY - y) < reach
}

/** Whether the ground and its pattern share the cloth alike on both sides of the waist, as in a dress. */
function isAlike(ground: Set<number>, main: Set<number>, here: readonly number[], there: readonly number[]): boolean {
  const total = (areas: readonly number[], of: Set<number>) => areas.reduce((sum, area, k) => sum + (of.has(k) ? area : 0), 0)
  const share = (areas: readonly number[]) => total(areas, ground) / (total(areas, main) + 1)
  const all = there.reduce((sum, area) => sum + area, 0)
  return total(there, main) > 0.6 * all && Math.abs(share(here) - share(there)) < 0.2
}

/** Share of one side of the torso that a garment lacks at most, or what fills that side is of it too, in another light. */
const LACKING = 0.25
const FILLING = 0.4

/** Adds what fills a side of the torso (`areas` there), in one colour, where nothing of the garment is: it has two halves. */
function addOtherHalf(main: Set<number>, areas: readonly number[], pieces: readonly Piece[]): void {
  const sum = (counts: (k: number) => boolean) => areas.reduce((total, area, k) => total + (counts(k) ? area : 0), 0)
  const all = sum(() => true)
  const largest = areas.indexOf(Math.max(...areas))
  const filling = areas.flatMap((area, k) => (area > 0 && isShade(pieces[largest]!, pieces[k]!, LOOSE) ? [k] : []))
  if (all > 0 && sum((k) => main.has(k)) < LACKING * all && sum((k) => filling.includes(k)) > FILLING * all) for (const k of filling) main.add(k)
}

/** Where the middle of the body is at a height. */
function middleAt(body: BodyFrame, y: number): number {
  const { neck } = body
  const [waistX, waistY] = hipsMiddle(body)
  return neck[0] + (waistX - neck[0]) * clamp((y - neck[1]) / Math.max(1, waistY - neck[1]))
}

/** How far above the neck collars may be all that is seen of a garment, in lengths of the torso. */
const ABOVE_NECK = -0.3

/** How far a pixel of the torso (`from` on down, in its lengths) lies aside of its middle, in its half widths: -1..1, nothing beside it. */
function torsoTest(body: BodyFrame, from: number): (x: number, y: number) => number | undefined {
  const { neck, shoulders, faceHeight } = body
  const [waistX, waistY] = hipsMiddle(body)
  const reach = 0.5 * Math.max(0.9 * faceHeight, Math.abs(shoulders[0].at[0] - shoulders[1].at[0]))
  return (x, y) => {
    const along = (y - neck[1]) / Math.max(1, waistY - neck[1])
    const across = (x - neck[0] - (waistX - neck[0]) * along) / reach
    return along > from && along < 1.1 && Math.abs(across) < 1 ? across : undefined
  }
}
