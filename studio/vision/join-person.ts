import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { SubjectMask } from './object-mask.ts'

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
export function missedParts({ mask, width, height }: SubjectMask, person: SubjectMask, sure = SURE): Plane {
  const radius = Math.max(2, Math.round(SLIVER * Math.max(width, height)))
  const missed = mask.map((value, i) => (value < 0.5 && person.mask[i]! > sure ? 1 : 0))
  const thick = boxBlur(missed, width, height, radius).map((value) => (value > 0.999 ? 1 : 0))
  const around = boxBlur(thick, width, height, radius)
  return missed.map((value, i) => (value && around[i]! > 0 ? 1 : 0))
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
