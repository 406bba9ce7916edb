import { planMemory } from '../../pixels/kernel.ts'
import { startPatchKernel, type PatchKernel } from './kernel/kernel.ts'
import { CHANNELS, type FillLevel } from './level.ts'

/** Cells of the count of copies are squares of this many pixels, as a power of two; the kernel has the same. */
const CELL_BITS = 3

/** What patches of one level are compared in: arrays in the memory of a kernel of their own. */
export interface PatchMemory {
  kernel: PatchKernel
  values: Uint8Array
  usable: Uint8Array
  means: Uint16Array
  nearest: Int32Array
  targets: Int32Array
  cost: Int32Array
  trust: Float32Array
  /** Free between two votes: room for as many numbers as there are pixels, and for a byte a pixel. */
  spare: { numbers: Int32Array; bytes: Uint8Array }
}

interface PatchTargets {
  targets: Int32Array
  /** Pixels from one to the next. */
  stride: 1 | 2
  usableCount: number
}

/** Room for a level's patches, with its values, hole and targets in it. */
export function patchMemory({ width, height, values, hole }: FillLevel, { targets, stride, usableCount }: PatchTargets): PatchMemory {
  const area = width * height
  const count = targets.length
  const { room, memory: create } = planMemory()
  const at = {
    values: room(CHANNELS * area), hole: room(area), usable: room(area), means: room(6 * area), nearest: room(4 * area), targets: room(4 * count),
    cost: room(4 * count), trust: room(4 * count), copies: room(4 * ((width >> CELL_BITS) + 1) * ((height >> CELL_BITS) + 1)),
    // Of a small level, no less than the mask of a patch takes behind a byte a pixel.
    sums: room(4 * CHANNELS * area), totals: room(4 * area + 512),
  }
  const memory = create()
  const kernel = startPatchKernel(memory)
  // A copy of everything may be had once; where a hole is larger than what is left to copy, all is in use more than once.
  const once = 4 ** CELL_BITS / stride ** 2
  const fair = Math.max(once, (2 * count * 4 ** CELL_BITS) / usableCount)
  kernel.place(
    width, height, stride, count, fair, at.values, at.hole, at.usable, at.means, at.nearest, at.targets, at.cost, at.trust, at.copies, at.sums, at.totals,
  )
  const { buffer } = memory
  new Uint8Array(buffer, at.hole, area).set(hole)
  const patches: PatchMemory = {
    kernel,
    values: new Uint8Array(buffer, at.values, values.length),
    usable: new Uint8Array(buffer, at.usable, area),
    means: new Uint16Array(buffer, at.means, 3 * area),
    nearest: new Int32Array(buffer, at.nearest, area),
    targets: new Int32Array(buffer, at.targets, count),
    cost: new Int32Array(buffer, at.cost, count),
    trust: new Float32Array(buffer, at.trust, count),
    spare: { numbers: new Int32Array(buffer, at.sums, area), bytes: new Uint8Array(buffer, at.totals, area) },
  }
  patches.values.set(values)
  patches.targets.set(targets)
  return patches
}
