/** One channel, row by row, width × height numbers. */
export type Plane = Float32Array

/** Red, green and blue, or three other channels, of one size. */
export type Colours = readonly [Plane, Plane, Plane]

/** The sum of all values; of a mask of ones and noughts, how many pixels it has. */
export function sumOf(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** The mean of all values; of a mask, its share of the picture. */
export const meanOf = (values: Plane | Uint8Array) => sumOf(values) / values.length

/** Mean filter of radius r pixels in O(1) a pixel; the edges average what is there. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y++) meanAlongRow(source, y * width, across, y * width, width, Math.min(radius, width - 1))
  const out = new Float32Array(width * height)
  meanDown(across, out, width, height, Math.min(radius, height - 1))
  return out
}

/** A row's running mean; the middle, where the window is whole, has a loop of its own without tests. */
function meanAlongRow(source: Plane, from: number, out: Plane, to: number, width: number, radius: number): void {
  let sum = 0
  for (let x = 0; x < radius; x++) sum += source[from + x]!
  const whole = width - radius
  let x = 0
  for (; x <= radius && x < whole; x++) {
    sum += source[from + x + radius]!
    out[to + x] = sum / (x + radius + 1)
  }
  const share = 1 / (2 * radius + 1)
  for (let i = from + x, end = from + whole, o = to + x; i < end; i++, x++, o++) {
    sum += source[i + radius]! - source[i - radius - 1]!
    out[o] = sum * share
  }
  for (; x < width; x++) {
    if (x > radius) sum -= source[from + x - radius - 1]!
    out[to + x] = sum / (width - Math.max(0, x - radius))
  }
}

/** The running mean of all columns at once, row by row, as memory lies. */
function meanDown(source: Plane, out: Plane, width: number, height: number, radius: number): void {
  const sums = new Float64Array(width)
  for (let y = 0; y < radius; y++) addRow(sums, source, y * width, width)
  for (let y = 0, row = 0; y < height; y++, row += width) {
    const enters = y + radius
    const leaves = y - radius - 1
    const share = 1 / (Math.min(height - 1, enters) - Math.max(0, leaves + 1) + 1)
    if (enters < height && leaves >= 0) {
      const [next, last] = [enters * width, leaves * width]
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + (source[next + x]! - source[last + x]!)
        sums[x] = sum
        out[row + x] = sum * share
      }
      continue
    }
    if (enters < height) addRow(sums, source, enters * width, width)
    else if (leaves >= 0) for (let x = 0, last = leaves * width; x < width; x++) sums[x]! -= source[last + x]!
    for (let x = 0; x < width; x++) out[row + x] = sums[x]! * share
  }
}

function addRow(sums: Float64Array, source: Plane, row: number, width: number): void {
  for (let x = 0; x < width; x++) sums[x]! += source[row + x]!
}

/** From this sigma on a blur is worked out at half the size, where it shows the same. */
const WIDE = 8

/** Gaussian of the given sigma (pixels), approximated by three box filters. */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma >= WIDE && Math.min(width, height) >= 4 * WIDE) {
    const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
    const half = gaussianBlur(resizePlane(source, width, height, halfWidth, halfHeight), halfWidth, halfHeight, sigma / 2)
    return resizePlane(half, halfWidth, halfHeight, width, height)
  }
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5))
  const [across, down] = [Math.min(radius, width - 1), Math.min(radius, height - 1)]
  const out = new Float32Array(width * height)
  const [once, twice] = [new Float32Array(width), new Float32Array(width)]
  // A row is filtered thrice while it is in the cache; across and down commute.
  for (let at = 0; at < out.length; at += width) {
    meanAlongRow(source, at, once, 0, width, across)
    meanAlongRow(once, 0, twice, 0, width, across)
    meanAlongRow(twice, 0, out, at, width, across)
  }
  const other = new Float32Array(width * height)
  meanDown(out, other, width, height, down)
  meanDown(other, out, width, height, down)
  meanDown(out, other, width, height, down)
  return other
}

/** Bilinear resize, pixel centres aligned. */
export function resizePlane(source: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  const out = new Float32Array(toWidth * toHeight)
  const left = new Int32Array(toWidth)
  const share = new Float32Array(toWidth)
  for (let x = 0; x < toWidth; x++) {
    const fx = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5))
    left[x] = Math.max(0, Math.min(width - 2, fx | 0))
    share[x] = fx - left[x]!
  }
  const next = width > 1 ? 1 : 0
  const stretched = (row: number, line: Plane) => {
    for (let x = 0; x < toWidth; x++) {
      const at = row * width + left[x]!
      line[x] = source[at]! + (source[at + next]! - source[at]!) * share[x]!
    }
  }
  // Rows stretched already serve every row between them.
  let [upper, lower] = [new Float32Array(toWidth), new Float32Array(toWidth)]
  let [above, below] = [-1, -1]
  for (let y = 0, i = 0; y < toHeight; y++) {
    const fy = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5))
    const y0 = fy | 0
    const y1 = Math.min(height - 1, y0 + 1)
    const v = fy - y0
    if (above !== y0) {
      if (below === y0) [upper, lower, above, below] = [lower, upper, below, above]
      else stretched((above = y0), upper)
    }
    if (below !== y1) stretched((below = y1), lower)
    for (let x = 0; x < toWidth; x++, i++) out[i] = upper[x]! + (lower[x]! - upper[x]!) * v
  }
  return out
}

/** Rows become columns. */
export function transposed(plane: Plane, width: number, height: number): Plane {
  const out = new Float32Array(plane.length)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) out[x * height + y] = plane[at]!
  return out
}
