import { mapToPlane } from '../pixels/map-values.ts'
import { faceMarks } from '../vision/face-marks.ts'
import { seesGlasses } from '../comic/seen-glasses.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { type Colours, type Plane, resizePlane, sumOf } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, wholeOf } from '../pixels/raster.ts'
import { headFrame } from '../vision/body-frame.ts'
import { isTrusted } from '../vision/face-check.ts'
import { faceRegions, moveFace } from '../vision/face-geometry.ts'
import { regionMask } from '../vision/face-mask.ts'
import type { Face } from '../vision/faces.ts'
import { findFacelessView } from '../vision/find-person.ts'
import type { PersonMask } from '../vision/person-mask.ts'
import type { OpenCv } from '../vision/opencv.ts'
import { personParts, type PersonParts } from '../vision/person-parts.ts'
import { peopleAmong, type ThingsFound } from '../vision/things/find-things.ts'
import type { Watch } from '../vision/watch.ts'
import { mainColours, toHsv } from './main-colours.ts'
import type { ColourName, HairTone, PersonLook } from './picture-facts.ts'

/** Longest side at which a person is looked at. */
const LOOK_SIDE = 256
/** From how sure on a pixel counts. */
const SURE = 0.7
/** Less hair than this share of the face says nothing of its colour; clothes need this share of the picture. */
const LEAST = { hair: 0.2, clothes: 0.03 }
/** The share of the clothes that one colour fills, or two together, or they are too many to be named. */
const MAIN = { one: 0.55, two: 0.7, second: 0.25 }
/** Saturation below which a colour of clothes may be the light's. */
const PALE = 0.22
/** Light of white cloth in a photo, 0..1. */
const WHITE = 0.66
/** Height of the face, as a share of the picture's, from where on somebody is near; and the share of its box that a face fills. */
const NEAR = 0.08
const OVAL = 0.75
/** Degrees by which a head is turned from where on the brim of a hat passes for glasses. */
const TURNED = 45

/** What a trained network sees of the person with this face; undefined where it sees nothing. Colours are left out where the photo `isGrey`. */
export async function personLook(photo: RasterImage, people: PersonMask, face: Face, isGrey: boolean, watch: Watch): Promise<PersonLook | undefined> {
  const size = fitWithin(photo, LOOK_SIDE)
  const here = moveFace(face, wholeOf(photo), size)
  const oval = regionMask(here, [faceRegions.oval], size)
  const person = resizePlane(people.mask, people.width, people.height, size.width, size.height)
  const parts = await personParts(photo, { ...size, person, face: oval, body: headFrame(here) }, watch)
  if (!parts) return undefined
  const marks = faceMarks(here)
  const glasses = isTrusted(face) && Math.abs(marks.yaw) < TURNED && seesGlasses(parts.things, size, marks)
  if (isGrey) return { clothes: [], glasses }
  return { ...coloursOf(colourPlanes(photo, size), parts, sumOf(oval)), glasses }
}

/** The hair and clothes of the one person among the things found whose face is not seen; undefined of somebody far away, and without colours, too. */
export async function facelessLook(cv: OpenCv, photo: RasterImage, found: ThingsFound, isGrey: boolean, watch: Watch): Promise<PersonLook | undefined> {
  if (isGrey) return undefined
  const view = await findFacelessView(cv, photo, peopleAmong(found), watch)
  if (!view?.parts || view.body.faceHeight < NEAR * view.height) return undefined
  const { colours, parts, body } = view
  return { ...coloursOf(colours, parts, OVAL * body.faceHeight * body.faceWidth), glasses: false }
}

/** The tone of the hair and the colours of the clothes. */
function coloursOf(colours: Colours, parts: PersonParts, faceArea: number): Pick<PersonLook, 'hair' | 'clothes'> {
  const hair = pick(colours, parts.hair, LEAST.hair * faceArea)
  const clothes = pick(colours, parts.clothes, LEAST.clothes * colours[0].length)
  return { ...(hair && { hair: hairTone(hair) }), clothes: clothes ? clothesColours(clothes) : [] }
}

/** The colours of the pixels that surely are of a part; undefined where they are fewer than `least`. */
function pick(colours: Colours, part: Plane, least: number): Colours | undefined {
  const at = [...part.keys()].filter((i) => part[i]! > SURE)
  if (at.length < least) return undefined
  const of = (plane: Plane) => mapToPlane(at, (i) => plane[i]!)
  return [of(colours[0]), of(colours[1]), of(colours[2])]
}

function clothesColours(colours: Colours): ColourName[] {
  const [first, second] = mainColours(withoutTint(colours))
  if (!first) return []
  if (first.share >= MAIN.one) return [first.name]
  return second && second.share >= MAIN.second && first.share + second.share >= MAIN.two ? [first.name, second.name] : []
}

/** White cloth in the shade of a blue sky is white: pale colours without their hue, and as light as they are meant. */
function withoutTint([red, green, blue]: Colours): Colours {
  const grey = red.map((value, i) => {
    if (toHsv(value, green[i]!, blue[i]!)[1] >= PALE) return NaN
    const light = (value + green[i]! + blue[i]!) / 3
    return light > WHITE ? 1 : light
  })
  const plain = (plane: Plane) => plane.map((value, i) => (Number.isNaN(grey[i]!) ? value : grey[i]!))
  return [plain(red), plain(green), plain(blue)]
}

/** Where dyed hair's names end, degrees of hue. */
const DYED: readonly (readonly [end: number, tone: HairTone])[] = [[170, 'green'], [255, 'blue'], [292, 'purple'], [345, 'pink']]

/** The everyday name of hair, by its median colour. */
export function hairTone(colours: Colours): HairTone {
  const median = (plane: Plane) => plane.toSorted()[plane.length >> 1]!
  const [hue, saturation, value] = toHsv(median(colours[0]), median(colours[1]), median(colours[2]))
  // Auburn in the shade is no lighter than black hair in the light, but has more colour.
  const darkest = saturation > 0.5 && hue < 35 ? 0.22 : 0.27
  if (value < darkest || (value < 0.42 && saturation < 0.22)) return 'dark'
  if (saturation < 0.14) return 'grey'
  if (hue < 65 || hue >= 345) {
    if ((hue < 16 || hue >= 345) && saturation > 0.6 && value > 0.45) return 'red'
    // What is yellower is fair in the shade as well.
    return hue >= 15 && hue < 65 && value > (hue > 28 ? 0.44 : 0.58) ? 'fair' : 'brown'
  }
  // In the shade black hair has the tint of the light.
  return saturation < 0.35 || value < 0.4 ? (value < 0.45 ? 'dark' : 'grey') : DYED.find(([end]) => hue < end)![1]
}
