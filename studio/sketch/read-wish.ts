import { has, valueOf, type Item } from '../scene/item.ts'
import { matchWords } from '../scene/match-words.ts'
import { parsePrompt, type ParsedPrompt } from '../scene/parse-prompt.ts'
import { COLOUR_AFTER } from '../scene/read-colours.ts'
import type { SceneSpec, subjects } from '../scene/scene-spec.ts'
import { fold, tokenise } from '../scene/tokens.ts'
import type { PersonColours, PlaceColours, SketchPaletteName } from './choose-colours.ts'

type Understood = ParsedPrompt['understood'][number]

/** What a prompt wants of the colours of a drawing. */
interface SketchWish {
  palette: SketchPaletteName
  /** '#rrggbb', of things, in the order of the words. */
  wanted: string[]
  places: PlaceColours
  person: PersonColours
  /** Who the drawing is said to be of. */
  of: 'person' | 'animal' | undefined
  understood: Understood[]
  /** Words that change nothing. */
  unknown: string[]
}

/** The palettes of a prompt as a colourist's; a night wins over them. */
const palettes: Record<SceneSpec['palette'], SketchPaletteName> = {
  natural: 'natural', warm: 'warm', cool: 'cool', pastel: 'pastel', vivid: 'vivid', mono: 'grey', neon: 'vivid', gold: 'warm', rose: 'pastel', jade: 'cool',
}

const skins: Record<NonNullable<NonNullable<SceneSpec['person']>['skin']>, string> = {
  fair: '#f8dcc8', light: '#f3cdb0', medium: '#e2b48e', tan: '#d19c70', brown: '#a8714a', dark: '#70462f',
}

const ANIMALS: readonly (typeof subjects)[number][] = [
  'cat', 'dog', 'rabbit', 'fox', 'bird', 'deer', 'whale', 'fish', 'koi', 'turtle', 'tiger', 'lion', 'panda', 'bear', 'horse', 'dragon', 'elephant', 'dinosaur',
  'penguin', 'sheep', 'cow', 'squirrel', 'wolf', 'monkey', 'giraffe', 'zebra', 'pig', 'camel', 'dolphin', 'shark', 'octopus', 'chicken', 'chick', 'phoenix',
]

/** What of a scene, by the lexicons' features and scenes, a drawing shows in a place of its own. */
const PLACES: Readonly<Record<string, keyof PlaceColours>> = { sun: 'sun', grass: 'ground', meadow: 'ground', water: 'ground', seascape: 'ground', mountains: 'far' }
/** The sheet, in words that say nothing in a painting. */
const SHEET: readonly string[] = ['background', 'backdrop', '背景', '背景色', 'fond', 'arriere-plan', 'fondo']

/** 'Purple hair' is somebody's, who is in the drawing and so need not be named. */
const SOMEBODY = 'person'

/** Reads the colours that a prompt wants. A colour whose noun no drawing tells goes to its largest things, and the noun is told. */
export function readSketchWish(prompt: string, seed: number): SketchWish {
  const { spec, understood, unknown } = readPerson(prompt, seed)
  const said = (slot: string) => understood.some((word) => word.slot === slot)
  const kinds = spec.subjects.map(({ kind }) => kind)
  const items = matchWords(tokenise(fold(prompt)))
  const owned = items.flatMap((item, at) => (isColour(item) ? [{ colour: valueOf(item, 'colour')!, words: item.words, noun: nounOf(items, at) }] : []))
  const things = owned.filter(({ noun }) => !ofPerson(noun))
  const places: PlaceColours = {}
  const wanted: string[] = []
  const told = new Set<string>()
  const clothes = spec.subjects.find(({ kind }) => kind === 'person')?.colour
  for (const { colour, noun } of things) {
    const place = placeOf(noun)
    if (place) places[place] ??= colour
    else if (colour !== clothes) wanted.push(colour)
    else if (noun) told.add(noun.words)
    // Of one thing alone, the largest in the drawing is it.
    if (noun && (place || (things.length === 1 && has(noun, 'subject')))) told.add(noun.words)
  }
  const person = {
    hair: spec.person?.hairColour,
    clothes,
    skin: spec.person?.skin && skins[spec.person.skin],
  }
  const isPerson = kinds.includes('person')
  const changes = ({ slot, value, words }: Understood) =>
    slot === 'palette' || (slot === 'hairColour' && value === person.hair) || slot === 'skin' || (slot === 'time' && value === 'night') || (slot === 'outfit' && Boolean(clothes)) || (slot === 'subject' && (value === 'person' || told.has(words)))
  const used = [
    ...understood.filter(changes),
    ...owned.filter(({ noun }) => !ofPerson(noun) || has(noun, 'outfit')).map(({ colour, words }): Understood => ({ slot: 'colour', value: colour, words })),
  ]
  const named = new Set([...used.map(({ words }) => words), ...told])
  const left = [...unknown, ...understood.map(({ words }) => words), ...things.flatMap(({ noun }) => noun?.words ?? [])]
  return {
    palette: said('time') && spec.time === 'night' ? 'night' : said('palette') ? palettes[spec.palette] : 'natural',
    wanted,
    places,
    person,
    of: isPerson ? 'person' : kinds.length === 1 && ANIMALS.includes(kinds[0]!) ? 'animal' : undefined,
    understood: used,
    unknown: [...new Set(left.filter((words) => !named.has(words)))],
  }
}

function readPerson(prompt: string, seed: number): ParsedPrompt {
  const said = parsePrompt(prompt, { seed })
  if (!prompt || said.spec.subjects.length > 0) return said
  const ofSomebody = parsePrompt(`${prompt}, ${SOMEBODY}`, { seed })
  const { hairColour, skin } = ofSomebody.spec.person ?? {}
  if (!hairColour && !skin) return said
  return { ...ofSomebody, understood: ofSomebody.understood.filter(({ words }) => words !== SOMEBODY) }
}

const isColour = (item: Item) => has(item, 'colour') && !has(item, 'hairColour') && !has(item, 'subject') && !has(item, 'eyes')
const ofPerson = (noun: Item | undefined) =>
  noun !== undefined && (['outfit', 'hair', 'locks', 'legs', 'wears', 'uniform', 'hairColour', 'eyes', 'skin'] as const).some((slot) => has(noun, slot)) ||
  valueOf(noun, 'subject') === 'person'

function placeOf(noun: Item | undefined): keyof PlaceColours | undefined {
  if (noun && SHEET.includes(noun.words)) return 'sheet'
  const named = (['feature', 'scene'] as const).flatMap((of) => noun?.meanings.find(({ slot, value }) => slot === of && PLACES[value]) ?? [])[0]
  if (named) return PLACES[named.value]
  return !has(noun, 'feature') && valueOf(noun, 'hint') === 'cloud-sea' ? 'sky' : undefined
}

/** The noun that a colour is said of: after it, or before it in languages whose adjectives follow. */
function nounOf(items: readonly Item[], at: number): Item | undefined {
  const after = items[at]!.meanings.some(({ slot, language }) => slot === 'colour' && COLOUR_AFTER.includes(language))
  const sides = after ? [-1, 1] : [1, -1]
  for (const step of sides) {
    for (let i = at + step; i >= 0 && i < items.length && items[i]!.kind !== 'break' && !has(items[i], 'colour'); i += step) {
      if (SHEET.includes(items[i]!.words)) return items[i]
      if (!has(items[i], 'stop') && items[i]!.words.length > (items[i]!.kind === 'cjk' ? 0 : 1)) return items[i]
    }
  }
  return undefined
}
