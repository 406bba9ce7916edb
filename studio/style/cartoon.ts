import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles, saturate } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'

const LEVELS = 6
/** Tones that are told apart. */
const TONES = 4096
const GLOW_SCALE = 4
const INK = [0.06, 0.03, 0.09] as const

/** Cel painting: flat tones with soft steps, violet shadows and warm lights, an ink line along the edges, a glow. */
export const cartoon: StylePass = (source, { context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const grey = luma(source)
  const checkCancelled = () => context.checkCancelled()
  const flat = calm(source, { flow: 1 / 360, radii: [1 / 170, 1 / 230, 1 / 230], sharpness: 6, checkCancelled })
  context.progress(0.5)
  context.checkCancelled()

  const tone = luma(flat)
  const [dark, light] = percentiles(tone, [0.01, 0.985]) as [number, number]
  const gains = Float32Array.from({ length: TONES + 1 }, (_, at) => celGain(at / TONES, dark, light))
  for (const plane of flat.planes) {
    for (let i = 0; i < tone.length; i++) plane[i] = clamp(plane[i]! * gains[Math.round(clamp(tone[i]!) * TONES)]!)
  }
  saturate(flat, 1.35)
  context.checkCancelled()
  const flow = tangentFlow(grey, width, height, long / 340)
  context.checkCancelled()
  const lines = flowLines(gaussianBlur(grey, width, height, Math.max(0.6, long / 1500)), width, height, flow, {
    checkCancelled, scale: Math.max(0.8, long / 850), tau: 0.988, reach: long / 150, stride: Math.max(1, long / 560), threshold: -0.0024, hardness: 190,
  })
  context.progress(0.85)
  context.checkCancelled()

  const shaded = luma(flat)
  const [red, green, blue] = flat.planes
  for (let i = 0; i < shaded.length; i++) {
    const shadow = 0.08 * (1 - smoothstep(0.05, 0.5, shaded[i]!))
    red[i]! += shadow * 0.35
    blue[i]! += shadow * 0.9
    red[i]! += 0.04 * smoothstep(0.6, 1, shaded[i]!)
    const ink = 1 - lines[i]!
    if (ink === 0) continue
    red[i]! += (INK[0] - 0.8 * red[i]!) * ink
    green[i]! += (INK[1] - 0.8 * green[i]!) * ink
    blue[i]! += (INK[2] - 0.8 * blue[i]!) * ink
  }
  for (const plane of flat.planes) {
    context.checkCancelled()
    addGlow(plane, width, height, long / 60)
  }
  context.progress(1)
  return flat
}

/** What a tone is multiplied by to come to its flat step. */
function celGain(tone: number, dark: number, light: number): number {
  const value = Math.pow(clamp((tone - dark * 0.8) / Math.max(0.2, light - dark * 0.8)), 0.92)
  const step = Math.floor(value * LEVELS)
  const cel = (step + smoothstep(0.4, 0.6, value * LEVELS - step)) / LEVELS
  return (0.7 * cel + 0.3 * value + 0.025) / (tone + 0.025)
}

/** Screens the blurred lights over a plane, in place. A glow has no detail, so that a small one will do. */
function addGlow(plane: Plane, width: number, height: number, sigma: number): void {
  const [across, down] = [Math.ceil(width / GLOW_SCALE), Math.ceil(height / GLOW_SCALE)]
  const lights = resizePlane(plane.map((value) => Math.max(0, value - 0.78)), width, height, across, down)
  const glow = resizePlane(gaussianBlur(lights, across, down, sigma / GLOW_SCALE), across, down, width, height)
  for (let i = 0; i < plane.length; i++) plane[i] = 1 - (1 - clamp(plane[i]!)) * (1 - Math.min(1, glow[i]! * 0.45))
}
