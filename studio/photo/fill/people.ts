import type { RasterImage } from '../../pixels/linear-image.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { personMask, type PersonMask } from '../../vision/person-mask.ts'
import { sharesAtSides } from '../../vision/shares-at-sides.ts'
import { hasBody, hasFace, isSomebody, isSurelyNobody } from '../../vision/shows-person.ts'
import type { Watch } from '../../vision/watch.ts'
import { maskPixels } from './mask-pixels.ts'

/** Probability from which a pixel is kept out: low, since the model's outline is soft. */
export const PERSON = 0.25
/** Sides of a picture, as shares of its width or height. */
export interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

/** A person that the frame cuts off below for longer than this share of the width goes on there. */
const CUT_OFF = 0.05
/** Depth from the lower side, as a share of the photo, within which cloth may be copied. */
const CLOTH = 0.22
/** A cut along an extended side for longer than this share of it is seen in the result. */
const LONG_CUT = 0.12

export interface PeopleWithin {
  /** 1 where people are that nothing may be copied from. */
  pixels: Uint8Array
  /** An extended side cuts a body off for a good part of its length. */
  cut: boolean
  /** Sides that cut through the middle of somebody, extended or not. */
  halved: Record<'left' | 'right', boolean>
}

/** Share of a left or right side from where on it cuts through the middle of somebody, of whom rules know no other half. */
const HALVED = 0.45

/**
 * Where people are, but for what of their lower halves lies along an extended lower side that cuts them off: a body goes
 * on downwards. To the sides it does not: hair and arms would grow there. Undefined where nothing bears out what
 * the person model took for one, such as a mountainside or an armchair.
 */
export async function peopleWithin(cv: OpenCv, photo: RasterImage, margins: Sides, watch: Watch): Promise<PeopleWithin | undefined> {
  const person = personMask(cv, photo, watch)
  const { width, height, mask } = person
  const bounds = boundsOf(mask, person, 0.5)
  if (!bounds) return undefined
  if (!(await isPerson(photo, person, watch))) {
    // Nobody appears twice; where somebody ends is not known well enough to speak of it.
    const pixels = (await maybePerson(photo, person, watch)) && maskPixels(person, photo, PERSON, watch.checkCancelled)
    return pixels ? { pixels, cut: false, halved: { left: false, right: false } } : undefined
  }
  const waist = bounds.top + bounds.height / 2
  const { left: before, right: behind, bottom } = sharesAtSides(mask, person)
  const below = margins.bottom > 0 ? bottom : 0
  if (below >= CUT_OFF) mask.fill(0, Math.ceil(Math.max(waist, (1 - CLOTH) * height)) * width)
  const pixels = maskPixels(person, photo, PERSON, watch.checkCancelled)
  const beside = Math.max(margins.left > 0 ? before : 0, margins.right > 0 ? behind : 0)
  return pixels && { pixels, cut: Math.max(below, beside) > LONG_CUT, halved: { left: before > HALVED, right: behind > HALVED } }
}

/** Sides that cut through the middle of somebody: `halved` of `peopleWithin`, and quicker where no side can. */
export async function halvedSides(cv: OpenCv, photo: RasterImage, watch: Watch): Promise<PeopleWithin['halved']> {
  const person = personMask(cv, photo, watch)
  const { left, right } = sharesAtSides(person.mask, person)
  const isSure = (left > HALVED || right > HALVED) && (await isPerson(photo, person, watch))
  return { left: isSure && left > HALVED, right: isSure && right > HALVED }
}

/** Whether a face or a body bears out what the person model found. */
const isPerson = async (photo: RasterImage, person: PersonMask, watch: Watch) =>
  (await hasFace(photo, person)) || ((await hasBody(photo, person)) && !(await isSurelyNobody(photo, watch)))

/** Share of the photo from where on the model of things is asked about somebody without a face or a body. */
const LARGE = 0.1

/** Whether what the person model found may be somebody in profile. */
const maybePerson = async (photo: RasterImage, person: PersonMask, watch: Watch) =>
  person.mask.filter((value) => value > 0.5).length > LARGE * person.mask.length && (await isSomebody(photo, person, watch))
