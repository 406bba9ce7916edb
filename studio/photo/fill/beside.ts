import type { RasterImage } from '../../pixels/linear-image.ts'
import { boxBlur, type Plane, resizePlane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import type { SubjectMask } from '../../vision/object-mask.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { personMask } from '../../vision/person-mask.ts'
import { sureSubject } from '../../vision/salient-mask.ts'
import type { Watch } from '../../vision/watch.ts'
import { maskPixels } from './mask-pixels.ts'
import { PERSON } from './people.ts'
import { THING } from './thing-within.ts'

/** Reach of the hole's surroundings, as a share of the mask's longest side. */
const RING = 0.02
/** A hole with more person around it than this lies on a person, and is filled with skin and cloth. */
const ON_PERSON = 0.45
/** A hole with more of what stands out around it lies on that. */
const ON_THING = 0.75

/**
 * Where people are (1), and what surely stands out beside a hole (1 in `hole`, the photo's pixels), so that neither appears twice
 * nor grows into it. Undefined where the hole lies on somebody or on what stands out, or there is nothing of either.
 */
export async function standingBeside(cv: OpenCv, photo: RasterImage, hole: Uint8Array, watch: Watch): Promise<Uint8Array | undefined> {
  const gap = Float32Array.from(hole)
  const person = personMask(cv, photo, watch)
  if (shareAround(person, gap, photo) > ON_PERSON) return undefined
  const people = maskPixels(person, photo, PERSON, watch.checkCancelled)
  const thing = await sureSubject(photo, watch)
  if (!thing || shareAround(thing, gap, photo) > ON_THING) return people
  const things = maskPixels(thing, photo, THING, watch.checkCancelled)
  return people && things ? people.map((value, i) => value | things[i]!) : (people ?? things)
}

/** How much of what lies directly around the gap (1 in the photo's pixels) is in the mask, 0..1. */
function shareAround({ mask, width, height }: SubjectMask, gap: Plane, photo: Size): number {
  const inGap = resizePlane(gap, photo.width, photo.height, width, height)
  const near = boxBlur(inGap, width, height, Math.max(2, Math.round(RING * Math.max(width, height))))
  let [around, within] = [1e-6, 0]
  for (let i = 0; i < near.length; i++) {
    if (inGap[i]! > 0 || near[i] === 0) continue
    around++
    within += mask[i]!
  }
  return within / around
}
