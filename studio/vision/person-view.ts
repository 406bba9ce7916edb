import type { Colours, Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { BodyFrame } from './body-frame.ts'
import type { PersonParts } from './person-parts.ts'

/** What is known of one person in a picture, at one working size; the body in its pixels. */
export interface PersonView extends Size {
  /** sRGB planes, 0..1. */
  colours: Colours
  /** The person, 0..1. */
  person: Plane
  /** 1 inside the face's outline. */
  face: Plane
  /** 1 where skin can be learned: the face without eyes, brows and mouth. */
  bareFace: Plane
  body: BodyFrame
  /** Whether other people are in the picture. */
  crowded: boolean
  /** What a trained network makes of the person; where none runs, colours and places have to tell. */
  parts?: PersonParts | undefined
}
