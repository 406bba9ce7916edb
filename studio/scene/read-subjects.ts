import { has, valueOf, type Item } from './item.ts'
import type { Reading, Subject } from './reading.ts'
import { varieties } from './scene-spec.ts'

/** How many a plural without a number means, and a noun of a language without plurals. */
const PLURAL_COUNTS: Partial<Record<Subject['kind'], number>> = {
  bird: 5, lantern: 6, balloon: 4, butterfly: 4, flower: 6, tree: 5, person: 2, house: 3, moon: 1, fish: 5, koi: 5, jellyfish: 4, turtle: 3, car: 2, robot: 3, horse: 3, dragon: 2, castle: 1, lighthouse: 1, airplane: 2, train: 1, windmill: 3, kite: 3, helicopter: 2, bus: 2, motorcycle: 2, 'ferris-wheel': 1, church: 1, pumpkin: 4, spaceship: 3, ufo: 3, rocket: 2, tent: 3, campfire: 1, snowman: 2, giraffe: 2, squirrel: 2, phoenix: 2, chick: 4, shark: 2, octopus: 2, elephant: 3, dinosaur: 2, penguin: 4, sheep: 5, bicycle: 2,
}
const BARE_COUNTS: Partial<Record<Subject['kind'], number>> = { flower: 6, lantern: 5, fish: 4, koi: 5, jellyfish: 3 }
/** Who can be seen in which pose; a pose said of others stays with the verbs. */
const POSING: Partial<Record<Subject['kind'], readonly NonNullable<Subject['pose']>[]>> = {
  ...Object.fromEntries((['cat', 'dog', 'tiger', 'lion', 'panda', 'bear', 'monkey'] as const).map((kind) => [kind, ['sitting', 'lying', 'sleeping', 'walking']])), wolf: ['sitting', 'lying', 'sleeping', 'walking', 'howling'], bird: ['sitting', 'standing', 'flying'], person: ['sitting', 'standing', 'walking', 'dancing', 'waving'], horse: ['standing', 'walking'], cow: ['grazing', 'standing', 'walking'], astronaut: ['riding', 'standing', 'walking'],
}
/** What is told as unknown of who cannot be seen in it: only some sit on a horse, the others stand beside it. */
const TOLD: readonly Subject['pose'][] = ['riding', 'dancing', 'waving']
const MAX_SUBJECTS = 3
/** Flowers in a bouquet. */
const BOUQUET = 7

/** How many were said, and how. */
export interface Count {
  value: number
  words: string
}

export const isSubject = (item: Item | undefined) => has(item, 'subject') || (has(item, 'likeSubject') && !has(item, 'thing'))

/** English says by the article alone that it is one fish; of what has a plural of its own the word itself says so. */
export function singular(items: readonly Item[], at: number): Count | undefined {
  if (items[at]!.words.endsWith('s')) return undefined
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const { words, kind } = items[i]!
    if (words === 'a' || words === 'an') return { value: 1, words }
    if (kind === 'break' || /\b(of|with|in|and|on|for)$/.test(words) || isSubject(items[i]) || has(items[i], 'scene')) return undefined
  }
  return undefined
}

const HERD = 6

/** Chinese and Japanese name a herd after its kind ('羊群', '羊の群れ'). */
export function herdOf(items: readonly Item[], at: number): Count | undefined {
  const beside = items[at + 1]?.words === 'の' ? items[at + 2] : items[at + 1]
  const herd = [items[at], beside].find((item) => /群れ?$/.test(item?.words ?? ''))
  return herd && { value: HERD, words: herd.words }
}

/** Notes a subject with its number, colour and kind; of one named twice the larger number counts. */
export function addSubject(reading: Reading, item: Item, count: Count | undefined, colourItem: Item | undefined): void {
  const meaning = item.meanings.find(({ slot }) => slot === 'subject') ?? item.meanings.find(({ slot }) => slot === 'likeSubject')
  if (!meaning) return
  const kind = meaning.value as Subject['kind']
  const approximate = meaning.slot === 'likeSubject' ? { approximate: true as const } : {}
  // 'rousse' is the colour of hair, not of what she wears.
  const ofHair = (said: Item | undefined) => kind === 'person' && has(said, 'hairColour')
  const colour = [colourItem, item].map((said) => (ofHair(said) ? undefined : valueOf(said, 'colour'))).find(Boolean)
  const variety = varietyOf(kind, item)
  const bare = meaning.language === 'zh' || meaning.language === 'ja' ? BARE_COUNTS[kind] : undefined
  // A couple is two, whatever number stands before it.
  const pair = item.meanings.some(({ slot, value }) => slot === 'gender' && value === 'mixed')
  const many = item.meanings.some(({ slot, value }) => slot === 'variety' && value === 'bouquet') ? BOUQUET : pair ? 2 : count?.value ?? (meaning.plural ? (PLURAL_COUNTS[kind] ?? 3) : (bare ?? 1))
  const known = reading.subjects.find((subject) => subject.kind === kind)
  reading.understood.push({ slot: 'subject', value: kind, words: item.words, ...approximate })
  if (variety) reading.understood.push({ slot: 'variety', value: variety, words: item.words })
  if (count && count.words !== 'a' && count.words !== 'an') reading.understood.push({ slot: 'count', value: String(count.value), words: count.words })
  if (colour) reading.understood.push({ slot: 'colour', value: colour, words: (colourItem ?? item).words })
  if (known) {
    known.count = Math.max(known.count, many)
    if (colour) known.colour ??= colour
    // A bouquet is of the flowers that are named.
    if (variety && (!known.variety || known.variety === 'bouquet')) known.variety = variety
  } else if (reading.subjects.length < MAX_SUBJECTS) {
    reading.subjects.push({ kind, count: many, ...(colour && { colour }), ...(variety && { variety }), item, ...approximate })
  }
}

/** The kind of cat, koi … that an item names; what it says of another subject is none. */
function varietyOf(kind: Subject['kind'], item: Item): Subject['variety'] {
  const known: readonly NonNullable<Subject['variety']>[] = Object.entries(varieties).find(([of]) => of === kind)?.[1] ?? []
  return known.find((variety) => item.meanings.some(({ slot, value }) => slot === 'variety' && value === variety))
}

/** The first pose that is said, for each subject that can take it. */
export function addPose(reading: Reading, items: readonly Item[]): void {
  for (const item of items) {
    const pose = valueOf(item, 'pose')
    const takers = reading.subjects.filter((subject) => subject.pose === undefined && POSING[subject.kind]?.some((one) => one === pose))
    if (!takers.length) {
      if (pose && TOLD.includes(pose)) reading.unknown.push(item.words)
      continue
    }
    for (const taker of takers) taker.pose = pose
    reading.understood.push({ slot: 'pose', value: pose!, words: item.words })
  }
}
