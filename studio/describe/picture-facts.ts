import type { Size } from '../pixels/raster.ts'

export const colourNames = [
  'white', 'grey', 'black', 'red', 'orange', 'brown', 'beige', 'yellow', 'olive', 'green', 'teal', 'sky-blue', 'blue', 'navy', 'purple', 'pink',
] as const
export type ColourName = (typeof colourNames)[number]

/** What a setting looks like by its colours and their places; a likeness, not a recognition. */
export const settings = ['studio', 'sky', 'greenery', 'water', 'snow', 'night-lights', 'stars', 'sand', 'foliage', 'warm-room'] as const
export type Setting = (typeof settings)[number]

export type Side = 'left' | 'centre' | 'right'

export interface MainColour {
  name: ColourName
  /** '#rrggbb' */
  colour: string
  /** 0..1 of the picture. */
  share: number
}

/** What can be told of a picture without knowing what things are. */
export interface PictureFacts extends Size {
  people: {
    /** Faces in sight; who shows none is not known to be there. */
    faces: number
    where: Side
    shot: 'close' | 'half' | 'full'
  }
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
