import type { Layer } from '../brush/layer.ts'
import type { Pigment } from '../brush/pigment.ts'

/** A colour in the light of the hour and the palette; what shines keeps its own. */
export type Tone = (colour: Pigment, shining?: boolean) => Pigment

export interface Place {
  layer: Layer
  random: () => number
  /** Where the ground begins, in points. */
  floor: number
  /** The place's own shape colour and that of its ground, toned. */
  shape: Pigment
  ground: Pigment
  tone: Tone
  /** 0 by day .. 1 when lamps are lit. */
  dusk: number
}
