import type { RasterImage } from '../pixels/linear-image.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Region, Size } from '../pixels/raster.ts'
import { bodyBelow, SEEN, type BodyFrame, type HeadFrame } from './body-frame.ts'
import { boundsOf, withMargin } from './bounds.ts'
import type { Point } from './face-geometry.ts'
import { findPose, type BodyPart, type Pose } from './pose.ts'

/** Usual lengths in heights of the face: from shoulder to shoulder, from them to the hips, from the chin down to them, from the nose to an ear in profile, and to the chin from there. */
const USUAL = { shoulders: 1.86, torso: 2.48, throat: 0.62, profile: 0.9, jaw: 0.5 }
/** The breadth of a bust with its arms in heights of the face, from where on down it is the shoulders', and how far within their joints lie. */
const BUST = { breadth: 2.3, begins: 0.7, inset: 0.25 }
const HEAD: readonly BodyPart[] = ['nose', 'leftEar', 'rightEar']
const SHOULDERS: readonly BodyPart[] = ['leftShoulder', 'rightShoulder']
const HIPS: readonly BodyPart[] = ['leftHip', 'rightHip']

/**
 * The body of one person whose face is not found, in pixels of the photo: it is turned away, or lies outside. `person` is where
 * they are, 0..1, at a smaller size. Undefined where too little is seen to tell how large the person is.
 */
export async function facelessBody(photo: RasterImage, person: Plane, size: Size): Promise<BodyFrame | undefined> {
  const scale = photo.width / size.width
  const bounds = boundsOf(person, size, 0.5)
  if (!bounds) return undefined
  const { left, top, width, height } = bounds
  const pose = await findPose(photo, withMargin({ left: left * scale, top: top * scale, width: width * scale, height: height * scale }, photo, 0.25))
  const head = headAbove(pose)
  if (head) return bodyBelow(head, pose, photo)
  const bust = bustAt(person, size, bounds)
  return bust && bustFrame(bust, scale, pose, photo)
}

/** A row at the height of the shoulders, between what is there of the person. */
interface Bust {
  left: number
  right: number
  y: number
  /** The broadest the person is near the top. */
  breadth: number
}

/** Where the shoulders are of somebody whom the upper edge of the picture cuts off above them. */
function bustAt(person: Plane, { width }: Size, bounds: Region): Bust | undefined {
  if (bounds.top > 0) return undefined
  const rows = Array.from({ length: Math.min(bounds.height, bounds.width) }, (_, y) => {
    const row = person.subarray(y * width, (y + 1) * width)
    return { y, left: row.findIndex((value) => value > 0.5), right: row.findLastIndex((value) => value > 0.5) }
  }).filter(({ left }) => left >= 0)
  const breadth = Math.max(...rows.map(({ left, right }) => right - left + 1))
  const shoulders = rows.find(({ left, right }) => right - left + 1 > BUST.begins * breadth)
  return shoulders && { ...shoulders, breadth }
}

function bustFrame({ left, right, y, breadth }: Bust, scale: number, pose: Pose, photo: Size): BodyFrame {
  const faceHeight = (breadth * scale) / BUST.breadth
  const [middle, inset] = [((left + right) / 2) * scale, BUST.inset * faceHeight]
  const chin: Point = [middle, y * scale - USUAL.throat * faceHeight]
  const shoulder = (x: number) => ({ at: [x, y * scale] as const, seen: true })
  return {
    ...bodyBelow(headOver(chin, faceHeight), pose, photo),
    neck: [middle, y * scale],
    shoulders: [shoulder(right * scale - inset), shoulder(left * scale + inset)],
  }
}

/** Where the head is by the joints. */
function headAbove(pose: Pose): HeadFrame | undefined {
  const [seen, shoulders, hips] = [HEAD, SHOULDERS, HIPS].map((parts) => seenOf(pose, parts)) as [Point[], Point[], Point[]]
  if (shoulders.length === 0 && seen.length < 2) return undefined
  // From the side shoulders lie one behind the other, from above hips are near, and from the front ears are beside the nose.
  const faceHeight = Math.max(
    shoulders.length > 0 && hips.length > 0 ? between(middleOf(shoulders), middleOf(hips)) / USUAL.torso : 0,
    shoulders.length === 2 ? between(shoulders[0]!, shoulders[1]!) / USUAL.shoulders : 0,
    seen.length > 1 ? between(seen[0]!, seen[1]!) / USUAL.profile : 0,
  )
  if (faceHeight === 0) return undefined
  const chin = seen.length > 0 ? below(middleOf(seen), USUAL.jaw * faceHeight) : below(middleOf(shoulders), -USUAL.throat * faceHeight)
  // Who bows to the camera hides the body behind the head.
  if (shoulders.length > 0 && middleOf(shoulders)[1] < chin[1]) return undefined
  return headOver(chin, faceHeight)
}

const headOver = (chin: Point, faceHeight: number): HeadFrame => ({ chin, forehead: below(chin, -faceHeight), faceHeight, faceWidth: 0.75 * faceHeight })

const seenOf = (pose: Pose, parts: readonly BodyPart[]): Point[] =>
  parts.flatMap((part) => (pose[part].score > SEEN ? [[pose[part].x, pose[part].y] as const] : []))

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const below = ([x, y]: Point, by: number): Point => [x, y + by]

const between = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
