import { smoothstep } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { luma } from '../style/display-image.ts'
import type { ClothingEvidence } from '../vision/clothing-evidence.ts'
import { logRatio } from '../vision/log-ratio.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { PersonView } from '../vision/person-view.ts'
import type { Watch } from '../vision/watch.ts'
import { calmSkin } from './calm-skin.ts'
import { companyBeside } from './company.ts'
import { limbDistance } from './limb-distance.ts'
import { personPieces } from './person-pieces.ts'
import { isToneless, otherHue, otherTone, roughness } from './skin-doubt.ts'

/** Pieces smaller than this are nothing, in squares of the face's height. */
const SPECK = 0.012
/** How far from the bones of its arms and legs a body's bare skin is found, in heights of the face. */
const LIMB = 0.55
/** And how near to them what is seen beside the face is a raised arm. */
const RAISED = [0.5, 0.35] as const

/**
 * The top of a bald head mirrors the light: no hair is as light against the face and as smooth, and the forehead below it is
 * no colder and no warmer than the face by this (logarithms of red over blue): hats are.
 */
const GLEAMING = { light: 1.2, rough: 1, apart: 0.32 }
/** And of a photo without hues all bald heads are this light and smooth. */
const BARE_TOP = { light: 0.7, rough: 0.7 }
/** No top is bald that is rougher: fair hair and hair in warm light have the colours of skin. */
const ROUGHEST_BALD = 0.9

/**
 * Skin and hair as they can be: what is in doubt below the chin is clothing, above the forehead it is hair; hair grows on
 * a head, and bare skin has the face's colour. `stray` is hair over the face. 0..1 each. `turn` is the sine of the angle
 * by which the face is turned to the right, below 0 to the left.
 */
export function settle(
  cv: OpenCv, view: PersonView, { skin, hair, reach }: ClothingEvidence, stray: Plane, turn: number, { checkCancelled }: Watch,
): { skin: Plane; hair: Plane } {
  const { width, person, face, body } = view
  const { chin, forehead, faceHeight } = body
  const [ux, uy] = [(forehead[0] - chin[0]) / faceHeight, (forehead[1] - chin[1]) / faceHeight]
  /** Above the chin, in heights of the face. */
  const high = (i: number) => (((i % width) - chin[0]) * ux + (Math.floor(i / width) - chin[1]) * uy) / faceHeight
  /** To the right of the chin, in the same unit. */
  const aside = (i: number) => (-((i % width) - chin[0]) * uy + (Math.floor(i / width) - chin[1]) * ux) / faceHeight
  const across = (i: number) => Math.abs(aside(i))
  const lit = lightAgainstFace(view)
  const [red, green, blue] = view.colours
  const warmth = logRatio(red, blue)
  const toneless = isToneless(view, warmth)
  const unlike = toneless ? otherTone(lit, reach, high, across) : otherHue(view, skin, warmth)
  const onScalp = (i: number) => face[i]! < 0.5 && person[i]! > 0.3 && high(i) > 0.72 && high(i) < 1.8 && across(i) < 0.95
  checkCancelled()
  const rough = roughness(view)
  checkCancelled()
  const onTop = (i: number) => face[i]! < 0.5 && person[i]! > 0.7 && high(i) > 1.12 && high(i) < 1.3 && across(i) < 0.3
  const doubt = 0.01 * faceHeight * faceHeight
  const [topLight, topRough] = [shareOf(lit, onTop, doubt), shareOf(rough, onTop, 0)]
  const onForehead = (i: number) => face[i]! < 0.5 && person[i]! > 0.7 && high(i) > 0.95 && high(i) < 1.12 && across(i) < 0.3
  const gleams = topLight > GLEAMING.light && topRough < GLEAMING.rough && shareOf(hueApart(view, warmth), onForehead, 0.001) < GLEAMING.apart
  const isBare = toneless ? topLight > BARE_TOP.light && topRough < BARE_TOP.rough : topRough < ROUGHEST_BALD
  const isBald = gleams || (isBare && shareOf(skin, onScalp, 0.1 * faceHeight * faceHeight) > 0.6)
  /** What a gleaming head shows of hair is dark. */
  const shaved = (i: number) => (gleams && high(i) > 0 ? smoothstep(0.7, 0.5, lit[i]!) : 1)
  // A forehead reaches up further than the face's mesh, and is smooth where hair is not.
  const foreheadAt = (i: number) =>
    isBald
      ? gleams ? 1 - shaved(i) : skin[i]! * (1 - stray[i]!)
      : (1 - stray[i]!) * smoothstep(1.35, 1.15, high(i)) * smoothstep(0.46, 0.36, across(i)) * smoothstep(1.7, 1.2, rough[i]!)
  const outSkin = skin.map((value, i) => (onScalp(i) ? foreheadAt(i) : value * (1 - unlike[i]!) * (1 - stray[i]! * shaved(i))))
  const outHair = hair.map((value, i) => (onScalp(i) ? 1 - foreheadAt(i) : Math.max(value, stray[i]!) * shaved(i)))

  const toLimb = limbDistance(body)
  /** Hands and arms may be raised beside the face. */
  const onLimb = (i: number) => smoothstep(...RAISED, toLimb(i % width, Math.floor(i / width)) / faceHeight)
  const side = (i: number) => (aside(i) < 0 ? 0 : 1)
  // What is there is not this one's hair.
  const isCompany = companyBeside(view, { skin: outSkin, warmth, rough, lit, toneless, ruddiness: logRatio(red, green) }, { high, across, side, turn }, (i) => onLimb(i) < 0.5)
  for (let i = 0; i < outSkin.length; i++) {
    const amount = isCompany[side(i)] && high(i) > -0.6 ? smoothstep(0.56, 0.68, across(i)) * (1 - onLimb(i)) : 0
    outSkin[i]! *= 1 - amount
    outHair[i]! *= 1 - amount
  }

  for (let i = 0; i < outSkin.length; i++) {
    const at = high(i)
    if (at < 0.05 || at > 0.75 || face[i]! > 0.5) continue
    // Beyond the ears there is hair; up to them there is nothing but skin and hair.
    const beyond = isCompany[side(i)] ? 0 : smoothstep(0.56, 0.64, across(i)) * smoothstep(0.05, 0.2, at) * (1 - onLimb(i))
    outHair[i] = Math.max(outHair[i]!, outSkin[i]! * beyond)
    outSkin[i]! *= 1 - beyond
    if (across(i) < 0.56 && person[i]! > 0.3) outSkin[i] = Math.max(outSkin[i]!, (0.62 - outHair[i]!) * (1 - unlike[i]!))
  }

  if (isHat(view, (i) => onScalp(i) && outHair[i]! > 0.5)) for (let i = 0; i < outHair.length; i++) if (onScalp(i)) outHair[i] = 0

  const least = SPECK * faceHeight * faceHeight
  checkCancelled()
  const locks = personPieces(cv, outHair, view, high)
  for (let i = 0; i < outHair.length; i++) {
    const piece = locks.of(i)
    if (!piece || (piece.area > (piece.isCut ? least / 4 : least) && (piece.highest > 0.6 || piece.onFace > 0.2 * piece.area)))
      continue
    outSkin[i] = Math.max(outSkin[i]!, face[i]!, high(i) > -0.8 ? (1 - unlike[i]!) * outHair[i]! : 0)
    outHair[i] = 0
  }
  checkCancelled()
  const bare = personPieces(cv, outSkin, view, high)
  const others = bare.all.map((piece) => piece.area < least || (piece.onFace === 0 && piece.unlike > 0.18))
  for (let i = 0; i < outSkin.length; i++) {
    const piece = bare.of(i)
    if (!piece) continue
    const isOthers =
      others[bare.labels[i]!] || (piece.onFace === 0 && toLimb(i % width, Math.floor(i / width)) > LIMB * faceHeight)
    if (isOthers) outSkin[i] = 0
  }
  checkCancelled()
  return { skin: calmSkin(view, outSkin, outHair, high), hair: outHair }
}

/** How far red over blue is from the face's usual, in logarithms. */
function hueApart({ bareFace }: PersonView, warmth: Plane): Plane {
  const usual = statisticsWithin(warmth, bareFace, 0.9).mean
  return warmth.map((value) => Math.abs(value - usual))
}

/** Light against the bare face's usual. */
function lightAgainstFace({ colours, bareFace }: PersonView): Plane {
  const light = luma({ planes: colours })
  const usual = statisticsWithin(light, bareFace, 0.9).mean
  return light.map((value) => value / (usual + 0.01))
}

/** No hair is both as white and as black as a cap with a band. */
function isHat({ colours: [red, green, blue] }: PersonView, counts: (i: number) => boolean): boolean {
  let [bright, dark, count] = [0, 0, 1]
  for (let i = 0; i < red.length; i++) {
    if (!counts(i)) continue
    const light = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]!
    if (light > 0.74) bright++
    if (light < 0.22) dark++
    count++
  }
  return bright > 0.12 * count && dark > 0.2 * count
}

/** Mean of a plane where it counts, as if it were 0 in `doubt` pixels more. */
function shareOf(plane: Plane, counts: (i: number) => boolean, doubt: number): number {
  let [sum, count] = [0, doubt]
  for (let i = 0; i < plane.length; i++) {
    if (!counts(i)) continue
    sum += plane[i]!
    count++
  }
  return sum / count
}
