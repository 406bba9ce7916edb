import type { Rgb } from '../../pixels/colour.ts'
import { hex } from '../../pixels/colour.ts'
import type { Mesh, Placing } from './mesh.ts'

/** A place of a part's surface. */
export interface Spot {
  /** In the part's own shape. */
  x: number
  y: number
  z: number
  /** In the model. */
  modelX: number
  modelY: number
  modelZ: number
  /** Along and round a net, 0..1. */
  u: number
  v: number
}

/** What a spot is made of; set by its part's paint. */
export interface Matter {
  /** Linear RGB, 0..1. */
  red: number
  green: number
  blue: number
  /** 0 a mirror .. 1 chalk. */
  rough: number
  /** 0..1: mirrors in its own colour and has no other. */
  metal: number
  /** Lacquer or glass over it, 0..1. */
  coat: number
  /** Light of its own, beside its colour. */
  glow: number
}

export type Paint = (spot: Spot, matter: Matter) => void

export interface Part {
  mesh: Mesh
  at?: Placing
  paint: Paint
  /** Height of the surface's small forms at a spot, in the model's units. */
  relief?: (spot: Spot) => number
  /** Goes on past the square: it has no say in how the model is fitted there. */
  beyond?: true
  /** Throws no shadow: glass, hair. */
  sheer?: true
}

export interface Stuff {
  rough?: number
  metal?: number
  coat?: number
  glow?: number
}

export function setColour(matter: Matter, [red, green, blue]: Rgb, k = 1): void {
  matter.red = red * k
  matter.green = green * k
  matter.blue = blue * k
}

/** One stuff all over. */
export function plain(colour: string | Rgb, { rough = 0.6, metal = 0, coat = 0, glow = 0 }: Stuff = {}): Paint {
  const rgb = typeof colour === 'string' ? hex(colour) : colour
  return (_, matter) => {
    setColour(matter, rgb)
    matter.rough = rough
    matter.metal = metal
    matter.coat = coat
    matter.glow = glow
  }
}
