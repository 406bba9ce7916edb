import { mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import { createClouds } from './clouds.ts'
import type { Light } from './light.ts'
import { addTo, assign, blend, createScratch, type Scratch } from './mixing.ts'
import type { View } from './view.ts'

/** The sky as a picture over slopes (right, up) of the line of sight. */
export interface Sky {
  /** Light from a direction above the horizon, without stars. */
  sample(out: Scratch, slopeX: number, slopeY: number): void
  /** How much of what is above the clouds shows, 0..1. */
  clearAt(slopeX: number, slopeY: number): number
}

/** Resolution of the sky's picture as a share of the view's. */
const SHARE = 0.55
const green: Rgb = [0.06, 0.62, 0.3]
const moon: Rgb = [1, 0.97, 0.88]
const violet: Rgb = [0.36, 0.2, 0.55]

/** Curtains of northern light: a folded lower edge with rays above it. */
function addAurora(out: Scratch, noise: Noise, x: number, slopeY: number, shift: number): void {
  for (let curtain = 0; curtain < 2; curtain++) {
    const along = x * (1.1 + 0.5 * curtain) + shift + curtain * 31
    const fold = noise.fbm(along * 0.9, slopeY * 0.7 + curtain * 5, 3)
    const foot = 0.1 + 0.13 * curtain + 0.2 * fold
    const above = slopeY - foot
    const rays = 0.45 + 0.85 * noise.fbm(along * 9 + fold * 6, slopeY * 0.6, 3)
    const body = above < 0 ? Math.exp(above / 0.025) : Math.exp(-above / (0.13 + 0.16 * Math.max(0, rays)))
    const power = body * Math.max(0.05, rays) * (0.45 + 0.9 * smoothstep(-0.4, 0.5, noise.at(along * 0.55 + 8, curtain)))
    const high = smoothstep(0.02, 0.34, above)
    addTo(out, green, power * (1 - high) * 0.75)
    addTo(out, violet, power * (0.2 + high) * 0.5)
  }
}

export function createSky(view: View, light: Light, noise: Noise, shift: number, checkCancelled: () => void, share = SHARE): Sky {
  const scale = view.focal * share
  const widest = (view.width / 2 / view.focal) * 1.12
  const highest = (Math.max(view.horizon, view.height - view.horizon) / view.focal) * 1.12
  const width = Math.ceil(2 * widest * scale) + 2
  const height = Math.ceil(highest * scale) + 2
  const data = new Float32Array(width * height * 3)
  const clouds = createClouds(light, noise, shift, shift * 0.37, scale, checkCancelled)
  const clear = new Float32Array(width * height)
  const colour = createScratch()
  const [sunX, sunY, sunZ] = light.direction
  const warm: Rgb = mix(light.sun, [1, 1, 1], 0.12)
  const hidden = 1 - 0.85 * smoothstep(0.55, 0.95, light.cover)
  const seen = view.horizon / view.focal
  for (let j = 0; j < height; j++) {
    if ((j & 15) === 0) checkCancelled()
    const slopeY = j / scale
    // What only water and glass mirror need not be as fine.
    if (slopeY > seen + 3 / scale && j % 3 > 0) {
      data.copyWithin(j * width * 3, (j - 1) * width * 3, j * width * 3)
      clear.copyWithin(j * width, (j - 1) * width, j * width)
      continue
    }
    for (let i = 0; i < width; i++) {
      const slopeX = i / scale - widest
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
      const up = slopeY / length
      const toSun = Math.max(0, (slopeX * sunX + slopeY * sunY + sunZ) / length)
      assign(colour, light.horizon)
      blend(colour, light.middle, smoothstep(0, 0.24, up))
      blend(colour, light.zenith, Math.pow(smoothstep(0.06, 0.68, up), 0.75))
      const glow = light.night
        ? Math.pow(toSun, 50) * 0.3
        : Math.pow(toSun, 5) * 0.13 + Math.pow(toSun, 40) * 0.33 * hidden
      addTo(colour, warm, glow)
      const disc = light.night
        ? smoothstep(0.99982, 0.9999, toSun) * 3.2
        : smoothstep(0.99965, 0.9998, toSun) * 9 + Math.pow(toSun, 700) * 1.6
      addTo(colour, light.night ? moon : warm, disc * hidden)
      if (light.aurora) addAurora(colour, noise, slopeX, slopeY, shift)
      // Interleaved gradient noise (Jimenez 2014).
      const jitter = 0.35 + 0.3 * ((52.9829189 * ((0.06711056 * i + 0.00583715 * j) % 1)) % 1)
      clear[j * width + i] = clouds.cover(colour, slopeX, slopeY, toSun, jitter)
      data.set(colour, (j * width + i) * 3)
    }
  }
  const column = (slopeX: number) => Math.min(width - 1.001, Math.max(0, (slopeX + widest) * scale))
  const line = (slopeY: number) => Math.min(height - 1.001, Math.max(0, slopeY * scale))
  return {
    clearAt: (slopeX, slopeY) => clear[(line(slopeY) | 0) * width + (column(slopeX) | 0)]!,
    sample(out, slopeX, slopeY) {
      const fx = column(slopeX)
      const fy = line(slopeY)
      const i = fx | 0
      const j = fy | 0
      const u = fx - i
      const v = fy - j
      const at = (j * width + i) * 3
      const below = at + width * 3
      for (let c = 0; c < 3; c++) {
        const a = data[at + c]! * (1 - u) + data[at + 3 + c]! * u
        const b = data[below + c]! * (1 - u) + data[below + 3 + c]! * u
        out[c] = a + (b - a) * v
      }
      const above = slopeY * scale - height
      if (above > 0) blend(out, light.zenith, Math.min(1, above / (0.35 * scale)))
    },
  }
}
