/** A step between pixels: right, down. */
export type Offset = readonly [x: number, y: number]

const REACH = 3
const range = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH)

/** The neighbours that a filter reads, within a disc around its pixel. */
export const taps: readonly Offset[] = range
  .flatMap((y) => range.map((x): Offset => [x, y]))
  .filter(([x, y]) => x * x + y * y <= 10 && (x !== 0 || y !== 0))

/** The quarters of a pixel that become pixels of the result. */
export const quarters: readonly Offset[] = [[-1, -1], [1, -1], [-1, 1], [1, 1]]

/** The symmetries of the square, as three bits. */
export const TURNS = 8
export const FLIPPED = 1
export const TRANSPOSED = 2
export const REVERSED = 4

/** Where an offset goes when the picture is turned. */
function turned([x, y]: Offset, turn: number): Offset {
  const flipped = turn & FLIPPED ? -x : x
  const [a, b] = turn & TRANSPOSED ? [y, flipped] : [flipped, y]
  return turn & REVERSED ? [-a, -b] : [a, b]
}

const placesOf = (offsets: readonly Offset[]) =>
  Array.from({ length: TURNS }, (_, turn) =>
    Int32Array.from(offsets, (offset) => {
      const [x, y] = turned(offset, turn)
      return offsets.findIndex(([a, b]) => a === x && b === y)
    }),
  )

/** For each turn, the place that each tap takes among the taps, and each quarter among the quarters. */
export const tapPlaces = placesOf(taps)
export const quarterPlaces = placesOf(quarters)
