import { mapToBytes } from '../pixels/map-values.ts'
import type { Plane } from '../pixels/plane.ts'
import type { SubjectMask } from './object-mask.ts'
import { withOwned, type OpenCv } from './opencv.ts'

/** The person model's outlines are off by so much, as a share of the mask's longest side; its thicker pieces are parts. */
const SLIVER = 0.012
/** The person model's belief in what the network left out. */
const SURE = 0.8
/** What is held before a body lies within it by this share and is no more than that share of it. */
const WITHIN = 0.8
const HELD = 0.3
/** The person model's mean belief where it means a body, and the shares of the frame that one fills. */
const BODY = 0.95
const BODY_OF_FRAME = [0.05, 0.8] as const

/**
 * Parts of people that the network left out of the subject (the darker of two, legs on a sofa), 1 or 0, or, the other way round, what it
 * sees beside them: pieces of the person mask, believed from `sure` on, with some thickness. Along the outline the network's word stands, which is the finer one.
 */
export function missedParts(cv: OpenCv, { mask, width, height }: SubjectMask, person: SubjectMask, sure = SURE): Plane {
  const missed = mapToBytes(mask, (value, i) => (value < 0.5 && person.mask[i]! > sure ? 1 : 0))
  if (!missed.includes(1)) return new Float32Array(missed.length)
  const side = 2 * Math.max(2, Math.round(SLIVER * Math.max(width, height))) + 1
  return withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC1, missed))
    cv.morphologyEx(image, image, cv.MORPH_OPEN, own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(side, side))))
    return new Float32Array(image.data)
  })
}

/** Whether the subject looks like something that a person holds before the body, such as a camera before the face. */
export function isHeld({ mask }: SubjectMask, person: SubjectMask): boolean {
  let [count, belief, held, within] = [0, 0, 0, 0]
  person.mask.forEach((value, i) => {
    held += mask[i]!
    within += Math.min(value, mask[i]!)
    if (value <= 0.5) return
    count++
    belief += value
  })
  const share = count / mask.length
  return share > BODY_OF_FRAME[0] && share < BODY_OF_FRAME[1] && belief > BODY * count && held < HELD * count && within > WITHIN * held
}
