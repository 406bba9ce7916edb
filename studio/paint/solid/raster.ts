/** Which triangle is seen in each pixel (-1: none), and how near it is (greater is nearer). */
export interface Sight {
  side: number
  seen: Int32Array
  near: Float32Array
}

/** Draws triangles of points (x, y in pixels, z nearness; three floats a corner) by a z-buffer; `skip` leaves triangles out. */
export function sightOf(points: Float32Array, side: number, checkCancelled: () => void, skip?: Uint8Array): Sight {
  const seen = new Int32Array(side * side).fill(-1)
  const near = new Float32Array(side * side).fill(-Infinity)
  for (let t = 0, at = 0; at < points.length; t++, at += 9) {
    if (t % 1024 === 0) checkCancelled()
    if (skip?.[t]) continue
    const x0 = points[at]!, y0 = points[at + 1]!, z0 = points[at + 2]!
    const x1 = points[at + 3]!, y1 = points[at + 4]!, z1 = points[at + 5]!
    const x2 = points[at + 6]!, y2 = points[at + 7]!, z2 = points[at + 8]!
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if (area === 0) continue
    const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5)), right = Math.min(side - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5)), bottom = Math.min(side - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    // The shares of the second and the third corner change evenly from pixel to pixel.
    const step1 = (y2 - y0) / area, step2 = -(y1 - y0) / area
    const down1 = -(x2 - x0) / area, down2 = (x1 - x0) / area
    for (let y = top; y <= bottom; y++) {
      const fromX = left + 0.5 - x0, fromY = y + 0.5 - y0
      let b1 = fromX * step1 + fromY * down1 - step1, b2 = fromX * step2 + fromY * down2 - step2
      for (let x = left; x <= right; x++) {
        b1 += step1
        b2 += step2
        if (b1 < 0 || b2 < 0 || b1 + b2 > 1) continue
        const z = z0 + (z1 - z0) * b1 + (z2 - z0) * b2
        const i = y * side + x
        if (z <= near[i]!) continue
        near[i] = z
        seen[i] = t
      }
    }
  }
  return { side, seen, near }
}
