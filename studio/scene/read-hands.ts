import { has, valueOf, type Item } from './item.ts'
import type { Reading, Subject } from './reading.ts'
import type { Person, StillThing } from './scene-spec.ts'

type Held = NonNullable<Person['holds']>

/** What of the things that stand for themselves a person can have in their hands. */
const SUBJECTS: Partial<Record<Subject['kind'], Held>> = { flower: 'flowers', balloon: 'balloon', cat: 'cat', dog: 'dog', rabbit: 'rabbit', lantern: 'lantern' }
const PETS: readonly Subject['kind'][] = ['cat', 'dog', 'rabbit']
const THINGS: Partial<Record<StillThing, Held>> = { book: 'book', tea: 'cup', coffee: 'cup' }

/** A baby named beside an animal is the animal's young ('baby fox', '熊宝宝'). */
export const withoutYoung = (items: readonly Item[]): readonly Item[] =>
  items.filter((item, at) => valueOf(item, 'role') !== 'baby' || ![items[at - 1], items[at + 1]].some((beside) => beside && has(beside, 'subject') && valueOf(beside, 'subject') !== 'person'))

/** What an item is when it is held. */
function heldOf(item: Item): Held | undefined {
  const [held, subject, thing] = [valueOf(item, 'holds'), valueOf(item, 'subject'), valueOf(item, 'thing')]
  return held ?? (subject && SUBJECTS[subject]) ?? (thing && THINGS[thing])
}

/** The first thing that the verb at a place takes: after it, or before it in Japanese. */
function objectOf(items: readonly Item[], at: number): Item | undefined {
  const step = items[at]!.meanings.some(({ slot, language }) => slot === 'carry' && language === 'ja') ? -1 : 1
  for (let i = at + step, passed = 0; items[i] && items[i]!.kind !== 'break' && passed < 6; i += step, passed++) {
    if (heldOf(items[i]!)) return items[i]
    if (valueOf(items[i], 'subject') || has(items[i], 'scene')) return undefined
  }
  return undefined
}

/** The one pet of who is somebody, as a witch's cat. */
const companionOf = ({ subjects, person: { role }, slots: { framing } }: Reading): Item | undefined =>
  role && role !== 'baby' && framing !== 'wide' && subjects.length === 2 ? subjects.find(({ kind, count, approximate }) => PETS.includes(kind) && count === 1 && !approximate)?.item : undefined

/** Puts into a person's hands what the words put there; it stands nowhere else in the picture then. */
export function takeInHand(reading: Reading, items: readonly Item[]): void {
  if (!reading.subjects.some(({ kind, approximate }) => kind === 'person' && !approximate)) {
    reading.unknown.push(...items.filter((item) => item.meanings.length > 0 && item.meanings.every(({ slot }) => slot === 'holds')).map(({ words }) => words))
    return
  }
  const held = items.map((item, at) => (has(item, 'holds') ? item : has(item, 'carry') ? objectOf(items, at) : undefined)).find((item) => item !== undefined) ?? companionOf(reading)
  const what = held && heldOf(held)
  if (!held || !what) return
  reading.person.holds = what
  const colour = reading.subjects.find(({ item }) => item === held)?.colour
  if (colour) reading.person.holdsColour = colour
  const same = (item: Item) => heldOf(item) === what
  reading.subjects = reading.subjects.filter(({ kind, item }) => kind === 'person' || !same(item))
  reading.things = reading.things.filter(({ item }) => !same(item))
  reading.scenes = reading.scenes.filter(({ item }) => !same(item))
  reading.understood = reading.understood.filter(({ slot, value, words }) => slot !== 'subject' || value === 'person' || words !== held.words)
  reading.understood.push({ slot: 'holds', value: what, words: held.words })
}
