import { clamp, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import type { SubjectLayer } from '../../painter.ts'

/** Display colours 0..1 from the heart of a flame to where it ends; none is so bright that a tone curve makes a flare of its soft edge. */
const FIRE: readonly Rgb[] = [[0.98, 0.97, 0.93], [0.95, 0.86, 0.5], [0.92, 0.56, 0.18], [0.8, 0.26, 0.1]]

/** Lays a colour (display, 0..1) over or, `behind`, under what a layer shows at a pixel. */
export function blendOn({ data }: SubjectLayer, at: number, [red, green, blue]: Rgb, alpha: number, behind = false): void {
  const own = data[at + 3]! / 255
  const [over, under] = behind ? [own, alpha * (1 - own)] : [own * (1 - alpha), alpha]
  const joined = over + under
  if (joined < 0.002) return
  data[at] = (data[at]! * over + 255 * red * under) / joined
  data[at + 1] = (data[at + 1]! * over + 255 * green * under) / joined
  data[at + 2] = (data[at + 2]! * over + 255 * blue * under) / joined
  data[at + 3] = 255 * joined
}

/** Fire out of bells at (x, y), `wide` there and `long` downwards, all shares of the side; in place. */
export function withFlame(layer: SubjectLayer, noise: Noise, { x: middle, y: from, wide, long }: Record<'x' | 'y' | 'wide' | 'long', number>, checkCancelled: () => void): SubjectLayer {
  const { width, height } = layer
  for (let y = Math.floor(from * height); y < Math.min(height, (from + long) * height); y++) {
    if (y % 16 === 0) checkCancelled()
    const t = Math.max(0, (y / height - from) / long)
    const half = wide * (0.86 + 0.3 * smoothstep(0, 0.3, t)) * (1 - 0.82 * t ** 1.7)
    for (let x = Math.max(0, Math.floor((middle - 3 * wide) * width)); x < Math.min(width, (middle + 3 * wide) * width); x++) {
      const across = (x / width - middle) / wide
      const sway = 0.22 * t * noise.at(across * 1.2, t * 7) + 0.12 * t * noise.at(across * 4, t * 16)
      const off = Math.abs(across + sway) * (wide / half)
      if (off > 2.6) continue
      const heat = 1 - off + 0.3 * noise.fbm(across * 3, t * 6, 2) * (0.2 + t)
      const halo = 0.42 * Math.exp(-1.5 * off * off) * (1 - t) * smoothstep(0, 0.04, t)
      const alpha = Math.max(halo, smoothstep(0, 0.42, heat) * smoothstep(1, 0.5, t))
      if (alpha < 0.004) continue
      const cool = clamp(0.6 * t + 0.8 * (1 - clamp(heat * 1.7))) * (FIRE.length - 1)
      const i = Math.min(FIRE.length - 2, Math.floor(cool))
      blendOn(layer, 4 * (y * width + x), mix(FIRE[i]!, FIRE[i + 1]!, cool - i), Math.min(0.98, alpha), t < 0.05)
    }
  }
  return layer
}

const HOT: Rgb = [0.96, 0.9, 0.66]

interface Puff {
  x: number
  y: number
  radius: number
}

/** Smoke that rolls away over the ground from under a flame, higher and nearer in the middle; far puffs first. */
export function billows(random: Random): Puff[] {
  return Array.from({ length: 84 }, (_, k) => {
    const near = k / 83
    const aside = (random() + random() - 1) * 0.47
    const middle = 1 - Math.abs(aside) / 0.47
    const radius = (0.04 + 0.05 * random()) * (0.7 + 0.5 * middle)
    const lift = random() * (0.05 + 0.1 * middle ** 2) * (1 - 0.75 * near)
    return { x: 0.5 + aside, y: 0.905 + 0.045 * near - lift - 0.25 * radius, radius }
  })
}

/** Firelight in the air round (x, y), in place. */
export function withHalo(layer: SubjectLayer, [middle, level]: readonly [x: number, y: number], reach: number, strength: number, colour: Rgb, checkCancelled: () => void): SubjectLayer {
  const { width, height } = layer
  for (let y = Math.max(0, Math.floor((level - reach) * height)); y < height; y++) {
    if (y % 32 === 0) checkCancelled()
    for (let x = 0; x < width; x++) {
      const px = x / width, py = y / height
      const far = Math.sqrt((px - middle) ** 2 + (py - level) ** 2) / reach
      if (far >= 1) continue
      const edge = Math.min(1, Math.min(px, 1 - px, py, 1 - py) / 0.1)
      const alpha = strength * edge * (1 - far) ** 2.2
      if (alpha > 0.004) blendOn(layer, 4 * (y * width + x), colour, alpha)
    }
  }
  return layer
}

export interface SmokeLight {
  /** Display colours of smoke in the light and in the shade, and of fire on it. */
  lit: Rgb
  shade: Rgb
  fire: Rgb
  /** Where the fire is, shares of the side, and how far its light reaches. */
  at: readonly [x: number, y: number]
  reach: number
}

/** Cells of a sheet of noise, a side. */
const SHEET = 448

/** Noise over a square, looked up from a sheet that goes on mirrored. */
export function smokeSheet(noise: Noise): (x: number, y: number) => number {
  const cells = Float32Array.from({ length: SHEET * SHEET }, (_, i) => noise.fbm(((i % SHEET) / SHEET) * 26, (Math.floor(i / SHEET) / SHEET) * 26, 3))
  const folded = (t: number) => {
    const turn = Math.abs(t) % 2
    return (turn > 1 ? 2 - turn : turn) * (SHEET - 1.001)
  }
  return (x, y) => {
    const u = folded(x), v = folded(y)
    const i = u | 0, j = v | 0, s = u - i, t = v - j, at = j * SHEET + i
    return (cells[at]! * (1 - s) + cells[at + 1]! * s) * (1 - t) + (cells[at + SHEET]! * (1 - s) + cells[at + SHEET + 1]! * s) * t
  }
}

/** Puffs as rough balls that the sun and a fire light, in place. */
export function withSmoke(layer: SubjectLayer, sheet: ReturnType<typeof smokeSheet>, puffs: readonly Puff[], { lit, shade, fire, at: [fireX, fireY], reach }: SmokeLight, checkCancelled: () => void): SubjectLayer {
  const { width, height } = layer
  for (const [k, puff] of puffs.entries()) {
    checkCancelled()
    const r = puff.radius * 1.3
    for (let y = Math.max(0, Math.floor((puff.y - r) * height)); y < Math.min(height, (puff.y + r) * height); y++) {
      for (let x = Math.max(0, Math.floor((puff.x - r) * width)); x < Math.min(width, (puff.x + r) * width); x++) {
        const [px, py] = [x / width, y / height]
        const [dx, dy] = [(px - puff.x) / puff.radius, (py - puff.y) / puff.radius]
        const plain = dx * dx + dy * dy
        if (plain > 1.5) continue
        const rough = sheet(px + k * 0.065, py + k * 0.031)
        const far = Math.sqrt(plain) * (1 + 0.42 * rough)
        if (far >= 1) continue
        // It ends before the layer does, and settles on the ground.
        const edge = smoothstep(0, 0.06, Math.min(px, 1 - px)) * smoothstep(1, 0.972, py + 0.012 * rough)
        const alpha = smoothstep(1, 0.55, far) * 0.9 * edge
        if (alpha < 0.005) continue
        const up = Math.sqrt(1 - far * far)
        const light = clamp(0.46 - 0.34 * dx - 0.52 * dy + 0.24 * up - 1.05 * rough)
        const [fx, fy] = [fireX - px, fireY - py]
        const away = Math.hypot(fx, fy) + 0.001
        const facing = clamp(0.42 + (0.62 * (dx * fx + dy * fy)) / away - 0.8 * rough)
        const warmth = Math.exp(-away / reach) * 1.5 * facing
        blendOn(layer, 4 * (y * width + x), mix(mix(shade, lit, light), mix(fire, HOT, clamp(warmth * 1.3 - 0.75)), Math.min(0.95, warmth)), alpha)
      }
    }
  }
  return layer
}
