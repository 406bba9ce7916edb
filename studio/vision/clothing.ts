import { lightOf, type Rgb } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { mapToBytes, mapToPlane } from '../pixels/map-values.ts'
import { boxBlur, type Plane, sumOf } from '../pixels/plane.ts'
import { fromColourPlanes, type Size } from '../pixels/raster.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { StudioError } from '../studio-error.ts'
import type { BodyFrame } from './body-frame.ts'
import { clothingEvidence, type ClothingEvidence } from './clothing-evidence.ts'
import { subjectOnly } from './components.ts'
import type { Face } from './faces.ts'
import { findFacelessView, findPersonView } from './find-person.ts'
import { grabCut, partsNothing, Seed } from './grab-cut.ts'
import { workingMarks, type Marks, type WorkingMarks } from './marks.ts'
import type { OpenCv } from './opencv.ts'
import type { PersonParts } from './person-parts.ts'
import type { PersonView } from './person-view.ts'
import { findPeople } from './things/find-things.ts'
import type { Watch } from './watch.ts'

export interface Clothing extends Size {
  /** 1 on clothing, 0 elsewhere, at most 320 pixels on a side. */
  mask: Plane
  /** The person whose clothes they are, 0..1. */
  person: Plane
  /** How likely bare skin and hair, 0..1. */
  skin: Plane
  hair: Plane
  /** In pixels of the mask. */
  body: BodyFrame
  /** How much the colour changes on the way from the bare face, at least, in logarithms: `skinReach`. */
  reach: Plane
  /** Whether a trained network told them from skin and hair, and not colours and places. */
  isSure: boolean
  /** Share of the mask that may as well be skin. */
  doubt: number
  /** Mean sRGB of the bare face, 0..1. */
  bareFace: Rgb
}

/**
 * The clothes of the person with `face`; `others` are the faces of people who stand beside. Without a face, those of the one person
 * in the photo. Throws 'clothes-unclear' when none are seen, and 'no-face' when without one nothing is known of the person.
 */
export async function findClothing(
  cv: OpenCv,
  photo: RasterImage,
  face: Face | undefined,
  others: readonly Face[],
  marks: Marks,
  watch: Watch,
): Promise<Clothing> {
  const view = face ? await findPersonView(cv, photo, face, others, watch) : await findFacelessView(cv, photo, await findPeople(photo, watch), watch)
  if (!view) throw new StudioError('no-face', 'No face was found, and the one person is not known without')
  const evidence = clothingEvidence(view, watch)
  const work = workingMarks(marks, photo, view)
  const { width, height, person, body } = view
  const { skin, hair } = evidence
  const mask = view.parts ? seenClothes(cv, view, view.parts, evidence, work, watch) : cutClothes(cv, view, evidence, work, watch)
  const [doubt, bareFace] = [shareOf(skin, mask), meanColour(view.colours, view.bareFace)]
  return {
    width, height, mask, person, skin, hair, body, doubt, bareFace,
    isSure: view.parts !== undefined,
    get reach() {
      return evidence.reach
    },
  }
}

/** What the trained network takes for clothes, and what was drawn. */
function seenClothes(cv: OpenCv, view: PersonView, parts: PersonParts, { clothing }: ClothingEvidence, work: WorkingMarks, watch: Watch): Plane {
  const { keep, remove, outside } = work
  const isClothes = clothing.map((value, i) => (value > 0.5 && view.person[i]! > 0.4 ? 1 : 0))
  const worn = withUnseen(cv, view, parts, isClothes, watch)
  return worn.map((value, i) => (keep[i] || (value && !remove[i] && !outside[i]) ? 1 : 0))
}

/** Share of the person, from where on what the network takes for ground may be clothes: black ones in the dark often are. */
const LEAST_UNSEEN = 0.01
/** Light below which cloth is black, 0..1. */
const DARK = 0.25

/** Light below which nothing tells cloth from the ground, and how much of the clothes is as black at least. */
const BLACK = { light: 0.12, share: 0.2 }

/** Clothes (0 or 1) with what of the person below the chin is no part of one for the network, where its colours are more theirs than the ground's. */
function withUnseen(cv: OpenCv, view: PersonView, parts: PersonParts, clothes: Plane, watch: Watch): Plane {
  const { width, height, person, body } = view
  const { hair, skin, things } = parts
  const [red, green, blue] = view.colours
  const lightAt = (i: number) => lightOf([red[i]!, green[i]!, blue[i]!])
  // Black cloth below hair passes for hair by half.
  const isOpen = (i: number) => skin[i]! + things[i]! + hair[i]! < 0.3 || (lightAt(i) < DARK && skin[i]! + things[i]! < 0.3 && hair[i]! < 0.6)
  const open = person.map((value, i) => (value > 0.8 && Math.floor(i / width) > body.chin[1] && isOpen(i) ? 1 : 0))
  const near = boxBlur(open, width, height, Math.max(2, Math.round(body.faceHeight / 20)))
  const isUnseen = (i: number) => open[i] === 1 && near[i]! > 0.6
  const seeds = mapToBytes(clothes, (value, i) => (value ? Seed.subject : isUnseen(i) ? Seed.maybeSubject : Seed.background))
  const unseen = seeds.reduce((count, seed) => count + (seed === Seed.maybeSubject ? 1 : 0), 0)
  if (unseen < LEAST_UNSEEN * sumOf(person) || partsNothing(seeds)) return clothes
  const cut = grabCut(cv, fromColourPlanes(view.colours, view), seeds, watch)
  // Before a black ground the colours of black cloth say nothing.
  const isBlack = (i: number) => lightAt(i) < BLACK.light
  const worn = clothes.filter((value) => value === 1).length
  const wearsBlack = clothes.filter((value, i) => value === 1 && isBlack(i)).length > BLACK.share * worn
  return mapToPlane(cut, (value, i) => (value || (wearsBlack && seeds[i] === Seed.maybeSubject && isBlack(i)) ? 1 : 0))
}

/** Clothes cut out by colours and edges, from what is surely or likely clothing. Throws 'clothes-unclear' when nothing is. */
function cutClothes(cv: OpenCv, view: PersonView, evidence: ClothingEvidence, work: WorkingMarks, watch: Watch): Plane {
  const seeds = seedsOf(view, evidence, work)
  if (partsNothing(seeds)) throw new StudioError('clothes-unclear', 'Nothing of the person is surely clothing')
  const small = fromColourPlanes(view.colours, view)
  const cut = withStraps(grabCut(cv, withoutGround(small, view), seeds, watch), view, evidence, work)
  const bare = bareParts(evidence, view)
  const remove = work.remove.map((value, i) => value | bare[i]!)
  return mapToPlane(subjectOnly(cv, cut, { ...work, remove }, false), (value, i) => (remove[i] ? 0 : value))
}

/** Where skin shows in patches broader than a print's colours, which the cut must not close over. */
function bareParts({ skin }: ClothingEvidence, { width, height, body }: PersonView): Uint8Array {
  const radius = Math.max(1, Math.round(body.faceHeight / 8))
  const broad = boxBlur(skin, width, height, radius)
  return mapToBytes(broad, (value, i) => (value > 0.7 && skin[i]! > 0.7 ? 1 : 0))
}

/** Share of the mask where the likelihood is not small. */
function shareOf(likelihood: Plane, mask: Plane): number {
  let [all, likely] = [1, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    all++
    if (likelihood[i]! > 0.2) likely++
  }
  return likely / all
}

function meanColour(colours: PersonView['colours'], where: Plane): Rgb {
  const mean = (plane: Plane) => statisticsWithin(plane, where, 0.9).mean
  return [mean(colours[0]), mean(colours[1]), mean(colours[2])]
}

/** The ground painted over with skin, so that the cut learns clothing against the rest of the person alone. */
function withoutGround({ width, height, data }: RasterImage, { person, bareFace }: PersonView): RasterImage {
  const skin: number[] = []
  for (let i = 0; i < bareFace.length; i++) if (bareFace[i]! > 0.9) skin.push(i)
  if (skin.length === 0) return { width, height, channels: 3, data }
  const out = Uint8Array.from(data)
  person.forEach((value, i) => {
    if (value > 0.4) return
    const from = skin[(i * 7919) % skin.length]! * 3
    out.set(data.subarray(from, from + 3), i * 3)
  })
  return { width, height, channels: 3, data: out }
}

/** How far straps reach up from a garment, in heights of the face. */
const STRAP = 0.9

/** The cut is drawn smooth and loses straps and ties: what is surely clothing comes back in. */
function withStraps(
  cut: Uint8Array,
  { width, height, person, face, body }: PersonView,
  { clothing, fineClothing }: ClothingEvidence,
  marks: WorkingMarks,
): Uint8Array {
  const near = boxBlur(Float32Array.from(cut), width, height, Math.max(2, Math.round(0.35 * body.faceHeight)))
  const far = boxBlur(Float32Array.from(cut), width, height, Math.max(2, Math.round(STRAP * body.faceHeight)))
  return cut.map((value, i) => {
    const sure = (near[i]! > 0.01 && clothing[i]! > 0.5) || (far[i]! > 0.01 && fineClothing[i]! > 0.75)
    const strap = sure && person[i]! > 0.4 && face[i]! < 0.5 && !marks.remove[i]
    return value || strap ? 1 : 0
  })
}

function seedsOf({ person, face }: PersonView, { clothing }: ClothingEvidence, marks: WorkingMarks): Uint8Array {
  return mapToBytes(clothing, (value, i) => {
    if (marks.keep[i]) return Seed.subject
    if (marks.remove[i] || marks.outside[i] || person[i]! < 0.4 || face[i]! > 0.5) return Seed.background
    if (value > 0.93) return Seed.subject
    if (value < 0.06) return Seed.background
    return value > 0.5 ? Seed.maybeSubject : Seed.maybeBackground
  })
}
