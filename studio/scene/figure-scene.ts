import type { Random } from '../pixels/random.ts'
import type { Reading, Scene, Subject } from './reading.ts'
import type { Person, SceneSpec } from './scene-spec.ts'

type Place = NonNullable<Person['place']>

/** Settings that a figure's own ground can stand for. */
const PLACES: Partial<Record<Scene, Place>> = {
  seascape: 'beach', city: 'city', meadow: 'garden', blossom: 'garden', forest: 'garden', alpine: 'garden', inkwash: 'warm', portrait: 'studio', abstract: 'studio', winter: 'snow', pattern: 'studio',
}
/** Where people of a calling are at home when no place is named. */
const HOMES: Partial<Record<NonNullable<Person['role']>, Place>> = {
  doctor: 'clinic', nurse: 'clinic', chef: 'kitchen', police: 'city', firefighter: 'city', teacher: 'classroom', student: 'classroom', worker: 'city', farmer: 'garden', knight: 'hall', king: 'hall', queen: 'hall', prince: 'hall', princess: 'hall',
  wizard: 'night', witch: 'night', vampire: 'night', ninja: 'night', angel: 'heaven', pirate: 'beach', swordsman: 'garden', santa: 'snow', bride: 'garden', soldier: 'garden', cowboy: 'mesa', scientist: 'clinic', pilot: 'clinic', artist: 'studio', superhero: 'city',
}
/** Who is not met with a smile. */
const STERN: readonly NonNullable<Person['role']>[] = ['knight', 'wizard', 'witch', 'vampire', 'ninja', 'pirate', 'swordsman', 'police']
const OUTDOORS: readonly Place[] = ['city', 'garden', 'beach', 'snow', 'night', 'heaven', 'mesa']
const QUIET: readonly Place[] = ['studio', 'warm', 'blue', 'garden']
/** What a person can have about them without the picture being about it. */
const BESIDES: readonly Subject['kind'][] = ['flower', 'tree', 'house', 'lantern', 'moon', 'bird', 'butterfly']
/** What stands well behind who is somebody. */
const BACKED: readonly Subject['kind'][] = ['castle', 'lighthouse', 'snowman', 'tent', 'campfire', 'windmill']
const MAX_PEOPLE = 3
/** Landscapes that a person can stand before, looking at us. */
const FACED: readonly Scene[] = ['alpine', 'seascape', 'desert', 'city', 'meadow', 'forest', 'winter', 'old-town', 'cloud-sea', 'blossom']

const isDressed = ({ person }: Reading) => Boolean(person.role ?? person.child ?? person.holds ?? person.outfit ?? person.hair ?? person.hairColour ?? person.skin ?? person.legs ?? person.wears ?? person.eyes)

/** Whether the picture is of a person: alone, or described closely, and not lost in a named landscape. */
export function isFigure(reading: Reading, claims: ReadonlyMap<Scene, number>): boolean {
  const { subjects, person, slots } = reading
  const who = subjects.find(({ kind, approximate }) => kind === 'person' && !approximate)
  // A room is behind a face, and under who sits.
  const atHome = who?.pose === 'sitting' || slots.framing === 'close' || claims.has('portrait') || Boolean(person.role ?? person.holds)
  // A pattern may be on the cloth; a thing that nobody draws is no place.
  const named = [...claims].filter(([scene, claim]) => claim >= 5 && scene !== 'pattern' && !(scene === 'interior' && atHome) && !(scene === 'abstract' && claim === 5)).map(([scene]) => scene)
  if (!who) return Boolean(person.outfit ?? person.role) && !subjects.length && !named.length
  if (who.count > MAX_PEOPLE || slots.style === 'ink' || subjects.some(({ variety }) => variety === 'christmas-tree')) return false
  const others = subjects.filter(({ kind }) => kind !== 'person').map(({ kind }) => kind)
  if (isDressed(reading) || who.pose === 'sitting' || who.pose === 'dancing' || who.pose === 'waving') return others.every((kind) => BESIDES.includes(kind)) && named.every((scene) => PLACES[scene])
  // Who walks through a city is what the picture is of.
  const strolls = who.pose === 'walking' && named.every((scene) => scene === 'city')
  const underBlossoms = named.every((scene) => scene === 'blossom')
  return !others.length && (underBlossoms || strolls) && slots.framing !== 'wide'
}

/** What can be seen of a small figure in a landscape; in a room, all of it. */
export function seenOf({ person: { clothes: _, ...person }, facing, slots, subjects }: Reading, scene: Scene): Pick<SceneSpec, 'person'> {
  const shown = facing.length > 0 || person.role || person.holds
  const near = shown && FACED.includes(scene) && slots.framing !== 'wide' && subjects.every(({ kind, approximate }) => !approximate && (kind === 'person' || BESIDES.includes(kind) || (person.role && BACKED.includes(kind))))
  if (near) return { person: { ...person, facing: true } }
  const { gender, mixed, age, hairColour, wears, role } = person
  const seen = scene === 'interior' ? person : { ...(gender && { gender }), ...(mixed && { mixed }), ...(age && { age }), ...(hairColour && { hairColour }), ...(wears && { wears }), ...(role && { role }) }
  return Object.keys(seen).length ? { person: seen } : {}
}

/** The person, the ground and the framing of a picture of people; what the words leave open is drawn. */
export function figureOf({ subjects, person: { clothes, ...person }, scenes, slots, colours }: Reading, random: Random): Pick<SceneSpec, 'subjects' | 'person' | 'framing' | 'palette' | 'mood'> {
  const who = subjects.find(({ kind }) => kind === 'person')
  const colour = clothes ?? who?.colour ?? colours[0]
  const snowy = slots.weather === 'snow' || slots.season === 'winter'
  // An umbrella hints at a city; a sea that is named is the sea.
  const shown = scenes.filter(({ scene, approximate }) => !approximate && scene !== 'abstract').toSorted((a, b) => b.claim - a.claim).map(({ scene }) => PLACES[scene])[0]
  const home = scenes.some(({ scene }) => scene === 'interior')
  const own = person.role && HOMES[person.role]
  const named = shown === 'studio' ? undefined : shown
  const outside = () => named ?? own ?? shown ?? (slots.weather === 'rain' ? 'city' : QUIET[Math.floor(random() * QUIET.length)]!)
  const place = snowy ? 'snow' : !home ? outside() : own && !OUTDOORS.includes(own) ? own : 'warm'
  const full = random() < 0.3
  const drawn = random()
  const portrait = scenes.some(({ scene, claim }) => scene === 'portrait' && claim > 2)
  return {
    subjects: [{ kind: 'person', count: person.child ? 2 : Math.max(person.mixed ? 2 : 1, Math.min(MAX_PEOPLE, who?.count ?? 1)), ...(colour && { colour }), ...(who?.pose && { pose: who.pose }) }],
    person: { ...person, place },
    framing: slots.framing ?? (portrait ? 'close' : (person.outfit && full) || person.legs || (who?.pose && who.pose !== 'waving') ? 'wide' : 'medium'),
    palette: slots.palette ?? 'natural',
    // A haze would take the colour from a face.
    mood: slots.mood ?? (person.role && STERN.includes(person.role) ? (drawn < 0.5 ? 'dramatic' : 'calm') : drawn < 0.3 ? 'joyful' : 'calm'),
  }
}
