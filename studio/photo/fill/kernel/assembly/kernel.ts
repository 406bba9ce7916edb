/**
 * Compares patches, eight bytes at a time. AssemblyScript: `npm run kernels` makes kernel.wasm of it. All memory is given by whoever
 * calls (patch-memory.ts); nothing is allocated here. Patches are 7 × 7 pixels of five bytes, of which the first three are a colour.
 */
const RADIUS: i32 = 3
const SIDE: i32 = 7
const CHANNELS: i32 = 5
const PATCH: i32 = SIDE * SIDE
/** Bytes of a patch's row: four times eight and three. */
const ROW: i32 = SIDE * CHANNELS
/** Bytes of a row of a mask over the bytes of a patch. */
const MASK_ROW: i32 = 40
/** Means are whole numbers of this part of a level of brightness. */
const FINE: i32 = 64
/** How much lighter or darker than its source a patch may be laid, in those parts. */
const MOST_SHIFT: i32 = 14 * FINE
/** Of the squares that a shift in light saves the most is forgiven: what needs none is still better. */
const SHIFT_GAIN: f64 = (0.85 * PATCH) / (FINE * FINE)
/** More than any cost. */
const MOST: i32 = 0x3fffffff
/** Cells of the count of copies are squares of this many pixels, as a power of two. */
const CELL_BITS: i32 = 3
/** What it costs to copy from a cell that is in use once too often, in squares of brightness a pixel. */
const DEARNESS: f64 = 200
const MOST_EXCESS: f64 = 6

let width: i32
let height: i32
/** Pixels from one target to the next. */
let grid: i32
let targetCount: i32
let values: usize
let hole: usize
let usable: usize
let means: usize
let nearest: usize
let targets: usize
let cost: usize
let trust: usize
let copies: usize
let sums: usize
let totals: usize

let acrossCost: f64
let downCost: f64
/** Copies that a cell may have for nothing. */
let fair: f64
let dice: i32

/** Says where everything is. `fairly`: copies that a cell may have for nothing. */
export function place(
  wide: i32, high: i32, stride: i32, count: i32, fairly: f64, valuesAt: usize, holeAt: usize, usableAt: usize, meansAt: usize, nearestAt: usize,
  targetsAt: usize, costAt: usize, trustAt: usize, copiesAt: usize, sumsAt: usize, totalsAt: usize,
): void {
  width = wide
  height = high
  grid = stride
  targetCount = count
  fair = fairly
  values = valuesAt
  hole = holeAt
  usable = usableAt
  means = meansAt
  nearest = nearestAt
  targets = targetsAt
  cost = costAt
  trust = trustAt
  copies = copiesAt
  sums = sumsAt
  totals = totalsAt
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function targetAt(k: i32): i32 {
  return load<i32>(targets + (k << 2))
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function nearestOf(target: i32): i32 {
  return load<i32>(nearest + (target << 2))
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function corner(centre: i32): usize {
  return values + <usize>((centre - RADIUS * (width + 1)) * CHANNELS)
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function copiesOf(pixel: i32): usize {
  const x = pixel % width
  return copies + <usize>((((pixel / width) >> CELL_BITS) * ((width >> CELL_BITS) + 1) + (x >> CELL_BITS)) << 2)
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function move(pixel: i32, by: i32): void {
  const at = copiesOf(pixel)
  store<i32>(at, load<i32>(at) + by)
}
/** What another copy of a pixel's surroundings costs, a pixel of the patch. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function priceOf(pixel: i32): f64 {
  return <f64><f32>(DEARNESS * min(MOST_EXCESS, max(0, <f64>load<i32>(copiesOf(pixel)) / fair - 1)))
}

/** A number below `range`, the same in every run: xorshift (Marsaglia 2003). */
// @ts-ignore: a decorator of AssemblyScript
@inline
function roll(range: i32): i32 {
  dice ^= dice << 13
  dice ^= dice >>> 17
  dice ^= dice << 5
  return (dice >>> 1) % range
}

/** Squares of the differences of eight bytes, added up to four numbers. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function eightApart(a: usize, b: usize): v128 {
  const apart = i16x8.sub(v128.load8x8_u(a), v128.load8x8_u(b))
  return i32x4.dot_i16x8_s(apart, apart)
}

/** That of a row's 35 bytes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function rowApart(a: usize, b: usize): v128 {
  // The last eight bytes lie over the ones before by five.
  const last = v128.and(i16x8.sub(v128.load8x8_u(a, ROW - 8), v128.load8x8_u(b, ROW - 8)), i16x8(0, 0, 0, 0, 0, -1, -1, -1))
  const first = i32x4.add(eightApart(a, b), eightApart(a + 8, b + 8))
  const second = i32x4.add(eightApart(a + 16, b + 16), eightApart(a + 24, b + 24))
  return i32x4.add(i32x4.add(first, second), i32x4.dot_i16x8_s(last, last))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function total(four: v128): i32 {
  const two = i32x4.add(four, i8x16.shuffle(four, four, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7))
  return i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1)
}

/** How much lighter a target is than a source, in one of three colours, as far as that is made up for. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function lighterBy(target: i32, source: i32, c: i32): i32 {
  return <i32>load<u16>(means + ((target * 3 + c) << 1)) - <i32>load<u16>(means + ((source * 3 + c) << 1))
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function shiftFor(lighter: i32): i32 {
  return min(MOST_SHIFT, max(-MOST_SHIFT, lighter))
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function savedBy(lighter: i32): i32 {
  const shift = shiftFor(lighter)
  return shift * (2 * lighter - shift)
}

/** How unlike two patches are: squares of their differences, and of the way between them; no less than `limit` where it is that. */
function compare(target: i32, source: i32, limit: i32): i32 {
  const targetX = target % width
  const sourceX = source % width
  const dx = <f64>(targetX - sourceX)
  const dy = <f64>(target / width - source / width)
  const saved = savedBy(lighterBy(target, source, 0)) + savedBy(lighterBy(target, source, 1)) + savedBy(lighterBy(target, source, 2))
  let sum = <i32>(acrossCost * dx * dx + downCost * dy * dy + <f64>PATCH * priceOf(source) - SHIFT_GAIN * <f64>saved)
  if (sum >= limit) return sum
  const stride = <usize>(width * CHANNELS)
  let a = corner(target)
  let b = corner(source)
  for (let two = 0; two < 3; two++) {
    sum += total(i32x4.add(rowApart(a, b), rowApart(a + stride, b + stride)))
    if (sum >= limit) return sum
    a += 2 * stride
    b += 2 * stride
  }
  return sum + total(rowApart(a, b))
}

function renewMeans(): void {
  const stride = <usize>(width * CHANNELS)
  for (let k = 0; k < targetCount; k++) {
    const target = targetAt(k)
    let at = corner(target)
    let one = i16x8.splat(0)
    let two = one
    let three = one
    let four = one
    let five = one
    for (let row = 0; row < SIDE; row++, at += stride) {
      one = i16x8.add(one, v128.load8x8_u(at))
      two = i16x8.add(two, v128.load8x8_u(at, 8))
      three = i16x8.add(three, v128.load8x8_u(at, 16))
      four = i16x8.add(four, v128.load8x8_u(at, 24))
      five = i16x8.add(five, v128.load8x8_u(at, ROW - 8))
    }
    // The columns' sums, for a moment, where the votes are counted.
    v128.store(sums, one)
    v128.store(sums, two, 16)
    v128.store(sums, three, 32)
    v128.store(sums, four, 48)
    v128.store(sums, five, 2 * (ROW - 8))
    for (let c = 0; c < 3; c++) {
      let sum = 0
      for (let x = 0; x < SIDE; x++) sum += <i32>load<u16>(sums + ((x * CHANNELS + c) << 1))
      store<u16>(means + ((target * 3 + c) << 1), <u16>(<f64>(sum * FINE) / PATCH + 0.5))
    }
  }
}

/** Counts how often what lies where is copied. */
export function count(): void {
  memory.fill(copies, 0, <usize>((((width >> CELL_BITS) + 1) * ((height >> CELL_BITS) + 1)) << 2))
  for (let k = 0; k < targetCount; k++) {
    const source = nearestOf(targetAt(k))
    if (source >= 0) move(source, 1)
  }
}

/** Before a search: `across` and `down` are what a way of a pixel costs, squared. */
export function begin(across: f64, down: f64, seed: i32): void {
  acrossCost = across
  downCost = down
  dice = seed ? seed : 1
  renewMeans()
  count()
}

/** What the matches of the targets `from` up to `to` cost; who has none gets one. */
export function measure(from: i32, to: i32): void {
  const area = width * height
  for (let k = from; k < to; k++) {
    const target = targetAt(k)
    let source = nearestOf(target)
    if (source < 0) {
      source = roll(area)
      while (!load<u8>(usable + source)) source = (source + 1) % area
      store<i32>(nearest + (target << 2), source)
    }
    store<i32>(cost + (k << 2), compare(target, source, MOST))
  }
}

/**
 * Improves the matches of the targets `from` up to `to`: by those of the neighbours before them, and by random ones from
 * `reach` pixels off to ever closer. `step` is 1 in the order of the targets, counted from the first, and -1 in the other, counted from the last.
 */
export function improve(from: i32, to: i32, step: i32, reach: i32): void {
  for (let n = from; n < to; n++) {
    const k = step > 0 ? n : targetCount - 1 - n
    const target = targetAt(k)
    const before = nearestOf(target)
    let best = before
    let least = load<i32>(cost + (k << 2))
    for (let way = 0; way < 2; way++) {
      const unit = way == 0 ? -step : -step * width
      const offset = nearestOf(target + unit) >= 0 ? unit : unit * grid
      const beside = nearestOf(target + offset)
      const source = beside - offset
      if (beside < 0 || source == best || !load<u8>(usable + source)) continue
      const found = compare(target, source, least)
      if (found < least) {
        least = found
        best = source
      }
    }
    const bestX = best % width
    const bestY = best / width
    for (let around = reach; around >= 1; around >>= 1) {
      const x = bestX + roll(2 * around + 1) - around
      const y = bestY + roll(2 * around + 1) - around
      if (x < RADIUS || y < RADIUS || x >= width - RADIUS || y >= height - RADIUS) continue
      const source = y * width + x
      if (!load<u8>(usable + source)) continue
      const found = compare(target, source, least)
      if (found < least) {
        least = found
        best = source
      }
    }
    if (best == before) continue
    move(before, -1)
    move(best, 1)
    store<i32>(nearest + (target << 2), best)
    store<i32>(cost + (k << 2), least)
  }
}

/** Adds up, for the hole's pixels, what the patches over each of them say, each as light or dark as its surroundings and by its trust. */
export function collect(from: i32, to: i32): void {
  if (from == 0) {
    const area = <usize>(width * height)
    memory.fill(sums, 0, (area * CHANNELS) << 2)
    memory.fill(totals, 0, area << 2)
  }
  for (let k = from; k < to; k++) {
    const target = targetAt(k)
    const source = nearestOf(target)
    const weight = load<f32>(trust + (k << 2))
    const weights = f32x4.splat(weight)
    const red = <f32>shiftFor(lighterBy(target, source, 0)) / <f32>FINE
    const green = <f32>shiftFor(lighterBy(target, source, 1)) / <f32>FINE
    const blue = <f32>shiftFor(lighterBy(target, source, 2)) / <f32>FINE
    const shift = f32x4.replace_lane(f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(0), 0, red), 1, green), 2, blue)
    for (let dy = -RADIUS; dy <= RADIUS; dy++) {
      let pixel = target + dy * width - RADIUS
      let at = values + <usize>((source + dy * width - RADIUS) * CHANNELS)
      for (const end = pixel + SIDE; pixel < end; pixel++, at += CHANNELS) {
        if (!load<u8>(hole + pixel)) continue
        const sum = sums + <usize>((pixel * CHANNELS) << 2)
        const four = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))))
        v128.store(sum, f32x4.add(v128.load(sum), f32x4.mul(weights, f32x4.add(four, shift))))
        store<f32>(sum, load<f32>(sum, 16) + weight * <f32>load<u8>(at, 4), 16)
        const votes = totals + <usize>(pixel << 2)
        store<f32>(votes, load<f32>(votes) + weight)
      }
    }
  }
}

/** Sets the hole's pixels to the means of what was collected. */
export function settle(): void {
  const area = width * height
  for (let i = 0; i < area; i++) {
    if (!load<u8>(hole + i)) continue
    const votes = load<f32>(totals + (i << 2))
    if (votes == 0) continue
    for (let at = i * CHANNELS, end = at + CHANNELS; at < end; at++) {
      const value = load<f32>(sums + (at << 2)) / votes
      store<u8>(values + at, <u8>min(255, max(0, value + 0.5)))
    }
  }
}

/**
 * The one of the first sources, kept where the votes are counted, that agrees best with what is known of a target's patch: what
 * is not marked in the mask kept behind them, one byte a pixel.
 */
export function likeliest(target: i32, sourceCount: i32, across: f64, down: f64): i32 {
  const area = <usize>(width * height)
  const unknown = totals
  const mask = totals + area
  const stride = <usize>(width * CHANNELS)
  let known = 0
  memory.fill(mask, 0, <usize>(SIDE * MASK_ROW))
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (load<u8>(unknown + target + (y - RADIUS) * width + x - RADIUS)) continue
      known++
      memory.fill(mask + y * MASK_ROW + x * CHANNELS, 255, CHANNELS)
    }
  }
  // The last eight bytes lie over the ones before by five.
  for (let y = 0; y < SIDE; y++) {
    const row = mask + y * MASK_ROW
    store<u64>(row + 32, (load<u64>(row + ROW - 8) >> 40) << 40)
  }
  let best = load<i32>(sums)
  let least = Infinity
  for (let k = 0; k < sourceCount; k++) {
    const source = load<i32>(sums + (k << 2))
    const dx = <f64>((target % width) - (source % width)) / <f64>width
    const dy = Math.floor(<f64>target / <f64>width - <f64>source / <f64>width) / <f64>height
    const way = (across * dx * dx + down * dy * dy) * <f64>known
    let sum = 0
    let a = corner(target)
    let b = corner(source)
    for (let row = mask, end = mask + SIDE * MASK_ROW; row < end && way + <f64>sum < least; row += MASK_ROW, a += stride, b += stride) {
      let four = i32x4.splat(0)
      for (let at = 0; at <= 32; at += 8) {
        const from = min(at, ROW - 8)
        const within = i16x8.extend_low_i8x16_s(v128.load64_zero(row + at))
        const apart = v128.and(within, i16x8.sub(v128.load8x8_u(a + from), v128.load8x8_u(b + from)))
        four = i32x4.add(four, i32x4.dot_i16x8_s(apart, apart))
      }
      sum += total(four)
    }
    if (way + <f64>sum < least) {
      least = way + <f64>sum
      best = source
    }
  }
  return best
}
