import { smoothstep, type Rgb } from '../pixels/colour.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { ClothingEvidence } from '../vision/clothing-evidence.ts'
import type { Face } from '../vision/faces.ts'
import { choosePalette } from '../style/colour-palette.ts'
import type { PersonView } from '../vision/person-view.ts'
import { nonzeroLight, redness } from '../vision/light-and-redness.ts'
import { faceMarks } from '../vision/face-marks.ts'

/** Depth of what hangs beside the neck below the upper lip, and how far from its middle it does; between the pupils as 1. */
const [LONGEST, TIPS, BESIDE_NECK] = [4.2, 2, 1.05]

/** How surely hair lies over the face itself and before the shoulders, 0..1: a fringe down to the brows, locks. Beards are laid over skin. */
export function strayHair(view: PersonView, found: Face, { hair, skin, clothing }: ClothingEvidence): Plane {
  const { width, height, colours, face, bareFace, person } = view
  const {
    unit,
    noseBridge,
    noseBase,
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
  const lights = faceMarks(found).cheeks.map(([cx, cy]) =>
    nonzeroLight(meanWhere(colours, (i) => Math.hypot((i % width) - cx, Math.floor(i / width) - cy) < 0.2 * unit + 1) ?? bare),
  )
  const brows = Math.max(...eyes.map(({ brow }) => brow.reduce((sum, [x, y]) => sum + x * ux + y * uy, 0) / brow.length))
  // Where the top of the head is not in the picture the temples tell.
  const own = meanWhere(colours, (i) => hair[i]! > 0.7 && person[i]! > 0.7 && face[i] === 0) ?? meanWhere(colours, (i) =>
    person[i]! > 0.7 && face[i]! < 0.5 && (i % width) * ux + Math.floor(i / width) * uy > brows &&
    nonzeroLight([red[i]!, green[i]!, blue[i]!]) < 0.42 * Math.min(...lights))
  const lip = noseBase[3]![0] * ux + noseBase[3]![1] * uy
  const cloths = clothColours(colours, (i) =>
    clothing[i]! > 0.8 && person[i]! > 0.7 && lip - (i % width) * ux - Math.floor(i / width) * uy > LONGEST * unit)
  const stray = new Float32Array(width * height)
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
    if (above === 0) continue
    const colour: Rgb = [red[i]!, green[i]!, blue[i]!]
    const toSkin = away(colour, bare)
    stray[i] = above * smoothstep(0.45, 0.65, toSkin / (toSkin + away(colour, own!) + 1e-3))
  }
  return gaussianBlur(stray, width, height, Math.max(0.7, unit * 0.03))
}

/** Difference of two colours, as shares of light so that the shades of dark hair count too. */
const away = (a: Rgb, b: Rgb) =>
  Math.hypot(Math.sqrt(a[0]) - Math.sqrt(b[0]), Math.sqrt(a[1]) - Math.sqrt(b[1]), Math.sqrt(a[2]) - Math.sqrt(b[2]))

/** The main colours of what is worn. */
function clothColours([red, green, blue]: PersonView['colours'], counts: (i: number) => boolean): Rgb[] {
  const worn = Int32Array.from(red.keys()).filter(counts)
  const of = (plane: Plane) => mapToPlane(worn, (i) => plane[i]!)
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
