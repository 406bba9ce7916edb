import type { Rgb } from '../../pixels/colour.ts'
import type { HeadFrame } from './head-frame.ts'
import type { Material, Placing } from './render/canvas.ts'
import type { Light } from './render/materials.ts'
import type { Surface } from './render/shapes.ts'

/** One surface of an item, drawn in the order given. */
export interface Part {
  shape: Surface
  placing: Placing
  material: Material
  /** Hides nothing of what is drawn after it behind it: lenses, fur. */
  seeThrough?: boolean
}

/** What an item is made for. */
export interface Wearer {
  head: HeadFrame
  light: Light
  /** The item's own colour when the person chose none. */
  colour: Rgb
}

export interface ItemDesign {
  /** '#rrggbb'; what may be changed. */
  colour: string
  make(wearer: Wearer): Part[]
  /** Of the shadow that it casts on the person: how far below (cm), how soft (cm), how dark (0..1). */
  shadow: { drop: number; blur: number; strength: number }
  /** Light that it sheds, 0..1. */
  shines?: number
  /** Lies on the breast, where hair may hang over it. */
  underHair?: boolean
  /** Takes the place of the glasses that the person has on. */
  insteadOfGlasses?: boolean
}

/** Parts of one material. */
export const of = (material: Material, placing: Placing, shapes: readonly Surface[], seeThrough = false): Part[] =>
  shapes.map((shape) => ({ shape, placing, material, seeThrough }))
