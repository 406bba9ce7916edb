import { clamp, smoothstep } from '../pixels/colour.ts'
import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { BodyFrame } from './body-frame.ts'
import { colourCell, colourDensity } from './colour-histogram.ts'
import type { Point } from './face-geometry.ts'
import type { Watch } from './watch.ts'

/** What is known of every pixel of a small picture of a person, 0..1 each. */
export interface ClothingEvidence {
  /** How likely the pixel is clothing rather than skin or hair. */
  clothing: Plane
  skin: Plane
  hair: Plane
  /** The same as `clothing` before it is smoothed: straps are as thin as a pixel. */
  fineClothing: Plane
}

/** What the evidence is drawn from, at one working size; the body in its pixels. */
export interface PersonView extends Size {
  /** sRGB planes, 0..1. */
  colours: readonly [Plane, Plane, Plane]
  /** The person, 0..1. */
  person: Plane
  /** 1 inside the face's outline. */
  face: Plane
  /** 1 where skin can be learned: the face without eyes, brows and mouth. */
  bareFace: Plane
  body: BodyFrame
}

/** Tells clothing, skin and hair apart by colours learned from the torso, the face and the crown, and by place. */
export function clothingEvidence(view: PersonView, { checkCancelled }: Watch): ClothingEvidence {
  const { width, height, colours, person, face, body } = view
  const place = placesOf(view)
  checkCancelled()
  const crown = place.map(({ crown: near }, i) => (person[i]! > 0.7 && !face[i] ? near : 0))
  const skinLike = likenessTo(view.bareFace, colours)
  const hairLike = likenessTo(Float32Array.from(crown, (near, i) => (near * 4) / (4 + skinLike[i]!)), colours)
  const torso = Float32Array.from(place, ({ torso: inside }, i) => (person[i]! > 0.7 && !face[i] ? inside : 0))
  const isLock = (i: number) => hairLike[i]! > 20 && place[i]!.locks > 0.5
  let seeds = torso.map((inside, i) => inside * clamp(1.5 / (1.5 + skinLike[i]!) - (isLock(i) ? 0.25 : 0)))
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
      const { down, neck, locks, scalp, beside } = place[i]!
      // What is neither near the body nor of its cloth is a thing that is held.
      const held = beside * smoothstep(0.5, 0.1, clothLike[i]!)
      const dressed = (0.25 + clothLike[i]!) * smoothstep(-0.15, 0.45, down) * (1 - 0.6 * neck) * (1 - held)
      const bare = (0.02 + skinLike[i]!) * (0.25 + 1.2 * neck) * (1 - 0.9 * scalp)
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
  return { clothing, skin, hair, fineClothing }
}

const sum = (plane: Plane) => plane.reduce((total, value) => total + value, 0)

/** Of a colour's density: where it is 1, the colour is as usual as in a picture of many colours. */
const EVEN = 2500

/** How usual each pixel's colour is among the pixels that weigh more than a half. */
function likenessTo(weights: Plane, colours: PersonView['colours']): Plane {
  const density = colourDensity(colours, (i) => weights[i]! > 0.5)
  return weights.map((_, i) => density[colourCell(colours, i)]! * EVEN)
}

interface Place {
  /** Down from where the neck begins, in heights of the face. */
  down: number
  /** 1 in the middle of the torso. */
  torso: number
  /** 1 around the skull. */
  crown: number
  /** 1 on the neck. */
  neck: number
  /** 1 above the hairline, where few are bare. */
  scalp: number
  /** How well hair may reach here, 0..1. */
  locks: number
  /** 1 further from the torso and the limbs than clothes usually hang. */
  beside: number
}

function placesOf({ width, height, person, body }: PersonView): Place[] {
  const { chin, forehead, faceHeight, neck, shoulders, hips } = body
  const centre: Point = [(chin[0] + forehead[0]) / 2, (chin[1] + forehead[1]) / 2]
  const waist: Point = [(hips[0].at[0] + hips[1].at[0]) / 2, (hips[0].at[1] + hips[1].at[1]) / 2]
  const shoulderSpan = Math.max(0.9 * faceHeight, Math.abs(shoulders[0].at[0] - shoulders[1].at[0]))
  const hipSpan = Math.max(0.6 * faceHeight, Math.abs(hips[0].at[0] - hips[1].at[0]))
  // With hunched shoulders the clothes begin beside the chin.
  const top = Math.min(chin[1], neck[1] - 0.5 * faceHeight)
  const bones = bonesOf(body)
  return Array.from({ length: width * height }, (_, i): Place => {
    const x = i % width
    const y = Math.floor(i / width)
    const down = (y - top) / faceHeight
    const along = (y - neck[1]) / Math.max(1, waist[1] - neck[1])
    const middle = neck[0] + (waist[0] - neck[0]) * clamp(along)
    const span = shoulderSpan + (hipSpan - shoulderSpan) * clamp(along)
    const across = Math.abs(x - middle) / span
    const fromHead = Math.hypot((x - centre[0]) / 1.05, y - centre[1]) / faceHeight
    const fromNeck = Math.abs(x - (chin[0] + (neck[0] - chin[0]) * clamp(down / 0.6))) / faceHeight
    // A head-and-shoulders portrait may end just below the shoulders.
    const onShoulder = down > 0.3 && along > -0.05 && along < 0.15 && across < 0.6 && fromNeck > 0.35
    return {
      down,
      torso: (across < 0.42 && along > 0.12 && along < 1) || onShoulder ? 1 : 0,
      crown: fromHead < 0.95 && y < centre[1] + 0.1 * faceHeight ? 1 : 0,
      neck: smoothstep(0.55, 0.3, fromNeck) * smoothstep(0.62, 0.25, down) * smoothstep(-0.3, -0.05, down),
      beside: smoothstep(0.75, 1.05, person[i]! < 0.05 ? 0 : fromBones(bones, x, y) / faceHeight),
      scalp: smoothstep(0, 0.12, (forehead[1] - y) / faceHeight),
      locks: Math.max(
        smoothstep(1.15, 0.85, fromHead),
        0.8 * smoothstep(1.05, 0.55, across * span / faceHeight) * smoothstep(2.2, 0.4, down) * smoothstep(0.12, 0.4, fromNeck),
      ),
    }
  })
}

type Bone = readonly [from: Point, to: Point]

/** The middle lines of torso and limbs, those unseen where they usually are. */
function bonesOf({ neck, shoulders, elbows, wrists, hips, knees, ankles }: BodyFrame): Bone[] {
  const waist: Point = [(hips[0].at[0] + hips[1].at[0]) / 2, (hips[0].at[1] + hips[1].at[1]) / 2]
  const sides = [0, 1] as const
  const limbs = sides.flatMap((side): Bone[] => [
    [neck, shoulders[side].at],
    [shoulders[side].at, hips[side].at],
    [shoulders[side].at, elbows[side].at],
    [elbows[side].at, wrists[side].at],
    [hips[side].at, knees[side].at],
    [knees[side].at, ankles[side].at],
  ])
  return [[neck, waist], ...limbs]
}

function fromBones(bones: readonly Bone[], x: number, y: number): number {
  let least = Infinity
  for (const [from, to] of bones) {
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const ex = x - from[0]
    const ey = y - from[1]
    const t = clamp((ex * dx + ey * dy) / (dx * dx + dy * dy + 1e-6))
    const away = (ex - t * dx) ** 2 + (ey - t * dy) ** 2
    if (away < least) least = away
  }
  return Math.sqrt(least)
}
