import { distance, eyeOpenness, mouthOpenness, type Point } from '../../../vision/face-geometry.ts'
import { facePose } from '../../../vision/face-pose.ts'
import type { Face } from '../../../vision/faces.ts'
import { mouthsDiffer, OPEN_MOUTH } from './swap-mask.ts'
import type { SwapTraits } from './swap-traits.ts'

/** Where a face or its eyes point, as seen in the picture. */
type Direction = 'front' | 'left' | 'right' | 'up' | 'down'

/** What of two faces will show when one is set into the place of the other: how it is on either photo. */
export type SwapRemark =
  | { code: 'turned-apart'; face: Direction; photo: Direction }
  | { code: 'mouths-apart' | 'smiles-apart' | 'eyes-apart' | 'glasses'; face: 'yes' | 'no' }
  | { code: 'fringe'; face: 'yes' | 'no' | 'both' }
  | { code: 'gazes-apart' | 'small-source' | 'beard' | 'lights-apart' }

/** Differences in degrees from which the result looks forced, and from which it is grotesque. */
const TURNED = { yaw: 20, pitch: 22 }
const APART = { yaw: 38, pitch: 35 }
/** And from which it is when the source is turned further than the place: its far side is not there to be shown. */
const FAR_SIDE = 25
/** Of the mouth's width over that between the eyes' outer corners: some 0.57 at rest, 0.75 in a broad smile. */
const SMILES = 0.14
const GRIMACE = 0.22
/** Of an eye's width. */
const GAZES = 0.15
const SHUT = 0.15
/** The source's width over the target's. */
const SMALL = 0.55

function farther(a: Face, b: Face, { yaw, pitch }: typeof APART): boolean {
  const [from, to] = [facePose(a), facePose(b)]
  return Math.abs(from.yaw - to.yaw) > yaw || Math.abs(from.pitch - to.pitch) > pitch
}

/** Whether two faces point so far apart that no swap can look right. */
export function tooFarApart(source: Face, target: Face): boolean {
  if (farther(source, target, APART)) return true
  const [from, to] = [facePose(source), facePose(target)]
  return sourceTurnedMore(source, target) && Math.hypot(from.yaw - to.yaw, from.pitch - to.pitch) > FAR_SIDE
}

/** Whether the source is turned further from the camera, to any side, than the place that it is to fill. */
export function sourceTurnedMore(source: Face, target: Face): boolean {
  const [from, to] = [facePose(source), facePose(target)]
  return Math.hypot(from.yaw, from.pitch) > Math.hypot(to.yaw, to.pitch)
}

/** Whether they point so far apart that the result looks forced. */
export const turnedApart = (source: Face, target: Face): boolean => farther(source, target, TURNED)

/**
 * Whether the source laughs so much more than the target that it becomes a grimace: it has to close its mouth and narrow
 * it. A face that smiles less than its place does not. Of twelve pairs that were looked at, the six with more than
 * this were grotesque, those with up to 0.18 were not.
 */
export const laughsInstead = (source: Face, target: Face): boolean =>
  mouthsDiffer(source, target) && mouthOpenness(source) > OPEN_MOUTH && smile(source) - smile(target) > GRIMACE

/** What the person should know of the two faces before they are swapped, the worst first. */
export function swapRemarks(source: Face, target: Face, { beard, glasses, fringe, lightApart }: SwapTraits): SwapRemark[] {
  const remarks: (SwapRemark | false)[] = [
    turnedApart(source, target) && { code: 'turned-apart', face: directionOf(source), photo: directionOf(target) },
    mouthsDiffer(source, target) && { code: 'mouths-apart', face: mouthOpenness(source) > OPEN_MOUTH ? 'yes' : 'no' },
    !mouthsDiffer(source, target) && Math.abs(smile(source) - smile(target)) > SMILES && { code: 'smiles-apart', face: smile(source) > smile(target) ? 'yes' : 'no' },
    eyesShut(source) !== eyesShut(target) && { code: 'eyes-apart', face: eyesShut(source) ? 'no' : 'yes' },
    !eyesShut(source) && !eyesShut(target) && Math.abs(gaze(source) - gaze(target)) > GAZES && { code: 'gazes-apart' },
    isSmall(source, target) && { code: 'small-source' },
    (glasses.source || glasses.target) && { code: 'glasses', face: glasses.source ? 'yes' : 'no' },
    beard && { code: 'beard' },
    (fringe.source || fringe.target) && { code: 'fringe', face: fringe.source ? (fringe.target ? 'both' : 'yes') : 'no' },
    lightApart && { code: 'lights-apart' },
  ]
  return remarks.filter((remark) => remark !== false)
}

/** Whether the source has fewer pixels than the place that it is to fill. */
export const isSmall = (source: Face, target: Face): boolean => facePose(source).width < SMALL * facePose(target).width

const FRONT = { yaw: 12, pitch: 14 }

function directionOf(face: Face): Direction {
  const { yaw, pitch } = facePose(face)
  if (Math.abs(yaw) < FRONT.yaw && Math.abs(pitch) < FRONT.pitch) return 'front'
  if (Math.abs(yaw) / FRONT.yaw >= Math.abs(pitch) / FRONT.pitch) return yaw > 0 ? 'right' : 'left'
  return pitch > 0 ? 'up' : 'down'
}

/** Whether both eyes are shut, or nearly so in a laugh. */
export const eyesShut = (face: Face): boolean => {
  const [left, right] = eyeOpenness(face)
  return (left + right) / 2 < SHUT
}

const smile = (face: Face) => distance(face, 61, 291) / Math.max(1e-3, distance(face, 33, 263))

/** How far the irises are from the middle of the eyes towards the right of the face, as a share of an eye's width. */
const gaze = ({ mesh }: Face) => (irisIn(mesh, 33, 133) + irisIn(mesh, 362, 263)) / 2

const IRISES = [468, 473]

function irisIn(mesh: Face['mesh'], from: number, to: number): number {
  const [[ax, ay], [bx, by]] = [mesh[from]!, mesh[to]!]
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2]
  const away = (i: number) => Math.hypot(mesh[i]![0] - middle[0], mesh[i]![1] - middle[1])
  const [x, y] = mesh[away(IRISES[0]!) < away(IRISES[1]!) ? IRISES[0]! : IRISES[1]!]!
  return ((x - middle[0]) * (bx - ax) + (y - middle[1]) * (by - ay)) / Math.max(1e-3, (bx - ax) ** 2 + (by - ay) ** 2)
}
