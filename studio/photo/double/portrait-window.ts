import type { Size } from '../../pixels/raster.ts'
import { distance } from '../../vision/face-geometry.ts'
import { facePose } from '../../vision/face-pose.ts'
import type { Face } from '../../vision/faces.ts'
import type { Window } from './upright-view.ts'

/** Width over height of a portrait. */
const RATIO = 3 / 4
/** Height of a portrait in heights of the face, from the hairline to the chin: head and shoulders. */
const TALL = 3.4
/** Where the middle of the face stands, as a share of the portrait's height. */
const FACE_AT = 0.4
/** Less than this, degrees, is how people hold their heads. */
const NATURAL_ROLL = 4
const MOST_ROLL = 25

/** Head and shoulders around a face, turned upright, and no larger than the photo is around it. */
export function portraitWindow(face: Face, photo: Size): Window {
  const { roll: seen } = facePose(face)
  const roll = Math.abs(seen) < NATURAL_ROLL ? 0 : Math.min(MOST_ROLL, Math.max(-MOST_ROLL, seen))
  const tall = distance(face, 10, 152) * TALL
  const height = Math.min(tall, photo.height, photo.width / RATIO)
  const width = height * RATIO
  const angle = (roll * Math.PI) / 180
  const down = (0.5 - FACE_AT) * height
  const [top, bottom] = [face.mesh[10]!, face.mesh[152]!]
  const x = (top[0] + bottom[0]) / 2 - Math.sin(angle) * down
  const y = (top[1] + bottom[1]) / 2 + Math.cos(angle) * down
  const within = (at: number, reach: number, length: number) => Math.min(length - reach / 2, Math.max(reach / 2, at))
  return { x: within(x, width, photo.width), y: within(y, height, photo.height), width, height, roll }
}
