import type { Manner, moods, personTraits, stillThings, palettes, poses, scenes, seasons, skies, styles, subjects, times, TownPlace, Variety, weathers, framings } from '../scene-spec.ts'

export type Language = 'zh' | 'en' | 'es' | 'fr' | 'ja' | 'emoji'

/** Things that are no subject of ours but can be drawn by a painter, and so asked to be left out. */
const features = [
  'people', 'clouds', 'stars', 'sun', 'trees', 'flowers', 'boats', 'houses', 'buildings', 'mountains', 'water', 'waves', 'grass',
  'petals', 'lights', 'reflections', 'animals', 'fish', 'snow', 'mist', 'rain', 'aurora', 'shadows', 'text', 'seal', 'cars', 'roads',
] as const
type Feature = (typeof features)[number]

/** Comma-separated words of one language for each value of a slot. */
type Words<Value extends string> = Partial<Record<Value, string>>

/**
 * What one language calls the things of a SceneSpec. A word may stand under several slots ('sakura' is a scene and a
 * season). Accents do not matter; Latin plurals are formed by inflect.ts.
 */
export interface Lexicon {
  language: Language
  /** Settings named outright. */
  scene: Words<(typeof scenes)[number]>
  /** Places that an old town can be; they name that setting too. */
  place?: Words<TownPlace>
  /** Words that suggest a setting when nothing names one. */
  hint: Words<(typeof scenes)[number]>
  subject: Words<(typeof subjects)[number]>
  /** Things that no painter draws: the nearest subject or setting stands in, and the interface says so. */
  likeSubject: Words<(typeof subjects)[number]>
  likeScene: Words<(typeof scenes)[number]>
  /** Coats, plumages and kinds; a word for one is listed as its subject too. */
  variety?: Words<Variety>
  /** What a person or an animal does. */
  pose?: Words<(typeof poses)[number]>
  /** '#rrggbb' to its names. */
  colour: Record<string, string>
  time: Words<(typeof times)[number]>
  weather: Words<(typeof weathers)[number]>
  season: Words<(typeof seasons)[number]>
  palette: Words<(typeof palettes)[number]>
  mood: Words<(typeof moods)[number]>
  style: Words<(typeof styles)[number]>
  framing: Words<(typeof framings)[number]>
  /** How a scene that can be painted in several ways is to be painted. */
  manner?: Words<Manner>
  /** What a person is like and wears; 'mixed' is a woman and a man. */
  gender?: Words<(typeof personTraits.gender)[number] | 'mixed'>
  age?: Words<(typeof personTraits.age)[number]>
  skin?: Words<(typeof personTraits.skin)[number]>
  hair?: Words<(typeof personTraits.hair)[number]>
  /** '#rrggbb' to the names of hair of that colour. */
  hairColour?: Record<string, string>
  /** '#rrggbb' to the names of eyes of that colour. */
  eyes?: Record<string, string>
  /** Hair itself: the colour that it stands by is the hair's. */
  locks?: string
  /** Words of a face, which the person then shows. */
  facing?: string
  /** Who can have a child beside them, and words that name both ('母女'), which say what child it is. */
  parent?: string
  offspring?: Words<(typeof personTraits.gender)[number] | 'any'>
  /** What makes the person that it stands by old; said of a thing it says nothing. */
  elderly?: string
  outfit?: Words<(typeof personTraits.outfit)[number]>
  /** What is worn on the legs; its colour is its own. */
  legs?: Words<(typeof personTraits.legs)[number]>
  wears?: Words<(typeof personTraits.wears)[number]>
  /** Who is dressed for what they are; a word for one names a person too. */
  role?: Words<(typeof personTraits.role)[number]>
  /** Clothes that make a person one of them. */
  uniform?: Words<(typeof personTraits.role)[number]>
  /** What a person has in their hands, said so that nothing else is meant ('guitar', 'reading'). */
  holds?: Words<(typeof personTraits.holds)[number]>
  /** Verbs that put what they stand by into a person's hands. */
  carry?: string
  /** What stands on the table of a still life. */
  thing?: Words<(typeof stillThings)[number]>
  sky?: Words<(typeof skies)[number]>
  /** Names for the negative prompt beyond the subjects, scenes and weathers, which count as features too. */
  feature: Words<Feature>
  number: Record<string, string>
  /** Words that leave out what comes after them. */
  negation: string
  /** Words that leave out what comes before them (Japanese). */
  negationAfter?: string
  /** Words that carry nothing for a picture: articles, particles, praise of quality. */
  stop: string
}

export type Slot = Exclude<keyof Lexicon, 'language'>
