import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region } from '../../pixels/raster.ts'
import type { Watch } from '../watch.ts'
import { lookAgain } from './look-for-things.ts'
import { peaksInPhoto } from './peaks-in-photo.ts'
import type { Peak } from './peaks.ts'
import { floors, kinds, thingNames, USUAL_FLOOR, type ThingName } from './thing-names.ts'

export interface Thing {
  name: ThingName
  /** 0..1, at first sight and in the mean with a second look, where there was one. */
  atFirst: number
  score: number
  /** In pixels of the photo. */
  box: Region
}

export interface ThingsFound {
  /** Things it is sure of, the surest first. */
  sure: Thing[]
  /** What it may have seen, by its score at first sight, the likeliest first. */
  unsure: Thing[]
  /** Names of which there may be more than those. */
  perhapsMore: ReadonlySet<ThingName>
}

/** A first look below this is not worth a second one; what is seldom wrong is worth it sooner. */
const WORTH = 0.33
const WORTH_OF_KNOWN = 0.28
/** People are counted: there are more where some are half seen. */
const WORTH_OF_PERSON = 0.25
/** What is smaller, as a share of the photo, is too blurred when it is seen from near. */
const SMALL = 0.015
/** How many things are looked at again, the largest first; a look is some 0.2 s of a processor. */
const LOOKS = 3
/** The second look is from this many times its size: what is a thing is seen best there, and what only looked like one is not. */
const FROM = 2
/** Weight of the second look. */
const TRUST = 0.55
/** Somebody who takes up more than this share of the photo is surer than one far away. */
const NEAR = 0.1
const SURE_OF_PERSON = { near: 0.33, far: 0.45 }
/** From this share of the best name on, another of its kind may be right instead. */
const RIVAL = 0.6

/** Finds everyday things by name and place. What it is not sure of is left out: a wrong name is worse than none. */
export async function findThings(photo: RasterImage, { checkCancelled }: Watch): Promise<ThingsFound> {
  const peaks = await peaksInPhoto(photo, checkCancelled)
  const whole = photo.width * photo.height
  const areaOf = ({ box }: Peak) => (box.width * box.height) / whole
  const again = peaks
    .filter((peak) => thingNames[peak.name] !== 'person' && peak.score >= worthOf(peak) && areaOf(peak) >= SMALL)
    .toSorted((a, b) => areaOf(b) * b.score - areaOf(a) * a.score)
    .slice(0, LOOKS)
  const scores = new Map<Peak, number>()
  for (const peak of again) {
    checkCancelled()
    scores.set(peak, (1 - TRUST) * peak.score + TRUST * (await lookAgain(photo, peak.box, FROM, peak.name)))
  }
  const sure = peaks.flatMap((peak) => {
    const score = scores.get(peak) ?? peak.score
    return score >= floorOf(peak, scores.has(peak), areaOf(peak)) ? [thingOf(peak, score)] : []
  })
  const others = peaks.filter(({ box }) => !sure.some((thing) => thing.box === box))
  const worthy = others.filter((peak) => peak.score >= (thingNames[peak.name] === 'person' ? WORTH_OF_PERSON : WORTH))
  return { sure, unsure: others.map((peak) => thingOf(peak, peak.score)), perhapsMore: new Set(worthy.map(nameOf)) }
}

/** Where the people are that `findThings` is sure of, the surest first. They get no second look, so that this takes less. */
export async function findPeople(photo: RasterImage, { checkCancelled }: Watch): Promise<Region[]> {
  const peaks = await peaksInPhoto(photo, checkCancelled)
  const whole = photo.width * photo.height
  const isSure = (peak: Peak) => peak.score >= floorOf(peak, false, (peak.box.width * peak.box.height) / whole)
  return peaks.flatMap((peak) => (thingNames[peak.name] === 'person' && isSure(peak) ? [peak.box] : []))
}

/** The same of what was found. */
export const peopleAmong = ({ sure }: ThingsFound): Region[] => sure.flatMap(({ name, box }) => (name === 'person' ? [box] : []))

const thingOf = (peak: Peak, score: number): Thing => ({ name: nameOf(peak), atFirst: peak.score, score, box: peak.box })

const worthOf = ({ name }: Peak) => ((floors[thingNames[name]!] ?? USUAL_FLOOR).twice < USUAL_FLOOR.twice ? WORTH_OF_KNOWN : WORTH)

function floorOf({ name }: Peak, seenTwice: boolean, area: number): number {
  const called = thingNames[name]!
  if (called === 'person') return area > NEAR ? SURE_OF_PERSON.near : SURE_OF_PERSON.far
  return (floors[called] ?? USUAL_FLOOR)[seenTwice ? 'twice' : 'once']
}

function nameOf({ name, score, others }: Peak): ThingName {
  const called = thingNames[name]!
  for (const [kind, names] of Object.entries(kinds) as [keyof typeof kinds, readonly ThingName[]][]) {
    const isRival = ([other, its]: [number, number]) => names.includes(thingNames[other]!) && its >= score * RIVAL
    if (names.includes(called) && [...others].some(isRival)) return kind
  }
  return called
}
