import { has, valueOf, type Item } from './item.ts'
import { COLOUR_AFTER, ownersOfColours, ownsColour } from './read-colours.ts'
import { takeByHand } from './read-family.ts'
import { takeInHand, withoutYoung } from './read-hands.ts'
import { addPose, addSubject, herdOf, isSubject, singular, type Count } from './read-subjects.ts'
import { SIMPLE_SLOTS, TRAIT_SLOTS, type Reading, type Scene, type Understood } from './reading.ts'
import type { Manner, Person, StillThing, TownPlace } from './scene-spec.ts'

const MAX_UNKNOWN = 12
const FEMININE: readonly Person['outfit'][] = ['dress', 'qipao']
/** Hair of a colour that is named by itself ('hair, silver'). */
const DYES: Readonly<Record<string, string>> = {
  '#26252b': '#1d1a1f', '#7a4e2d': '#5a3825', '#d5302f': '#a8452a', '#f6f3ee': '#cfcdcc', '#8d9099': '#cfcdcc', '#e0b04a': '#d9b36c', '#f2c230': '#d9b36c', '#f09cb5': '#e59ab4', '#3a78c9': '#4f74b5', '#8a5fc0': '#8060b0',
}

/** Reads items in order; a number or a colour goes to the noun that it stands by. */
export function readItems(all: readonly Item[]): Reading {
  const items = withoutYoung(all)
  const reading: Reading = { scenes: [], subjects: [], slots: {}, person: {}, facing: [], things: [], places: [], manners: [], colours: [], understood: [], unknown: [] }
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
      // A number of people, in one word ('二人').
      if (isSubject(item)) addSubject(reading, item, count, undefined)
    } else {
      if (isSubject(item)) {
        addSubject(reading, item, count ?? herdOf(items, at) ?? singular(items, at), items[colours.get(at) ?? -1])
        count = undefined
      }
      addScenes(reading, item)
      addSlots(reading, item)
      if (subjectOf(item) === 'person') ageOf(reading, items, at)
      addTraits(reading, item, isSubject(item) ? undefined : valueOf(items[colours.get(at) ?? -1], 'colour'))
      const colour = has(item, 'hairColour') && reading.subjects.some(({ kind }) => kind === 'person') ? undefined : valueOf(item, 'colour')
      if (colour && ![...colours.values()].includes(at) && !ownsColour(item)) reading.colours.push(colour)
      if (has(item, 'scene')) count = undefined
    }
  })
  addPose(reading, items)
  takeByHand(reading, items)
  takeInHand(reading, items)
  // Who wears a dress, and is not said to be a man, is a woman; who has a beard is a man.
  if (reading.person.outfit && FEMININE.includes(reading.person.outfit)) reading.person.gender ??= 'female'
  if (reading.person.wears?.includes('beard')) reading.person.gender ??= 'male'
  reading.unknown = [...new Set(reading.unknown)].slice(0, MAX_UNKNOWN)
  return reading
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

/**
 * Named outright, unless the word names a time of day as well ('milky way'), which makes it a sky to put over a land.
 * An abstract painting gives way to a place, a pattern does not; a place built by people stands among its trees; neon is a light before it is a city.
 */
export const CLAIMS = { pattern: 30, brook: 12, place: 26, scene: 20, alley: 10, abstract: 14, glow: 12, sky: 6, like: 5, weak: 4, hint: 2, open: 1 } as const
/** Scenes whose name claims more or less than others'. */
const OUTRIGHT: Partial<Record<Scene, number>> = { portrait: CLAIMS.weak, abstract: CLAIMS.abstract, pattern: CLAIMS.pattern, waterfall: CLAIMS.place }
/** Every land has a sky. */
const HINTED: Partial<Record<Scene, number>> = { 'cloud-sea': CLAIMS.open }

/** What a scene that is named claims by what else its word says. */
function claimOf(scene: Scene, item: Item): number {
  if (valueOf(item, 'manner') === 'stream') return CLAIMS.brook
  if (scene === 'city' && has(item, 'palette')) return CLAIMS.glow
  return scene === 'galaxy' && has(item, 'time') ? CLAIMS.sky : CLAIMS.scene
}

function addScenes(reading: Reading, item: Item): void {
  const drawn = has(item, 'subject') || has(item, 'outfit') || has(item, 'thing')
  for (const { slot, value } of item.meanings) {
    if (slot === 'place') {
      const vague = has(item, 'manner') || has(item, 'season')
      reading.scenes.push({ scene: 'old-town', claim: vague ? CLAIMS.alley : CLAIMS.place, item })
      // The lexicons' types hold each list under a value of its own slot.
      reading.places.push({ place: value as TownPlace, words: item.words, ...(vague && { vague }) })
    }
    if (slot !== 'scene' && slot !== 'hint' && slot !== 'likeScene') continue
    // A thing that some painter does draw needs no stand-in setting.
    if (slot === 'likeScene' && drawn) continue
    if (slot === 'hint' && has(item, 'likeScene')) continue
    const scene = value as Scene
    const claim = slot === 'hint' ? (HINTED[scene] ?? CLAIMS.hint) : slot === 'likeScene' ? CLAIMS.like : (OUTRIGHT[scene] ?? claimOf(scene, item))
    reading.scenes.push({ scene, claim, item, ...(slot === 'likeScene' && { approximate: true }) })
  }
}

function addSlots(reading: Reading, item: Item): void {
  // The lexicons' types hold each list under a value of its own slot.
  for (const { slot, value } of item.meanings) if (slot === 'manner') reading.manners.push({ manner: value as Manner, words: item.words })
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

const subjectOf = (item: Item) => valueOf(item, 'subject')

/** Whether the person who is named at this place is said to be old: before the noun, in Romance languages after it too. */
function ageOf(reading: Reading, items: readonly Item[], at: number): void {
  const romance = items[at]!.meanings.some(({ language }) => COLOUR_AFTER.includes(language))
  for (const step of romance ? [-1, 1] : [-1]) {
    for (let i = at + step; i >= 0 && i < items.length && Math.abs(i - at) < 4; i += step) {
      const item = items[i]!
      if (has(item, 'elderly')) {
        reading.person.age ??= 'old'
        say(reading, { slot: 'age', value: 'old', words: item.words })
        return
      }
      if (item.kind === 'break' || !(has(item, 'stop') || has(item, 'colour') || has(item, 'mood'))) break
    }
  }
}

/** Notes a trait, once. */
function say({ understood }: Reading, trait: Understood): void {
  if (!understood.some(({ slot, value }) => slot === trait.slot && value === trait.value)) understood.push(trait)
}

function addTraits(reading: Reading, item: Item, colour: string | undefined): void {
  const { person } = reading
  if (has(item, 'facing')) reading.facing.push(item)
  for (const slot of TRAIT_SLOTS) {
    const value = valueOf(item, slot)
    if (value === undefined) continue
    if (value === 'mixed') person.mixed = true
    else if (slot === 'gender' && person.gender && person.gender !== value) person.mixed = true
    // The lexicons' types hold each list under a value of its own slot.
    else if (person[slot] === undefined) Object.assign(person, { [slot]: value })
    say(reading, { slot, value, words: item.words })
  }
  const uniform = valueOf(item, 'uniform')
  if (uniform) {
    person.role ??= uniform
    say(reading, { slot: 'role', value: uniform, words: item.words })
  }
  for (const { slot, value } of item.meanings) {
    // The lexicons' types hold each list under a value of its own slot.
    if (slot === 'thing') reading.things.push({ thing: value as StillThing, item })
    if (slot === 'wears') {
      person.wears = [...new Set([...(person.wears ?? []), value as NonNullable<Person['wears']>[number]])]
      // The lexicons' types hold each list under a value of its own slot.
      if (colour) person.wearsColours = { [value as NonNullable<Person['wears']>[number]]: colour, ...person.wearsColours }
      say(reading, { slot, value, words: item.words })
    }
    if (slot === 'sky') {
      // The lexicons' types hold each list under a value of its own slot.
      reading.sky = value as NonNullable<Reading['sky']>
      say(reading, { slot, value, words: item.words })
    }
  }
  if (!colour) return
  if (has(item, 'outfit') || has(item, 'uniform')) person.clothes ??= colour
  else if (has(item, 'legs')) person.legsColour ??= colour
  else if (has(item, 'hair') || has(item, 'locks')) {
    person.hairColour ??= DYES[colour] ?? colour
    say(reading, { slot: 'hairColour', value: person.hairColour, words: item.words })
  }
}
