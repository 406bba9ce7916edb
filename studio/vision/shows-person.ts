import type { RasterImage } from '../pixels/linear-image.ts'
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

/**
 * Whether the model of things sees not the least of a person, as where an armchair's arms pass for shoulders. Where it is
 * switched off it says nothing.
 */
export async function isSurelyNobody(photo: RasterImage, { checkCancelled }: Watch): Promise<boolean> {
  if (!workerSettings().namesThings) return false
  const peaks = await peaksInPhoto(photo, checkCancelled)
  return !peaks.some(({ name }) => thingNames[name] === 'person')
}
