import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import type { Point } from './face-geometry.ts'
import type { Face } from './faces.ts'
import { findPose, type BodyPart, type Joint, type Pose } from './pose.ts'

/** Below this score a joint's place is taken from the face instead. */
export const SEEN = 0.3

export interface BodyJoint {
  at: Point
  seen: boolean
}

/** Where a person's body lies, in pixels of the photo; left and right are the person's own. */
export interface BodyFrame {
  /** From the chin to the top of the forehead, pixels. */
  faceHeight: number
  /** From ear to ear, pixels. */
  faceWidth: number
  chin: Point
  forehead: Point
  neck: Point
  shoulders: readonly [left: BodyJoint, right: BodyJoint]
  elbows: readonly [left: BodyJoint, right: BodyJoint]
  wrists: readonly [left: BodyJoint, right: BodyJoint]
  hips: readonly [left: BodyJoint, right: BodyJoint]
  knees: readonly [left: BodyJoint, right: BodyJoint]
  ankles: readonly [left: BodyJoint, right: BodyJoint]
}

/** Usual places as seen from the front: across and down from the chin, in heights of the face. */
const USUAL: Partial<Record<BodyPart, readonly [across: number, down: number]>> = {
  leftShoulder: [0.93, 0.62], leftElbow: [1.25, 2], leftWrist: [1.15, 3.2], leftHip: [0.55, 3.1], leftKnee: [
    0.55,
    5,
  ], leftAnkle: [0.5, 6.9],
}

export type HeadFrame = Pick<BodyFrame, 'faceHeight' | 'faceWidth' | 'chin' | 'forehead'>

/** The head alone, which the face's mesh tells. */
export function headFrame({ mesh }: Pick<Face, 'mesh'>): HeadFrame {
  const at = (i: number): Point => [mesh[i]![0], mesh[i]![1]]
  const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
  const [forehead, chin] = [at(10), at(152)]
  const faceWidth = between(at(234), at(454))
  // A bowed head is short, a turned one narrow; the other dimension then tells its size.
  return { chin, forehead, faceWidth, faceHeight: Math.max(between(forehead, chin), faceWidth * 1.1) }
}

/** Finds the body that belongs to a face: by the pose model, and by usual proportions where that is not sure. */
export async function bodyFrame(photo: RasterImage, face: Face): Promise<BodyFrame> {
  const head = headFrame(face)
  const { chin, faceHeight } = head
  const reach = 3.2 * faceHeight
  const around = {
    left: chin[0] - reach,
    top: chin[1] - 2.2 * faceHeight,
    width: 2 * reach,
    height: Math.max(2 * reach, Math.min(photo.height - chin[1], 7.5 * faceHeight) + 2.2 * faceHeight),
  }
  return bodyBelow(head, await findPose(photo, around), photo)
}

/** The body of a head by a pose that may be its own; the usual places below it where a joint is not sure. */
export function bodyBelow(head: HeadFrame, pose: Pose, photo: Size): BodyFrame {
  const { chin, faceHeight } = head
  const joint = (left: boolean, part: keyof typeof USUAL): BodyJoint => {
    const name = (left ? part : part.replace('left', 'right')) as BodyPart
    const [across, down] = USUAL[part]!
    const usual: Point = [chin[0] + (left ? 1 : -1) * across * faceHeight, chin[1] + down * faceHeight]
    const seen = believable(pose, name, photo, usual, faceHeight) || (part === 'leftWrist' && isRaised(left ? 'left' : 'right'))
    return { at: seen ? [pose[name].x, pose[name].y] : usual, seen }
  }
  // A hand at the head is far from where hands hang, but no further from its shoulder than an arm is long.
  const isRaised = (side: 'left' | 'right') => {
    const shoulder = pose[`${side}Shoulder`]
    return shoulder.score > SEEN && believable(pose, `${side}Wrist`, photo, [shoulder.x, shoulder.y], faceHeight)
  }
  const pair = (part: keyof typeof USUAL) => [joint(true, part), joint(false, part)] as const
  const shoulders = pair('leftShoulder')
  const [left, right] = [shoulders[0].at, shoulders[1].at]
  return {
    ...head,
    neck: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2],
    shoulders,
    elbows: pair('leftElbow'),
    wrists: pair('leftWrist'),
    hips: pair('leftHip'),
    knees: pair('leftKnee'),
    ankles: pair('leftAnkle'),
  }
}

/** A joint far from where this face's body can have it belongs to a neighbour. */
function believable(pose: Pose, part: BodyPart, photo: Size, usual: Point, faceHeight: number): boolean {
  const { x, y, score }: Joint = pose[part]
  const inside = x > -0.05 * photo.width && x < 1.05 * photo.width && y > 0 && y < 1.05 * photo.height
  return inside && score > SEEN && Math.hypot(x - usual[0], y - usual[1]) < 2.6 * faceHeight
}

/** The place between the hips. */
export const hipsMiddle = ({ hips: [left, right] }: Pick<BodyFrame, 'hips'>): Point => [(left.at[0] + right.at[0]) / 2, (left.at[1] + right.at[1]) / 2]

/** The same body in a picture of another size. */
export function scaled(body: BodyFrame, scale: number): BodyFrame {
  const point = ([x, y]: Point): Point => [x * scale, y * scale]
  const pair = ([left, right]: BodyFrame['hips']) =>
    [{ ...left, at: point(left.at) }, { ...right, at: point(right.at) }] as const
  return {
    faceHeight: body.faceHeight * scale,
    faceWidth: body.faceWidth * scale,
    chin: point(body.chin),
    forehead: point(body.forehead),
    neck: point(body.neck),
    shoulders: pair(body.shoulders),
    elbows: pair(body.elbows),
    wrists: pair(body.wrists),
    hips: pair(body.hips),
    knees: pair(body.knees),
    ankles: pair(body.ankles),
  }
}
