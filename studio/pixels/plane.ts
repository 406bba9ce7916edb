/** One channel, row by row, width × height numbers. */
export type Plane = Float32Array

/** Mean filter of radius r pixels in O(1) a pixel; the edges average what is there. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x <= radius && x < width; x++, count++) sum += source[row + x]!
    for (let x = 0; x < width; x++) {
      across[row + x] = sum / count
      if (x + radius + 1 < width) { sum += source[row + x + radius + 1]!; count++ }
      if (x - radius >= 0) { sum -= source[row + x - radius]!; count-- }
    }
  }
  const out = new Float32Array(width * height)
  const sums = new Float64Array(width)
  let count = 0
  for (let y = 0; y <= radius && y < height; y++, count++) for (let x = 0; x < width; x++) sums[x]! += across[y * width + x]!
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) out[row + x] = sums[x]! / count
    const enters = y + radius + 1
    const leaves = y - radius
    if (enters < height) { for (let x = 0; x < width; x++) sums[x]! += across[enters * width + x]!; count++ }
    if (leaves >= 0) { for (let x = 0; x < width; x++) sums[x]! -= across[leaves * width + x]!; count-- }
  }
  return out
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
