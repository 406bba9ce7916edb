import { gaussianBlur, resizePlane } from '../../pixels/plane.ts'
import type { SubjectLayer } from '../painter.ts'
import type { Light } from './light.ts'
import type { Sight } from './raster.ts'
import type { Shown } from './shade.ts'
import type { Reaches } from './shadow.ts'
import type { View } from './view.ts'

export interface FinishInput {
  shown: Shown
  view: View
  sight: Sight
  light: Light
  reaches: Reaches
  contact: ((x: number, z: number) => number) | undefined
  size: number
  fineness: number
  night: boolean
  checkCancelled: () => void
}

/** A straight line that bends towards white at its end, and the display's gamma, for light in 0..2. */
const TONE = Uint8ClampedArray.from({ length: 1025 }, (_, i) => {
  const x = i / 512
  const bent = x < 0.62 ? x : 0.62 + 0.38 * (1 - Math.exp(-(x - 0.62) / 0.38))
  return 255 * bent ** (1 / 2.2)
})

/** Several pixels to one, over their shadow on the ground, with halos round what glows. */
export function finishLayer({ shown, view, sight, light, reaches, contact, size, fineness, night, checkCancelled }: FinishInput): SubjectLayer {
  const { side, seen } = sight
  const data = new Uint8ClampedArray(size * size * 4)
  const share = 1 / (fineness * fineness)
  let glows = false
  const lights = [0, 1, 2].map(() => new Float32Array(size * size))
  // No ground shows over the model's own horizon.
  const horizon = Math.max(0, view.middleY / fineness - size * 0.4)
  for (let y = 0; y < size; y++) {
    if (y % 16 === 0) checkCancelled()
    for (let x = 0; x < size; x++) {
      let red = 0, green = 0, blue = 0, cover = 0
      const to = y * size + x
      for (let v = 0; v < fineness; v++) {
        for (let u = 0; u < fineness; u++) {
          const i = (y * fineness + v) * side + x * fineness + u
          if (seen[i]! < 0) continue
          cover += share
          red += TONE[Math.min(1024, shown.colour[3 * i]! * 512) | 0]!
          green += TONE[Math.min(1024, shown.colour[3 * i + 1]! * 512) | 0]!
          blue += TONE[Math.min(1024, shown.colour[3 * i + 2]! * 512) | 0]!
          if (shown.glow[i]! > 0.5) {
            glows = true
            for (let c = 0; c < 3; c++) lights[c]![to]! += Math.min(1.6, shown.colour[3 * i + c]!) * share
          }
        }
      }
      const shadow = cover < 1 && contact && y > horizon ? groundShadow(x * fineness, y * fineness) * (1 - cover) : 0
      const alpha = cover + shadow
      if (alpha === 0) continue
      const k = cover > 0 ? (share / cover) * (cover / alpha) : 0
      data[4 * to] = red * k
      data[4 * to + 1] = green * k
      data[4 * to + 2] = blue * k
      data[4 * to + 3] = 255 * alpha
    }
  }
  if (glows) lay(data, lights, size, night ? 0.9 : 0.4, checkCancelled)
  return { width: size, height: size, data }

  /** Darkness of the ground that shows in a pixel. */
  function groundShadow(px: number, py: number): number {
    const { turn, eye, zoom, middleX, middleY, ground, extent } = view
    const dx = (px - middleX) / zoom, dy = -(py - middleY) / zoom, dz = -eye
    const upY = turn[4]!, upZ = turn[7]!
    const fall = dy * upY + dz * upZ
    if (fall >= 0) return 0
    const t = (ground - eye * upZ) / fall
    const x = dx * t, y = dy * t, z = eye + dz * t
    const mx = turn[0]! * x + turn[3]! * y + turn[6]! * z, mz = turn[2]! * x + turn[5]! * y + turn[8]! * z
    const far = Math.sqrt(mx * mx + mz * mz) / (extent * 2.4)
    // It fades before the layer's edge cuts it.
    const edge = Math.min(1, Math.min(px, side - px) / (side * 0.12))
    if (far >= 1) return 0
    const cast = (1 - reaches(x, y, z, 3.2)) * 0.62
    const close = Math.min(1, contact!(mx, mz) * 1.3)
    return light.shadow * (1 - (1 - cast) * (1 - close)) * Math.min(1, (1 - far) * 2) * edge
  }
}

/** Adds light that spreads, in display values; where nothing is, it is seen by itself. */
function lay(data: Uint8ClampedArray, lights: readonly Float32Array[], size: number, strength: number, checkCancelled: () => void): void {
  const small = Math.max(8, size >> 2)
  const spread = lights.map((plane) => {
    checkCancelled()
    const little = resizePlane(plane, size, size, small, small)
    const wide = gaussianBlur(little, small, small, small * 0.055)
    const near = gaussianBlur(little, small, small, small * 0.016)
    checkCancelled()
    return resizePlane(near.map((value, i) => value * 0.8 + wide[i]! * 2.2), small, small, size, size)
  })
  const [red, green, blue] = spread as [Float32Array, Float32Array, Float32Array]
  for (let i = 0, x = 0, y = 0; i < size * size; i++, x++) {
    if (x === size) {
      x = 0
      if (++y % 64 === 0) checkCancelled()
    }
    const brightest = Math.max(red[i]!, green[i]!, blue[i]!) * strength
    if (brightest < 0.004) continue
    // It ends before the layer does.
    const edge = Math.min(1, Math.min(x, size - 1 - x, y, size - 1 - y) / (size * 0.09))
    const most = Math.min(0.9, brightest) * edge
    if (most < 0.004) continue
    const alpha = data[4 * i + 3]! / 255
    const joined = alpha + most * (1 - alpha)
    for (let c = 0; c < 3; c++) {
      const own = data[4 * i + c]! / 255
      const halo = Math.min(0.9, spread[c]![i]! * strength) * edge
      const lit = own + halo * (1 - own) * 0.9
      data[4 * i + c] = (255 * (lit * alpha + halo * (1 - alpha))) / joined
    }
    data[4 * i + 3] = 255 * joined
  }
}
