import { clamp, smoothstep } from '../../../pixels/colour.ts'
import type { FacePose } from '../../../vision/face-pose.ts'

/** Which half of the face something lies in, as the picture shows it: -1 left, 1 right, 0 in the middle. */
export type Side = -1 | 0 | 1

/** Points of the mesh on the line down the face; of the others those up to 247 lie left and the rest right. */
const MIDDLE: ReadonlySet<number> = new Set([0, 1, 2, 4, 5, 6, 8, 9, 10, 151, 152, 164, 168, 175, 195, 197, 199, 200])
const LAST_LEFT = 247

export const sideOf = (point: number): Side => (MIDDLE.has(point) ? 0 : point > LAST_LEFT ? 1 : -1)

/** How wide a part of the face looks whose skin points so many degrees aside, beside how wide it does from the front. */
export function narrowed({ yaw }: FacePose, side: Side, degrees: number): number {
  const radians = Math.PI / 180
  return clamp(Math.cos((yaw + side * degrees) * radians) / Math.cos(degrees * radians), 0, 1.2)
}

/** How far paint shows on such a part, 0..1: it goes round the edge of the face and out of sight. */
export const visible = (narrow: number): number => smoothstep(0.12, 0.6, narrow)
