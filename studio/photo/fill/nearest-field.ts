import type { Size } from '../../pixels/raster.ts'
import type { PatchMemory } from './patch-memory.ts'

/**
 * For the patches that reach into the hole the patches they are like: a nearest-neighbour field (Barnes et al. 2009). Its arrays lie
 * in the memory of its kernel, as does the level's `values`.
 */
export interface NearestField extends Size, Pick<PatchMemory, 'kernel' | 'spare'> {
  /** Pixels from one target to the next, across and down; the last of a row or column may be nearer. */
  stride: 1 | 2
  /** Centres of the patches that reach into the hole, in the order of their rows. */
  targets: Int32Array
  /** 1 at the centres of patches that may be copied: wholly known, nothing blocked. */
  usable: Uint8Array
  usableCount: number
  /** Centre of the source of each target; -1 where there is no target. */
  nearest: Int32Array
  /** How unlike each target is to its source, in the order of the targets. */
  cost: Int32Array
  /** Weight of each target's patch when the pixels are voted for, in the order of the targets. */
  trust: Float32Array
}
