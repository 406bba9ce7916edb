import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, wholeOf, type Size } from '../../pixels/raster.ts'
import { statisticsWithin } from '../../pixels/statistics.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { findPersonView } from '../../vision/find-person.ts'
import { clothingEvidence, type ClothingEvidence } from '../../vision/clothing-evidence.ts'
import { faceRegions, moveFace } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import type { Face } from '../../vision/faces.ts'
import { applyModel, guidedModel } from '../../vision/guided-filter.ts'
import { loadOpenCv } from '../../vision/opencv.ts'
import type { PersonView } from '../../vision/person-view.ts'
import type { Watch } from '../../vision/watch.ts'

interface Portrait {
  photo: RasterImage
  face: Face
}

type Colour = readonly [number, number, number]

/** Further apart and the match would look painted. */
const STRONGEST = [0.3, 2.6] as const

/** Brings the model's skin to the portrait's tone and the hair to the colour of the portrait's, in place. */
export async function matchModel(photo: RasterImage, face: Face, portrait: Portrait, watch: Watch): Promise<void> {
  const { cv } = await loadOpenCv()
  const own = await findPersonView(cv, photo, face, [], watch)
  const other = await findPersonView(cv, portrait.photo, portrait.face, [], watch)
  const evidence = clothingEvidence(own, watch)
  const [ownHair, otherHair] = [hairOf(own, evidence), hairOf(other, clothingEvidence(other, watch))]
  const skin = drawnTo(own, evidence.skin.map((value, i) => value * own.person[i]!))
  const changes = [{ mask: skin, gains: ratio(faceTone(photo, face), faceTone(portrait.photo, portrait.face)) }]
  const [from, to] = [meanColour(own.colours, ownHair), meanColour(other.colours, otherHair)]
  // A bald or covered head has no colour to give or take.
  const bareHeaded = !isMottled(own.colours, ownHair) && !isMottled(other.colours, otherHair)
  if (from && to && bareHeaded) changes.push({ mask: drawnTo(own, ownHair), gains: ratio(from, to) })
  for (const change of changes) recolour(photo, own, change, watch)
}

const hairOf = ({ person }: PersonView, { hair }: ClothingEvidence): Plane =>
  hair.map((value, i) => (value > 0.6 && person[i]! > 0.6 ? 1 : 0))

/** The mask along the photo's edges. */
function drawnTo(view: PersonView, mask: Plane): Plane {
  const edges = guidedModel(view.colours, mask, view, 3, 3e-4)
  return applyModel(edges, view.colours).map((value) => smoothstep(0.25, 0.8, value))
}

/** Tints differ little between skins of one depth: what differs more is the portrait's coloured light. */
const SAME_DEPTH_TINT = 1.15
const TINT_BY_DEPTH = 0.35

function ratio(from: Colour, to: Colour): Colour {
  const gain = (c: 0 | 1 | 2) => (to[c] + 0.01) / (from[c] + 0.01)
  const depth = Math.cbrt(gain(0) * gain(1) * gain(2))
  const tint = SAME_DEPTH_TINT + TINT_BY_DEPTH * Math.abs(Math.log(depth))
  const limited = (c: 0 | 1 | 2) => clamp(depth * clamp(gain(c) / depth, 1 / tint, tint), ...STRONGEST)
  return [limited(0), limited(1), limited(2)]
}

/** Mean linear colour of cheeks and forehead. */
function faceTone(photo: RasterImage, face: Face): Colour {
  const { leftCheek, rightCheek, forehead } = faceRegions
  const size = fitWithin(photo, TONE_SIDE)
  const small = moveFace(face, wholeOf(photo), size)
  return meanColour(colourPlanes(photo, size), regionMask(small, [leftCheek, rightCheek, forehead], size)) ?? [0.4, 0.3, 0.25]
}

/** Longest side at which a face's colour is taken. */
const TONE_SIDE = 512
const LEAST_PIXELS = 40

function meanColour(colours: readonly Plane[], mask: Plane): Colour | undefined {
  const sums = [0, 0, 0]
  let count = 0
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! < 0.5) continue
    count++
    for (let c = 0; c < 3; c++) sums[c]! += Math.pow(colours[c]![i]!, 2.2)
  }
  return count < LEAST_PIXELS ? undefined : [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

/** Deviation of the light in one head of hair, of its mean: some 0.2 to 0.55; caps with badges and bands have more. */
const MOTTLED = 0.65

/** Whether what is taken for hair has lights and darks that hair has not: a hat, or a scarf. */
function isMottled([red, green, blue]: PersonView['colours'], mask: Plane): boolean {
  const light = red.map((value, i) => 0.3 * value + 0.59 * green[i]! + 0.11 * blue[i]!)
  const { mean, deviation } = statisticsWithin(light, mask, 0.5)
  return deviation > MOTTLED * (mean + 0.1)
}

/** Linear light of each step of 8 bits. */
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => Math.pow(value / 255, 2.2))

/** Multiplies the light by the gains where the mask says; highlights are kept from burning out, in place. */
function recolour(picture: RasterImage, from: Size, { mask, gains }: { mask: Plane; gains: Colour }, { checkCancelled }: Watch): void {
  const { width, height, data } = picture
  const stretch = new Stretch(from, picture)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const share = stretch.at(mask, x)
      if (share < 0.01) continue
      for (let c = 0; c < 3; c++) {
        const light = LIGHT[data[at + c]!]!
        const gain = 1 + (gains[c]! - 1) * share
        const lit = gain <= 1 ? light * gain : (light * gain) / (1 + (gain - 1) * light)
        data[at + c] = 255 * Math.pow(lit, 1 / 2.2) + 0.5
      }
    }
  }
}
