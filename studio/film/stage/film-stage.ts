import type { Region, Size } from '../../pixels/raster.ts'
import type { Bytes } from '../sample/quads.ts'
import type { Eye } from '../effects/eyelids.ts'
import type { Field } from './field.ts'

/** A film's colours: luma, and the two chroma planes of half its sides (BT.709, as films are kept). */
export interface FilmPlanes {
  luma: Bytes
  chroma: readonly [Bytes, Bytes]
}

/** One sheet of what stands before the camera. */
export interface StageLayer extends FilmPlanes {
  /** How much of it is there, 0..255, of luma's size; all of it where there is none. */
  cover?: Bytes
  /** How near it is: 0 is endlessly far, 1 as near as anything. */
  nearness: Field
}

/** The person whose chest rises. */
export interface Breather {
  /** Centre of the chest and half its width, in pixels of the stage. */
  x: number
  y: number
  reach: number
  head: { x: number; y: number; reach: number }
  eyes: readonly Eye[]
}

/** A photo made ready to be filmed: what is needed for every frame, and no more. */
export interface FilmStage extends Size {
  /** What fills the frame with the camera at rest. */
  window: Region
  /** The farthest first. */
  layers: readonly StageLayer[]
  /** Where the camera looks, in pixels. */
  focus: { x: number; y: number; nearness: number }
  /** 0..1 on the regions that live; those that were found. */
  sky?: Field
  water?: Field
  /** Where the light comes from, in pixels. */
  light: { x: number; y: number }
  breather?: Breather
}
