import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Size } from '../../pixels/raster.ts'
import { findThings, type Thing, type ThingsFound } from '../../vision/things/find-things.ts'
import type { ThingName } from '../../vision/things/thing-names.ts'
import type { Watch } from '../../vision/watch.ts'

/** What is larger than who would stand beside it: small in a picture it would be a toy. */
const LARGER_THAN_PEOPLE: readonly ThingName[] = [
  'bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat', 'bench', 'horse', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'couch',
  'bed', 'dining-table', 'refrigerator',
]

/** What nobody carries. */
const TOO_LARGE: readonly ThingName[] = [
  ...LARGER_THAN_PEOPLE, 'traffic-light', 'fire-hydrant', 'stop-sign', 'parking-meter', 'sheep', 'animal', 'chair', 'toilet', 'tv', 'microwave', 'oven', 'sink',
]

/** Whatever lies flat may seem to be one of these. */
const OFTEN_MISTAKEN: readonly ThingName[] = ['bed', 'dining-table', 'bench', 'boat', 'refrigerator']

/** What is held in a hand and worn nowhere. */
const HELD_ALONE: readonly ThingName[] = [
  'bird', 'cat', 'dog', 'bottle', 'wine-glass', 'cup', 'fork', 'knife', 'spoon', 'bowl', 'banana', 'apple', 'sandwich', 'orange', 'broccoli', 'carrot',
  'hot-dog', 'pizza', 'donut', 'cake', 'potted-plant', 'laptop', 'mouse', 'remote', 'keyboard', 'cell-phone', 'toaster', 'book', 'vase', 'scissors',
  'teddy-bear', 'hair-drier', 'toothbrush', 'umbrella', 'suitcase',
]

/** Share of the photo that the product takes up at least: what is smaller stands beside it. */
const LEAST_SHARE = 0.1
/** Share of a photo in which somebody wears the product already: it comes out with what lies about it. */
const WORN_SHARE = 0.3
/** The same of what only seems to be something. */
const LEAST_SHARE_OF_DOUBT = 0.2
/** How sure the model must be to refuse a product, 0..1: more than to tell a thing among others. */
const TOLD = { thing: 0.5, person: 0.45 }
/** How much it must seem to be something, 0..1: far less than to be told so, as a wrong picture is worse than another photo. */
const SEEMING = 0.25
/** Of what bags, watches and jewels alone on paper are taken for, more is asked. */
const SEEMING_AT_A_GLANCE = 0.45
const GLANCED: readonly ThingName[] = [
  'toilet', 'tv', 'suitcase', 'clock', 'scissors', 'vase', 'cell-phone', 'umbrella', 'remote', 'mouse', 'bottle', 'cup', 'bowl', 'chair', 'refrigerator',
  'traffic-light', 'fire-hydrant', 'stop-sign', 'parking-meter',
]

/**
 * The name of a product that cannot be worn, or not even held; undefined when nothing speaks against it. A product of
 * `doubtful` shape must not even seem to be such a thing.
 */
export async function notWorn(photo: RasterImage, { held, doubtful }: { held: boolean; doubtful: boolean }, watch: Watch): Promise<ThingName | undefined> {
  const names = held ? TOO_LARGE : [...TOO_LARGE, ...HELD_ALONE]
  const { sure, unsure } = await findThings(photo, watch)
  const shareOf = shareIn(photo)
  const told = sure.filter(isTold).find((thing) => (thing.name === 'person' ? shareOf(thing) > WORN_SHARE : names.includes(thing.name) && shareOf(thing) > LEAST_SHARE))
  if (told || !doubtful) return told?.name
  const likely = [...sure.filter((thing) => !isTold(thing)), ...unsure].toSorted((a, b) => b.atFirst - a.atFirst)
  const seeming = likely.find((thing) => shareOf(thing) > LEAST_SHARE_OF_DOUBT)
  const floor = seeming && GLANCED.includes(seeming.name) ? SEEMING_AT_A_GLANCE : SEEMING
  return seeming && names.includes(seeming.name) && seeming.atFirst > floor ? seeming.name : undefined
}

/**
 * The name of what is larger than people among what was found in a product's photo; undefined when nothing is, or nobody
 * knows. What large things are often taken for by mistake must be told.
 */
export function largerThanPeople({ sure, unsure }: Pick<ThingsFound, 'sure' | 'unsure'>, photo: Size): ThingName | undefined {
  const shareOf = shareIn(photo)
  const told = sure.find((thing) => isTold(thing) && LARGER_THAN_PEOPLE.includes(thing.name) && shareOf(thing) > LEAST_SHARE)
  if (told || sure.some((thing) => shareOf(thing) > LEAST_SHARE_OF_DOUBT)) return told?.name
  const seeming = unsure.find((thing) => shareOf(thing) > LEAST_SHARE_OF_DOUBT)
  return seeming && LARGER_THAN_PEOPLE.includes(seeming.name) && !OFTEN_MISTAKEN.includes(seeming.name) && seeming.atFirst > SEEMING ? seeming.name : undefined
}

const isTold = ({ name, score }: Thing) => score >= (name === 'person' ? TOLD.person : TOLD.thing)

const shareIn = (photo: Size) => ({ box }: Thing) => (box.width * box.height) / (photo.width * photo.height)
