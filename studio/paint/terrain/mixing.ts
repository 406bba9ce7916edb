import type { Rgb } from '../../pixels/colour.ts'

/** A colour worked on in place, so that loops over pixels allocate nothing. */
export type Scratch = Float32Array

export const createScratch = (): Scratch => new Float32Array(3)

export function assign(out: Scratch, colour: Rgb, by = 1): void {
  out[0] = colour[0] * by
  out[1] = colour[1] * by
  out[2] = colour[2] * by
}

/** Moves `out` towards the colour times `by`; t in 0..1. */
export function blend(out: Scratch, colour: Rgb | Scratch, t: number, by = 1): void {
  out[0]! += (colour[0] * by - out[0]!) * t
  out[1]! += (colour[1] * by - out[1]!) * t
  out[2]! += (colour[2] * by - out[2]!) * t
}

export function addTo(out: Scratch, colour: Rgb | Scratch, by: number): void {
  out[0]! += colour[0] * by
  out[1]! += colour[1] * by
  out[2]! += colour[2] * by
}
