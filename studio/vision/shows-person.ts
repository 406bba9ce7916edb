import type { RasterImage } from '../pixels/linear-image.ts'
import { contains } from '../pixels/raster.ts'
import { workerSettings } from '../pool/worker-settings.ts'
import { boundsOf } from './bounds.ts'
import { findFaces, type Face } from './faces.ts'
import type { SubjectMask } from './object-mask.ts'
import { findPose } from './pose.ts'
import { peaksInPhoto } from './things/peaks-in-photo.ts'
import { thingNames } from './things/thing-names.ts'
import type { Watch } from './watch.ts'

/** A body whose plainest joints are told apart so well, 0..1, is that of a person, also one seen from behind. */
const BODY = 0.35
const PLAINEST = 5
/** How sure the model of things must be of somebody. */
const SOMEBODY = 0.3
/** And where neither face nor joints speak for somebody. */
const SURELY = 0.45
/** The share of a mask that must lie where somebody is. */
const MOSTLY = 0.85

/** Whether a face lies in the mask; the photo's faces are looked for where they are not known. */
export async function hasFace(photo: RasterImage, { mask, width, height }: SubjectMask, faces?: readonly Face[]): Promise<boolean> {
  return (faces ?? (await findFaces(photo))).some(({ box }) => {
    const x = Math.floor(((box.left + box.width / 2) / photo.width) * width)
    const y = Math.floor(((box.top + box.height / 2) / photo.height) * height)
    return (mask[y * width + x] ?? 0) > 0.5
  })
}

/** Whether what fills the mask has the joints of a person, also seen from behind. */
export async function hasBody(photo: RasterImage, { mask, ...size }: SubjectMask): Promise<boolean> {
  const { left, top, width, height } = boundsOf(mask, size, 0.5)!
  const [scale, spare] = [photo.width / size.width, 0.125]
  const pose = await findPose(photo, {
    left: (left - width * spare) * scale,
    top: (top - height * spare) * scale,
    width: width * (1 + 2 * spare) * scale,
    height: height * (1 + 2 * spare) * scale,
  })
  const plainest = Object.values(pose).map(({ score }) => score).sort((a, b) => b - a).slice(0, PLAINEST)
  return plainest.reduce((sum, score) => sum + score, 0) / PLAINEST > BODY
}

/** Whether the model of things names a person, whose face may be hidden. */
export async function hasSomebody(photo: RasterImage, { checkCancelled }: Watch): Promise<boolean> {
  const peaks = await peaksInPhoto(photo, checkCancelled)
  return peaks.some(({ name, score }) => thingNames[name] === 'person' && score > SOMEBODY)
}

/** Whether most of the mask lies where the model of things sees somebody, such as in profile, whose face and joints are not found. */
export async function isSomebody(photo: RasterImage, { mask, width }: SubjectMask, { checkCancelled }: Watch): Promise<boolean> {
  const scale = photo.width / width
  const boxes = (await peaksInPhoto(photo, checkCancelled)).flatMap(({ name, score, box }) => (thingNames[name] === 'person' && score > SURELY ? [box] : []))
  let [all, within] = [1e-6, 0]
  mask.forEach((value, i) => {
    const [x, y] = [(i % width) * scale, Math.floor(i / width) * scale]
    all += value
    if (boxes.some((box) => contains(box, x, y))) within += value
  })
  return within > MOSTLY * all
}

/**
 * Whether the model of things sees not the least of a person, as where an armchair's arms pass for shoulders. Where it is
 * switched off it says nothing.
 */
export async function isSurelyNobody(photo: RasterImage, { checkCancelled }: Watch): Promise<boolean> {
  if (!workerSettings().namesThings) return false
  const peaks = await peaksInPhoto(photo, checkCancelled)
  return !peaks.some(({ name }) => thingNames[name] === 'person')
}
