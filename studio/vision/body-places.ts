import { clamp, smoothstep } from '../pixels/colour.ts'
import { type BodyFrame, hipsMiddle } from './body-frame.ts'
import type { Point } from './face-geometry.ts'
import type { PersonView } from './person-view.ts'
import type { Watch } from './watch.ts'

/** Where a pixel lies on a body, which says what may be seen there. */
export interface Place {
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
  /** 1 where, with other people in the picture, clothes are rather theirs. */
  others: number
  /** 1 above the hips, where bare arms hang. */
  arms: number
}

const NOWHERE: Place = { down: 0, torso: 0, crown: 0, neck: 0, scalp: 0, locks: 0, beside: 0, others: 0, arms: 0 }

export function placesOf(view: PersonView, { checkCancelled }: Watch): Place[] {
  const { width, height, person, body, crowded } = view
  const { chin, forehead, faceHeight, neck, shoulders, hips } = body
  const centre: Point = [(chin[0] + forehead[0]) / 2, (chin[1] + forehead[1]) / 2]
  const waist = hipsMiddle(body)
  const shoulderSpan = Math.max(0.9 * faceHeight, Math.abs(shoulders[0].at[0] - shoulders[1].at[0]))
  const hipSpan = Math.max(0.6 * faceHeight, Math.abs(hips[0].at[0] - hips[1].at[0]))
  // With hunched shoulders the clothes begin beside the chin.
  const top = Math.min(chin[1], neck[1] - 0.5 * faceHeight)
  const bones = bonesOf(body)
  const hangs = [besideJaw(view, -1), besideJaw(view, 1)] as const
  return Array.from({ length: width * height }, (_, i): Place => {
    if (i % 16384 === 0) checkCancelled()
    if (person[i]! < 0.05) return NOWHERE
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
    const fromBody = fromBones(bones, x, y) / faceHeight
    return {
      down,
      torso: (across < 0.42 && along > 0.12 && along < 1) || onShoulder ? 1 : 0,
      crown: fromHead < 0.95 && y < centre[1] + 0.1 * faceHeight ? 1 : 0,
      neck: smoothstep(0.55, 0.3, fromNeck) * smoothstep(0.62, 0.25, down) * smoothstep(-0.3, -0.05, down),
      beside: smoothstep(0.4, 0.7, fromBody),
      arms: smoothstep(waist[1] + 0.3 * faceHeight, waist[1] - 0.3 * faceHeight, y),
      others: crowded ? smoothstep(0.8, 1.2, fromBody) : 0,
      scalp: smoothstep(0, 0.12, (forehead[1] - y) / faceHeight),
      locks: Math.max(
        smoothstep(1.15, 0.85, fromHead) * (y < chin[1] - 0.3 * faceHeight ? 1 : hangs[x < chin[0] ? 0 : 1]),
        0.8 * hangs[x < chin[0] ? 0 : 1] * smoothstep(1.05, 0.55, across * span / faceHeight) * smoothstep(2.2, 0.4, down) * smoothstep(0.12, 0.4, fromNeck),
      ),
    }
  })
}

/** Whether there is anything of the person beside the jaw, 0..1: hair that is short hangs over no collar. */
function besideJaw({ width, height, person, body }: PersonView, side: -1 | 1): number {
  const { chin, forehead, faceHeight, faceWidth } = body
  const x = chin[0] + 0.2 * (forehead[0] - chin[0]) + side * 0.65 * faceWidth
  const [left, right] = [Math.floor(x - 0.12 * faceWidth), Math.ceil(x + 0.12 * faceWidth)]
  const [top, bottom] = [Math.floor(chin[1] - 0.3 * faceHeight), Math.ceil(chin[1] - 0.1 * faceHeight)]
  if (left < 0 || right >= width || top < 0 || bottom >= height) return 1
  let [count, sum] = [0, 0]
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++, count++) sum += person[row * width + column]!
  }
  return smoothstep(0.2, 0.5, sum / count)
}

type Bone = readonly [from: Point, to: Point]

/** The middle lines of torso and limbs, those unseen where they usually are; an elbow unseen above a seen wrist lies on its way. */
function bonesOf(body: BodyFrame): Bone[] {
  const { neck, shoulders, elbows, wrists, hips, knees, ankles } = body
  const waist = hipsMiddle(body)
  const sides = [0, 1] as const
  const limbs = sides.flatMap((side): Bone[] => {
    const [shoulder, elbow, wrist] = [shoulders[side].at, elbows[side], wrists[side]]
    const arm: Bone[] = wrist.seen && !elbow.seen ? [[shoulder, wrist.at]] : [[shoulder, elbow.at], [elbow.at, wrist.at]]
    return [
      [neck, shoulder],
      [shoulder, hips[side].at],
      [hips[side].at, knees[side].at],
      [knees[side].at, ankles[side].at],
      ...arm,
    ]
  })
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
