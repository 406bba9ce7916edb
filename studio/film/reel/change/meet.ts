import type { FilmPlanes } from '../../stage/film-stage.ts'
import type { Bytes } from '../../sample/bytes.ts'

/** Two frames beside each other, or one above the other, and where they meet. */
interface Meeting {
  /** Left or upper, and right or lower. */
  pair: readonly [FilmPlanes, FilmPlanes]
  /** Which of them goes with the edge between them; the other stays where it is. */
  moves: readonly [boolean, boolean]
  along: 'x' | 'y'
  /** Pixels of luma from the left or top to the edge. */
  edge: number
}

/** Paints two frames on both sides of an edge, bilinear between pixels: what travels by steps of whole ones trembles where it is slow. */
export function meet(out: FilmPlanes, { pair: [first, second], moves, along, edge }: Meeting): void {
  const paint = along === 'x' ? acrossLines : byLines
  paint(out.luma, first.luma, second.luma, moves, edge)
  paint(out.chroma[0], first.chroma[0], second.chroma[0], moves, edge / 2)
  paint(out.chroma[1], first.chroma[1], second.chroma[1], moves, edge / 2)
}

type Paint = (out: Bytes, first: Bytes, second: Bytes, moves: Meeting['moves'], edge: number) => void

const acrossLines: Paint = (out, first, second, moves, edge) => {
  const { width, height } = out
  const { at, next, part } = placesOf(width, moves, edge)
  const line = new Uint8Array(2 * width)
  for (let y = 0, i = 0; y < height; y++) {
    line.set(first.data.subarray(y * width, (y + 1) * width))
    line.set(second.data.subarray(y * width, (y + 1) * width), width)
    for (let x = 0; x < width; x++, i++) out.data[i] = (line[at[x]!]! * (256 - part[x]!) + line[next[x]!]! * part[x]! + 128) >> 8
  }
}

const byLines: Paint = (out, first, second, moves, edge) => {
  const { width, height } = out
  const { at, next, part } = placesOf(height, moves, edge)
  const lineOf = (place: number) => (place < height ? first.data.subarray(place * width, (place + 1) * width) : second.data.subarray((place - height) * width, (place - height + 1) * width))
  for (let y = 0, i = 0; y < height; y++) {
    const [upper, lower, share] = [lineOf(at[y]!), lineOf(next[y]!), part[y]!]
    for (let x = 0; x < width; x++, i++) out.data[i] = (upper[x]! * (256 - share) + lower[x]! * share + 128) >> 8
  }
}

/** Which two pixels of both lines, one after the other, each of a line is mixed of, and the second's share in 256ths. */
function placesOf(length: number, [firstMoves, secondMoves]: Meeting['moves'], edge: number) {
  const whole = Math.ceil(edge)
  const between = Math.round(256 * (whole - edge))
  const [at, next, part] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
  for (let i = 0; i < length; i++) {
    const isFirst = i < whole - 1
    // The pixel that the edge goes through is of both.
    const isEdge = i === whole - 1
    const moves = isFirst ? firstMoves : secondMoves
    at[i] = isFirst || isEdge ? (firstMoves ? i + length - whole : i) : length + (moves ? i - whole : i)
    next[i] = isEdge ? length + (secondMoves ? 0 : i) : moves ? Math.min(2 * length - 1, at[i]! + 1) : at[i]!
    part[i] = between
  }
  return { at, next, part }
}
