import { gaussianBlur, type Plane } from '../pixels/plane.ts'

/** The direction along which the picture changes least at each pixel (a unit vector), and how clear it is. */
export interface Flow {
  x: Plane
  y: Plane
  /** 0 (no direction) .. 1 (a straight edge). */
  anisotropy: Plane
}

/** Tangent flow from the smoothed structure tensor (Brox 2006; Kyprianidis 2009); sigma in pixels. */
export function tangentFlow(grey: Plane, width: number, height: number, sigma: number): Flow {
  const count = width * height
  const xx = new Float32Array(count)
  const xy = new Float32Array(count)
  const yy = new Float32Array(count)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const row = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      const gx =
        grey[above + right]! + 2 * grey[row + right]! + grey[below + right]! -
        grey[above + left]! - 2 * grey[row + left]! - grey[below + left]!
      const gy =
        grey[below + left]! + 2 * grey[below + x]! + grey[below + right]! -
        grey[above + left]! - 2 * grey[above + x]! - grey[above + right]!
      xx[row + x] = gx * gx
      xy[row + x] = gx * gy
      yy[row + x] = gy * gy
    }
  }
  const [e, f, g] = [xx, xy, yy].map((plane) => gaussianBlur(plane, width, height, sigma)) as [Plane, Plane, Plane]
  const flow: Flow = { x: xx, y: xy, anisotropy: yy }
  for (let i = 0; i < count; i++) {
    const spread = Math.sqrt((e[i]! - g[i]!) ** 2 + 4 * f[i]! * f[i]!)
    const sum = e[i]! + g[i]!
    let tx = (sum + spread) / 2 - e[i]!
    let ty = -f[i]!
    // On a vertical edge both vanish although the direction is known: the other eigenvector formula holds there.
    if (tx * tx + ty * ty < 1e-16) { tx = 0; ty = 1 }
    const length = Math.hypot(tx, ty)
    flow.x[i] = tx / length
    flow.y[i] = ty / length
    flow.anisotropy[i] = sum > 1e-7 ? spread / sum : 0
  }
  return flow
}

/** Mean of a plane along the flow, `reach` pixels to each side (line integral convolution, Cabral 1993). */
export function smoothAlong(plane: Plane, width: number, height: number, flow: Flow, reach: number): Plane {
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = y * width + x
      let sum = plane[start]!
      let count = 1
      for (let side = 1; side >= -1; side -= 2) {
        let dx = flow.x[start]! * side
        let dy = flow.y[start]! * side
        let px = x + 0.5
        let py = y + 0.5
        for (let step = 0; step < reach; step++) {
          px += dx
          py += dy
          if (px < 0 || py < 0 || px >= width || py >= height) break
          const at = (py | 0) * width + (px | 0)
          sum += plane[at]!
          count++
          const ax = flow.x[at]!
          const ay = flow.y[at]!
          const sign = ax * dx + ay * dy < 0 ? -1 : 1
          dx = ax * sign
          dy = ay * sign
        }
      }
      out[start] = sum / count
    }
  }
  return out
}
