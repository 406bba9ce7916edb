import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, type Size } from '../pixels/raster.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { Stretch } from '../pixels/stretch.ts'
import { connectedComponents } from '../vision/components.ts'
import { applyModel, guidedModel } from '../vision/guided-filter.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { PersonMask } from '../vision/person-mask.ts'
import type { Watch } from '../vision/watch.ts'
import type { PeopleStudy } from './person-study.ts'

/** Longest side at which regions are told apart; their smooth borders stretch to any size. */
export const REGION_SIDE = 512
/** Sigma of the borders, in pixels. */
const BORDER = 1.4

/** The people as flat areas: at every pixel the shares add up to how much of it is a person. */
export interface Regions extends Size {
  skin: Plane
  hair: Plane
  clothes: Plane
  /** Index of the face that a pixel's body belongs to, at a size of its own. */
  owner: Size & { of: Uint8Array }
  /** How surely a pixel lies where a hand is, 0..1, at the same size. */
  hands: Plane
}

/**
 * How far the people's outline and the borders within are smoothed, and how wide an island is at least; between the
 * pupils as 1.
 */
const [OUTLINE, TUFT, ISLAND] = [0.055, 0.03, 0.22]
/** How wide an island in bare skin is at least: less is a shadow or a pendant. */
const SPOT = 0.5
/** Parts smaller than this, as a share of the largest, are not drawn: what is left of a neighbour, locks that float. */
export const SPECK = 0.04

/** Divides the people into skin, hair and clothes, with calm borders that meet. */
export function divide(cv: OpenCv, photo: RasterImage, study: PeopleStudy, watch: Watch): Regions {
  const size = fitWithin(photo, REGION_SIDE)
  const colours = colourPlanes(photo, size)
  const unit = study.unit * (size.width / study.width)
  const soft = (plane: Plane, sigma: number) => gaussianBlur(plane, size.width, size.height, sigma)
  watch.checkCancelled()
  const fine = (plane: Plane, calm: number) => {
    const model = guidedModel(study.colours, plane, study, 2, 2e-4)
    watch.checkCancelled()
    const grow = (part: Plane) => resizePlane(part, study.width, study.height, size.width, size.height)
    const drawn = applyModel(
      { ...size, red: grow(model.red), green: grow(model.green), blue: grow(model.blue), offset: grow(model.offset) },
      colours,
    )
    watch.checkCancelled()
    return soft(drawn, Math.max(1.2, calm * unit))
  }
  // Hair ends in tufts: a drawn outline is calm.
  const [skin, hair, outlined] = [fine(study.skin, TUFT), fine(study.hair, TUFT), fine(study.person, OUTLINE)]
  const glasses = study.sunglasses.filter((plane) => plane !== undefined)
  const isGlasses = (i: number) => glasses.some((plane) => plane[i] === 1)
  const labels = new Uint8Array(outlined.length)
  for (let i = 0; i < labels.length; i++) {
    if (outlined[i]! >= 0.5) labels[i] = skin[i]! + hair[i]! < 0.5 || isGlasses(i) ? CLOTHES : skin[i]! >= hair[i]! ? SKIN : HAIR
  }
  watch.checkCancelled()
  dropSpecks(cv, labels, size, (ISLAND * unit) ** 2, watch)
  dropSpots(cv, labels, size, (SPOT * unit) ** 2, isGlasses, watch)
  const only = (label: number) => {
    const plane = new Float32Array(labels.length)
    for (let i = 0; i < plane.length; i++) if (labels[i] === label) plane[i] = 1
    watch.checkCancelled()
    return soft(plane, BORDER)
  }
  return {
    ...size,
    owner: { width: study.width, height: study.height, of: study.owner },
    hands: study.hands,
    skin: only(SKIN),
    hair: only(HAIR),
    clothes: only(CLOTHES),
  }
}

const [GROUND, SKIN, HAIR, CLOTHES] = [0, 1, 2, 3]

/** People of whom no more is known than where they are. */
export function undivided({ mask, width, height }: PersonMask): Regions {
  const none = new Float32Array(mask.length)
  return { width, height, skin: none, hair: none, clothes: mask, owner: { width, height, of: new Uint8Array(mask.length) }, hands: none }
}

/** Islands smaller than `least` pixels become what is around them, in place; of the people only the large parts are left. */
function dropSpecks(cv: OpenCv, labels: Uint8Array, size: Size, least: number, { checkCancelled }: Watch): void {
  const people = connectedComponents(cv, labels, size)
  const large = SPECK * Math.max(0, ...people.areas.slice(1))
  for (let i = 0; i < labels.length; i++) if (people.areas[people.labels[i]!]! < large) labels[i] = GROUND
  for (const label of [CLOTHES, HAIR, GROUND, SKIN]) {
    checkCancelled()
    const { labels: pieces, areas } = connectedComponents(cv, labels.map((value) => (value === label ? 1 : 0)), size)
    const isSmall = areas.map((area, piece) => piece > 0 && area < least)
    if (!isSmall.includes(true)) continue
    const votes = neighboursOf(labels, pieces, areas.length, size)
    for (let i = 0; i < labels.length; i++) if (isSmall[pieces[i]!]) labels[i] = votes[pieces[i]!]!.indexOf(Math.max(...votes[pieces[i]!]!))
  }
}

/** Islands of hair and clothes smaller than `least` pixels that lie in skin alone become skin, in place; but what is worn on a face. */
function dropSpots(cv: OpenCv, labels: Uint8Array, size: Size, least: number, isWorn: (i: number) => boolean, { checkCancelled }: Watch): void {
  checkCancelled()
  const { labels: pieces, areas } = connectedComponents(cv, labels.map((value) => (value === CLOTHES || value === HAIR ? 1 : 0)), size)
  const votes = neighboursOf(labels, pieces, areas.length, size)
  const isSpot = areas.map((area, piece) => piece > 0 && area < least && votes[piece]!.every((count, label) => label === SKIN || count === 0))
  for (let i = 0; i < labels.length; i++) if (isSpot[pieces[i]!] && isWorn(i)) isSpot[pieces[i]!] = false
  for (let i = 0; i < labels.length; i++) if (isSpot[pieces[i]!]) labels[i] = SKIN
}

/** Of each piece, how many pixels of each label lie beside it. */
function neighboursOf(labels: Uint8Array, pieces: Int32Array, count: number, { width }: Size): number[][] {
  const votes = Array.from({ length: count }, () => [0, 0, 0, 0])
  for (let i = width; i < labels.length - width; i++) {
    const piece = pieces[i]!
    if (piece === 0) continue
    for (const near of [i - 1, i + 1, i - width, i + width]) if (pieces[near] !== piece) votes[piece]![labels[near]!]!++
  }
  return votes
}

/** A share from which on a pixel is surely inside, and how far from every border it then is said to be. */
const [SURE, FAR] = [0.995, 1e3]

/** Regions at the size of a picture: sharp, without gaps, with the distance from their borders in its pixels. */
export function regionsAt({ width, height, owner, hands, ...regions }: Regions, size: Size, { checkCancelled }: Watch) {
  const plane = () => new Float32Array(size.width * size.height)
  const [skin, hair, clothes, person, border] = [plane(), plane(), plane(), plane(), plane()]
  const stretch = new Stretch({ width, height }, size)
  // How fast the shares change across a border that was blurred: twice the peak of its Gaussian.
  const slope = (2 / (BORDER * Math.sqrt(2 * Math.PI))) * (width / size.width)
  for (let y = 0, i = 0; y < size.height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0; x < size.width; x++, i++) {
      const s = stretch.at(regions.skin, x)
      const h = s > SURE ? 0 : stretch.at(regions.hair, x)
      const c = s > SURE || h > SURE ? 0 : stretch.at(regions.clothes, x)
      if (s > SURE || h > SURE || c > SURE || s + h + c < 1 - SURE) {
        border[i] = FAR
        if (s > SURE) skin[i] = 1
        else if (h > SURE) hair[i] = 1
        else if (c > SURE) clothes[i] = 1
        person[i] = s + h + c > 0.5 ? 1 : 0
        continue
      }
      const g = Math.max(0, 1 - s - h - c)
      const most = Math.max(s, h, c, g)
      const second = Math.max(Math.min(s, h), Math.min(Math.max(s, h), c), Math.min(Math.max(s, h, c), g))
      border[i] = (most - second) / slope
      const s6 = sharp(s)
      const h6 = sharp(h)
      const c6 = sharp(c)
      const g6 = sharp(g)
      const all = s6 + h6 + c6 + g6
      skin[i] = s6 / all
      hair[i] = h6 / all
      clothes[i] = c6 / all
      person[i] = 1 - g6 / all
    }
  }
  return { skin, hair, clothes, person, border, owner, hands }
}

/** To the sixth power: of two shares that are nearly even the larger takes nearly all. */
export function sharp(share: number): number {
  // What is left of a blur's tail would take numbers that processors are slow with.
  if (share < 0.01) return 0
  const square = share * share
  return square * square * square
}
