import type { Colours, Plane } from '../pixels/plane.ts'
import type { Region, Size } from '../pixels/raster.ts'

/** Where something of a size lies in the middle of a square when it is brought to fill it as far as its proportions let it. */
export function placeIn({ width, height }: Size, side: number): Region {
  const scale = side / Math.max(width, height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return { left: (side - size.width) >> 1, top: (side - size.height) >> 1, ...size }
}

/** Planes of the place's size in a square; what is beyond them mirrors them. */
export function framed(planes: Colours, place: Region, side: number): Colours {
  if (place.width === side && place.height === side) return planes
  return [inFrame(planes[0], place, side), inFrame(planes[1], place, side), inFrame(planes[2], place, side)]
}

/** The same of a single plane, or of a mask. */
export function inFrame<Values extends Plane | Uint8Array>(plane: Values, place: Region, side: number): Values {
  const { left, top, width, height } = place
  const out = (plane instanceof Float32Array ? new Float32Array(side * side) : new Uint8Array(side * side)) as Values
  const columns = Int32Array.from({ length: side }, (_, x) => mirrored(x - left, width))
  for (let y = 0, i = 0; y < side; y++) {
    const row = mirrored(y - top, height) * width
    for (let x = 0; x < side; x++, i++) out[i] = plane[row + columns[x]!]!
  }
  return out
}

/** A place that lies outside of 0..length-1 as one inside, by mirrors at both ends. */
export function mirrored(at: number, length: number): number {
  if (at >= 0 && at < length) return at
  const turn = ((at % (2 * length)) + 2 * length) % (2 * length)
  return turn < length ? turn : 2 * length - 1 - turn
}
