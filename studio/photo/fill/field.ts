import { RADIUS, type FillLevel } from './level.ts'
import type { NearestField } from './nearest-field.ts'
import { patchMeans } from './patch-means.ts'

/** A field with no matches yet. */
export function createField(level: FillLevel): NearestField {
  const { width, height, hole, blocked } = level
  const area = width * height
  const unknown = reachOf(hole, width, height)
  const barred = reachOf(blocked, width, height)
  const usable = new Uint8Array(area)
  const targets: number[] = []
  let usableCount = 0
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const i = y * width + x
      if (unknown[i]) targets.push(i)
      else if (!barred[i]) {
        usable[i] = 1
        usableCount++
      }
    }
  }
  return {
    width,
    height,
    targets: Int32Array.from(targets),
    usable,
    usableCount,
    nearest: new Int32Array(area).fill(-1),
    cost: new Int32Array(targets.length),
    trust: new Float32Array(area),
    means: patchMeans(level),
  }
}

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
    const coarseX = Math.min(coarse.width - 1 - RADIUS, Math.max(RADIUS, x >> 1))
    const coarseY = Math.min(coarse.height - 1 - RADIUS, Math.max(RADIUS, y >> 1))
    const from = coarse.nearest[coarseY * coarse.width + coarseX]!
    if (from < 0) continue
    const fromX = 2 * (from % coarse.width) + x - 2 * coarseX
    const fromY = 2 * Math.floor(from / coarse.width) + y - 2 * coarseY
    if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
    const source = fromY * width + fromX
    if (usable[source]) nearest[target] = source
  }
}
