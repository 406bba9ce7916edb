import { createRandom, type Random } from '../pixels/random.ts'
import { figureOf, isFigure, seenOf } from './figure-scene.ts'
import { snowedIn, spanned } from './adjust-reading.ts'
import { BRANCHED, branchOf, mannerOf, namesBlossoms } from './scene-manner.ts'
import { isStillLife, thingsOf } from './still-life-scene.ts'
import type { Reading, Scene, Subject } from './reading.ts'
import type { SceneSpec, TownPlace } from './scene-spec.ts'

/** Where a subject is at home when the prompt names no place. */
const HOMES: Record<Subject['kind'], readonly Scene[]> = {
  cat: ['portrait'], dog: ['portrait'], rabbit: ['portrait'], fox: ['portrait'],
  bird: ['seascape', 'alpine'], butterfly: ['meadow'],
  deer: ['forest', 'meadow'], whale: ['seascape'], boat: ['alpine', 'seascape'], balloon: ['alpine', 'desert'],
  lantern: ['inkwash', 'city'],
  house: ['meadow', 'alpine'], tree: ['meadow'], flower: ['meadow'],
  fish: ['underwater'], koi: ['pond'], jellyfish: ['underwater'], turtle: ['underwater'],
  tiger: ['portrait'], lion: ['portrait'], panda: ['portrait'], bear: ['portrait'],
  car: ['seascape', 'alpine', 'city'], robot: ['city'], astronaut: ['galaxy'], horse: ['meadow'], dragon: ['cloud-sea'], airplane: ['cloud-sea'], lighthouse: ['seascape'], castle: ['alpine', 'meadow'],
  train: ['meadow', 'alpine'], rocket: ['desert', 'seascape'], ufo: ['meadow', 'alpine', 'desert'], spaceship: ['galaxy'], pumpkin: ['forest', 'meadow'], church: ['meadow', 'alpine'], 'ferris-wheel': ['city', 'seascape'], motorcycle: ['city', 'seascape', 'alpine'], bus: ['city'], helicopter: ['alpine', 'seascape', 'city'], kite: ['meadow'], bicycle: ['meadow'], windmill: ['meadow'], tent: ['alpine', 'forest'], campfire: ['alpine', 'forest'], snowman: ['winter'], elephant: ['meadow', 'desert'], dinosaur: ['forest', 'alpine'], penguin: ['alpine'], cow: ['meadow'], chicken: ['meadow'], chick: ['portrait'], phoenix: ['cloud-sea'], dolphin: ['seascape'], shark: ['underwater'], octopus: ['underwater'], giraffe: ['meadow'], zebra: ['meadow'], pig: ['meadow'], camel: ['desert'], squirrel: ['portrait'], wolf: ['seascape'], monkey: ['portrait'], sheep: ['meadow'],
  moon: ['seascape', 'alpine'], person: ['seascape', 'meadow', 'alpine'],
}
/** Kinds that are at home elsewhere than their like. */
const OWN_HOMES: readonly (readonly [Subject['variety'], readonly Scene[]])[] = [['swan', ['alpine']], ['christmas-tree', ['winter']], ['palm', ['seascape']], ['cactus', ['desert']], ['jack-o-lantern', ['forest']], ['tall-ship', ['seascape']]]
/** What swims is shown in its water, whatever land lies about it. */
const WATERS: Partial<Record<Subject['kind'], readonly Scene[]>> = { fish: ['underwater', 'pond'], koi: ['pond'], jellyfish: ['underwater'], shark: ['underwater'], octopus: ['underwater'] }
const DRY: readonly Scene[] = ['desert', 'city', 'galaxy', 'winter', 'old-town', 'still-life']
/** Who may stand in deep snow. */
const SNOWED: readonly Subject['kind'][] = ['horse', 'castle', 'robot', 'deer', 'house', 'tree', 'person', 'lantern', 'snowman', 'penguin', 'train', 'tent', 'campfire', 'windmill', 'kite', 'helicopter', 'bus', 'motorcycle', 'ferris-wheel', 'church', 'pumpkin', 'spaceship', 'ufo', 'rocket', 'sheep', 'cow', 'chicken', 'pig']
/** Who brings the winter along. */
const WINTRY: readonly Subject['kind'][] = ['snowman', 'penguin']
const UPRIGHT: readonly Subject['kind'][] = ['boat', 'bird', 'person', 'deer', 'house', 'whale', 'dolphin', 'car', 'robot', 'astronaut', 'horse', 'lighthouse', 'castle', 'train', 'windmill', 'bus', 'motorcycle', 'ferris-wheel', 'church', 'pumpkin', 'rocket', 'tent', 'elephant', 'dinosaur', 'cow', 'chicken', 'chick', 'phoenix', 'giraffe', 'zebra', 'pig', 'camel']
const WEAK: readonly Scene[] = ['portrait', 'abstract']
const FURRY: readonly Subject['kind'][] = ['cat', 'dog', 'rabbit', 'fox', 'tiger', 'lion', 'panda', 'bear', 'squirrel', 'wolf', 'monkey']
/** Where a time, a weather or a season shows best when nothing else is asked. */
const SHOWN_BEST: Record<string, readonly Scene[]> = {
  dawn: ['alpine', 'seascape'], day: ['meadow', 'alpine'], sunset: ['seascape', 'alpine', 'desert'],
  night: ['alpine', 'city', 'galaxy'],
  clear: ['meadow', 'alpine'], cloudy: ['alpine', 'seascape'], mist: ['forest', 'inkwash'], rain: ['city', 'forest'],
  snow: ['winter'], aurora: ['alpine'],
  spring: ['blossom', 'meadow'], summer: ['seascape', 'meadow'], autumn: ['forest'], winter: ['winter'],
}
/** Subjects that a scene's own painter draws: naming them adds nothing to place. */
const OWN_SUBJECTS: Partial<Record<Scene, readonly Subject['kind'][]>> = {
  forest: ['tree'], winter: ['tree'], 'old-town': ['tree', 'house'], meadow: ['flower'], blossom: ['flower', 'tree'], city: ['house'], inkwash: ['tree', 'house', 'boat', 'bird'], 'still-life': ['flower'], pond: ['flower'], interior: ['house', 'lantern', 'moon', 'tree'],
}
const LOOSE_COLOURS: Record<string, SceneSpec['palette']> = {
  '#e8892b': 'warm', '#d5302f': 'warm', '#f2c230': 'warm', '#e0b04a': 'gold', '#f09cb5': 'rose',
  '#8a5fc0': 'cool', '#3a78c9': 'cool', '#36a8a0': 'jade', '#4f9a4a': 'jade',
}
/** Settings that an ink landscape takes in; another one is drawn itself, in ink. */
const INK_LANDS: readonly Scene[] = ['inkwash', 'alpine', 'forest', 'meadow', 'winter', 'old-town']
/** Scenes without a sky of this world. */
const INDOORS: readonly Scene[] = ['interior', 'portrait', 'figure', 'still-life', 'pattern', 'abstract', 'galaxy', 'underwater', 'pond', 'inkwash', 'blossom']
const ABSTRACT_PALETTES = ['vivid', 'warm', 'cool', 'pastel', 'gold', 'rose', 'jade', 'neon'] as const

export type Fallback = 'nearest' | 'abstract'

const pick = <Value>(random: Random, list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!

/** A likeness of nobody in particular is a person's. */
function seatSitter({ scenes, subjects }: Reading): void {
  const likeness = scenes.find(({ scene, claim }) => scene === 'portrait' && claim > 2)
  if (likeness && !subjects.length && scenes.every(({ scene, claim }) => scene === 'portrait' || claim < 5)) subjects.push({ kind: 'person', count: 1, item: likeness.item })
}

/** The rarer a place, the more its name says: a temple's canal is seen from the temple. */
const TELLING: readonly TownPlace[] = ['venice', 'kyoto', 'shrine', 'europe', 'temple', 'water-town', 'old-street']
const ANY_TOWN: readonly TownPlace[] = ['water-town', 'old-street', 'temple']

const placeOf = ({ places }: Reading, random: Random): TownPlace =>
  TELLING.find((place) => places.some((named) => named.place === place && !named.vague)) ?? places[0]?.place ?? pick(random, ANY_TOWN)

/** Furred animals, and a bird or two that is not on the wing. */
const sitsForPortrait = ({ kind, count, pose, variety }: Subject) => (FURRY.includes(kind) && pose !== 'howling') || kind === 'chick' || (kind === 'bird' && count <= 2 && pose !== 'flying' && variety !== 'swan')

/** The setting that the words claim most, or the subjects' home, or where the time or weather shows best. */
function chooseScene(reading: Reading, random: Random): { scene: Scene; fallback?: Fallback } {
  const claims = new Map<Scene, number>()
  for (const { scene, claim } of reading.scenes) {
    // Hints add up; of scenes named outright the first wins.
    claims.set(scene, claim > 2 ? Math.max(claim, claims.get(scene) ?? 0) : (claims.get(scene) ?? 0) + claim)
  }
  // Ink is a manner as well as a place.
  const named = [...claims].filter(([, claim]) => claim >= 20).map(([scene]) => scene)
  const manner = reading.slots.style === 'ink' && named.some((scene) => !INK_LANDS.includes(scene))
  if (manner) claims.delete('inkwash')
  else if (named.includes('inkwash')) claims.set('inkwash', 28)

  // Blossoms named beside a landscape frame it.
  if (named.includes('blossom') && named.some((scene) => BRANCHED.includes(scene))) claims.delete('blossom')

  // A river in snow or through meadows is the valley's.
  if (reading.manners.some(({ manner }) => manner === 'stream') && claims.has('alpine')) for (const open of ['winter', 'meadow'] as const) claims.delete(open)

  const water = reading.subjects.map(({ kind, approximate }) => (approximate ? undefined : WATERS[kind])).find(Boolean)
  if (water && !named.some((scene) => DRY.includes(scene))) return { scene: water.find((scene) => named.includes(scene)) ?? water[0]! }
  if (reading.sky !== 'fireworks' && isFigure(reading, claims)) return { scene: 'figure' }
  if (isStillLife(reading, claims)) return { scene: 'still-life' }
  // A named flower, or one that is seen from near, is the picture; a place makes a field of it.
  const [flower, ...further] = reading.subjects
  const near = flower?.kind === 'flower' && (flower.variety || reading.slots.framing === 'close')
  if (near && !flower.approximate && !further.length && reading.scenes.every(({ claim }) => claim < 5)) return { scene: 'portrait' }
  const kinds = reading.subjects.map(({ kind }) => kind)
  const others = reading.subjects.filter((subject) => !sitsForPortrait(subject)).map(({ kind }) => kind)
  const [best] = [...claims].sort((a, b) => b[1] - a[1])
  // A pond is seen from above: what floats or stands by it wants a lake.
  if (best?.[0] === 'pond' && kinds.some((kind) => UPRIGHT.includes(kind))) return { scene: 'alpine', fallback: 'nearest' }
  if (best && (best[1] >= 3 || !kinds.length)) {
    const standsIn = reading.scenes.every(({ scene, approximate }) => scene !== best[0] || approximate)
    // Who is on a thing that nobody draws is still the picture.
    const lost = standsIn && best[0] === 'abstract' && kinds.length
    if (!lost) return { scene: best[0], ...(standsIn && { fallback: best[0] === 'abstract' ? 'abstract' : 'nearest' }) }
  }
  if (kinds.length) {
    const hinted = best && best[1] > 1 && !WEAK.includes(best[0]) ? best[0] : undefined
    if (!others.length) {
      const count = reading.subjects.reduce((sum, subject) => sum + subject.count, 0)
      const sits = count <= 3 && reading.slots.framing !== 'wide' && !hinted
      return { scene: sits ? 'portrait' : (hinted ?? 'meadow') }
    }
    const homes = OWN_HOMES.find(([kind]) => reading.subjects.some(({ variety }) => variety === kind))?.[1] ?? HOMES[others[0]!]
    // A hint decides between homes; only where an animal sits among other things may it lead elsewhere.
    const mixed = others.length < kinds.length
    return { scene: hinted && (mixed || (reading.sky === 'fireworks' && others[0] === 'person') || homes.includes(hinted) || (hinted === 'winter' && SNOWED.includes(others[0]!))) ? hinted : pick(random, homes) }
  }
  const { weather, season, time } = reading.slots
  const shown = SHOWN_BEST[weather ?? ''] ?? SHOWN_BEST[season ?? ''] ?? SHOWN_BEST[time ?? '']
  if (shown) return { scene: pick(random, shown), ...(reading.unknown.length && { fallback: 'nearest' }) }
  return { scene: 'abstract', fallback: 'abstract' }
}

/** Fills in what the words leave open, differently for every seed. */
export function settleScene(
  reading: Reading, without: readonly string[], seed: number,
): { spec: SceneSpec; fallback?: Fallback } {
  const random = createRandom(seed)
  snowedIn(reading)
  spanned(reading)
  seatSitter(reading)
  const [sceneDraw, timeDraw, moodDraw, paletteDraw] = [random(), random(), random(), random()]
  const { scene, fallback } = chooseScene(reading, createRandom(sceneDraw * 4294967296))
  const { slots } = reading
  const kinds = reading.subjects.map(({ kind }) => kind)
  const nightly = slots.weather === 'aurora' || reading.sky === 'fireworks' || scene === 'galaxy' || reading.subjects.some(({ pose }) => pose === 'howling') || (scene === 'still-life' && reading.things.some(({ thing }) => thing === 'candle')) || ['lantern', 'moon', 'jellyfish', 'campfire', 'ufo'].some((kind) => kinds.some((one) => one === kind)) || reading.subjects.some(({ variety }) => variety === 'jack-o-lantern')
  const time = slots.time ?? (reading.sky === 'rainbow' ? 'day' : nightly || (scene === 'city' && slots.palette === 'neon') ? 'night' : defaultTime(scene, timeDraw, slots.season))
  const inOwnInk = scene === 'inkwash' && slots.style === 'ink'
  const spec: SceneSpec = {
    version: 1,
    scene,
    subjects: reading.subjects
      .filter(({ kind, approximate, variety }) => scene !== 'pattern' && (approximate || (variety && (kind !== 'flower' || scene === 'meadow' || scene === 'still-life')) || !OWN_SUBJECTS[scene]?.includes(kind)))
      .map(({ kind, count, colour: own, variety, pose }) => ({ kind, colour: (scene === 'interior' && kind === 'person' && reading.person.clothes) || own, count, variety, pose }))
      .map(({ kind, count, colour, variety, pose }) => ({ kind, count: kind === 'flower' && scene === 'portrait' && slots.framing === 'close' ? 1 : Math.min(9, Math.max(1, count)), ...(colour && { colour }), ...(variety && { variety }), ...(pose && { pose }) })),
    time,
    weather: slots.weather === 'cloudy' && without.includes('clouds') ? 'clear' : (slots.weather ?? 'clear'),
    season: slots.season ?? (namesBlossoms(reading) ? 'spring' : defaultSeason(scene, slots.weather, kinds)),
    palette:
      slots.palette ??
      LOOSE_COLOURS[reading.colours[0] ?? ''] ??
      (scene === 'abstract' ? ABSTRACT_PALETTES[Math.floor(paletteDraw * ABSTRACT_PALETTES.length)]! : 'natural'),
    mood: slots.mood ?? (moodDraw < 0.5 ? 'calm' : moodDraw < 0.8 ? 'dreamy' : 'dramatic'),
    style: inOwnInk ? 'photo' : (slots.style ?? 'photo'),
    ...mannerOf(reading, scene, time === 'night' ? 0 : random()),
    ...branchOf(reading, scene),
    ...(reading.sky && !INDOORS.includes(scene) && !(reading.sky === 'fireworks' && scene === 'forest') && { sky: reading.sky }),
    framing: slots.framing ?? (kinds.length || scene === 'pattern' ? 'medium' : 'wide'),
    without: [...without],
    seed,
    ...(scene === 'old-town' && { place: placeOf(reading, createRandom(sceneDraw * 4294967296 + 2)) }),
    ...(scene === 'still-life' && thingsOf(reading)),
    ...(scene !== 'figure' && kinds.includes('person') && seenOf(reading, scene)),
    ...(scene === 'figure' && figureOf(reading, createRandom(sceneDraw * 4294967296 + 1))),
  }
  const standIn = [...reading.subjects, ...reading.scenes].some(({ approximate }) => approximate) ? 'nearest' : undefined
  const settled = fallback ?? standIn
  return { spec, ...(settled && { fallback: settled }) }
}

/** A season's colours want light, and so do the leaves of a city. */
function defaultTime(scene: Scene, draw: number, season: SceneSpec['season'] | undefined): SceneSpec['time'] {
  if (scene === 'city' && season) return draw < 0.7 ? 'day' : 'sunset'
  if (scene === 'city') return draw < 0.4 ? 'night' : draw < 0.75 ? 'day' : 'sunset'
  if ((scene === 'old-town' || scene === 'winter') && draw < 0.34) return 'night'
  if (scene === 'underwater' || scene === 'pond') return draw < 0.9 ? 'day' : 'sunset'
  if (scene === 'portrait' || scene === 'figure' || scene === 'still-life' || scene === 'abstract' || scene === 'pattern' || scene === 'inkwash') return 'day'
  if (scene === 'interior') return draw < 0.6 ? 'day' : draw < 0.85 ? 'sunset' : 'night'
  return draw < 0.4 ? 'day' : draw < 0.75 ? 'sunset' : 'dawn'
}

function defaultSeason(scene: Scene, weather: string | undefined, kinds: readonly Subject['kind'][]): SceneSpec['season'] {
  if (weather === 'snow' || scene === 'winter' || kinds.some((kind) => WINTRY.includes(kind))) return 'winter'
  return scene === 'blossom' ? 'spring' : 'summer'
}
