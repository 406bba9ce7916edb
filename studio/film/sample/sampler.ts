import { planMemory } from '../../pixels/kernel.ts'
import type { Size } from '../../pixels/raster.ts'
import { takenBlocks, type Bytes } from './bytes.ts'
import type { Grid } from './grid.ts'
import { startSamplingKernel } from './kernel/kernel.ts'

/** No side is longer: places are kept in 32 bits, 12 of them for whole pixels. */
const LONGEST_SIDE = 4096

/** Planes that are read at the same places. */
type Planes = readonly [Bytes] | readonly [Bytes, Bytes]

/** Reads planes of one size between their pixels, for frames of one size; it has memory of its own. */
export interface Sampler {
  /** Fills planes of a frame from its own, bilinear to a 256th of a pixel. */
  paint(out: Planes, grid: Grid): void
  /** Lays them over planes of a frame as far as a cover says. `opacity` 0..1 makes all of it fainter. */
  lay(out: Planes, cover: number, grid: Grid, opacity: number): void
  /** Takes what a plane has become. */
  change(plane: number, changed: Bytes): void
}

/** A sampler of planes and covers of one size. `halving` is 2 where they are chroma of a grid's luma. */
export function createSampler(planes: Planes, covers: readonly Bytes[], frame: Size, grid: Grid, halving: 1 | 2): Sampler {
  const { width, height } = planes[0]
  if (Math.max(width, height) > LONGEST_SIDE) throw new RangeError(`A side of ${Math.max(width, height)} pixels is too long`)
  const { room, memory: create } = planMemory()
  const pixels = width * height
  const planesAt = planes.map(() => room(pixels))
  const coversAt = covers.map(() => room(pixels))
  const blocks = covers.map(takenBlocks)
  const taken = blocks.map((of) => room(of.taken.length))
  const outs = planes.map(() => room(frame.width * frame.height))
  // How far the second plane lies behind the first.
  const [next, nextOut] = [planesAt, outs].map(([first, second]) => (second === undefined ? 0 : second - first!)) as [number, number]
  const count = grid.x.length
  const [nodes, gridX, gridY] = [room(8 * count), room(4 * count), room(4 * count)]
  const memory = create()
  const kernel = startSamplingKernel(memory)
  const bytes = new Uint8Array(memory.buffer)

  planes.forEach(({ data }, i) => bytes.set(data, planesAt[i]))
  covers.forEach(({ data }, i) => bytes.set(data, coversAt[i]))
  blocks.forEach((of, i) => bytes.set(of.taken, taken[i]))
  const corners = new Float64Array(memory.buffer, nodes, count)
  const [wide, high] = [Math.log2(grid.cellWidth / halving), Math.log2(grid.cellHeight / halving)]
  const viewOf = ({ columns, rows, x, y }: Grid) => {
    corners.set(x)
    kernel.place(gridX, nodes, count, halving, width)
    corners.set(y)
    kernel.place(gridY, nodes, count, halving, height)
    return [outs[0]!, planesAt[0]!, width, gridX, gridY, columns, rows, wide, high, next, nextOut] as const
  }
  const painted = outs.map((out) => bytes.subarray(out, out + frame.width * frame.height))
  const take = (to: Planes) => to.forEach(({ data }, i) => data.set(painted[i]!))

  return {
    paint(to, at) {
      kernel.fill(...viewOf(at))
      take(to)
    },
    lay(to, cover, at, opacity) {
      to.forEach(({ data }, i) => painted[i]!.set(data))
      kernel.lay(...viewOf(at), coversAt[cover]!, taken[cover]!, blocks[cover]!.across, Math.round(opacity * 256))
      take(to)
    },
    change: (number, { data }) => bytes.set(data, planesAt[number]),
  }
}
