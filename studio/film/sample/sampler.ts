import type { Size } from '../../pixels/raster.ts'
import { takenBlocks, type Bytes } from './bytes.ts'
import type { Grid } from './grid.ts'
import { startKernel } from './kernel/kernel.ts'

/** No side is longer: places are kept in 32 bits, 12 of them for whole pixels. */
const LONGEST_SIDE = 4096
const PAGE = 65_536
/** The compiler's own, which it does not use. */
const FIRST = 1024

/** Reads planes of one size between their pixels, for frames of one size; it has memory of its own. */
export interface Sampler {
  /** Fills a plane of a frame from the plane of that number, bilinear to a 256th of a pixel. */
  fill(out: Bytes, plane: number, grid: Grid): void
  /** Lays it over the plane of a frame as far as a cover says. `opacity` 0..1 makes all of it fainter. */
  lay(out: Bytes, plane: number, cover: number, grid: Grid, opacity: number): void
  /** Takes what a plane has become. */
  change(plane: number, changed: Bytes): void
}

/** A sampler of planes and covers of one size. `halving` is 2 where they are chroma of a grid's luma. */
export function createSampler(planes: readonly Bytes[], covers: readonly Bytes[], frame: Size, grid: Grid, halving: 1 | 2): Sampler {
  const { width, height } = planes[0]!
  if (Math.max(width, height) > LONGEST_SIDE) throw new RangeError(`A side of ${Math.max(width, height)} pixels is too long`)
  let end = FIRST
  const room = (bytes: number) => {
    const at = end
    end += Math.ceil(bytes / 16) * 16
    return at
  }
  const pixels = width * height
  const planesAt = planes.map(() => room(pixels))
  const coversAt = covers.map(() => room(pixels))
  const blocks = covers.map(takenBlocks)
  const taken = blocks.map((of) => room(of.taken.length))
  const out = room(frame.width * frame.height)
  const count = grid.x.length
  const [nodes, gridX, gridY] = [room(8 * count), room(4 * count), room(4 * count)]
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) })
  const kernel = startKernel(memory)
  const bytes = new Uint8Array(memory.buffer)

  planes.forEach(({ data }, i) => bytes.set(data, planesAt[i]))
  covers.forEach(({ data }, i) => bytes.set(data, coversAt[i]))
  blocks.forEach((of, i) => bytes.set(of.taken, taken[i]))
  const corners = new Float64Array(memory.buffer, nodes, count)
  const [wide, high] = [Math.log2(grid.cellWidth / halving), Math.log2(grid.cellHeight / halving)]
  const viewOf = (number: number, { columns, rows, x, y }: Grid) => {
    corners.set(x)
    kernel.place(gridX, nodes, count, halving, width)
    corners.set(y)
    kernel.place(gridY, nodes, count, halving, height)
    return [out, planesAt[number]!, width, gridX, gridY, columns, rows, wide, high] as const
  }
  const painted = bytes.subarray(out, out + frame.width * frame.height)

  return {
    fill(to, number, at) {
      kernel.fill(...viewOf(number, at))
      to.data.set(painted)
    },
    lay(to, number, cover, at, opacity) {
      painted.set(to.data)
      kernel.lay(...viewOf(number, at), coversAt[cover]!, taken[cover]!, blocks[cover]!.across, Math.round(opacity * 256))
      to.data.set(painted)
    },
    change: (number, { data }) => bytes.set(data, planesAt[number]),
  }
}
