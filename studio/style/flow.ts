import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'

/** The direction along which the picture changes least at each pixel (a unit vector), and how clear it is. */
export interface Flow {
  x: Plane
  y: Plane
  /** 0 (no direction) .. 1 (a straight edge). */
  anisotropy: Plane
}

/** What a pass over every pixel may be told. */
export interface PassOptions {
  /** Not 0 where the result is wanted; elsewhere it stays what it was. */
  where?: Uint8Array | undefined
  /** Called every few rows, and may throw. */
  checkCancelled?: (() => void) | undefined
}

/** Rows between two looks at whether the person has cancelled. */
export const ROWS = 64
/** From this sigma on the flow is so smooth that half the pixels show it. */
const SMOOTH = 3

/** Tangent flow from the smoothed structure tensor (Brox 2006; Kyprianidis 2009); sigma in pixels. */
export function tangentFlow(grey: Plane, width: number, height: number, sigma: number): Flow {
  if (sigma < SMOOTH) return flowAt(grey, width, height, sigma)
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const half = flowAt(resizePlane(grey, width, height, halfWidth, halfHeight), halfWidth, halfHeight, sigma / 2)
  // Directions have no head, so that a mean of two may point nowhere: the nearest is taken.
  const grow = (plane: Plane) => {
    const out = new Float32Array(width * height)
    for (let y = 0, i = 0; y < height; y++) {
      const row = (y >> 1) * halfWidth
      for (let x = 0; x < width; x++, i++) out[i] = plane[row + (x >> 1)]!
    }
    return out
  }
  return { x: grow(half.x), y: grow(half.y), anisotropy: grow(half.anisotropy) }
}

function flowAt(grey: Plane, width: number, height: number, sigma: number): Flow {
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
    const length = Math.sqrt(tx * tx + ty * ty)
    flow.x[i] = tx / length
    flow.y[i] = ty / length
    flow.anisotropy[i] = sum > 1e-7 ? spread / sum : 0
  }
  return flow
}

/** Mean of a plane along the flow, `reach` pixels to each side (line integral convolution, Cabral 1993). */
export function smoothAlong(plane: Plane, width: number, height: number, flow: Flow, reach: number, options: SmoothOptions = {}): Plane {
  return smoothTogether([plane], width, height, flow, reach, options)[0]!
}

export interface SmoothOptions extends PassOptions {
  /** Pixels between two readings. */
  stride?: number | undefined
}

/** The same for several planes at once, which follows each line only once. */
export function smoothTogether(
  planes: readonly Plane[], width: number, height: number, { x: flowX, y: flowY }: Flow, reach: number,
  { stride = 1, where, checkCancelled }: SmoothOptions = {},
): Plane[] {
  const outs = planes.map((plane) => plane.slice())
  const path = new Int32Array(2 * Math.ceil(reach / stride) + 1)
  const steps = Math.ceil(reach / stride)
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) checkCancelled?.()
    for (let x = 0; x < width; x++) {
      const start = y * width + x
      if (where && where[start] === 0) continue
      path[0] = start
      let count = 1
      for (let side = 1; side >= -1; side -= 2) {
        let dx = flowX[start]! * side
        let dy = flowY[start]! * side
        let px = x + 0.5
        let py = y + 0.5
        for (let step = 0; step < steps; step++) {
          px += dx * stride
          py += dy * stride
          if (px < 0 || py < 0 || px >= width || py >= height) break
          const at = (py | 0) * width + (px | 0)
          path[count++] = at
          const ax = flowX[at]!
          const ay = flowY[at]!
          if (ax * dx + ay * dy < 0) {
            dx = -ax
            dy = -ay
          } else {
            dx = ax
            dy = ay
          }
        }
      }
      for (let c = 0; c < planes.length; c++) {
        const plane = planes[c]!
        let sum = 0
        for (let k = 0; k < count; k++) sum += plane[path[k]!]!
        outs[c]![start] = sum / count
      }
    }
  }
  return outs
}
