import type { Path2D } from '@napi-rs/canvas'
import { smoothstep } from '../../pixels/colour.ts'
import type { Brush } from '../brush/layer.ts'
import type { Pigment } from '../brush/pigment.ts'
import type { ArmPose } from './arm-pose.ts'
import type { Look } from './look.ts'
import { paintHand } from './hand.ts'
import { glow, tapered, type Point, type SpinePoint } from './shape.ts'
import { paintVolume } from './volume.ts'

/**
 * Measures of a standing body in points: the head is 100 tall, its top at 0, the middle at x = 0. Half-widths at the
 * shoulders, waist and hips; heights of what the clothes hang on.
 */
export interface Body {
  shoulder: number
  waist: number
  hip: number
  limb: number
  look: Look
  gloves?: Pigment
  /** Where the soles are. */
  sole: number
  /** Moves a point of the upright, even body to where the pose has it. */
  pose(point: Point): Point
}

export const heights = { neck: 118, shoulder: 148, bust: 206, waist: 290, hip: 374, crotch: 412, knee: 592, ankle: 774, sole: 812 } as const

/** A seat lets the feet stand higher under the head. */
export const soleOf = ({ stance }: Look): number => (stance === 'sitting' ? 690 : heights.sole)

export function bodyOf(look: Look): Body {
  const slim = look.age === 'child' ? 0.82 : 1
  const [shoulder, waist, hip, limb] = look.gender === 'female' ? [63, 42, 63, 1] : [79, 57, 60, 1.16]
  const { sway, stance } = look
  const ease = stance === 'standing' ? 0.7 + 0.006 * (look.draw % 100) : stance === 'dancing' ? 1.2 : stance === 'walking' ? 0.6 : 0.3
  const pose = ([x, y]: Point): Point => {
    // The hip goes out over the standing leg, the shoulders lean against it; the waist of the drawn sits high.
    const bend = sway * 15 * ease * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 120) / 560)))
    const tilt = sway * 0.075 * ease * x * (y < 270 ? 1 - Math.max(0, y - 150) / 120 : -Math.min(1, (y - 270) / 90) * (y < 430 ? 1 : Math.max(0, 1 - (y - 430) / 100)))
    const rise = stance === 'sitting' ? 0 : 14 * smoothstep(160, 300, y) * (1 - smoothstep(430, 600, y))
    return [x * slim + bend, y + tilt - rise]
  }
  return { shoulder, waist, hip, limb, look, pose, sole: soleOf(look) }
}

export const posed = ({ pose }: Body, points: readonly Point[]): Point[] => points.map(pose)

/** Hip to ankle on one side; the relaxed leg stands a little out. */
export function legSpine({ hip, look, pose }: Body, side: 1 | -1, widths: readonly [number, number, number, number]): SpinePoint[] {
  if (look.stance === 'sitting') return seatedLeg(hip, side, widths)
  const relaxed = side !== look.sway
  const out = relaxed ? 22 : -3
  const thigh = pose([side * hip * 0.5, heights.crotch - 26])
  const strides = look.stance === 'walking' || look.stance === 'dancing'
  const [reach, lift] = strides ? (relaxed ? [-0.2, 62] : [0.55, -6]) : [1, 0]
  const knee: Point = [side * (hip * 0.44 + out * 0.7 * reach) + look.sway * 6, heights.knee - (relaxed ? 6 : 0) + (strides && relaxed ? 6 : 0)]
  const ankle: Point = [side * (hip * (strides ? 0.2 : 0.34) + out * 1.5 * reach) + look.sway * 5, heights.ankle - lift]
  const at = (a: Point, b: Point, t: number, half: number, bow: number): SpinePoint => [a[0] + (b[0] - a[0]) * t + side * bow, a[1] + (b[1] - a[1]) * t, half]
  return [
    [thigh[0], thigh[1], widths[0]], at(thigh, knee, 0.5, (widths[0] + widths[1]) / 2 + 1, 2), [knee[0], knee[1], widths[1]],
    at(knee, ankle, 0.35, widths[2], 3), at(knee, ankle, 0.72, (widths[2] + widths[3]) / 2, 1), [ankle[0], ankle[1], widths[3]],
  ]
}

/** Sitting, seen from the front: the thighs come towards the eye, the shins hang from the knees. */
function seatedLeg(hip: number, side: 1 | -1, widths: readonly [number, number, number, number]): SpinePoint[] {
  const [thigh, knee, calf, ankle] = widths
  const x = side * hip
  return [
    [x * 0.62, 388, thigh], [x * 0.78, 420, thigh], [x * 0.94, 466, knee * 1.3],
    [x * 0.94, 520, calf * 1.14], [x * 0.86, 596, (calf + ankle) * 0.54], [x * 0.8, 652, ankle],
  ]
}

/** The thigh of one who sits, which comes before the shin and ends in the knee. */
export function seatedThigh(hip: number, side: 1 | -1, [thigh, knee]: readonly [thigh: number, knee: number]): SpinePoint[] {
  const x = side * hip
  return [[x * 0.46, 340, thigh * 0.66], [x * 0.6, 368, thigh * 1.02], [x * 0.78, 424, thigh * 1.1], [x * 0.92, 470, knee * 1.36], [x * 0.95, 494, knee * 1.1], [x * 0.95, 503, knee * 0.5]]
}

export function paintBareLegs(brush: Brush, body: Body): void {
  for (const side of [-1, 1] as const) {
    const { limb } = body
    paintVolume(brush, tapered(legSpine(body, side, [31 * limb, 19 * limb, 19 * limb, 9.5 * limb])), body.look.skin, 14)
    if (body.look.stance === 'sitting') paintVolume(brush, tapered(seatedThigh(body.hip, side, [31 * limb, 19 * limb])), body.look.skin, 14)
  }
}

/** From the one to the other of two who hold hands, in points. */
export const PAIR = 206

const JOINTS: Readonly<Record<ArmPose, (body: Body) => readonly [elbow: Point, wrist: Point, tip: Point]>> = {
  down: ({ shoulder, hip }) => [[shoulder + 11, 284], [Math.max(shoulder - 6, hip) + 16, 380], [Math.max(shoulder - 6, hip) + 7, 434]],
  hip: ({ shoulder, waist, hip }) => [[shoulder + 60, 278], [waist + 24, 338], [hip - 18, 362]],
  pocket: ({ shoulder, hip }) => [[shoulder + 30, 288], [hip - 7, 374], [hip - 12, 410]],
  clasp: ({ shoulder, hip, look }) => [[shoulder + 20, 288], [hip * 0.42, 364], [look.sway * -4 - 3, 400]],
  // Where the hand of the one beside is: the taller reaches lower.
  joined: ({ shoulder, look }) => [[shoulder + 16, 286], [PAIR / 2 - 6, look.gender === 'male' ? 386 : 366], [PAIR / 2 + 3, look.gender === 'male' ? 430 : 410]],
  back: ({ shoulder, waist }) => [[shoulder + 25, 290], [waist * 0.5, 352], [0, 372]],
  hold: ({ shoulder, waist }) => [[shoulder + 20, 280], [waist * 0.62, 298], [waist * 0.08, 292]],
  lap: ({ shoulder, hip }) => [[shoulder + 24, 280], [hip * 0.92, 386], [hip * 0.72, 428]],
  ahead: ({ shoulder, hip }) => [[shoulder + 22, 286], [hip * 0.86, 372], [hip * 0.7, 414]],
  behind: ({ shoulder, hip }) => [[shoulder + 30, 276], [Math.max(shoulder, hip) + 38, 360], [Math.max(shoulder, hip) + 44, 398]],
  // An open book, a guitar, a bunch of flowers and a cup before the chest; a string, a greeting.
  read: ({ shoulder }) => [[shoulder + 22, 292], [66, 306], [44, 268]],
  strum: ({ shoulder }) => [[shoulder + 44, 262], [52, 292], [10, 312]],
  fret: ({ shoulder }) => [[shoulder + 40, 290], [120, 262], [118, 226]],
  posy: ({ shoulder }) => [[shoulder + 22, 286], [30, 328], [-5, 310]],
  cup: ({ shoulder }) => [[shoulder + 24, 288], [52, 276], [12, 242]],
  cradle: ({ shoulder, look }) => [[shoulder + 22, 286], [34, look.sway > 0 ? 312 : 318], [-12, look.sway > 0 ? 300 : 306]],
  fan: ({ shoulder }) => [[shoulder + 30, 284], [46, 268], [46, 238]],
  lift: ({ shoulder }) => [[shoulder + 40, 274], [shoulder + 66, 214], [shoulder + 66, 184]],
  aloft: ({ shoulder }) => [[shoulder + 40, 262], [shoulder + 44, 176], [shoulder + 44, 146]],
  wave: ({ shoulder }) => [[shoulder + 46, 246], [shoulder + 66, 150], [shoulder + 70, 104]],
  swing: ({ shoulder }) => [[shoulder + 62, 92], [shoulder + 30, 2], [shoulder + 2, -34]],
  sweep: ({ shoulder }) => [[shoulder + 80, 216], [shoulder + 168, 176], [shoulder + 210, 158]],
  raised: ({ shoulder }) => [[shoulder + 34, 270], [shoulder + 34, 196], [shoulder + 34, 166]],
}

/** Shoulder, elbow, wrist and fingertips of the arm on one side, posed. */
export function armJoints(body: Body, side: 1 | -1): readonly [Point, Point, Point, Point] {
  const pose = body.look.arms[side < 0 ? 0 : 1]
  const [elbow, wrist, tip] = JOINTS[pose](body)
  const on = ([x, y]: Point) => body.pose([side * x, y])
  // Joined hands meet, however each of the two stands.
  const hand = pose === 'joined' ? ([x, y]: Point): Point => [side * x, y] : on
  return [on([body.shoulder - 15, heights.shoulder + 17]), on(elbow), hand(wrist), hand(tip)]
}

/** Poses that bring the forearm before the trunk. */
export const comesForward = ({ look }: Body, side: 1 | -1): boolean => FORWARD.includes(look.arms[side < 0 ? 0 : 1])
const FORWARD: readonly ArmPose[] = ['hold', 'lap', 'ahead', 'raised', 'clasp', 'read', 'strum', 'fret', 'posy', 'cup', 'cradle', 'fan', 'lift', 'aloft', 'wave']
const GRIPPING: readonly ArmPose[] = ['raised', 'fret', 'aloft', 'fan', 'lift']

/** A sleeve or a bare arm from the shoulder, or from the elbow only, `to` 0..1 of the way to the wrist. */
export function armSpine(joints: readonly Point[], [upper, elbow, wrist]: readonly [number, number, number], to = 1, fore = false): SpinePoint[] {
  const [s, e, w] = joints as readonly [Point, Point, Point]
  const at = (t: number): SpinePoint => {
    const [a, b, k] = t < 0.5 ? [s, e, t * 2] : [e, w, t * 2 - 1]
    const half = t < 0.5 ? upper + (elbow - upper) * k : elbow + (wrist - elbow) * k
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, half]
  }
  if (fore) {
    const [dx, dy] = [(w[0] - e[0]) / Math.hypot(w[0] - e[0], w[1] - e[1]), (w[1] - e[1]) / Math.hypot(w[0] - e[0], w[1] - e[1])]
    const bend = ([[0.86, 0.36], [0.5, 0.86]] as const).map(([back, share]): SpinePoint => [e[0] - dx * elbow * back, e[1] - dy * elbow * back, elbow * share])
    return [...bend, ...[0.5, 0.6, 0.75, 0.9, 1].filter((t) => t * to >= 0.5).map((t) => at(t * to))]
  }
  // The shoulder is round: the form begins behind the joint.
  const length = Math.hypot(e[0] - s[0], e[1] - s[1])
  const cap = ([[0.8, 0.34], [0.6, 0.72], [0.3, 0.94]] as const).map(([back, share]): SpinePoint => [
    s[0] - ((e[0] - s[0]) * back * upper) / length, s[1] - ((e[1] - s[1]) * back * upper) / length, upper * share,
  ])
  return [...cap, ...[0.06, 0.16, 0.28, 0.42, 0.5, 0.58, 0.75, 0.9, 1].map((t) => at(t * to))]
}

/** Lets a forearm grow out of the upper arm or sleeve, without a seam at the elbow. */
export function joinForearm(brush: Brush, path: Path2D, elbow: Point, reach: number, colour: Pigment): void {
  brush.save()
  brush.clip(path)
  glow(brush, elbow, reach, colour, 0.9)
  brush.restore()
}

/** A bare arm; `fore` paints what comes before the trunk. */
export function paintArm(brush: Brush, body: Body, side: 1 | -1, fore: boolean): void {
  const joints = armJoints(body, side)
  const { limb, look } = body
  const forward = comesForward(body, side)
  if (fore === forward || !fore) {
    const path = tapered(armSpine(joints, [16 * limb, 12.4 * limb, 8 * limb], 1, fore))
    paintVolume(brush, path, look.skin, 9)
    if (fore) joinForearm(brush, path, joints[1], 18 * limb, look.skin)
  }
  const pose = look.arms[side < 0 ? 0 : 1]
  if (pose !== 'pocket' && fore === (pose === 'hip' || forward)) paintHand(brush, joints[2], joints[3], body.gloves ?? look.skin, limb, side, GRIPPING.includes(pose), body.gloves !== undefined)
}
