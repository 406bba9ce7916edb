/** One channel, row by row, width × height numbers. */
export type Plane = Float32Array

/** Mean filter of radius r pixels in O(1) a pixel; the edges average what is there. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y++) meanAlongRow(source, across, y * width, width, Math.min(radius, width - 1))
  const out = new Float32Array(width * height)
  meanDown(across, out, width, height, Math.min(radius, height - 1))
  return out
}

/** A row's running mean; the middle, where the window is whole, has a loop of its own without tests. */
function meanAlongRow(source: Plane, out: Plane, row: number, width: number, radius: number): void {
  let sum = 0
  for (let x = 0; x < radius; x++) sum += source[row + x]!
  const whole = width - radius
  let x = 0
  for (; x <= radius && x < whole; x++) {
    sum += source[row + x + radius]!
    out[row + x] = sum / (x + radius + 1)
  }
  const share = 1 / (2 * radius + 1)
  for (let i = row + x, end = row + whole; i < end; i++, x++) {
    sum += source[i + radius]! - source[i - radius - 1]!
    out[i] = sum * share
  }
  for (; x < width; x++) {
    if (x > radius) sum -= source[row + x - radius - 1]!
    out[row + x] = sum / (width - Math.max(0, x - radius))
  }
}

/** The running mean of all columns at once, row by row, as memory lies. */
function meanDown(source: Plane, out: Plane, width: number, height: number, radius: number): void {
  const sums = new Float64Array(width)
  for (let y = 0; y < radius; y++) addRow(sums, source, y * width, width)
  for (let y = 0; y < height; y++) {
    const enters = y + radius
    const leaves = y - radius - 1
    if (enters < height && leaves >= 0) {
      const [next, last] = [enters * width, leaves * width]
      for (let x = 0; x < width; x++) sums[x]! += source[next + x]! - source[last + x]!
    } else if (enters < height) addRow(sums, source, enters * width, width)
    else if (leaves >= 0) for (let x = 0, last = leaves * width; x < width; x++) sums[x]! -= source[last + x]!
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1)
    const row = y * width
    for (let x = 0; x < width; x++) out[row + x] = sums[x]! * share
  }
}

function addRow(sums: Float64Array, source: Plane, row: number, width: number): void {
  for (let x = 0; x < width; x++) sums[x]! += source[row + x]!
}

/** Gaussian of the given sigma (pixels), approximated by three box filters. */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5))
  let out = source
  for (let pass = 0; pass < 3; pass++) out = boxBlur(out, width, height, radius)
  return out
}

/** Bilinear resize, pixel centres aligned. */
export function resizePlane(source: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  const out = new Float32Array(toWidth * toHeight)
  for (let y = 0; y < toHeight; y++) {
    const fy = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5))
    const y0 = fy | 0
    const y1 = Math.min(height - 1, y0 + 1)
    const v = fy - y0
    for (let x = 0; x < toWidth; x++) {
      const fx = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5))
      const x0 = fx | 0
      const x1 = Math.min(width - 1, x0 + 1)
      const u = fx - x0
      out[y * toWidth + x] =
        (source[y0 * width + x0]! * (1 - u) + source[y0 * width + x1]! * u) * (1 - v) +
        (source[y1 * width + x0]! * (1 - u) + source[y1 * width + x1]! * u) * v
    }
  }
  return out
}
