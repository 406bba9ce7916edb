/**
 * Reading between pixels, eight at a time where they lie close, else four. AssemblyScript: `npm run kernels` makes kernel.wasm of it. Places of memory are given by
 * whoever calls (sampler.ts); nothing is allocated here.
 *
 * Places on a plane are numbers of 32 bits: 13 for whole pixels and a sign, 19 for parts of one, of which 8 count.
 */
const FRACTION: i32 = 19
const ONE: f64 = 524288
const PART: i32 = (1 << FRACTION) - 1
/** Side of the blocks of a cover of which is known whether anything is in them, as a power of two. */
const BLOCK: i32 = 4
/** Sixteen bytes hold eight pixels that are less than this apart, and their neighbours. */
const CLOSE: i32 = 2 << FRACTION

/** Places of a grid in a plane, kept where they have neighbours; `halving` is 2 for chroma, which has half the sides. */
export function place(out: usize, nodes: usize, count: i32, halving: f64, side: i32): void {
  const last = <f64>side - 1.001
  for (let i = 0; i < count; i++) {
    const at = load<f64>(nodes + (i << 3)) / halving - 0.5
    store<i32>(out + (i << 2), <i32>(min(max(at, 0), last) * ONE))
  }
}

/** Four places, a step apart. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function fourFrom(place: i32, step: i32): v128 {
  return i32x4.add(i32x4.splat(place), i32x4.mul(i32x4.splat(step), i32x4(0, 1, 2, 3)))
}

/** Four pixels, wherever they are, each (lowest byte) with the one to its right, the one below and the one below that to the right. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function gather(plane: usize, at: v128, below: usize): v128 {
  const a = plane + i32x4.extract_lane(at, 0)
  const b = plane + i32x4.extract_lane(at, 1)
  const c = plane + i32x4.extract_lane(at, 2)
  const d = plane + i32x4.extract_lane(at, 3)
  let four = v128.load_lane<u16>(a, i32x4.splat(0), 0)
  four = v128.load_lane<u16>(a + below, four, 1)
  four = v128.load_lane<u16>(b, four, 2)
  four = v128.load_lane<u16>(b + below, four, 3)
  four = v128.load_lane<u16>(c, four, 4)
  four = v128.load_lane<u16>(c + below, four, 5)
  four = v128.load_lane<u16>(d, four, 6)
  return v128.load_lane<u16>(d + below, four, 7)
}

/** Four bilinear samples in 32768ths, of weights of 256 each. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function blend(four: v128, across: v128, under: v128): v128 {
  const lanes = i32x4.splat(0x00ff00ff)
  const right = v128.or(across, i32x4.shl(across, 16))
  const left = i16x8.sub(i16x8.splat(256), right)
  const rows = i16x8.add(i16x8.mul(v128.and(four, lanes), left), i16x8.mul(v128.and(i32x4.shr_u(four, 8), lanes), right))
  const weights = v128.or(i32x4.sub(i32x4.splat(256), under), i32x4.shl(under, 16))
  // Half of it, so that it has a sign.
  return i32x4.dot_i16x8_s(i16x8.shr_u(rows, 1), weights)
}

/**
 * Eight bilinear samples in 32640ths, of pixels of two lines that begin at `upper` and `lower`: `places` are their distances in 4096ths of a pixel,
 * `under` how far they are past the upper line in 32768ths.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
function blendClose(upper: v128, lower: v128, places: v128, under: v128): v128 {
  // What lies outside of the bytes gives nothing, and so the upper half of a number.
  const at = v128.or(i16x8.shr_u(places, 12), i16x8.splat(<i16>0xff00))
  const next = i16x8.add(at, i16x8.splat(1))
  const right = v128.and(i16x8.shr_u(places, 4), i16x8.splat(255))
  const left = i16x8.sub(i16x8.splat(256), right)
  // Half of it, so that it has a sign.
  const above = i16x8.shr_u(i16x8.add(i16x8.mul(i8x16.swizzle(upper, at), left), i16x8.mul(i8x16.swizzle(upper, next), right)), 1)
  const below = i16x8.shr_u(i16x8.add(i16x8.mul(i8x16.swizzle(lower, at), left), i16x8.mul(i8x16.swizzle(lower, next), right)), 1)
  return i16x8.add(above, i16x8.q15mulr_sat_s(i16x8.sub(below, above), under))
}

/** Eight numbers of 128ths as bytes, or the first four where no more are wanted. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function storeClose(at: usize, values: v128, isFour: bool): void {
  const rounded = i16x8.shr_s(i16x8.add(values, i16x8.splat(64)), 7)
  const bytes = i8x16.narrow_i16x8_u(rounded, rounded)
  if (isFour) v128.store32_lane(at, bytes, 0)
  else v128.store64_lane(at, bytes, 0)
}

/** Stores four numbers as bytes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function storeBytes(at: usize, values: v128): void {
  const words = i16x8.narrow_i32x4_s(values, values)
  v128.store_lane<u32>(at, i8x16.narrow_i16x8_u(words, words), 0)
}

/** Where in a plane four places are, and the parts of pixels that they are past them. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function wholeOf(fourX: v128, fourY: v128, across: v128): v128 {
  return i32x4.add(i32x4.mul(i32x4.shr_s(fourY, FRACTION), across), i32x4.shr_s(fourX, FRACTION))
}
// @ts-ignore: a decorator of AssemblyScript
@inline
function partOf(four: v128): v128 {
  return v128.and(i32x4.shr_s(four, FRACTION - 8), i32x4.splat(255))
}

/**
 * Fills a plane of a frame, of `columns` by `rows` cells of 2 ** `wide` by 2 ** `high` pixels, from a plane of a stage. `gridX` and `gridY`
 * are the places (`place`) of the cells' corners. Another plane of the same size may lie `next` bytes behind it, to fill what lies `nextOut` behind; 0 where
 * there is none.
 */
export function fill(
  out: usize, plane: usize, width: i32, gridX: usize, gridY: usize, columns: i32, rows: i32, wide: i32, high: i32, next: usize, nextOut: usize,
): void {
  lay(out, plane, width, gridX, gridY, columns, rows, wide, high, next, nextOut, 0, 0, 0, 0)
}

/** Lays eight numbers of 128ths over bytes, as far as parts of 32767 say. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function layClose(at: usize, values: v128, part: v128, isFour: bool): void {
  const was = i16x8.shl(v128.load8x8_u(at), 7)
  storeClose(at, i16x8.add(was, i16x8.q15mulr_sat_s(i16x8.sub(values, was), part)), isFour)
}

/** A cell's part of a line whose pixels lie close, between the same two lines of the plane. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function lineClose(
  line: usize, wide: i32, plane: usize, width: i32, fromX: i32, fromY: i32, stepX: i32, stepY: i32, cover: usize, share: i32, next: usize, nextOut: usize,
): void {
  const eight = i16x8(0, 1, 2, 3, 4, 5, 6, 7)
  const places = i16x8.mul(i16x8.splat(<i16>(stepX >> FRACTION - 12)), eight)
  const downs = i16x8.mul(i16x8.splat(<i16>(stepY >> FRACTION - 15)), eight)
  const top = (fromY >> FRACTION) * width
  const isFour = wide == 2
  for (let to = line, end = line + (1 << wide), x = fromX, y = fromY; to < end; to += 8, x += stepX << 3, y += stepY << 3) {
    const at = top + (x >> FRACTION)
    const across = i16x8.add(places, i16x8.splat(<i16>((x & PART) >> FRACTION - 12)))
    const under = i16x8.add(downs, i16x8.splat(<i16>((y & PART) >> FRACTION - 15)))
    if (!cover) {
      storeClose(to, blendClose(v128.load(plane + at), v128.load(plane + at + width), across, under), isFour)
      if (next) storeClose(to + nextOut, blendClose(v128.load(plane + next + at), v128.load(plane + next + at + width), across, under), isFour)
      continue
    }
    const covering = blendClose(v128.load(cover + at), v128.load(cover + at + width), across, under)
    if (!v128.any_true(covering)) continue
    // Of 32767: all of a cover is 255 of 128ths, and a 256th more.
    const part = i16x8.q15mulr_sat_s(i16x8.add(covering, i16x8.shr_s(covering, 8)), i16x8.splat(<i16>min(share << 7, 32767)))
    layClose(to, blendClose(v128.load(plane + at), v128.load(plane + at + width), across, under), part, isFour)
    if (next) layClose(to + nextOut, blendClose(v128.load(plane + next + at), v128.load(plane + next + at + width), across, under), part, isFour)
  }
}

/** A cell's part of a line whose pixels lie anywhere. */
function lineApart(line: usize, wide: i32, plane: usize, width: i32, fromX: i32, fromY: i32, stepX: i32, stepY: i32, cover: usize, share: i32): void {
  const across = i32x4.splat(width)
  const shares = i32x4.splat(share)
  const onX = i32x4.splat(stepX << 2)
  const onY = i32x4.splat(stepY << 2)
  let fourX = fourFrom(fromX, stepX)
  let fourY = fourFrom(fromY, stepY)
  for (let to = line, end = line + (1 << wide); to < end; to += 4) {
    const at = wholeOf(fourX, fourY, across)
    const right = partOf(fourX)
    const under = partOf(fourY)
    if (!cover) {
      storeBytes(to, i32x4.shr_s(i32x4.add(blend(gather(plane, at, width), right, under), i32x4.splat(0x4000)), 15))
    } else {
      const covering = gather(cover, at, width)
      if (v128.any_true(covering)) {
        // Of 32767: all of a cover is 255 of 128ths, and a 256th more.
        let part = i32x4.shr_s(i32x4.mul(i32x4.shr_s(blend(covering, right, under), 8), shares), 8)
        part = i32x4.add(part, i32x4.shr_s(part, 8))
        const values = i32x4.shr_s(blend(gather(plane, at, width), right, under), 8)
        const was = i32x4.shl(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(to))), 7)
        const more = i32x4.shr_s(i32x4.mul(i32x4.sub(values, was), part), 15)
        storeBytes(to, i32x4.shr_s(i32x4.add(i32x4.add(was, more), i32x4.splat(64)), 7))
      }
    }
    fourX = i32x4.add(fourX, onX)
    fourY = i32x4.add(fourY, onY)
  }
}

/** Lays a plane over one of a frame as far as its cover says, of which the `taken` blocks are known; `share` is of 256. Fills it where there is no cover. */
export function lay(
  out: usize, plane: usize, width: i32, gridX: usize, gridY: usize, columns: i32, rows: i32, wide: i32, high: i32, next: usize, nextOut: usize,
  cover: usize, taken: usize, blocksAcross: i32, share: i32,
): void {
  const stride = columns << wide
  const below = (columns + 1) << 2
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const node = (row * (columns + 1) + column) << 2
      let leftX = load<i32>(gridX + node)
      let leftY = load<i32>(gridY + node)
      let rightX = load<i32>(gridX + node, 4)
      let rightY = load<i32>(gridY + node, 4)
      const downLeftX = (load<i32>(gridX + node + below) - leftX) >> high
      const downLeftY = (load<i32>(gridY + node + below) - leftY) >> high
      const downRightX = (load<i32>(gridX + node + below, 4) - rightX) >> high
      const downRightY = (load<i32>(gridY + node + below, 4) - rightY) >> high
      leftX += downLeftX >> 1
      leftY += downLeftY >> 1
      rightX += downRightX >> 1
      rightY += downRightY >> 1
      let line = out + ((row << high) * stride) + (column << wide)
      for (let y = 0; y < 1 << high; y++, line += stride) {
        // Halves first: the sum of two places may not fit.
        const block = (((leftY >> 1) + (rightY >> 1)) >> (FRACTION + BLOCK)) * blocksAcross + (((leftX >> 1) + (rightX >> 1)) >> (FRACTION + BLOCK))
        if (!cover || load<u8>(taken + block)) {
          const stepX = (rightX - leftX) >> wide
          const stepY = (rightY - leftY) >> wide
          const fromX = leftX + (stepX >> 1)
          const fromY = leftY + (stepY >> 1)
          if (stepX >= 0 && stepX < CLOSE && leftY >> FRACTION == rightY >> FRACTION) {
            lineClose(line, wide, plane, width, fromX, fromY, stepX, stepY, cover, share, next, nextOut)
          } else {
            lineApart(line, wide, plane, width, fromX, fromY, stepX, stepY, cover, share)
            if (next) lineApart(line + nextOut, wide, plane + next, width, fromX, fromY, stepX, stepY, cover, share)
          }
        }
        leftX += downLeftX
        leftY += downLeftY
        rightX += downRightX
        rightY += downRightY
      }
    }
  }
}
