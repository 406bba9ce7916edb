import { clamp, type Rgb } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Point } from './face-geometry.ts'
import type { Face } from './faces.ts'
import { nonzeroLight, redness } from './light-and-redness.ts'
import { faceMarks, seenFrom } from './face-marks.ts'

/** Places below an eye where a lens lies before bare skin: across from its middle and down, between the pupils as 1. */
const ON_LENS = [[-0.18, 0.13], [-0.08, 0.18], [0, 0.19], [0.08, 0.18], [0.18, 0.13]] as const
/** Points of the mesh where skin shows beside glasses: the cheeks beside the mouth; the tip of the nose, the chin, the forehead. */
const CHEEKS = [205, 425]
const BARE = [...CHEEKS, 4, 199, 151]
/** Light against bare skin's, below which it is a lens', and the share of its places that are so dark. */
const DARK = { most: 0.62, share: 0.6 }
/** Share of a lens around an eye that is dark at least; where less is, what is redder than this is a shaded socket. */
const DISC = { share: 0.85, redder: -0.02 }
/** What is less light than this, or less red than skin by this, is lens or frame. */
const WORN = { light: 0.74, redness: 0.07 }
/** How far a pair of glasses reaches beside, above and below the middle of an eye. */
const REACH = { beside: 0.54, above: 0.34, below: 0.6 }
/** Degrees by which a head is turned from where on the far lens tells nothing. */
const TURNED = 30
/** More of that than this is a face in the shade. */
const MOST = 0.9

/** Places all over the lens around an eye, a little below the eye's middle; across and down, between the pupils as 1. */
const DISC_PLACES = [0.05, 0.11, 0.17, 0.23, 0.29].flatMap((radius) => Array.from({ length: 16 }, (_, k): Point => {
  const angle = (k * Math.PI) / 8
  return [radius * Math.cos(angle), 0.06 + 0.75 * radius * Math.sin(angle)]
}))

/** The dark glasses that a face of the picture wears, 1 on lenses and frame; undefined where it wears none. */
export function findSunglasses(picture: RasterImage, face: Face): Plane | undefined {
  const { width, height } = picture
  const marks = faceMarks(face)
  const { eyes, unit, up: [ux, uy], yaw } = marks
  const at = (x: number, y: number) => colourAt(picture, x, y)
  const seen = (index: number) => at(face.mesh[index]![0], face.mesh[index]![1])
  // Chins have beards and foreheads hats.
  const bare = BARE.map(seen).toSorted((a, b) => nonzeroLight(a) - nonzeroLight(b))[3]!
  const [light, red] = [nonzeroLight(bare), redness(bare)]
  const isDark = ([x, y]: Point) =>
    ON_LENS.filter(([across, down]) => nonzeroLight(at(x + (-uy * across - ux * down) * unit, y + (ux * across - uy * down) * unit)) < DARK.most * light)
      .length >= DARK.share * ON_LENS.length
  // Where cheeks are dark too the face lies in a shadow.
  if (CHEEKS.some((index) => nonzeroLight(seen(index)) < DARK.most * light)) return undefined
  const discs = eyes.map(({ centre: [cx, cy] }) => {
    const colours = DISC_PLACES.map(([across, down]) => at(cx + (-uy * across - ux * down) * unit, cy + (ux * across - uy * down) * unit))
    return {
      dark: colours.filter((colour) => nonzeroLight(colour) < DARK.most * light).length / colours.length,
      redder: colours.reduce((sum, colour) => sum + redness(colour) - red, 0) / colours.length,
    }
  })
  const isLens = (k: number) => isDark(eyes[k]!.centre) && discs[k]!.dark > DISC.share
  const isCold = (k: number) => isDark(eyes[k]!.centre) && discs[k]!.redder < DISC.redder
  // Of a turned head the far lens is seen from the side: the near one must be both.
  const near = eyes[0]!.centre[0] < eyes[1]!.centre[0] === yaw < 0 ? 1 : 0
  const fromTheSide = Math.abs(yaw) > TURNED && isLens(near) && isCold(near)
  if (!fromTheSide && ![isLens, isCold].some((tells) => [0, 1].every(tells))) return undefined

  const worn = new Float32Array(width * height)
  for (const { centre: [cx, cy] } of eyes) {
    const reach = Math.ceil(0.8 * unit)
    let [all, dark] = [0, 0]
    const place = seenFrom(marks, [cx, cy])
    for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(height - 1, cy + reach); y++) {
      let [from, to] = [Infinity, -1]
      for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(width - 1, cx + reach); x++) {
        const { across, down } = place(x, y)
        if (Math.abs(across) > REACH.beside || down > REACH.below || -down > REACH.above) continue
        all++
        const colour = at(x, y)
        if (nonzeroLight(colour) > WORN.light * light && redness(colour) > red - WORN.redness) continue
        dark++
        from = Math.min(from, x)
        to = x
      }
      // A lens has no notches: what shines within it is a reflection.
      for (let x = from; x <= to; x++) worn[y * width + x] = 1
    }
    if (dark > MOST * all) return undefined
  }
  return worn
}

function colourAt({ width, height, channels, data }: RasterImage, x: number, y: number): Rgb {
  const i = (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * channels
  return [data[i]! / 255, data[i + 1]! / 255, data[i + 2]! / 255]
}
