import type { Brush } from '../brush/layer.ts'
import type { Pigment } from '../brush/pigment.ts'
import type { ArmPose, Look } from './look.ts'
import { easeShoulder, glow, paintForm, tapered, type Point, type SpinePoint } from './shape.ts'

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
  const [shoulder, waist, hip, limb] = look.gender === 'female' ? [69, 43, 66, 1] : [88, 60, 66, 1.22]
  const { sway } = look
  const pose = ([x, y]: Point): Point => {
    // The hip goes out over the standing leg, the shoulders lean against it.
    const bend = sway * 11 * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - 120) / 560)))
    const tilt = sway * 0.05 * x * (y < 270 ? 1 - Math.max(0, y - 150) / 120 : -Math.min(1, (y - 270) / 90) * (y < 430 ? 1 : Math.max(0, 1 - (y - 430) / 100)))
    return [x * slim + bend, y + tilt]
  }
  return { shoulder, waist, hip, limb, look, pose, sole: soleOf(look) }
}

export const posed = ({ pose }: Body, points: readonly Point[]): Point[] => points.map(pose)

/** Hip to ankle on one side; the relaxed leg stands a little out. */
export function legSpine({ hip, look, pose }: Body, side: 1 | -1, widths: readonly [number, number, number, number]): SpinePoint[] {
  if (look.stance === 'sitting') return seatedLeg(hip, side, widths)
  const relaxed = side !== look.sway
  const out = relaxed ? 20 : 2
  const thigh = pose([side * hip * 0.5, heights.crotch - 26])
  const strides = look.stance === 'walking'
  const [reach, lift] = strides ? (relaxed ? [-0.2, 62] : [0.55, -6]) : [1, 0]
  const knee: Point = [side * (hip * 0.44 + out * 0.7 * reach) + look.sway * 6, heights.knee - (relaxed ? 6 : 0) + (strides && relaxed ? 6 : 0)]
  const ankle: Point = [side * (hip * (strides ? 0.2 : 0.34) + out * 1.5 * reach) - look.sway * 1, heights.ankle - lift]
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
    [x * 0.56, 388, thigh * 1.02], [x * 0.66, 420, thigh * 1.06], [x * 0.76, 462, knee * 1.42],
    [x * 0.76, 520, calf * 1.12], [x * 0.7, 596, (calf + ankle) * 0.54], [x * 0.66, 652, ankle],
  ]
}

export function paintBareLegs(brush: Brush, body: Body): void {
  for (const side of [-1, 1] as const) {
    const { limb } = body
    paintForm(brush, tapered(legSpine(body, side, [31 * limb, 19 * limb, 19 * limb, 9.5 * limb])), body.look.skin, 14)
  }
}

const JOINTS: Readonly<Record<ArmPose, (body: Body) => readonly [elbow: Point, wrist: Point, tip: Point]>> = {
  down: ({ shoulder, hip }) => [[shoulder + 15, 284], [Math.max(shoulder, hip) + 15, 384], [Math.max(shoulder, hip) + 9, 436]],
  hip: ({ shoulder, waist, hip }) => [[shoulder + 60, 278], [waist + 24, 338], [hip - 18, 362]],
  pocket: ({ shoulder, hip }) => [[shoulder + 38, 282], [hip + 12, 378], [hip - 2, 416]],
  hold: ({ shoulder, waist }) => [[shoulder + 20, 280], [waist * 0.62, 298], [waist * 0.08, 292]],
  lap: ({ shoulder, hip }) => [[shoulder + 24, 280], [hip * 0.92, 386], [hip * 0.72, 428]],
  ahead: ({ shoulder, hip }) => [[shoulder + 22, 286], [hip * 0.86, 372], [hip * 0.7, 414]],
  behind: ({ shoulder, hip }) => [[shoulder + 30, 276], [Math.max(shoulder, hip) + 38, 360], [Math.max(shoulder, hip) + 44, 398]],
  raised: ({ shoulder }) => [[shoulder + 34, 270], [shoulder + 34, 196], [shoulder + 34, 166]],
}

/** Shoulder, elbow, wrist and fingertips of the arm on one side, posed. */
export function armJoints(body: Body, side: 1 | -1): readonly [Point, Point, Point, Point] {
  const [elbow, wrist, tip] = JOINTS[body.look.arms[side < 0 ? 0 : 1]](body)
  const on = ([x, y]: Point) => body.pose([side * x, y])
  return [on([body.shoulder - 12, heights.shoulder + 17]), on(elbow), on(wrist), on(tip)]
}

/** A sleeve or a bare arm from the shoulder `to` 0..1 of the way to the wrist. */
export function armSpine(joints: readonly Point[], [upper, elbow, wrist]: readonly [number, number, number], to = 1): SpinePoint[] {
  const [s, e, w] = joints as readonly [Point, Point, Point]
  const at = (t: number): SpinePoint => {
    const [a, b, k] = t < 0.5 ? [s, e, t * 2] : [e, w, t * 2 - 1]
    const half = t < 0.5 ? upper + (elbow - upper) * k : elbow + (wrist - elbow) * k
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, half]
  }
  // The shoulder is round: the form begins behind the joint.
  const length = Math.hypot(e[0] - s[0], e[1] - s[1])
  const cap = ([[0.94, 0.3], [0.72, 0.7], [0.36, 0.94]] as const).map(([back, share]): SpinePoint => [
    s[0] - ((e[0] - s[0]) * back * upper) / length, s[1] - ((e[1] - s[1]) * back * upper) / length, upper * share,
  ])
  return [...cap, ...[0.06, 0.16, 0.28, 0.42, 0.5, 0.58, 0.75, 0.9, 1].map((t) => at(t * to))]
}

export function paintArm(brush: Brush, body: Body, side: 1 | -1): void {
  const joints = armJoints(body, side)
  const { limb, look } = body
  const arm = tapered(armSpine(joints, [16 * limb, 13 * limb, 8.2 * limb]))
  paintForm(brush, arm, look.skin, 9)
  easeShoulder(brush, joints[0], arm, look.skin, 17 * limb, side)
  if (look.arms[side < 0 ? 0 : 1] !== 'pocket') paintHand(brush, joints[2], joints[3], look.skin, limb, side)
}

function paintHand(brush: Brush, [wx, wy]: Point, [tx, ty]: Point, skin: Pigment, limb: number, side: 1 | -1): void {
  const length = Math.hypot(tx - wx, ty - wy)
  brush.save()
  brush.translate(wx, wy)
  brush.rotate(Math.atan2(ty - wy, tx - wx) - Math.PI / 2)
  brush.scale(limb * side, length / 46)
  paintForm(brush, tapered([[0, -7, 7.4], [0, 6, 9.2], [-0.6, 20, 9], [-0.8, 27, 5]]), skin, 4)
  paintForm(brush, tapered([[4, 2, 3], [9, 14, 3.6], [9, 23, 2.6], [8, 28, 1.4]]), skin, 3)
  // Fingers lie together and end at different lengths.
  for (const [x, reach] of [[-6.4, 38], [-2.6, 44], [1.4, 46], [5, 42]] as const)
    paintForm(brush, tapered([[x * 0.8, 15, 1], [x * 0.86, 18, 3], [x, 27, 3], [x * 0.9 - 1, reach - 5, 2.5], [x * 0.8 - 1.6, reach, 1.2]]), skin, 1.8)
  // Takes the seams off at the knuckles and the wrist.
  for (const [y, radius] of [[17, 11], [0, 9]] as const) glow(brush, [0, y], radius, skin, 0.95)
  brush.restore()
}
