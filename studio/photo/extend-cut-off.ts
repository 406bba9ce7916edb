import { smoothstep } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Region } from '../pixels/raster.ts'
import type { Sides } from './fill/people.ts'

/** Shorter pieces of a side that people take, as a share of it, need no end of their own. */
const SHORTEST = 0.03
/** How far what is cut goes on at most: above, in half widths of the cut, and beside, as a share of the longer side. */
const MOST = { above: 0.7, beside: 0.1 }
/** Half widths by which it goes on at least; above, what is narrower than this share of the longer side is a head that just touches the frame. */
const LEAST = { height: 0.45, half: 0.13 }
/** Depth, in half widths, at which it is looked how steeply the outline closes. */
const LOOKED_AT = 0.3
/** Where the outline's end begins, of the way to it: beside, of what shape it is nobody knows, it fades. */
const SOLID = { above: 0.95, beside: 0.5 }
/** Depth, in half widths of the cut, from which texture is taken to and fro: in the middle, where a face may begin, and of the hair about it. */
const TEXTURE = { middle: 0.12, rim: 0.5 }
/** From where on, between the middle and either end, the two ends' textures meet no more. */
const MEET = 0.45

/**
 * Rounds off what of people the photo's frame cuts through, in place in the extended picture: the section along the cut
 * is swept half around its middle, hair to a crown, a sleeve to a shoulder. `people` is 1 where they are, in the photo's
 * pixels; `place` is where the photo lies.
 */
export function roundOff(picture: RasterImage, place: Region, people: Uint8Array, margins: Sides, checkCancelled: () => void): void {
  for (const side of ['top', 'left', 'right'] as const) {
    if (margins[side] === 0) continue
    const beside = side !== 'top'
    const length = beside ? place.height : place.width
    // Along the side, and inwards from it (outwards below 0).
    const at = (along: number, inwards: number) =>
      beside
        ? (place.top + along) * picture.width + (side === 'left' ? place.left + inwards : place.left + place.width - 1 - inwards)
        : (place.top + inwards) * picture.width + place.left + along
    const room = side === 'top' ? place.top : side === 'left' ? place.left : picture.width - place.left - place.width
    // Where the frame stays as it was, what reaches the corner goes on past it.
    const [opens, ends] = beside ? [margins.top > 0, margins.bottom > 0] : [margins.left > 0, margins.right > 0]
    const isPerson = (along: number, inwards: number) =>
      people[beside ? along * place.width + (side === 'left' ? inwards : place.width - 1 - inwards) : inwards * place.width + along] === 1
    const isCut = (along: number) => isPerson(along, 0)
    for (const [from, to] of runs(length, isCut)) {
      checkCancelled()
      const [fromCorner, toCorner] = [from === 0 && !opens, to === length - 1 && !ends]
      const half = (to - from + 1) / (fromCorner !== toCorner ? 1 : 2)
      const middle = fromCorner === toCorner ? (from + to) / 2 : fromCorner ? from : to
      const depth = Math.max(1, Math.round(LOOKED_AT * half))
      const wider = widthAt(length, (along) => isPerson(along, depth), Math.round(middle)) / (fromCorner !== toCorner ? 1 : 2)
      const longest = Math.max(place.width, place.height)
      if (!beside && half < LEAST.half * longest) continue
      const height = Math.min(beside ? MOST.beside * longest : MOST.above * half, Math.max(closing(half, wider, depth), LEAST.height * half))
      sweep(picture, { from, to, middle, half, height, room, solid: beside ? SOLID.beside : SOLID.above }, at)
    }
  }
}

/** Height of what a circle has left beyond a chord of a half width, when at a depth the half width is `wider`. */
function closing(half: number, wider: number, depth: number): number {
  const centre = Math.max(0, (wider * wider - half * half + depth * depth) / (2 * depth))
  return Math.hypot(half, centre) - centre
}

/** Length of the run that holds a place. */
function widthAt(length: number, holds: (along: number) => boolean, middle: number): number {
  let [from, to] = [middle, middle]
  while (from > 0 && holds(from - 1)) from--
  while (to < length - 1 && holds(to + 1)) to++
  return to - from + 1
}

function runs(length: number, isCut: (along: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let along = 0; along < length; along++) {
    if (!isCut(along)) continue
    const from = along
    while (along < length && isCut(along)) along++
    if (along - from > SHORTEST * length) found.push([from, along - 1])
  }
  return found
}

interface Cut {
  from: number
  to: number
  /** About which it is swept: an end where only the other closes. */
  middle: number
  half: number
  /** How far beyond the side it goes on, and how far the picture does, pixels. */
  height: number
  room: number
  solid: number
}

function sweep({ data }: RasterImage, { from, to, middle, half, height, room, solid }: Cut, at: (along: number, inwards: number) => number): void {
  const sample = (along: number, inwards: number) => at(Math.round(Math.min(to, Math.max(from, along))), Math.round(inwards)) * 3
  for (let out = 1; out <= Math.min(room, Math.ceil(height)); out++) {
    for (let along = from; along <= to; along++) {
      const [u, v] = [(along - middle) / half, out / height]
      const radius = Math.hypot(u, v)
      const alpha = smoothstep(1, Math.min(solid, 1 - 4 / half), radius)
      if (alpha === 0) continue
      const arc = Math.atan2(v, Math.abs(u)) * radius * half
      const deep = Math.max(1, half * (TEXTURE.middle + (TEXTURE.rim - TEXTURE.middle) * radius ** 8))
      const inwards = deep - Math.abs((arc % (2 * deep)) - deep)
      const after = middle === from ? 1 : middle === to ? 0 : smoothstep(-MEET, MEET, u / (radius || 1))
      const [one, other, here] = [sample(middle - radius * half, inwards), sample(middle + radius * half, inwards), at(along, -out) * 3]
      for (let c = 0; c < 3; c++) {
        const colour = data[one + c]! * (1 - after) + data[other + c]! * after
        data[here + c] = data[here + c]! + alpha * (colour - data[here + c]!) + 0.5
      }
    }
  }
}
