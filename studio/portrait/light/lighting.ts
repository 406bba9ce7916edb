import type { Rgb } from '../../pixels/colour.ts'

type Direction = readonly [right: number, down: number, towards: number]

/** How the sitter is lit; colours in linear light, 1 is neutral. */
export interface Lighting {
  /** The main light: where it comes from (to the right, from below, from the eye's side) and its colour times its strength. */
  key: { from: Direction; colour: Rgb }
  /** What fills the shadows. */
  fill: Rgb
  /** Lights behind the sitter that draw its edge. */
  rims: readonly { from: Direction; colour: Rgb }[]
  /** Shadow on the ground behind, 0..1. */
  shadow: number
  /** Light of the ground that spills over the edge, 0..1. */
  wrap: number
  /** How far the sitter takes on the ground's tint and brightness, 0..1. */
  pull: number
}
