import { has, type Item } from './item.ts'
import type { Meaning } from './lexicon/dictionary.ts'

const SUBJECT_FEATURES: Record<string, string> = {
  cat: 'cats', dog: 'dogs', rabbit: 'rabbits', fox: 'foxes', bird: 'birds', butterfly: 'butterflies',
  deer: 'deer', whale: 'whales', boat: 'boats', balloon: 'balloons', lantern: 'lanterns', house: 'houses',
  fish: 'fish', koi: 'fish', jellyfish: 'jellyfish', turtle: 'turtles', tiger: 'tigers', lion: 'lions', panda: 'pandas', bear: 'bears', car: 'cars', robot: 'robots', astronaut: 'people', horse: 'horses', dragon: 'dragons', lighthouse: 'houses', castle: 'houses', airplane: 'airplanes', train: 'trains', kite: 'kites', helicopter: 'airplanes', bus: 'cars', motorcycle: 'cars', 'ferris-wheel': 'houses', church: 'houses', pumpkin: 'fruits', spaceship: 'airplanes', ufo: 'airplanes', rocket: 'airplanes', bicycle: 'bicycles', windmill: 'houses', tent: 'tents', campfire: 'fires', snowman: 'snowmen', elephant: 'elephants', dinosaur: 'dinosaurs', penguin: 'penguins', cow: 'cows', chicken: 'birds', chick: 'birds', phoenix: 'birds', dolphin: 'dolphins', shark: 'sharks', octopus: 'octopuses', squirrel: 'squirrels', wolf: 'wolves', monkey: 'monkeys', giraffe: 'giraffes', zebra: 'zebras', pig: 'pigs', camel: 'camels', sheep: 'sheep', tree: 'trees', flower: 'flowers', moon: 'moon', person: 'people',
}
const SCENE_FEATURES: Record<string, string> = {
  alpine: 'mountains', seascape: 'water', desert: 'sand', city: 'buildings', galaxy: 'stars', blossom: 'petals',
  meadow: 'grass', forest: 'trees', winter: 'snow',
}
const WEATHER_FEATURES: Record<string, string> = { cloudy: 'clouds', mist: 'mist', rain: 'rain', snow: 'snow', aurora: 'aurora' }

/** The names, as SceneSpec.without spells them, of what an item would leave out; the word itself when it has none. */
export function featuresOf({ meanings, words }: Item): string[] {
  const named = (slot: Meaning['slot'], names?: Record<string, string>) =>
    meanings.filter((meaning) => meaning.slot === slot).flatMap(({ value }) => (names ? (names[value] ?? []) : value))
  const found = [
    named('feature'), named('subject', SUBJECT_FEATURES), named('weather', WEATHER_FEATURES), named('scene', SCENE_FEATURES),
  ].find((list) => list.length)
  return [...new Set(found ?? [words])]
}

/** Connecting words that end what 'without' covers: 'without birds over the lake'. */
const SCOPE_ENDS = new Set(
  [
    'in, on, at, under, over, with, by, near, from, but, above, during, en, con, bajo, sobre, al, pero, desde',
    'dans, sur, sous, avec, au, mais, pendant, depuis, 的, 在, 但, 里, 裡, 上, 下',
  ].flatMap((words) => words.split(', ')),
)

const THINGS = ['feature', 'subject', 'likeSubject', 'scene', 'likeScene', 'hint', 'weather'] as const
/** What can be left out: things, known or not, but not a time, a manner or a particle. */
const isThing = (item: Item) => !item.meanings.length || THINGS.some((slot) => has(item, slot))

/** Splits a prompt's items into those asked for and those asked to be left out. */
export function splitNegated(items: readonly Item[]): { wanted: Item[]; unwanted: Item[] } {
  const negated = new Set<Item>()
  let negating = false
  items.forEach((item, at) => {
    if (item.kind === 'break' || (negating && SCOPE_ENDS.has(item.words))) negating = false
    else if (has(item, 'negation')) negating = true
    else if (negating && isThing(item)) negated.add(item)
    if (has(item, 'negationAfter')) {
      // Back over particles to the noun, and on through nouns that particles join to it ('雲と鳥のない空').
      for (let i = at - 1; i >= 0 && items[i]!.kind !== 'break'; i--) {
        if (has(items[i], 'stop')) continue
        negated.add(items[i]!)
        if (!has(items[i - 1], 'stop') || !/^[とや]$/.test(items[i - 1]!.words)) break
      }
    }
  })
  const silent = (item: Item) => has(item, 'negation') || has(item, 'negationAfter')
  return {
    wanted: items.filter((item) => !negated.has(item) && !silent(item)),
    unwanted: items.filter((item) => negated.has(item)),
  }
}
