import { CHANNELS, RADIUS, type FillLevel } from './level.ts'
import type { NearestField } from './nearest-field.ts'
import { usageOf } from './usage.ts'
import { FINE, renewMeans, shiftFor } from './patch-means.ts'

/** How far from its target a source may be had for nothing, as costs of a distance of the whole frame. */
export interface Locality {
  across: number
  down: number
}

export interface SearchOptions {
  locality: Locality
  seed: number
  rounds: number
  /** Farthest that the random search looks from the best match so far, pixels. */
  reach: number
  checkCancelled: () => void
}

const ROW = (2 * RADIUS + 1) * CHANNELS
const PATCH = (2 * RADIUS + 1) ** 2
/** Of the squares that a shift in light saves the most is forgiven: what needs none is still better. */
const SHIFT_GAIN = (0.85 * PATCH) / (FINE * FINE)
/** More than any cost. */
const MOST = 0x3fffffff
/** Targets between two looks at whether the person has cancelled. */
const BREATH = 2048

/** Numbers of the random search, the same in every run: xorshift (Marsaglia 2003). */
function createDice(seed: number): (range: number) => number {
  let state = (seed | 0) || 1
  return (range) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 1) % range
  }
}

/**
 * Improves every match in place by PatchMatch (Barnes et al. 2009): the neighbour's match shifted along, then random
 * ones ever closer to the best. The cost is the sum of squares over the patch plus that of the way to the source.
 */
export function search(level: FillLevel, field: NearestField, { locality, seed, rounds, reach, checkCancelled }: SearchOptions): void {
  const { width, height, values } = level
  const { targets, usable, nearest, cost, means, stride: grid } = field
  const roll = createDice(seed ^ Math.imul(targets.length, 0x9e3779b1))
  const across = (locality.across * PATCH) / (width * width)
  const down = (locality.down * PATCH) / (height * height)
  renewMeans(means, level, field)
  let usage = usageOf(field)
  const stride = width * CHANNELS
  const corner = RADIUS * (stride + CHANNELS)

  const compare = (target: number, source: number, limit: number): number => {
    const targetX = target % width
    const sourceX = source % width
    const dx = targetX - sourceX
    const sourceY = (source - sourceX) / width
    const dy = (target - targetX) / width - sourceY
    let saved = 0
    for (let c = 0; c < 3; c++) {
      const lighter = means[target * 3 + c]! - means[source * 3 + c]!
      const shift = shiftFor(lighter)
      saved += shift * (2 * lighter - shift)
    }
    // Whole numbers from here on, which are quicker to add.
    let sum = (across * dx * dx + down * dy * dy + PATCH * usage.priceOf(sourceX, sourceY) - SHIFT_GAIN * saved) | 0
    let a = target * CHANNELS - corner
    let b = source * CHANNELS - corner
    for (let row = 0; row <= 2 * RADIUS; row++, a += stride, b += stride) {
      if (sum >= limit) return sum
      for (let k = 0; k < ROW; k++) {
        const apart = (values[a + k]! - values[b + k]!) | 0
        sum = (sum + Math.imul(apart, apart)) | 0
      }
    }
    return sum
  }

  const anySource = () => {
    let source = roll(usable.length)
    while (!usable[source]) source = (source + 1) % usable.length
    return source
  }

  for (let k = 0; k < targets.length; k++) {
    if (k % BREATH === 0) checkCancelled()
    const target = targets[k]!
    if (nearest[target]! < 0) nearest[target] = anySource()
    cost[k] = compare(target, nearest[target]!, MOST)
  }
  usage = usageOf(field)
  for (let round = 0; round < rounds; round++) {
    const forward = round % 2 === 0
    const step = forward ? -1 : 1
    for (let n = 0; n < targets.length; n++) {
      if (n % BREATH === 0) checkCancelled()
      const k = forward ? n : targets.length - 1 - n
      const target = targets[k]!
      let best = nearest[target]!
      let least = cost[k]!
      for (let way = 0; way < 2; way++) {
        const unit = way === 0 ? step : step * width
        const offset = nearest[target + unit]! >= 0 ? unit : unit * grid
        const beside = nearest[target + offset] ?? -1
        const source = beside - offset
        if (beside < 0 || source === best || !usable[source]) continue
        const found = compare(target, source, least)
        if (found < least) {
          least = found
          best = source
        }
      }
      const bestX = best % width
      const bestY = (best - bestX) / width
      for (let around = reach; around >= 1; around >>= 1) {
        const x = bestX + roll(2 * around + 1) - around
        const y = bestY + roll(2 * around + 1) - around
        if (x < RADIUS || y < RADIUS || x >= width - RADIUS || y >= height - RADIUS) continue
        const source = y * width + x
        if (!usable[source]) continue
        const found = compare(target, source, least)
        if (found < least) {
          least = found
          best = source
        }
      }
      const before = nearest[target]!
      if (best === before) continue
      usage.move(before % width, Math.floor(before / width), best % width, Math.floor(best / width))
      nearest[target] = best
      cost[k] = least
    }
  }
}
