import { mix, scale as tinted, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Light } from './light.ts'
import { keep } from '../keep.ts'
import { blend, type Scratch } from './mixing.ts'

/** Units of the cloud plane along the thickness map. */
const across = 12.8
const steps = 22
const depth = 0.42

export interface Clouds {
  /**
   * Lays the clouds seen at a slope right of and above straight ahead over the colour; `toSun` is the
   * cosine of the angle to the sun, `jitter` (0..1) moves the march's steps so that they do not show as slices.
   * Returns the share of the sky behind that still shows.
   */
  cover(out: Scratch, slopeX: number, slopeY: number, toSun: number, jitter: number): number
}

/** A mirrored tile of fractal noise, read in place of the noise itself, which would be ten times slower. */
function createTile(noise: Noise, size: number, checkCancelled: () => void): Float32Array {
  const tile = new Float32Array(size * size)
  for (let j = 0; j < size; j++) {
    if ((j & 63) === 0) checkCancelled()
    for (let i = 0; i < size; i++) {
      const x = (i / size) * across
      const z = (j / size) * across
      const bend = noise.fbm(x * 0.8 + 50, z * 0.8, 2) * 0.4
      const billow = 1 - 2.2 * Math.abs(noise.fbm(x * 1.7 + bend, z * 1.7 + 20, 4))
      tile[j * size + i] = noise.fbm(x + bend, z - bend, 5) * 0.9 + billow * 0.16
    }
  }
  return tile
}

/** Cells along the tile for a sky of so many pixels to a slope of 1. */
const FINE = { size: 512, from: 150 } as const
const COARSE = 128
const fineTile = keep<Noise, Float32Array>()
const coarseTile = keep<Noise, Float32Array>()

const mirrored = (cell: number, size: number) => {
  const wrapped = cell & (2 * size - 1)
  return wrapped < size ? wrapped : 2 * size - 1 - wrapped
}

function readTile(tile: Float32Array, size: number, x: number, z: number): number {
  const fx = x * (size / across)
  const fz = z * (size / across)
  const i = Math.floor(fx)
  const j = Math.floor(fz)
  const u = fx - i
  const v = fz - j
  const left = mirrored(i, size)
  const right = mirrored(i + 1, size)
  const top = mirrored(j, size) * size
  const bottom = mirrored(j + 1, size) * size
  const a = tile[top + left]! * (1 - u) + tile[top + right]! * u
  const b = tile[bottom + left]! * (1 - u) + tile[bottom + right]! * u
  return a + (b - a) * v
}

/** Heaped clouds with flat bases, marched through a slab over a thickness map, under a veil of high streaks; for a sky of `scale` pixels to a slope of 1. */
export function createClouds(light: Light, noise: Noise, shiftX: number, shiftZ: number, scale: number, checkCancelled: () => void): Clouds {
  const size = scale < FINE.from ? COARSE : FINE.size
  const tile = (size === COARSE ? coarseTile : fineTile)(noise, () => createTile(noise, size, checkCancelled))
  const [sunX, sunY, sunZ] = light.direction
  const dim = light.night ? 0.4 : 1
  const [red, green, blue] = light.sun
  const high = smoothstep(0.2, 0.5, sunY)
  const white = 0.4 * (red + green + blue) * high * dim
  const sunlit = mix(tinted(light.sun, 0.62 * dim), [white, white, white], 0.65 * high)
  const lit: Rgb = mix(sunlit, light.horizon, 0.18)
  const shaded: Rgb = tinted(mix(light.zenith, light.horizon, light.night ? 0.35 : 0.5), light.night ? 0.55 : 0.78)
  const threshold = 0.34 - light.cover * 0.62
  const colour = new Float32Array(3)
  const reach = 0.16
  const flat = 1 / Math.max(0.35, Math.hypot(sunX, sunZ))

  const streaks = (out: Scratch, x: number, z: number, slopeY: number, toSun: number) => {
    const veil = noise.fbm(x * 0.32 + 3, z * 0.9 - 7, 4) + 0.35 * noise.at(x * 0.2 - 9, z * 0.2)
    const share = smoothstep(0.02, 0.62, veil) * smoothstep(0.03, 0.2, slopeY) * 0.5
    if (share > 0) blend(out, lit, share, 0.9 + 0.5 * Math.pow(toSun, 6))
  }

  return {
    cover(out, slopeX, slopeY, toSun, jitter) {
      if (light.cover <= 0 || slopeY < 0.008) return 1
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
      const lift = 1 / (slopeY + 0.075)
      // Far off, what would be finer than a pixel of the sky is left out.
      const billows = 0.4 * Math.min(1, 5 / lift)
      const wisps = 0.2 * Math.min(1, 1.4 / lift)
      streaks(out, slopeX * lift + shiftX, lift + shiftZ, slopeY, toSun)
      let clear = 1
      let glow = 0
      let weight = 0
      for (let k = 0; k < steps; k++) {
        const level = (k + jitter) / steps
        const far = (1 + level * depth) * lift
        const x = slopeX * far + shiftX
        const z = far + shiftZ
        const bulk = readTile(tile, size, x, z) - threshold - level * 0.55
        if (bulk < -0.3) {
          // So far from any cloud the next step meets none either, where steps are short.
          if (bulk < -0.6 && lift < 4) k++
          continue
        }
        // The finer tiles slide with height, as if cut from a solid, so that clouds are not drawn out upwards.
        const density = bulk +
          billows * readTile(tile, size, x * 3.7 + 5 + level * 1.7, z * 3.7 - level * 1.4) +
          wisps * readTile(tile, size, x * 12.1 - level * 5, z * 12.1 + level * 6)
        if (density <= 0) continue
        const opacity = Math.min(1, density * 5) * Math.min(1, 0.12 + level * 5) * ((9.6 * depth) / steps)
        const towards = readTile(tile, size, x + sunX * reach * flat, z + sunZ * reach * flat)
        const ahead = towards - threshold - level * 0.55 - reach * sunY * 0.8
        const reached = Math.exp(-2.1 * Math.max(0, ahead) - 0.9 * Math.max(0, density))
        const taken = clear * Math.min(1, opacity)
        glow += taken * (reached * 0.75 + 0.25 * level)
        weight += taken
        clear *= 1 - Math.min(1, opacity)
        if (clear < 0.03) break
      }
      if (weight <= 0.004) return 1
      const shine = glow / weight
      const rim = 1 + 0.9 * Math.pow(toSun, 10) * clear + 0.25 * Math.pow(toSun, 4)
      colour[0] = shaded[0]
      colour[1] = shaded[1]
      colour[2] = shaded[2]
      blend(colour, lit, Math.min(1, 0.12 + 1.25 * shine), rim * (1.05 - 0.35 * Math.max(0, light.cover - 0.6)))
      const near = smoothstep(0.008, 0.13, slopeY / length)
      blend(colour, light.horizon, 0.55 * (1 - near))
      const share = (1 - clear) * (0.25 + 0.75 * near) * smoothstep(0.004, 0.05, slopeY)
      blend(out, colour, share)
      return 1 - share
    },
  }
}
