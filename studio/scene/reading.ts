import type { Item } from './item.ts'
import type { Manner, Person, SceneSpec, StillThing, TownPlace } from './scene-spec.ts'

export type Subject = SceneSpec['subjects'][number]
export type Scene = SceneSpec['scene']

export const SIMPLE_SLOTS = ['time', 'weather', 'season', 'palette', 'mood', 'style', 'framing'] as const
type SimpleSlot = (typeof SIMPLE_SLOTS)[number]
export const TRAIT_SLOTS = ['gender', 'age', 'skin', 'hair', 'hairColour', 'eyes', 'outfit', 'legs', 'role'] as const
type TraitSlot = (typeof TRAIT_SLOTS)[number]

export interface Understood {
  slot: 'scene' | 'place' | 'manner' | 'subject' | 'thing' | 'variety' | 'pose' | 'count' | 'colour' | 'without' | 'wears' | 'holds' | 'sky' | SimpleSlot | TraitSlot
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
  /** What says that a face is to be seen. */
  facing: Item[]
  /** Things for a still life. */
  things: { thing: StillThing; item: Item }[]
  /** What is to stand in the sky. */
  sky?: NonNullable<SceneSpec['sky']>
  /** What the old town is said to be, in order; an alley can be anywhere. */
  places: { place: TownPlace; words: string; vague?: true }[]
  /** Ways of painting that are named, in order. */
  manners: { manner: Manner; words: string }[]
  /** Colours that belong to no subject, in order. */
  colours: string[]
  understood: Understood[]
  unknown: string[]
}
