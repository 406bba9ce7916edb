import { clamp, smoothstep } from '../../pixels/colour.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, gaussianBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { smoothAlong, tangentFlow } from '../../style/flow.ts'
import type { Watch } from '../../vision/watch.ts'

/** Logarithm of light at and above which cloth shows its folds, and below which next to none. */
const DARK = [-3.8, -5.2] as const

/**
 * The light on a cloth of one colour as it was photographed (`given`: its logarithm), with the noise of the dark smoothed
 * along seams and folds, and these brought out where they are faint. `dark` is how far it is too dark to be trusted, 0..1.
 */
export function clothLight(given: Plane, mask: Plane, size: Size, { checkCancelled }: Watch): { shades: Plane; dark: number } {
  const { width, height } = size
  const inside = mapToBytes(mask, (value) => (value > 0.5 ? 1 : 0))
  const light = withoutRim(given, mask, size)
  const noise = noiseOf(light, inside, size)
  checkCancelled()
  const calm = gaussianBlur(light, width, height, 1)
  const flow = tangentFlow(calm, width, height, 4)
  checkCancelled()
  const along = smoothAlong(light, width, height, flow, Math.round(clamp(60 * noise, 1, 5)), { where: inside, checkCancelled })
  const left = noiseOf(along, inside, size)
  const radius = Math.max(2, Math.round(Math.max(width, height) / 150))
  const seams = smoothedByGuide(along, size, radius, (1.5 * left) ** 2)
  checkCancelled()
  const rest = smoothedByGuide(light, size, 2 * radius, (2.5 * noise) ** 2)
  const shades = rest.map((value, i) => value + smoothstep(0.3, 0.75, flow.anisotropy[i]!) * (seams[i]! - value))
  checkCancelled()
  const usual = medianOf(shades, inside)
  const dark = smoothstep(...DARK, usual)
  return { shades: withSeams(shades, flow.anisotropy, inside, usual, dark, size), dark }
}

/** How far the logarithm of light differs, at least, from its surroundings on seams and folds that can be seen. */
const SEAM = 0.2
const STRONGEST_SEAM = 3.5

/** Share of the broad lights of dark cloth that are the lens's and the print's. */
const HAZE = 0.6

/** Seams and folds brought out where they are faint, as in black cloth: what has a direction, more than what has none. */
function withSeams(light: Plane, anisotropy: Plane, inside: Uint8Array, usual: number, dark: number, { width, height }: Size): Plane {
  const sigma = Math.max(width, height) / 30
  const weight = gaussianBlur(Float32Array.from(inside), width, height, sigma)
  const sum = gaussianBlur(light.map((value, i) => value * inside[i]!), width, height, sigma)
  const broad = sum.map((value, i) => (inside[i] ? value / weight[i]! : 0))
  let [square, count] = [0, 1e-6]
  for (let i = 0; i < light.length; i++) {
    if (!inside[i]) continue
    square += Math.min(0.5, Math.abs(light[i]! - broad[i]!)) ** 2
    count++
  }
  const gain = clamp(SEAM / Math.sqrt(square / count), 1, STRONGEST_SEAM) - 1
  return light.map((value, i) => {
    if (!inside[i]) return value
    const haze = dark * HAZE * (broad[i]! - usual)
    return value - haze + gain * smoothstep(0.2, 0.8, anisotropy[i]!) * (value - broad[i]!)
  })
}

/** Deviation of the finest detail. */
function noiseOf(light: Plane, inside: Uint8Array, { width, height }: Size): number {
  const fine = gaussianBlur(light, width, height, 0.8)
  return 1.5 * medianOf(light.map((value, i) => Math.abs(value - fine[i]!)), inside)
}

function medianOf(plane: Plane, inside: Uint8Array): number {
  const values = plane.filter((_, i) => i % 3 === 0 && inside[i]).sort()
  return values[values.length >> 1] ?? 0
}

/** The plane with the soft edge and what lies beyond it as the cloth beside is. */
function withoutRim(light: Plane, mask: Plane, { width, height }: Size): Plane {
  const solid = mask.map((value) => (value > 0.97 ? 1 : 0))
  const own = light.map((value, i) => value * solid[i]!)
  const out = light.slice()
  const filled = Uint8Array.from(solid)
  for (const radius of [3, 16]) {
    const weight = boxBlur(solid, width, height, radius)
    const sum = boxBlur(own, width, height, radius)
    for (let i = 0; i < out.length; i++) {
      if (filled[i] || weight[i]! < 0.01) continue
      out[i] = sum[i]! / weight[i]!
      filled[i] = 1
    }
  }
  return out
}

/** Guided filter of a plane by itself (He, Sun, Tang 2013): steps larger than the root of `epsilon` stay. */
function smoothedByGuide(plane: Plane, { width, height }: Size, radius: number, epsilon: number): Plane {
  const blur = (of: Plane) => boxBlur(of, width, height, radius)
  const mean = blur(plane)
  const square = blur(plane.map((value) => value * value))
  const share = square.map((value, i) => {
    const variance = Math.max(0, value - mean[i]! * mean[i]!)
    return variance / (variance + epsilon)
  })
  const offset = blur(mean.map((value, i) => value * (1 - share[i]!)))
  return blur(share).map((value, i) => value * plane[i]! + offset[i]!)
}
