import { clamp, smoothstep } from '../pixels/colour.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { placesOf } from './body-places.ts'
import { colourCell, colourDensity } from './colour-histogram.ts'
import { logRatio } from './log-ratio.ts'
import type { PersonParts } from './person-parts.ts'
import type { PersonView } from './person-view.ts'
import { skinReach } from './skin-reach.ts'
import type { Watch } from './watch.ts'

/** What is known of every pixel of a small picture of a person, 0..1 each. */
export interface ClothingEvidence {
  /** How likely the pixel is clothing rather than skin or hair. */
  clothing: Plane
  skin: Plane
  hair: Plane
  /** The same as `clothing` before it is smoothed: straps are as thin as a pixel. */
  fineClothing: Plane
  /** How much the colour changes on the way from the bare face, at least. */
  reach: Plane
}

/** Tells clothing, skin and hair apart: by a trained network where the view has its word, by colours and places elsewhere. */
export function clothingEvidence(view: PersonView, watch: Watch): ClothingEvidence {
  return view.parts ? trainedEvidence(view, view.parts) : learnedEvidence(view, watch)
}

/** What is worn on a face (glasses) hides skin; hair that hangs into it does not. */
function trainedEvidence(view: PersonView, parts: PersonParts): ClothingEvidence {
  const { person, face } = view
  const of = (share: (i: number) => number) => mapToPlane(person, (value, i) => (value < 0.05 ? 0 : share(i)))
  const hair = of((i) => parts.hair[i]!)
  const clothing = of((i) => (face[i] ? 0 : parts.clothes[i]!))
  const skin = of((i) => (face[i] ? 1 - hair[i]! : parts.skin[i]!))
  return {
    clothing,
    skin,
    hair,
    fineClothing: clothing,
    // Takes a while, and who trusts the network does not ask.
    get reach() {
      return skinReach(view)
    },
  }
}

/** By colours learned from the torso, the face and the crown, and by place. */
function learnedEvidence(view: PersonView, { checkCancelled }: Watch): ClothingEvidence {
  const { width, height, colours, person, face, body } = view
  const place = placesOf(view, { checkCancelled })
  checkCancelled()
  const crown = place.map(({ crown: near }, i) => (person[i]! > 0.7 && !face[i] ? near : 0))
  const hued = hueLikeness(view.bareFace, colours)
  const reach = skinReach(view)
  const parted = partedFromFace(reach, hued)
  checkCancelled()
  const skinLike = likenessTo(view.bareFace, colours).map((value, i) => value * (1 - parted[i]! * smoothstep(0.1, 0.35, place[i]!.down)))
  const hairLike = likenessTo(mapToPlane(crown, (near, i) => (near * 4) / (4 + skinLike[i]!)), colours)
  const torso = mapToPlane(place, ({ torso: inside }, i) => (person[i]! > 0.7 && !face[i] ? inside : 0))
  const isLock = (i: number) => hairLike[i]! > 20 && place[i]!.locks > 0.5
  const dressedTorso = torso.map((inside, i) => inside * clamp(1.5 / (1.5 + skinLike[i]!) - (isLock(i) ? 0.25 : 0)))
  // An arm before the torso teaches nothing, unless all of the torso is of the skin's hue.
  const otherHue = dressedTorso.map((value, i) => (hued[i]! > 0.4 * HUE_WEIGHT ? 0 : value))
  let seeds = sum(otherHue) > 0.45 * sum(dressedTorso) ? otherHue : dressedTorso
  // Clothes the colour of skin: the belly is taken to be dressed all the same.
  if (sum(seeds) < 0.12 * sum(torso)) seeds = torso.map((inside, i) => inside * smoothstep(0.7, 1.4, place[i]!.down))

  let clothing: Plane = seeds
  let skin: Plane = skinLike
  let hair: Plane = hairLike
  let fineClothing: Plane = seeds
  // Sleeves and trousers may differ from the torso, arms from the face: what was found teaches the next round.
  for (let round = 0; round < 2; round++) {
    checkCancelled()
    const clothLike = likenessTo(round === 0 ? seeds : clothing.map((value, i) => (value > 0.8 ? person[i]! : 0)), colours)
    const next = {
      clothing: new Float32Array(width * height),
      skin: new Float32Array(width * height),
      hair: new Float32Array(width * height),
    }
    for (let i = 0; i < clothing.length; i++) {
      if (person[i]! < 0.05) continue
      const { down, neck, locks, scalp, beside, others, arms } = place[i]!
      // What is neither near the body nor of its cloth is a thing that is held, or another's.
      const held = Math.max(beside * smoothstep(0.5, 0.1, clothLike[i]!), others)
      const dressed = (0.25 + clothLike[i]!) * smoothstep(-0.3, 0.4, down) * (1 - 0.6 * neck) * (1 - held)
      const bare = (0.02 + skinLike[i]! + hued[i]! * arms) * (0.25 + 1.2 * neck) * (1 - 0.9 * scalp)
      const haired = (0.02 + hairLike[i]!) * locks * (1 - neck)
      const all = dressed + bare + haired + 0.25 * held + 1e-6
      next.clothing[i] = face[i] ? 0 : dressed / all
      next.skin[i] = face[i] ? 1 : bare / all
      next.hair[i] = face[i] ? 0 : haired / all
    }
    const radius = Math.max(1, Math.round(body.faceHeight / 40))
    fineClothing = next.clothing
    clothing = boxBlur(next.clothing, width, height, radius)
    skin = boxBlur(next.skin, width, height, radius)
    hair = boxBlur(next.hair, width, height, radius)
  }
  return { clothing, skin, hair, fineClothing, reach }
}

/** How far the colour changes between the face and a garment, from where on what is not of the skin's hue is none. */
const EDGE = [0.35, 0.6] as const

/** How surely a pixel is parted from the face's skin, 0..1: it is of another hue, and edges lie on the way. */
function partedFromFace(reach: Plane, hued: Plane): Plane {
  return hued.map((value, i) => smoothstep(0.5, 0.1, value / HUE_WEIGHT) * smoothstep(...EDGE, reach[i]!))
}

const sum = (plane: Plane) => plane.reduce((total, value) => total + value, 0)

/** Of a colour's density: where it is 1, the colour is as usual as in a picture of many colours. */
const EVEN = 2500

/** How usual each pixel's colour is among the pixels that weigh more than a half. */
function likenessTo(weights: Plane, colours: PersonView['colours']): Plane {
  const density = colourDensity(colours, (i) => weights[i]! > 0.5)
  return weights.map((_, i) => density[colourCell(colours, i)]! * EVEN)
}

/** Of the ratios of two channels: skins of one picture differ by as much. */
const LEAST_SPREAD = 0.07
/** How surely a colour neither the face nor the torso has is skin when it is of the face's hue. */
const HUE_WEIGHT = 2.5

/** How near each pixel's hue is to that of what is bare, light and dark alike: others' skin, and arms in the shade. */
function hueLikeness(bare: Plane, [red, green, blue]: PersonView['colours']): Plane {
  const warm = logRatio(red, green)
  const fresh = logRatio(green, blue)
  const awayFrom = (plane: Plane) => {
    const { mean, deviation } = statisticsWithin(plane, bare, 0.9)
    return (i: number) => ((plane[i]! - mean) / Math.max(LEAST_SPREAD, deviation)) ** 2
  }
  const [warmth, freshness] = [awayFrom(warm), awayFrom(fresh)]
  return warm.map((_, i) => HUE_WEIGHT * Math.exp(-0.35 * (warmth(i) + freshness(i))))
}
