import { RADIUS, type FillLevel } from './level.ts'
import type { NearestField } from './nearest-field.ts'
import { patchMeans } from './patch-means.ts'
import { patchMemory } from './patch-memory.ts'

/** Targets from which only every second one across and down is matched: patches overlap enough. */
const MANY_TARGETS = 4000

/** A level and what is known of its patches, which share a memory. */
export interface Matched {
  level: FillLevel
  field: NearestField
}

/** A field with no matches yet, and the level with its values where the field's kernel finds them. */
export function createField(level: FillLevel): Matched {
  const { width, height, hole, blocked } = level
  const unknown = reachOf(hole, width, height)
  const barred = reachOf(blocked, width, height)
  const usable = new Uint8Array(width * height)
  const all: number[] = []
  let usableCount = 0
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const i = y * width + x
      if (unknown[i]) all.push(i)
      else if (!barred[i]) {
        usable[i] = 1
        usableCount++
      }
    }
  }
  const stride = all.length > MANY_TARGETS ? 2 : 1
  const targets = Int32Array.from(stride === 1 ? all : all.filter((i) => onGrid(i % width, width) && onGrid(Math.floor(i / width), height)))
  const { values, means, ...patches } = patchMemory(level, { targets, stride, usableCount })
  patches.usable.set(usable)
  patches.nearest.fill(-1)
  means.set(patchMeans(level))
  return { level: { ...level, values }, field: { width, height, stride, usableCount, ...patches } }
}

/** The grid of every second centre, with the last one, so that every pixel of the frame lies in a patch. */
const onGrid = (at: number, length: number) => (at - RADIUS) % 2 === 0 || at === length - 1 - RADIUS

/** 1 where a patch holds a marked pixel. */
function reachOf(mask: Uint8Array, width: number, height: number): Uint8Array {
  const across = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++) {
    let until = -1
    const row = y * width
    for (let x = 0; x < width + RADIUS; x++) {
      if (x < width && mask[row + x]) until = x + 2 * RADIUS
      if (x >= RADIUS && x <= until) across[row + x - RADIUS] = 1
    }
  }
  const reach = new Uint8Array(mask.length)
  for (let x = 0; x < width; x++) {
    let until = -1
    for (let y = 0; y < height + RADIUS; y++) {
      if (y < height && across[y * width + x]) until = y + 2 * RADIUS
      if (y >= RADIUS && y <= until) reach[(y - RADIUS) * width + x] = 1
    }
  }
  return reach
}

/** Takes over the matches of the field of half the size; a match that is not usable here is left to the search. */
export function inherit(field: NearestField, coarse: NearestField): void {
  const { width, height, targets, usable, nearest } = field
  for (const target of targets) {
    const x = target % width
    const y = (target - x) / width
    // The coarse field stops short of the frame by its patch's radius.
    const coarseX = toGrid(x >> 1, coarse.width, coarse.stride)
    const coarseY = toGrid(y >> 1, coarse.height, coarse.stride)
    const from = coarse.nearest[coarseY * coarse.width + coarseX]!
    if (from < 0) continue
    const fromX = 2 * (from % coarse.width) + x - 2 * coarseX
    const fromY = 2 * Math.floor(from / coarse.width) + y - 2 * coarseY
    if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
    const source = fromY * width + fromX
    if (usable[source]) nearest[target] = source
  }
}

/** The centre of a patch on the grid, within the frame, that is at or before this place. */
function toGrid(at: number, length: number, stride: 1 | 2): number {
  const within = Math.min(length - 1 - RADIUS, Math.max(RADIUS, at))
  return within - ((within - RADIUS) % stride)
}
