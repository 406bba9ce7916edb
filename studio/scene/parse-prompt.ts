import { hashText } from '../pixels/random.ts'
import { featuresOf, splitNegated } from './left-out.ts'
import { has, type Item } from './item.ts'
import { matchWords } from './match-words.ts'
import { CLAIMS, readItems } from './read-prompt.ts'
import type { Understood } from './reading.ts'
import { SHOWS } from './scene-manner.ts'
import { personTraits, ROADLESS, type Manner, type SceneSpec } from './scene-spec.ts'
import { settleScene, type Fallback } from './settle-scene.ts'
import { fold, tokenise } from './tokens.ts'

const SUGGESTIONS: ReadonlySet<string> = new Set(['hint', 'likeScene', 'likeSubject', 'thing', 'feature', 'number'])
/** What people are like shows where a person is the picture. */
const TRAITS: ReadonlySet<string> = new Set(Object.keys({ ...personTraits, hairColour: null, eyes: null }))
/** Ways of painting that are a sight to be seen, and told of where they are not. */
const SIGHTS: readonly Manner[] = ['stream', 'volcano', 'eruption', 'pyramids', 'cliffs', 'bridge']
/** Sights that belong to a scene whatever its manner. */
const IN_SIGHT: Partial<Record<SceneSpec['scene'], readonly Manner[]>> = { waterfall: ['cliffs', 'stream'], 'old-town': ['bridge', 'stream'], inkwash: ['stream', 'cliffs'], city: ['stream'] }
const MAX_LENGTH = 5000

export interface ParseOptions {
  /** What to leave out, in any language; words that name nothing drawable do nothing. */
  negative?: string
  /** A style chosen beside the prompt; 'auto' (default) takes the prompt's. */
  style?: SceneSpec['style'] | 'auto'
  seed: number
}

export interface ParsedPrompt {
  spec: SceneSpec
  understood: Understood[]
  /** Content words that could not be used. */
  unknown: string[]
  /** 'nearest': something stands in for what was asked; 'abstract': nothing could be drawn, so the colours and mood are. */
  fallback?: Fallback
}

/** Reads a prompt in any of the lexicons' languages, mixed at will, into a scene. The same words and seed give the same scene. */
export function parsePrompt(prompt: string, { negative = '', style = 'auto', seed }: ParseOptions): ParsedPrompt {
  const text = fold(prompt.slice(0, MAX_LENGTH)).trim()
  const against = fold(negative.slice(0, MAX_LENGTH)).trim()
  const { wanted, unwanted } = splitNegated(matchWords(tokenise(text)))
  const silent = (item: Item) => !item.meanings.length || has(item, 'stop') || has(item, 'negation')
  const avoided = matchWords(tokenise(against)).filter((item) => !silent(item))
  const without = [...new Set([...unwanted, ...avoided].flatMap(featuresOf))]

  const reading = readItems(wanted)
  const refused = (words: string) => without.includes(words)
  reading.subjects = reading.subjects.filter(({ item }) => !featuresOf(item).some(refused))
  const { spec, fallback } = settleScene(reading, without, (seed ^ hashText(`${text}\n${against}`)) >>> 0)
  // An ink landscape is painted in ink already; a second wash would only grey it.
  if (style !== 'auto') spec.style = style === 'ink' && spec.scene === 'inkwash' ? 'photo' : style

  // Things that only suggested a setting other than the chosen one are not in the picture.
  const used = new Set(reading.scenes.filter(({ scene, claim }) => scene === spec.scene || claim > 5 || (scene === 'interior' && spec.scene === 'figure')).map(({ item }) => item))
  const unused = reading.scenes
    .filter(({ item, claim }) => claim >= CLAIMS.hint && !used.has(item) && item.meanings.every(({ slot }) => SUGGESTIONS.has(slot)))
    .map(({ item }) => item.words)
  if (spec.scene !== 'still-life') {
    // What is in somebody's hands is no thing any more.
    const idle = reading.things.filter(({ item }) => item.meanings.every(({ slot }) => SUGGESTIONS.has(slot) || slot === 'holds'))
    unused.push(...idle.map(({ item }) => item.words))
  }
  // A road is in a town, and before a car.
  const paved = spec.scene === 'city' || spec.scene === 'old-town' || (spec.subjects.some(({ kind }) => kind === 'car' || kind === 'bus' || kind === 'motorcycle') && !ROADLESS.includes(spec.scene))
  const roads = wanted.filter(({ meanings }) => meanings.some(({ slot, value }) => slot === 'feature' && value === 'roads')).map(({ words }) => words)
  if (!paved) unused.push(...roads)
  // What nobody in the picture wears or is like is not in it either.
  const shown = ({ slot }: Understood) => (slot === 'sky' ? spec.sky !== undefined : spec.scene === 'figure') || (slot !== 'sky' && !TRAITS.has(slot)) || Object.hasOwn(spec.person ?? {}, slot)
  const setOut = spec.scene === 'still-life' ? reading.things.map(({ thing, item: { words } }): Understood => ({ slot: 'thing', value: thing, words })) : []
  const named = new Set([...reading.understood.filter(shown), ...setOut].map(({ words }) => words))
  unused.push(...reading.understood.filter((entry) => !shown(entry) && (entry.slot === 'sky' || !named.has(entry.words))).map(({ words }) => words))
  if (!spec.person?.facing && spec.scene !== 'figure') unused.push(...reading.facing.filter(({ meanings }) => meanings.every(({ slot }) => slot === 'facing')).map(({ words }) => words))
  const seen = reading.manners.filter(({ manner }) => manner === spec.manner || manner === (spec.manner && SHOWS[spec.manner]) || IN_SIGHT[spec.scene]?.includes(manner)).map(({ words }) => words)
  unused.push(...reading.manners.filter(({ manner, words }) => SIGHTS.includes(manner) && !seen.includes(words)).map(({ words }) => words))
  const printed: readonly string[] = ['flower', 'tree']
  if (spec.scene === 'pattern') unused.push(...reading.subjects.filter(({ kind }) => !printed.includes(kind)).map(({ item }) => item.words))
  const said = reading.scenes
    .filter(({ scene }) => scene === spec.scene)
    .slice(0, 1)
    .map(({ item: { words }, approximate }): Understood => ({ slot: 'scene', value: spec.scene, words, ...(approximate && { approximate }) }))
  const facing = reading.facing.slice(0, 1).map(({ words }): Understood => ({ slot: 'framing', value: 'close', words }))
  const understood: Understood[] = [
    ...said,
    ...(spec.person?.facing ? facing : []),
    ...reading.places.filter(({ place }) => place === spec.place).slice(0, 1).map(({ place, words }): Understood => ({ slot: 'place', value: place, words })),
    ...reading.manners.filter(({ manner }) => manner === spec.manner).slice(0, 1).map(({ manner, words }): Understood => ({ slot: 'manner', value: manner, words })),
    ...setOut.filter(({ value }) => spec.things?.some((thing) => thing === value)),
    ...reading.understood.filter(shown),
    ...unwanted.map((item): Understood => ({ slot: 'without', value: featuresOf(item)[0]!, words: item.words })),
  ]
  // What something else stands in for is not in the picture.
  const likened = [...reading.scenes.filter(({ approximate }) => approximate).map(({ item }) => item.words), ...reading.understood.filter(({ approximate }) => approximate).map(({ words }) => words)]
  return { spec, understood, unknown: [...new Set([...reading.unknown, ...likened, ...unused])].filter((words) => !paved || !roads.includes(words)), ...(fallback && { fallback }) }
}
