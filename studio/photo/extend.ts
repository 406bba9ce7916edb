import { sumOf } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Region, Size } from '../pixels/raster.ts'
import type { TaskContext } from '../pool/task-context.ts'
import { StudioError } from '../studio-error.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import { roundOff } from './extend-cut-off.ts'
import { dilated } from './fill/dilated.ts'
import { fillRegion } from './fill/fill-region.ts'
import { peopleWithin, type Sides } from './fill/people.ts'
import { besidePlainGround } from './fill/plain-sides.ts'
import { thingWithin } from './fill/thing-within.ts'
import type { Locality } from './fill/search.ts'

export interface Extended {
  picture: RasterImage
  notes: string[]
}

/** Depths from an extended side, as shares of the photo's longer side, within which people are looked past: above, a head. */
const LOOKED_PAST = { top: 0.3, elsewhere: 0.1 }

/** Sides that may run through the middle of somebody; above a head and below a body the scene goes on. */
const ACROSS_PEOPLE = ['left', 'right'] as const

/** Share of the new picture past which the person should know how much was invented. */
export const LARGE_SHARE = 0.5

/**
 * Continues the scene beyond the photo's sides (margins as shares of its width or height). The photo's own pixels
 * stay as they are. Throws 'person-halved' where a left or right side to be extended runs through the middle of somebody.
 */
export async function extend(photo: RasterImage, margins: Sides, seed: number, context: TaskContext): Promise<Extended> {
  const { cv } = await loadOpenCv()
  context.checkCancelled()
  const { frame, place } = extendedFrame(photo, margins)
  const canvas = new Uint8Array(frame.width * frame.height * 3)
  const hole = new Uint8Array(frame.width * frame.height).fill(1)
  const within = await peopleWithin(cv, photo, margins, context)
  if (within && ACROSS_PEOPLE.some((side) => margins[side] > 0 && within.halved[side])) throw new StudioError('person-halved', 'A side to be extended runs through the middle of a person')
  const people = within?.pixels
  // Whatever is copied from elsewhere, this is not.
  const once = people ?? besidePlainGround(photo, margins, context.checkCancelled) ?? (await thingWithin(photo, margins, context))
  const blocked = once && new Uint8Array(hole.length)
  const eachRow = (lay: (from: number, to: number) => void) => {
    for (let y = 0; y < place.height; y++) lay(y * place.width, (place.top + y) * frame.width + place.left)
  }
  const layPhoto = (picture: Uint8Array) =>
    eachRow((from, to) => picture.set(photo.data.subarray(from * 3, (from + place.width) * 3), to * 3))
  layPhoto(canvas)
  eachRow((from, to) => {
    hole.fill(0, to, to + place.width)
    blocked?.set(once!.subarray(from, from + place.width), to)
  })
  context.progress(0.1)
  context.checkCancelled()
  const kept = (place.width * place.height) / hole.length
  if (blocked && people) {
    lookPast(blocked, hole, frame, place)
    const withRim = withRims(people, photo, context.checkCancelled)
    eachRow((from, to) => blocked.set(withRim.subarray(from, from + place.width), to))
  }
  const picture = fillRegion(
    { ...frame, channels: 3, data: canvas },
    hole,
    { ...(blocked && { blocked, carriesBlocked: true }), locality: localityFor(margins), seed },
    { ...context, progress: (at) => context.progress(0.1 + 0.9 * at) },
  )
  // The people that were looked past are there all the same.
  if (people) {
    layPhoto(picture.data)
    roundOff(picture, place, people, margins, context.checkCancelled)
  }
  return { picture, notes: [...(within?.cut ? ['body-cut'] : []), ...(1 - kept > LARGE_SHARE ? ['large-hole'] : [])] }
}

/** The person model is coarse: strands and rims beyond its outline, as a share of the longer side, are people too. */
const RIM = 0.03
/** Of the photo, what must be left to go on from. */
const LEFT_OVER = 0.12

/** People with their rims, unless too little is left of the rest. */
function withRims(people: Uint8Array, size: Size, checkCancelled: () => void): Uint8Array {
  const reach = Math.max(1, Math.round(RIM * Math.max(size.width, size.height)))
  const all = dilated(people, size, reach, checkCancelled)
  return sumOf(all) < (1 - LEFT_OVER) * all.length ? all : people
}

/**
 * Adds people by an extended side to the hole, in place: what is made beyond that side goes on from what lies behind
 * them, where else it would have to suit a head that nothing may be copied from.
 */
function lookPast(blocked: Uint8Array, hole: Uint8Array, { width, height }: Size, place: Region): void {
  const longest = Math.max(place.width, place.height)
  const reach = LOOKED_PAST.elsewhere * longest
  const right = place.left + place.width
  const bottom = place.top + place.height
  for (let y = place.top; y < bottom; y++) {
    for (let x = place.left, i = y * width + x; x < right; x++, i++) {
      if (!blocked[i]) continue
      const above = place.top > 0 && y - place.top < LOOKED_PAST.top * longest
      const below = bottom < height && bottom - y <= reach
      const before = place.left > 0 && x - place.left < reach
      const behind = right < width && right - x <= reach
      if (above || below || before || behind) hole[i] = 1
    }
  }
}

/** Size of the extended picture, and where the photo lies in it. */
export function extendedFrame({ width, height }: Size, { top, right, bottom, left }: Sides): { frame: Size; place: Region } {
  const place = { left: Math.round(left * width), top: Math.round(top * height), width, height }
  const frame = {
    width: place.left + width + Math.round(right * width),
    height: place.top + height + Math.round(bottom * height),
  }
  return { frame, place }
}

/**
 * A landscape goes on sideways at its own height, with what stands near its edge: what is far along the extension is
 * dear, or a tower in the middle comes again beside itself; what lies across it is dearer.
 */
function localityFor({ top, right, bottom, left }: Sides): Locality {
  const sideways = left + right > 0
  const upright = top + bottom > 0
  return { across: upright ? ACROSS : ALONG, down: sideways ? ACROSS : ALONG }
}

const ALONG = 6000
const ACROSS = 20_000
