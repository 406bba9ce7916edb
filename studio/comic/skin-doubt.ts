import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { luma } from '../style/display-image.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Least differences of hue at which cloth is told from skin, in the logarithm of the channels' ratios. */
const GREYER = 0.22
const GREENER = 0.2
/**
 * Of what is lit more than a face, how much less greyness tells; light against the face's, from where to where; where that
 * is asked, heights of the face below the chin, the share of it that must be so (lit shoulders are in places), and the most
 * that is known without.
 */
const LIT_GREY = { less: 0.4, from: 1.15, to: 1.3, below: 0.45, share: 0.6, known: 0.3 }
/** Light against the face's, up to which a greener hue is a cloth's: lit more than that, skin loses its red. */
const LIT = [1.4, 1.2] as const
/** How far beside the chin what is greener or dark is cloth, and no throat in the shade; heights of the face. */
const BESIDE = [0.3, 0.45] as const
/** Light against the face's, outside of which a collar beside the chin lies. */
const COLLAR = { dark: 0.4, bright: 1.05 }

/**
 * How surely a pixel below the chin is too grey or too green for skin, 0..1: pale shirts have its light and nearly its hue,
 * khaki and ochre its warmth; shade makes skin redder and never greener. `warmth` is red over blue in logarithms.
 */
export function otherHue({ width, height, colours, face, bareFace, body, person }: PersonView, skin: Plane, warmth: Plane): Plane {
  const [red, green] = colours
  const light = luma({ planes: colours })
  const usual = statisticsWithin(light, bareFace, 0.9).mean
  const calm = (plane: Plane) => gaussianBlur(plane, width, height, Math.max(1, body.faceHeight / 40))
  /** By how much one thing differs from the face's usual, 0..1 between the least that counts and a third more. */
  const beyond = (plane: Plane, least: number, sign: 1 | -1, ease = (_: number) => 1) => {
    const { mean, deviation } = statisticsWithin(plane, bareFace, 0.9)
    const from = Math.max(least, 1.5 * deviation)
    return plane.map((value, i) => smoothstep(from, from * 1.3, (sign * (value - mean)) / ease(i)))
  }
  const beside = (i: number) => smoothstep(...BESIDE, Math.abs((i % width) - body.chin[0]) / body.faceHeight)
  const grey = greyer(beyond, calm(warmth), light.map((value) => value / usual), (i) => person[i]! > 0.7 && Math.floor(i / width) > body.chin[1] + LIT_GREY.below * body.faceHeight)
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

/** What is greyer than the face; a pale shirt in a coloured light is as light as it is grey, but all of it. */
function greyer(
  beyond: (plane: Plane, least: number, sign: -1, ease?: (i: number) => number) => Plane, warmth: Plane, lit: Plane, onChest: (i: number) => boolean,
): Plane {
  const plain = beyond(warmth, GREYER, -1)
  const eased = beyond(warmth, GREYER, -1, (i) => 1 - LIT_GREY.less * smoothstep(LIT_GREY.from, LIT_GREY.to, lit[i]!))
  let [known, sum, count] = [0, 0, 1]
  for (let i = 0; i < eased.length; i++) {
    if (!onChest(i)) continue
    known += plain[i]!
    sum += eased[i]!
    count++
  }
  return sum > LIT_GREY.share * count && known < LIT_GREY.known * count ? eased : plain
}

/** Deviation of the face's warmth (logarithms) below which a photo has no hues. */
const TONELESS = 0.03
/** In such a photo, how much changes on the way from the face to a garment, and the lights against the face's that skin has. */
const PARTED = [0.3, 0.4] as const
const SHADES = { dark: [0.5, 0.4], bright: [1.25, 1.4] } as const
/** Where the shoulders begin, heights of the face above the chin. */
const SHOULDERS = [-0.3, -0.45] as const
/** Where the chest begins, and how much higher each does beside the neck. */
const CHEST = [-0.35, -0.5] as const
const BESIDE_NECK = { shoulders: 0.3, chest: 0.6 } as const

/** Whether a photo has no hues, as black-and-white ones have none. */
export const isToneless = ({ bareFace }: PersonView, warmth: Plane): boolean => statisticsWithin(warmth, bareFace, 0.9).deviation < TONELESS

/**
 * How surely a pixel of a photo without hues is no skin, 0..1: it lies below the neck, beyond an edge or in another light.
 * All that lies deeper is taken for a garment: its folds have the lights of skin, and a bare shoulder in grey looks dressed,
 * where a shirt in the colours of skin looks undressed.
 */
export function otherTone(lit: Plane, reach: Plane, high: (i: number) => number, across: (i: number) => number): Plane {
  return lit.map((light, i) => {
    const beside = smoothstep(...BESIDE, across(i))
    const unlike = Math.max(smoothstep(...PARTED, reach[i]!), smoothstep(...SHADES.dark, light), smoothstep(...SHADES.bright, light))
    return Math.max(
      smoothstep(...SHOULDERS, high(i) - BESIDE_NECK.shoulders * beside) * unlike,
      smoothstep(...CHEST, high(i) - BESIDE_NECK.chest * beside),
    )
  })
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
