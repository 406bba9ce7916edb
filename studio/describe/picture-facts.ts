import type { Size } from '../pixels/raster.ts'
import type { ThingName } from '../vision/things/thing-names.ts'

export const colourNames = [
  'white', 'grey', 'black', 'red', 'orange', 'brown', 'beige', 'yellow', 'olive', 'green', 'teal', 'sky-blue', 'blue', 'navy', 'purple', 'pink',
] as const
export type ColourName = (typeof colourNames)[number]

/** What a setting looks like by its colours and their places; a likeness, not a recognition. */
export const settings = ['studio', 'sky', 'greenery', 'water', 'snow', 'night-lights', 'stars', 'sand', 'foliage', 'warm-room'] as const
export type Setting = (typeof settings)[number]

/** 'dark' is black and darkest brown: photos do not tell them apart. */
export const hairTones = ['dark', 'brown', 'fair', 'red', 'grey', 'green', 'blue', 'purple', 'pink'] as const
export type HairTone = (typeof hairTones)[number]

/** What somebody looks like; what is not sure is left out. */
export interface PersonLook {
  hair?: HairTone
  /** Up to two main colours of the clothes, the larger first. */
  clothes: ColourName[]
  glasses: boolean
}

export type Side = 'left' | 'centre' | 'right'

/** 'filling': all that there is to see; 'around': in several places. */
export type ThingPlace = Side | 'behind' | 'filling' | 'around'

export interface NamedThings {
  name: ThingName
  count: number
  /** There may be more of them than were found for sure. */
  more: boolean
  place: ThingPlace
}

export interface MainColour {
  name: ColourName
  /** '#rrggbb' */
  colour: string
  /** 0..1 of the picture. */
  share: number
}

/** What can be told of a picture. */
export interface PictureFacts extends Size {
  people: {
    /** Faces in sight. */
    faces: number
    /** People in sight, with those whose face is not. */
    count: number
    /** There may be more of them than were found for sure. */
    more: boolean
    where: Side
    shot: 'close' | 'half' | 'full'
    /** Of somebody who is alone in the picture and near enough. */
    look?: PersonLook
  }
  /** Everyday things with names, the largest first; what it is not sure of is left out. */
  things: NamedThings[]
  /** What stands out where nobody does: 0..1 of the picture. */
  subject: { where: Side; share: number }
  setting?: Setting
  colours: MainColour[]
  vividness: 'grey' | 'muted' | 'natural' | 'vivid'
  warmth: 'cool' | 'neutral' | 'warm'
  light: { level: 'dark' | 'dim' | 'even' | 'bright'; contrast: 'soft' | 'normal' | 'strong'; from: Side | 'above' | 'all' }
  time?: 'day' | 'sunset' | 'night'
  layout: { orientation: 'wide' | 'tall' | 'square'; symmetric: boolean; openSide?: 'left' | 'right' | 'above' }
  detail: { background: 'plain' | 'blurred' | 'sharp'; texture: 'smooth' | 'fine' | 'busy' }
}
