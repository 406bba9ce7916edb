import { lightOf } from '../pixels/colour.ts'
import { mapToBytes } from '../pixels/map-values.ts'
import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { connectedComponents } from './components.ts'
import type { Point } from './face-geometry.ts'
import type { OpenCv } from './opencv.ts'
import type { PersonView } from './person-view.ts'

/** What is surely a person, and what is surely a part of one, 0..1. */
export const SURE = 0.5
const NO_PART = 0.2
/** Light below which it may be black clothes, hair or a hat: the network takes these for ground. */
export const DARK = 0.33

export interface UnknownPiece {
  /** The number that its pixels have in `labels`. */
  label: number
  /** In pixels. */
  area: number
  /** The longer side of the box around it, in pixels. */
  extent: number
  middle: Point
  /** Mean of its pixels, 0..1. */
  light: number
  /** Share of its pixels that are darker than `DARK`. */
  dark: number
}

/** The connected pieces of people (0..1) of which a trained network knows no part (`known`, 0..1), in pixels of `size`; other pixels have label 0. */
export function unknownPieces(
  cv: OpenCv, people: Plane, known: Plane, [red, green, blue]: PersonView['colours'], size: Size,
): { labels: Int32Array; pieces: UnknownPiece[]; light: Plane } {
  const unknown = mapToBytes(people, (value, i) => (value > SURE && known[i]! < NO_PART ? 1 : 0))
  const { labels, areas, extents } = connectedComponents(cv, unknown, size)
  const light = red.map((value, i) => lightOf([value, green[i]!, blue[i]!]))
  const sums = areas.map(() => ({ light: 0, dark: 0, x: 0, y: 0 }))
  labels.forEach((label, i) => {
    const sum = sums[label]!
    sum.light += light[i]!
    if (light[i]! < DARK) sum.dark++
    sum.x += i % size.width
    sum.y += Math.floor(i / size.width)
  })
  const pieces = sums.map(({ x, y, ...sum }, label): UnknownPiece => {
    const area = areas[label]!
    return { label, area, extent: extents[label]!, middle: [x / area, y / area], light: sum.light / area, dark: sum.dark / area }
  })
  return { labels, pieces: pieces.slice(1), light }
}

/** Takes pieces out of people, in place. */
export function dropPieces(people: Plane, labels: Int32Array, pieces: readonly UnknownPiece[]): void {
  const dropped = new Set(pieces.map(({ label }) => label))
  if (dropped.size > 0) labels.forEach((label, i) => dropped.has(label) && (people[i] = 0))
}
