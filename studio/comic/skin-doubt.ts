import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { luma } from '../style/display-image.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Least differences of hue at which cloth is told from skin, in the logarithm of the channels' ratios. */
const GREYER = 0.22
const GREENER = 0.2
/** Light against the face's, up to which a greener hue is a cloth's: lit more than that, skin loses its red. */
const LIT = [1.4, 1.2] as const
/** How far beside the chin what is greener or dark is cloth, and no throat in the shade; heights of the face. */
const BESIDE = [0.3, 0.45] as const
/** Light against the face's, outside of which a collar beside the chin lies. */
const COLLAR = { dark: 0.4, bright: 1.05 }

/**
 * How surely a pixel below the chin is too grey or too green for skin, 0..1: pale shirts have its light and nearly its hue,
 * khaki and ochre its warmth; shade makes skin redder and never greener.
 */
export function otherHue({ width, height, colours, face, bareFace, body }: PersonView, skin: Plane): Plane {
  const [red, green, blue] = colours
  // Red over green and green over blue together are red over blue.
  const warmth = red.map((value, i) => Math.log((value + 0.04) / (blue[i]! + 0.04)))
  const light = luma({ planes: colours })
  const usual = statisticsWithin(light, bareFace, 0.9).mean
  const calm = (plane: Plane) => gaussianBlur(plane, width, height, Math.max(1, body.faceHeight / 40))
  /** By how much one thing differs from the face's usual, 0..1 between the least that counts and a third more. */
  const beyond = (plane: Plane, least: number, sign: 1 | -1) => {
    const { mean, deviation } = statisticsWithin(plane, bareFace, 0.9)
    const from = Math.max(least, 1.5 * deviation)
    return plane.map((value) => smoothstep(from, from * 1.3, sign * (value - mean)))
  }
  const beside = (i: number) => smoothstep(...BESIDE, Math.abs((i % width) - body.chin[0]) / body.faceHeight)
  const grey = beyond(calm(warmth), GREYER, -1)
  // More green than either neighbour, and less red than green: what lies in the light of leaves or walls is the one alone.
  const leaf = beyond(calm(warmth.map((value, i) => 3 * Math.log((green[i]! + 0.04) / (red[i]! + 0.04)) + value)), GREENER, 1)
    .map((value, i) => value * beside(i) * smoothstep(...LIT, light[i]! / usual))
  // A collar reaches up beside the chin.
  const isCollar = (i: number) => light[i]! > COLLAR.bright * usual || (light[i]! < COLLAR.dark * usual && beside(i) > 0.5) || leaf[i]! > 0.9
  const chin = (i: number) => body.chin[1] + (face[i]! < 0.5 && isCollar(i) ? -0.2 : 0.12) * body.faceHeight
  const own = grey.map(
    (value, i) => Math.max(value, leaf[i]!) * smoothstep(0, 0.1, (Math.floor(i / width) - chin(i)) / body.faceHeight),
  )
  // The folds of a shirt are warmer than the shirt: they belong to what is around them.
  const sigma = Math.max(1, body.faceHeight / 8)
  const near = gaussianBlur(skin, width, height, sigma)
  const around = gaussianBlur(own.map((value, i) => value * skin[i]!), width, height, sigma)
  return own.map((value, i) => Math.max(value, smoothstep(0.2, 0.35, clamp(around[i]! / (near[i]! + 0.02)))))
}

/** Texture against the cheeks' own, about 1 on bare skin. */
export function roughness({ width, height, colours: [red, green, blue], bareFace, body }: PersonView): Plane {
  const light = red.map((value, i) => Math.log(0.299 * value + 0.587 * green[i]! + 0.114 * blue[i]! + 0.06))
  const soft = gaussianBlur(light, width, height, Math.max(1, body.faceHeight / 40))
  const rough = gaussianBlur(
    light.map((value, i) => Math.abs(value - soft[i]!)),
    width,
    height,
    Math.max(1, body.faceHeight / 16),
  )
  const { mean } = statisticsWithin(rough, bareFace, 0.95)
  return rough.map((value) => (value + 0.004) / (mean + 0.004))
}
