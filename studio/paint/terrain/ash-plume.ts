import { mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Light } from './light.ts'
import { blend, type Scratch } from './mixing.ts'
import type { Sky } from './sky.ts'

/** Samples along the plume's height, and how far it reaches to each side of the vent, in its height. */
const SIDE = 260
const WIDE = 0.75
/** How light ash is. */
const ASH = 0.12

export interface PlumePlace {
  /** The vent, and the plume's height, in slopes of the line of sight. */
  x: number
  y: number
  tall: number
  /** How broad it is, 1 an eruption's. */
  girth: number
  /** How strongly its foot is lit from below. */
  glow: number
  drift: number
}

/** A sky with a plume of ash in it: billows that are lit by the sun, and by the vent from below. */
export function withPlume(sky: Sky, { x, y, tall, girth, glow, drift }: PlumePlace, light: Light, noise: Noise, checkCancelled: () => void): Sky {
  const [w, h] = [Math.round(SIDE * WIDE * 2), SIDE]
  const bulge = new Float32Array(w * h)
  for (let j = 0; j < h; j++) {
    if ((j & 31) === 0) checkCancelled()
    const up = (j + 0.5) / h
    const lean = drift * up * up
    const half = girth * (0.04 + 0.26 * Math.pow(up, 0.75) + 0.12 * smoothstep(0.55, 0.95, up))
    for (let i = 0; i < w; i++) {
      const across = ((i + 0.5) / w - 0.5) * 2 * WIDE
      const [u, v] = [across * 3.4 / Math.sqrt(girth), up * 3.4 / Math.sqrt(girth)]
      const roll = noise.fbm(u * 0.8 + 7, v * 0.8 - 3, 3)
      const off = (across - lean) / half + 0.5 * roll
      // Round lumps with creases between, in sizes.
      const lumps = 1 - Math.abs(noise.at(u * 1.5 + roll, v * 1.5)) * 1.4 + 0.55 * (1 - Math.abs(noise.at(u * 3.6 + 5, v * 3.6 + roll)) * 1.7) + 0.3 * (1 - 2 * Math.abs(noise.at(u * 8, v * 8 + 9)))
      const top = smoothstep(1.02, 0.72, up + 0.14 * roll)
      bulge[j * w + i] = (1 - off * off + (lumps - 0.8) * 0.55) * top - 0.4 * (1 - top)
    }
  }
  const data = new Float32Array(w * h * 4)
  const [sunX, sunY, sunZ] = light.direction
  const shaded: Rgb = [light.ambient[0] * 0.24 + 0.01, light.ambient[1] * 0.21 + 0.008, light.ambient[2] * 0.17 + 0.008]
  const lit: Rgb = mix(light.sun, [1, 1, 1], 0.15).map((value) => value * ASH) as unknown as Rgb
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const at = j * w + i
      const value = bulge[at]!
      const cover = smoothstep(-0.12, 0.34, value)
      if (cover === 0) continue
      const nx = (bulge[j * w + Math.max(0, i - 2)]! - bulge[j * w + Math.min(w - 1, i + 2)]!) * 5
      const ny = (bulge[Math.max(0, j - 2) * w + i]! - bulge[Math.min(h - 1, j + 2) * w + i]!) * 5
      const length = Math.sqrt(1 + nx * nx + ny * ny)
      const sun = Math.max(0, (nx * sunX + ny * sunY - sunZ * 0.8) / length + 0.12)
      const hollow = 0.45 + 0.55 * smoothstep(0, 1.3, value)
      const below = glow * Math.exp(-((j + 0.5) / h) * 4.6) * (0.35 + 0.65 * Math.max(0, -ny / length + 0.35)) * hollow
      data[4 * at] = shaded[0] * (0.7 + 0.5 * (ny / length)) * hollow + lit[0] * sun * hollow + below * 1.5
      data[4 * at + 1] = shaded[1] * (0.7 + 0.5 * (ny / length)) * hollow + lit[1] * sun * hollow + below * 0.34
      data[4 * at + 2] = shaded[2] * (0.7 + 0.5 * (ny / length)) * hollow + lit[2] * sun * hollow + below * 0.07
      const dense = cover * (0.96 - 0.3 * smoothstep(0.5, 1, (j + 0.5) / h))
      for (let c = 0; c < 3; c++) data[4 * at + c]! *= dense
      data[4 * at + 3] = dense
    }
  const found = new Float32Array(4)
  const look = (slopeX: number, slopeY: number) => {
    const fx = ((slopeX - x) / tall / WIDE / 2 + 0.5) * w - 0.5
    const fy = ((slopeY - y) / tall) * h - 0.5
    if (fx < 0 || fx >= w - 1 || fy < -0.5 || fy >= h - 1) return 0
    const [i, j] = [Math.floor(fx), Math.max(0, Math.floor(fy))]
    const [s, t] = [fx - i, Math.max(0, fy - j)]
    for (let c = 0; c < 4; c++) {
      const at = 4 * (j * w + i) + c
      const a = data[at]! + (data[at + 4]! - data[at]!) * s
      const b = data[at + 4 * w]! + (data[at + 4 * w + 4]! - data[at + 4 * w]!) * s
      found[c] = a + (b - a) * t
    }
    return found[3]!
  }
  return {
    clearAt: (slopeX, slopeY) => sky.clearAt(slopeX, slopeY) * (1 - look(slopeX, slopeY)),
    sample(out: Scratch, slopeX, slopeY) {
      sky.sample(out, slopeX, slopeY)
      const cover = look(slopeX, slopeY)
      if (cover > 0) {
        // Colours between the plume and where there is none are as thin as it is.
        blend(out, [found[0]! / cover, found[1]! / cover, found[2]! / cover], cover)
      }
    },
  }
}
