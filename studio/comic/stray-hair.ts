import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { Point } from '../vision/face-geometry.ts'
import type { ClothingEvidence } from '../vision/clothing-evidence.ts'
import type { Face } from '../vision/faces.ts'
import { choosePalette } from '../style/colour-palette.ts'
import type { PersonView } from '../vision/person-view.ts'
import { faceMarks } from './face-marks.ts'
import { lightOf, redness } from './light-and-redness.ts'

/** Share of the chin that a beard covers at least. */
const FEWEST_BEARD = 0.3
/** Depth of what hangs beside the neck below the upper lip, and how far from its middle it does; between the pupils as 1. */
const [LONGEST, TIPS, BESIDE_NECK] = [4.2, 2, 1.05]

/** How surely hair lies over the face itself and before the shoulders, 0..1: a fringe down to the brows, a beard, locks. */
export function strayHair(view: PersonView, found: Face, { hair, skin, clothing }: ClothingEvidence, beard: number): Plane {
  const { width, height, colours, face, bareFace, person } = view
  const {
    unit,
    noseBridge,
    noseBase,
    mouth,
    eyes,
    up: [ux, uy],
  } = faceMarks(found)
  const bare = meanWhere(
    colours,
    (i) =>
      bareFace[i]! > 0.9 && Math.hypot((i % width) - noseBridge[3]![0], Math.floor(i / width) - noseBridge[3]![1]) < 0.75 * unit,
  )
  // Too small a face tells nothing.
  if (!bare) return new Float32Array(width * height)
  const [red, green, blue] = colours
  const [left, right] = faceMarks(found).cheeks.toSorted((a, b) => a[0] - b[0]) as [Point, Point]
  const lights = [left, right].map(([cx, cy]) =>
    lightOf(meanWhere(colours, (i) => Math.hypot((i % width) - cx, Math.floor(i / width) - cy) < 0.2 * unit + 1) ?? bare),
  )
  /** The cheeks' light at a column. */
  const usual = (x: number) => lights[0]! + (lights[1]! - lights[0]!) * clamp((x - left[0]) / (right[0] - left[0] + 1))
  const brows = Math.max(...eyes.map(({ brow }) => brow.reduce((sum, [x, y]) => sum + x * ux + y * uy, 0) / brow.length))
  // Where the top of the head is not in the picture the temples tell.
  const own = meanWhere(colours, (i) => hair[i]! > 0.7 && person[i]! > 0.7 && face[i] === 0) ?? meanWhere(colours, (i) =>
    person[i]! > 0.7 && face[i]! < 0.5 && (i % width) * ux + Math.floor(i / width) * uy > brows &&
    lightOf([red[i]!, green[i]!, blue[i]!]) < 0.42 * Math.min(...lights))
  const lip = noseBase[3]![0] * ux + noseBase[3]![1] * uy
  const cloths = clothColours(colours, (i) =>
    clothing[i]! > 0.8 && person[i]! > 0.7 && lip - (i % width) * ux - Math.floor(i / width) * uy > LONGEST * unit)
  const corner = mouth.outerLower[5]!
  const stray = new Float32Array(width * height)
  const chin = new Float32Array(width * height)
  for (let i = 0; i < stray.length; i++) {
    if (person[i]! < 0.3) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    const high = x * ux + y * uy
    if (face[i]! < 0.5) {
      // Beside the face hair in the light may have nearly the colour of skin.
      const beside = Math.abs((x - noseBase[3]![0]) * -uy + (y - noseBase[3]![1]) * ux) / unit
      const deep = (lip - high) / unit
      if (!own || beside > 2.2 || deep > LONGEST || high > brows + 1.5 * unit || (deep > 0.6 && beside < BESIDE_NECK)) continue
      const colour: Rgb = [red[i]!, green[i]!, blue[i]!]
      const isWorn = deep > 0.6 && clothing[i]! > skin[i]!
      if (isWorn && !cloths.length) continue
      const toCloth = isWorn
        ? Math.min(...cloths.map((cloth) => away(colour, cloth) + Math.abs(redness(colour) - redness(cloth))))
        : Infinity
      const toOther = Math.min(away(colour, bare), toCloth)
      stray[i] = smoothstep(0.45, 0.62, toOther / (toOther + away(colour, own) + 1e-3))
      // Above the shoulders what is of no cloth's colour are the fair tips of locks.
      if (isWorn && deep < TIPS) stray[i] = Math.max(stray[i]!, smoothstep(0.1, 0.16, toCloth))
      continue
    }
    const above = own ? smoothstep(0.1, 0.24, (high - brows) / unit) : 0
    const below = beard * smoothstep(0, 0.12, (lip - high) / unit - 0.06)
    if (above + below <= 0) continue
    const colour: Rgb = [red[i]!, green[i]!, blue[i]!]
    const toSkin = away(colour, bare)
    if (above > 0) stray[i] = above * smoothstep(0.45, 0.65, toSkin / (toSkin + away(colour, own!) + 1e-3))
    // A beard is told by its darkness, and the lips within it by their place.
    const onLips =
      smoothstep(0.42, 0.3, Math.hypot((x - corner[0]) * 0.8, y - (corner[1] - 0.1 * unit)) / unit) *
      smoothstep(0, 0.05, redness(colour) - redness(bare))
    if (below > 0) chin[i] = below * smoothstep(0.74 + 0.16 * beard, 0.56 + 0.16 * beard, lightOf(colour) / usual(x)) * (1 - onLips)
  }
  // A beard grows in one piece.
  const grown = gaussianBlur(chin, width, height, Math.max(0.7, unit * 0.1))
  let [bearded, below] = [0, 1]
  for (let i = 0; i < grown.length; i++) {
    if (face[i]! < 0.5 || lip - (i % width) * ux - Math.floor(i / width) * uy < 0.4 * unit) continue
    bearded += smoothstep(0.25, 0.6, grown[i]!)
    below++
  }
  // A tuft on one cheek is a shadow.
  if (bearded < FEWEST_BEARD * below) grown.fill(0)
  return gaussianBlur(stray, width, height, Math.max(0.7, unit * 0.03)).map((value, i) =>
    Math.max(value, smoothstep(0.25, 0.6, grown[i]!)),
  )
}

/** Difference of two colours, as shares of light so that the shades of dark hair count too. */
const away = (a: Rgb, b: Rgb) =>
  Math.hypot(Math.sqrt(a[0]) - Math.sqrt(b[0]), Math.sqrt(a[1]) - Math.sqrt(b[1]), Math.sqrt(a[2]) - Math.sqrt(b[2]))

/** The main colours of what is worn. */
function clothColours([red, green, blue]: PersonView['colours'], counts: (i: number) => boolean): Rgb[] {
  const worn = Int32Array.from(red.keys()).filter(counts)
  const of = (plane: Plane) => Float32Array.from(worn, (i) => plane[i]!)
  return worn.length < 40 ? [] : choosePalette([of(red), of(green), of(blue)], 4)
}

/** Nothing where too few pixels count. */
function meanWhere([red, green, blue]: PersonView['colours'], counts: (i: number) => boolean): Rgb | undefined {
  let [r, g, b, count] = [0, 0, 0, 0]
  for (let i = 0; i < red.length; i++) {
    if (!counts(i)) continue
    r += red[i]!
    g += green[i]!
    b += blue[i]!
    count++
  }
  return count < 12 ? undefined : [r / count, g / count, b / count]
}
