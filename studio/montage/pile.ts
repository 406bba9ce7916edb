import type { ReelLayer, ReelShot } from '../film/reel/reel-spec.ts'
import { drawn } from '../pixels/canvas-image.ts'
import { createRandom } from '../pixels/random.ts'
import type { Size } from '../pixels/raster.ts'
import type { Cut } from './cuts.ts'
import { drawTable } from './draw/paper.ts'
import { instantPrint } from './draw/print.ts'
import type { MontagePhoto } from './photo.ts'

/** Seconds in which a print falls. */
const FALLS = 0.42
const MOST_TURN = 0.22

interface Piled {
  cuts: readonly Cut[]
  photos: readonly MontagePhoto[]
  size: Size
  seconds: number
  seed: number
}

/** Prints that fall onto a table one after the other, spread so that the last ones cover as little as can be. */
export function pile({ cuts, photos, size, seconds, seed }: Piled): { shot: ReelShot; layers: ReelLayer[] } {
  const random = createRandom(seed)
  const isWide = size.width > size.height
  const side = Math.round(Math.min(size.width * (isWide ? 0.3 : 0.5), size.height * (isWide ? 0.52 : 0.3)))
  const places = placesOf(isWide ? 3 : 2, isWide ? 2 : 3)
  const layers = cuts.map(({ start, photos: [shown] }, i): ReelLayer => {
    const turn = (random() * 2 - 1) * MOST_TURN
    const picture = instantPrint(photos[shown!]!.canvas, side, turn)
    const { x, y } = places[i % places.length]!
    const off = () => (random() - 0.5) * 0.07
    return {
      picture, start: Math.max(0, start - FALLS * 0.8), fade: FALLS, comes: 'drop',
      left: Math.round(size.width * (x + off()) - picture.width / 2), top: Math.round(size.height * (y + off()) - picture.height / 2),
    }
  })
  return { shot: { seconds, views: [], backdrop: drawn(size.width, size.height, (ink) => drawTable(ink, size, seed)) }, layers }
}

/** Middles of the places, as shares of the film, in an order in which neighbours are far apart. */
function placesOf(columns: number, rows: number): { x: number; y: number }[] {
  const all = Array.from({ length: columns * rows }, (_, i) => ({ x: 0.25 + (0.5 * (i % columns)) / (columns - 1), y: 0.26 + (0.48 * Math.floor(i / columns)) / (rows - 1) }))
  return [0, 5, 2, 3, 1, 4].map((i) => all[i]!)
}
