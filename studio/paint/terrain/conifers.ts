import { hex, mix, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Air } from './air.ts'
import { forestShare } from './alpine-ground.ts'
import { columns, rows, type AlpineLand } from './alpine-land.ts'
import { sampleField } from './field.ts'
import type { Light } from './light.ts'
import { createScratch, type Scratch } from './mixing.ts'
import type { View } from './view.ts'

/** Six numbers a tree: x, foot height, z, height, shade (0..1), kind (1 = larch, golden in autumn). */
const stride = 6
const spacing = 1.55
const snowWhite: Rgb = [0.7, 0.75, 0.83]

const hash = (a: number, b: number) => {
  let h = Math.imul(a, 374761393) ^ Math.imul(b, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Where the trees stand, far to near. */
export function plantConifers({ height, patches, water }: AlpineLand, seed: number): Float32Array {
  const trees: number[] = []
  for (let j = Math.floor(rows / spacing) - 1; j > 4; j--)
    for (let i = 0; i < columns / spacing; i++) {
      const x = (i + hash(i + seed, j)) * spacing - columns / 2
      const z = (j + hash(i, j + seed)) * spacing
      const y = sampleField(height, x, z)
      const altitude = (y - water) / (rows * 0.2)
      if (altitude < 0.01 || altitude > 0.55) continue
      const slope = Math.hypot(sampleField(height, x + 1, z) - y, sampleField(height, x, z + 1) - y)
      const share = forestShare(altitude, sampleField(patches, x, z), 1 - 1 / Math.sqrt(1 + slope * slope))
      if (hash(i * 3 + 1, j + seed) > share * 1.1) continue
      const size = 1.35 + 1.5 * hash(i + 7, j * 5 + seed)
      const stunted = 1 - 0.5 * Math.max(0, altitude - 0.15)
      const larch = hash(i + seed * 3, j * 7) < 0.45 ? 1 : 0
      trees.push(x, y - 0.1, z, size * stunted, hash(i * 5, j * 3 + seed), larch)
    }
  return Float32Array.from(trees)
}

function leaf(spec: SceneSpec, larch: boolean, shade: number): Rgb {
  const green = mix(hex('#0f2416'), hex(spec.season === 'spring' ? '#3f6a2c' : '#2c4a28'), shade)
  if (larch && spec.season === 'autumn') return mix(hex('#a8641a'), hex('#e0a838'), shade)
  return larch ? mix(green, hex('#4c6a2c'), 0.5) : green
}

/** Draws the trees that the view sees into the picture, lit and behind the same air as the ground, and into `distance`. */
export function drawConifers(
  image: LinearImage, distance: Float32Array, view: View, trees: Float32Array,
  land: AlpineLand, spec: SceneSpec, light: Light, air: Air,
): void {
  const [red, green, blue] = image.planes
  const { width, height, focal, horizon, eye } = view
  const white = spec.season === 'winter' || spec.weather === 'snow' ? 0.42 : 0
  const bright = createScratch()
  const dark = createScratch()
  const lightSide = Math.sign(light.direction[0]) || 1
  const shadeOf = (out: Scratch, colour: Rgb, sun: number, sky: number) => {
    for (let c = 0; c < 3; c++) out[c] = colour[c]! * (light.sun[c]! * sun + light.ambient[c]! * sky + light.horizon[c]! * 0.08)
  }
  for (let k = 0; k < trees.length; k += stride) {
    const z = trees[k + 2]!
    const size = (trees[k + 3]! / z) * focal
    if (size < 1.2 || z < 6) continue
    const x = trees[k]!
    const centre = width / 2 + (x / z) * focal
    const half = size * 0.2
    if (centre < -half || centre > width + half) continue
    const y = trees[k + 1]!
    const foot = horizon - ((y - eye) / z) * focal
    const tip = foot - size
    if (tip > height || foot < 0) continue
    const shade = trees[k + 4]!
    const sun = sampleField(land.sunlight, x, z)
    const colour = mix(leaf(spec, trees[k + 5] === 1, shade), snowWhite, white * (0.55 + 0.45 * shade))
    shadeOf(bright, colour, sun * 0.95, 0.95)
    shadeOf(dark, mix(colour, leaf(spec, false, 0), white * 0.6), sun * 0.22, 0.5)
    const slopeX = x / z
    const slopeY = (y - view.eye) / z
    air(bright, z, x, y + 1, slopeX, slopeY)
    air(dark, z, x, y + 1, slopeX, slopeY)
    const tiers = 5 + Math.floor(shade * 4)
    const faint = Math.min(1, size / 2.5)
    for (let row = Math.max(0, Math.floor(tip)); row < Math.min(height, foot); row++) {
      const down = Math.min(1, Math.max(0, (row + 0.5 - tip) / size))
      const tier = (down * tiers) % 1
      const reach = half * Math.pow(down, 0.85) * (0.62 + 0.5 * tier) + 0.25
      for (let px = Math.max(0, Math.floor(centre - reach)); px <= Math.min(width - 1, centre + reach); px++) {
        const at = row * width + px
        if (distance[at]! < z - 0.6) continue
        const side = (px + 0.5 - centre) / reach
        const ragged = 0.28 * hash(px, row * 3)
        const inside = Math.min(1, Math.max(0, (1 - Math.abs(side)) * reach + 0.5 - ragged * reach * 0.5)) * faint
        if (inside <= 0) continue
        const lit = Math.min(1, Math.max(0, 0.48 + 0.42 * side * lightSide - 0.35 * tier + 0.5 * ragged))
        red[at]! += (dark[0]! + (bright[0]! - dark[0]!) * lit - red[at]!) * inside
        green[at]! += (dark[1]! + (bright[1]! - dark[1]!) * lit - green[at]!) * inside
        blue[at]! += (dark[2]! + (bright[2]! - dark[2]!) * lit - blue[at]!) * inside
        if (inside > 0.5) distance[at] = z
      }
    }
  }
}
