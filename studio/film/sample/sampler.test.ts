import { expect, test } from 'vitest'
import type { Bytes } from './bytes.ts'
import { createGrid } from './grid.ts'
import { createSampler } from './sampler.ts'

const noise = (width: number, height: number, seed: number): Bytes =>
  ({ width, height, data: Uint8Array.from({ length: width * height }, (_, i) => (Math.imul(i + seed, 0x9e3779b1) >>> 13) & 255) })

/** A plane between its pixels, as exactly as numbers are. */
function exact({ data, width, height }: Bytes, atX: number, atY: number): number {
  const [x, y] = [Math.min(Math.max(atX, 0), width - 1.001), Math.min(Math.max(atY, 0), height - 1.001)]
  const at = Math.floor(y) * width + Math.floor(x)
  const [u, v] = [x % 1, y % 1]
  return (data[at]! * (1 - u) + data[at + 1]! * u) * (1 - v) + (data[at + width]! * (1 - u) + data[at + width + 1]! * u) * v
}

const frame = { width: 64, height: 32 }
const plane = noise(150, 70, 1)
const other = noise(150, 70, 4)
const cover = noise(150, 70, 2)

test.each([
  ['close by', { width: 16, height: 8 }, [1.37, 0.02, 0.01, 0.9]],
  ['close by, in cells of eight', { width: 8, height: 8 }, [0.61, 0, 0, 1.7]],
  ['from line to line', { width: 32, height: 16 }, [1.6, 0.3, 0.4, 0.8]],
  ['far apart', { width: 16, height: 16 }, [2.1, 0, 0, 2]],
  ['from right to left', { width: 16, height: 8 }, [-0.8, 0.1, 0.1, 0.8]],
])('pixels that lie %s are within one level of exact ones, alone and through a cover', (_, cell, [xx, xy, yx, yy]) => {
  for (const halving of [1, 2] as const) {
    const grid = createGrid({ width: frame.width * halving, height: frame.height * halving }, { width: cell.width * halving, height: cell.height * halving })
    const from = xx! < 0 ? 62 : 3.3
    // Nodes lie in the pixels of the luma that a chroma plane belongs to.
    const place = (x: number, y: number) => [from + x * xx! + y * xy!, 2.7 + x * yx! + y * yy!] as const
    for (let node = 0; node < grid.x.length; node++) {
      const [x, y] = place((node % (grid.columns + 1)) * cell.width, Math.floor(node / (grid.columns + 1)) * cell.height)
      grid.x[node] = x * halving
      grid.y[node] = y * halving
    }
    const planes = [plane, other] as const
    const sampler = createSampler(planes, [cover], frame, grid, halving)
    const blank = () => planes.map(() => noise(frame.width, frame.height, 3)) as [Bytes, Bytes]
    const [filled, laid, before] = [blank(), blank(), blank()]
    sampler.paint(filled, grid)
    sampler.lay(laid, 0, grid, 0.5)
    const off = (out: Bytes, wanted: (x: number, y: number, i: number) => number) =>
      Math.max(...Array.from(out.data, (value, i) => {
        const [x, y] = place((i % frame.width) + 0.5, Math.floor(i / frame.width) + 0.5)
        return Math.abs(value - wanted(x - 0.5, y - 0.5, i))
      }))
    planes.forEach((one, which) => {
      const was = before[which]!.data
      expect(off(filled[which]!, (x, y) => exact(one, x, y))).toBeLessThan(1.6)
      expect(off(laid[which]!, (x, y, i) => was[i]! + ((exact(one, x, y) - was[i]!) * exact(cover, x, y)) / 510)).toBeLessThan(1.6)
    })
  }
})
