import { clamp, smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { colourPlanes, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { findPersonView } from '../../vision/clothing.ts'
import { clothingEvidence, type PersonView } from '../../vision/clothing-evidence.ts'
import { faceRegions } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import type { Face } from '../../vision/faces.ts'
import { applyModel, guidedModel } from '../../vision/guided-filter.ts'
import { loadOpenCv } from '../../vision/opencv.ts'

interface Portrait {
  photo: RasterImage
  face: Face
}

type Colour = readonly [number, number, number]

/** Further apart and the match would look painted. */
const STRONGEST = [0.3, 2.6] as const

/** Brings the skin of the model in `photo` to the portrait's tone, in `picture`. */
export async function matchSkin(picture: RasterImage, photo: RasterImage, face: Face, portrait: Portrait): Promise<void> {
  const view = await viewOf(photo, face)
  const { skin } = clothingEvidence(view)
  const [from, to] = [faceTone(photo, face), faceTone(portrait.photo, portrait.face)]
  recolour(picture, drawnTo(view, skin.map((value, i) => value * view.person[i]!)), view, ratio(from, to))
}

/** Brings the model's hair to the colour of the portrait's. */
export async function matchHair(picture: RasterImage, photo: RasterImage, face: Face, portrait: Portrait): Promise<void> {
  const [own, other] = [await viewOf(photo, face), await viewOf(portrait.photo, portrait.face)]
  const hair = hairOf(own)
  const [from, to] = [meanColour(own.colours, hair), meanColour(other.colours, hairOf(other))]
  // A bald or covered head has no colour to give or take.
  if (from && to) recolour(picture, drawnTo(own, hair), own, ratio(from, to))
}

const viewOf = async (photo: RasterImage, face: Face): Promise<PersonView> => findPersonView((await loadOpenCv()).cv, photo, face, [])

function hairOf(view: PersonView): Plane {
  const { hair } = clothingEvidence(view)
  return hair.map((value, i) => (value > 0.6 && view.person[i]! > 0.6 ? 1 : 0))
}

/** The mask along the photo's edges. */
function drawnTo(view: PersonView, mask: Plane): Plane {
  const edges = guidedModel(view.colours, mask, view, 3, 3e-4)
  return applyModel(edges, view.colours).map((value) => smoothstep(0.25, 0.8, value))
}

const ratio = (from: Colour, to: Colour): Colour => [0, 1, 2].map((c) => clamp(
  (to[c]! + 0.01) / (from[c]! + 0.01),
  ...STRONGEST,
)) as unknown as Colour

/** Mean linear colour of cheeks and forehead. */
function faceTone(photo: RasterImage, face: Face): Colour {
  const { leftCheek, rightCheek, forehead } = faceRegions
  return meanColour(colourPlanes(photo), regionMask(face, [leftCheek, rightCheek, forehead], photo)) ?? [0.4, 0.3, 0.25]
}

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

/** Multiplies the light by the gains where the mask says; highlights are kept from burning out, in place. */
function recolour(picture: RasterImage, mask: Plane, from: Size, gains: Colour): void {
  const { width, height, data } = picture
  const stretch = new Stretch(from, picture)
  for (let y = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const share = stretch.at(mask, x)
      if (share < 0.01) continue
      for (let c = 0; c < 3; c++) {
        const light = Math.pow(data[at + c]! / 255, 2.2)
        const gain = 1 + (gains[c]! - 1) * share
        const lit = gain <= 1 ? light * gain : (light * gain) / (1 + (gain - 1) * light)
        data[at + c] = 255 * Math.pow(lit, 1 / 2.2) + 0.5
      }
    }
  }
}
