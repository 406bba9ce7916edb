import type { Meaning } from './lexicon/dictionary.ts'
import { has, type Item } from './match-words.ts'
import type { Person, SceneSpec, StillThing } from './scene-spec.ts'

export type Subject = SceneSpec['subjects'][number]
export type Scene = SceneSpec['scene']

const SIMPLE_SLOTS = ['time', 'weather', 'season', 'palette', 'mood', 'style', 'framing'] as const
type SimpleSlot = (typeof SIMPLE_SLOTS)[number]
const TRAIT_SLOTS = ['gender', 'age', 'skin', 'hair', 'hairColour', 'outfit'] as const
type TraitSlot = (typeof TRAIT_SLOTS)[number]

export interface Understood {
  slot: 'scene' | 'subject' | 'count' | 'colour' | 'without' | 'wears' | SimpleSlot | TraitSlot
  value: string
  /** As the person wrote it (folded). */
  words: string
  /** A stand-in for something that cannot be drawn. */
  approximate?: true
}

/** What the words of a prompt ask for, before anything is settled that they leave open. */
export interface Reading {
  /** Settings with their claim: named outright, hinted at, or standing in. */
  scenes: { scene: Scene; claim: number; item: Item; approximate?: true }[]
  subjects: (Subject & { item: Item; approximate?: true })[]
  /** First mention of each of the other slots. */
  slots: Partial<Pick<SceneSpec, SimpleSlot>>
  /** What people are said to be like and to wear, and the colour of their clothes. */
  person: Person & { clothes?: string }
  /** Things for a still life. */
  things: { thing: StillThing; item: Item }[]
  /** A colour that belongs to no subject. */
  looseColour?: string
  understood: Understood[]
  unknown: string[]
}

/** How many a plural without a number means, and a noun of a language without plurals. */
const PLURAL_COUNTS: Partial<Record<Subject['kind'], number>> = {
  bird: 5, lantern: 6, balloon: 4, butterfly: 4, flower: 6, tree: 5, person: 2, house: 3, moon: 1,
}
const BARE_COUNTS: Partial<Record<Subject['kind'], number>> = { flower: 4, lantern: 5 }
/** Languages whose adjectives follow their noun. */
const COLOUR_AFTER: readonly Meaning['language'][] = ['es', 'fr']
const MAX_SUBJECTS = 3
const MAX_UNKNOWN = 12

const valueOf = (item: Item | undefined, slot: Meaning['slot']) => item?.meanings.find((meaning) => meaning.slot === slot)?.value
/** Clothes and hair have colours of their own. */
const ownsColour = (item: Item | undefined) => isSubject(item) || has(item, 'outfit') || has(item, 'hair')
const isSubject = (item: Item | undefined) => has(item, 'subject') || (has(item, 'likeSubject') && !has(item, 'thing'))

/** Reads items in order; a number or a colour goes to the noun that it stands by. */
export function readItems(items: readonly Item[]): Reading {
  const reading: Reading = { scenes: [], subjects: [], slots: {}, person: {}, things: [], understood: [], unknown: [] }
  const colours = ownersOfColours(items)
  let count: Count | undefined
  items.forEach((item, at) => {
    const { words } = item
    if (item.kind === 'break') count = undefined
    else if (has(item, 'stop')) return
    else if (!item.meanings.length) {
      count = numberOf(item) ?? count
      if (isContent(item)) reading.unknown.push(words)
    } else if (has(item, 'number')) {
      count = { value: Number(valueOf(item, 'number')), words }
    } else {
      if (isSubject(item)) {
        addSubject(reading, item, count, items[colours.get(at) ?? -1])
        count = undefined
      }
      addScenes(reading, item)
      addSlots(reading, item)
      addTraits(reading, item, isSubject(item) ? undefined : valueOf(items[colours.get(at) ?? -1], 'colour'))
      const colour = has(item, 'hairColour') && reading.subjects.some(({ kind }) => kind === 'person') ? undefined : valueOf(item, 'colour')
      if (colour && ![...colours.values()].includes(at) && !ownsColour(item)) reading.looseColour ??= colour
      if (has(item, 'scene')) count = undefined
    }
  })
  reading.unknown = [...new Set(reading.unknown)].slice(0, MAX_UNKNOWN)
  return reading
}

interface Count {
  value: number
  words: string
}

function numberOf({ kind, words }: Item): Count | undefined {
  const value = kind === 'number' ? Number(words) : NaN
  return Number.isInteger(value) && value > 0 && value < 100 ? { value: Math.min(9, value), words } : undefined
}

/** Single Latin letters, numbers and stretches of hiragana (verb endings) say nothing to report. */
function isContent({ kind, words }: Item): boolean {
  if (kind === 'number' || kind === 'emoji') return kind === 'emoji'
  return kind === 'cjk' ? !/^[\p{sc=Hiragana}ー]+$/u.test(words) : words.length > 1
}

/** For each subject's place in the list, the place of the colour that is its own. */
function ownersOfColours(items: readonly Item[]): Map<number, number> {
  const owners = new Map<number, number>()
  items.forEach((item, at) => {
    if (!has(item, 'colour') || ownsColour(item)) return
    const after = item.meanings.some(({ slot, language }) => slot === 'colour' && COLOUR_AFTER.includes(language))
    const owner = after ? (nearestSubject(items, at, -1) ?? nearestSubject(items, at, 1)) : nearestSubject(items, at, 1)
    if (owner !== undefined && !owners.has(owner)) owners.set(owner, at)
  })
  return owners
}

/** The next subject to one side with nothing but adjectives, particles and unknown words between, at most three. */
function nearestSubject(items: readonly Item[], at: number, step: 1 | -1): number | undefined {
  for (let i = at + step, passed = 0; i >= 0 && i < items.length && passed < 4; i += step, passed++) {
    const item = items[i]!
    if (ownsColour(item)) return i
    const light = has(item, 'stop') || has(item, 'colour') || has(item, 'mood') || has(item, 'number') || !item.meanings.length
    if (!light || item.kind === 'break' || has(item, 'scene')) return undefined
    if (step < 0 && /^(en|con|y|bajo|sobre|dans|sur|sous|avec|et)$/.test(item.words)) return undefined
    if (step > 0 && /^(in|on|with|under|over|at|en|con|dans|sur|在)$/.test(item.words)) return undefined
  }
  return undefined
}

function addSubject(reading: Reading, item: Item, count: Count | undefined, colourItem: Item | undefined): void {
  const meaning = item.meanings.find(({ slot }) => slot === 'subject') ?? item.meanings.find(({ slot }) => slot === 'likeSubject')
  if (!meaning) return
  const kind = meaning.value as Subject['kind']
  const approximate = meaning.slot === 'likeSubject' ? { approximate: true as const } : {}
  // 'rousse' is the colour of hair, not of what she wears.
  const ofHair = (said: Item | undefined) => kind === 'person' && has(said, 'hairColour')
  const colour = [colourItem, item].map((said) => (ofHair(said) ? undefined : valueOf(said, 'colour'))).find(Boolean)
  const bare = meaning.language === 'zh' || meaning.language === 'ja' ? BARE_COUNTS[kind] : undefined
  const many = count?.value ?? (meaning.plural ? (PLURAL_COUNTS[kind] ?? 3) : (bare ?? 1))
  const known = reading.subjects.find((subject) => subject.kind === kind)
  reading.understood.push({ slot: 'subject', value: kind, words: item.words, ...approximate })
  if (count) reading.understood.push({ slot: 'count', value: String(count.value), words: count.words })
  if (colour) reading.understood.push({ slot: 'colour', value: colour, words: (colourItem ?? item).words })
  if (known) {
    known.count = Math.max(known.count, many)
    known.colour ??= colour
  } else if (reading.subjects.length < MAX_SUBJECTS) {
    reading.subjects.push({ kind, count: many, ...(colour && { colour }), item, ...approximate })
  }
}

/** Named outright, unless the word names a time of day as well ('milky way'), which makes it a sky to put over a land. */
const CLAIMS = { scene: 20, sky: 6, weak: 4, like: 5, hint: 2 } as const
const WEAK_SCENES: readonly string[] = ['portrait', 'abstract']

function addScenes(reading: Reading, item: Item): void {
  const drawn = has(item, 'subject') || has(item, 'outfit') || has(item, 'thing')
  for (const { slot, value } of item.meanings) {
    if (slot !== 'scene' && slot !== 'hint' && slot !== 'likeScene') continue
    // A thing that some painter does draw needs no stand-in setting.
    if (slot === 'likeScene' && drawn) continue
    if (slot === 'hint' && has(item, 'likeScene')) continue
    const claim = slot === 'hint' ? CLAIMS.hint : slot === 'likeScene' ? CLAIMS.like
      : WEAK_SCENES.includes(value) ? CLAIMS.weak : has(item, 'time') && value === 'galaxy' ? CLAIMS.sky : CLAIMS.scene
    reading.scenes.push({ scene: value as Scene, claim, item, ...(slot === 'likeScene' && { approximate: true }) })
  }
}

function addSlots(reading: Reading, item: Item): void {
  for (const slot of SIMPLE_SLOTS) {
    const value = valueOf(item, slot)
    if (value === undefined) continue
    if (reading.slots[slot] === undefined) {
      // The lexicons' types hold each list under a value of its own slot.
      Object.assign(reading.slots, { [slot]: value })
      reading.understood.push({ slot, value, words: item.words })
    }
  }
}

function addTraits(reading: Reading, item: Item, colour: string | undefined): void {
  const { person } = reading
  for (const slot of TRAIT_SLOTS) {
    const value = valueOf(item, slot)
    if (value === undefined) continue
    if (value === 'mixed') person.mixed = true
    else if (slot === 'gender' && person.gender && person.gender !== value) person.mixed = true
    // The lexicons' types hold each list under a value of its own slot.
    else if (person[slot] === undefined) Object.assign(person, { [slot]: value })
    if (slot !== 'gender' && slot !== 'age') reading.understood.push({ slot, value, words: item.words })
  }
  for (const { slot, value } of item.meanings) {
    // The lexicons' types hold each list under a value of its own slot.
    if (slot === 'thing') reading.things.push({ thing: value as StillThing, item })
    if (slot === 'wears') person.wears = [...new Set([...(person.wears ?? []), value as NonNullable<Person['wears']>[number]])]
  }
  if (!colour) return
  if (has(item, 'outfit')) person.clothes ??= colour
  else if (has(item, 'hair')) person.hairColour ??= colour
}
