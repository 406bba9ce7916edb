import { boxBlur, type Plane } from '../pixels/plane.ts'
import type { SubjectMask } from './object-mask.ts'

/** The person model's outlines are off by so much, as a share of the mask's longest side; its thicker pieces are parts. */
const SLIVER = 0.012
/** The person model's belief in what the network left out. */
const SURE = 0.8

/**
 * Parts of people that the network left out of the subject (the darker of two, legs on a sofa), 1 or 0: pieces of the
 * person mask with some thickness. Along the outline the network's word stands, which is the finer one.
 */
export function missedParts({ mask, width, height }: SubjectMask, person: SubjectMask): Plane {
  const radius = Math.max(2, Math.round(SLIVER * Math.max(width, height)))
  const missed = mask.map((value, i) => (value < 0.5 && person.mask[i]! > SURE ? 1 : 0))
  const thick = boxBlur(missed, width, height, radius).map((value) => (value > 0.999 ? 1 : 0))
  const around = boxBlur(thick, width, height, radius)
  return missed.map((value, i) => (value && around[i]! > 0 ? 1 : 0))
}
