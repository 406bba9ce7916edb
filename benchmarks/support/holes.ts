import type { RasterImage } from '#studio/pixels/linear-image.ts'
import { boxBlur } from '#studio/pixels/plane.ts'
import { createRandom } from '#studio/pixels/random.ts'
import type { Size } from '#studio/pixels/raster.ts'
import { gradientEnergy, luma, meanWhere } from './measures.ts'

/** Whether a point lies in the hole, in units of the frame's shorter side from the hole's middle. */
type Shape = (x: number, y: number, turn: number) => boolean

/** About what people erase: a thing, a person at a distance, a sign, a wire, a stain of odd outline. */
const shapes: Readonly<Record<string, Shape>> = {
  disc: (x, y) => Math.hypot(x, y) < 0.09,
  figure: (x, y) => Math.abs(x) < 0.055 && Math.abs(y) < 0.17,
  box: (x, y) => Math.abs(x) < 0.11 && Math.abs(y) < 0.07,
  wire: (x, y, turn) =>
    Math.abs(x * Math.sin(turn) + y * Math.cos(turn) + 0.05 * Math.sin(9 * x)) < 0.008 && Math.hypot(x, y) < 0.45,
  blob: (x, y, turn) => {
    const angle = Math.atan2(y, x)
    return Math.hypot(x, y) < 0.1 * (1 + 0.35 * Math.sin(3 * angle + turn) + 0.15 * Math.sin(7 * angle))
  },
}

/** Places tried for each hole. */
const TRIES = 20
/** Width of the surroundings, as a share of the shorter side. */
const RING = 0.03

export interface Hole {
  shape: string
  /** 1 where the picture is held out. */
  mask: Uint8Array
  /** 1 in the surroundings. */
  ring: Uint8Array
}

/**
 * One hole of each shape. What a person erases stands before something that goes on behind it, so a hole belongs where
 * the picture is much the same inside as on all sides: of some places drawn by the seed that are not empty, the one
 * where light and roughness differ least.
 */
export function holesIn(photo: RasterImage, seed: number): Hole[] {
  const random = createRandom(seed)
  const light = luma(photo)
  const energy = gradientEnergy(photo)
  return Object.entries(shapes).map(([shape, inside]) => {
    const places = Array.from({ length: TRIES }, () => {
      const middle = { x: photo.width * (0.2 + 0.6 * random()), y: photo.height * (0.2 + 0.6 * random()) }
      const at = { ...middle, turn: 2 * Math.PI * random() }
      const mask = cut(photo, inside, at)
      const ring = ringAround(mask, photo)
      const parts = [mask, ...quarters(ring, photo, at)].filter((part) => part.includes(1))
      const rough = parts.map((part) => Math.log(meanWhere(energy, part) + 1))
      const unlike = spread(rough) + spread(parts.map((part) => meanWhere(light, part) / LIGHT))
      return { hole: { shape, mask, ring }, empty: meanWhere(energy, ring) < EMPTY, unlike }
    })
    const full = places.filter(({ empty }) => !empty)
    return (full.length > 0 ? full : places).reduce((best, place) => (place.unlike < best.unlike ? place : best)).hole
  })
}

/** Gradient energy below which there is nothing to be seen. */
const EMPTY = 20
/** Difference of light that counts as much as a roughness of e times as much. */
const LIGHT = 40

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

function quarters(ring: Uint8Array, { width }: Size, middle: { x: number; y: number }): Uint8Array[] {
  return [0, 1, 2, 3].map((quarter) =>
    ring.map((inside, i) => (inside && (i % width < middle.x ? 0 : 1) + (i / width < middle.y ? 0 : 2) === quarter ? 1 : 0)),
  )
}

function cut({ width, height }: Size, inside: Shape, { x, y, turn }: { x: number; y: number; turn: number }): Uint8Array {
  const unit = Math.min(width, height)
  return Uint8Array.from({ length: width * height }, (_, i) =>
    inside(((i % width) + 0.5 - x) / unit, (Math.floor(i / width) + 0.5 - y) / unit, turn) ? 1 : 0,
  )
}

function ringAround(hole: Uint8Array, { width, height }: Size): Uint8Array {
  const near = boxBlur(Float32Array.from(hole), width, height, Math.round(RING * Math.min(width, height)))
  return hole.map((inside, i) => (!inside && near[i]! > 0 ? 1 : 0))
}
