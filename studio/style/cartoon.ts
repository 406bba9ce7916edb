import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles, saturate } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'

const LEVELS = 6
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
  for (let i = 0; i < tone.length; i++) {
    const value = Math.pow(clamp((tone[i]! - dark * 0.8) / Math.max(0.2, light - dark * 0.8)), 0.92)
    const step = Math.floor(value * LEVELS)
    const cel = (step + smoothstep(0.4, 0.6, value * LEVELS - step)) / LEVELS
    const gain = (0.7 * cel + 0.3 * value + 0.025) / (tone[i]! + 0.025)
    for (const plane of flat.planes) plane[i] = clamp(plane[i]! * gain)
  }
  saturate(flat, 1.35)
  context.checkCancelled()
  const flow = tangentFlow(grey, width, height, long / 340)
  context.checkCancelled()
  const lines = flowLines(gaussianBlur(grey, width, height, Math.max(0.6, long / 1500)), width, height, flow, {
    checkCancelled, scale: Math.max(0.8, long / 850), tau: 0.988, reach: long / 150, threshold: -0.0024, hardness: 190,
  })
  context.progress(0.85)
  context.checkCancelled()

  const shaded = luma(flat)
  const [red, , blue] = flat.planes
  for (let i = 0; i < shaded.length; i++) {
    const shadow = 0.08 * (1 - smoothstep(0.05, 0.5, shaded[i]!))
    red[i]! += shadow * 0.35
    blue[i]! += shadow * 0.9
    red[i]! += 0.04 * smoothstep(0.6, 1, shaded[i]!)
    const ink = 1 - lines[i]!
    for (let c = 0; c < 3; c++) flat.planes[c]![i]! += (flat.planes[c]![i]! * 0.2 + INK[c]! - flat.planes[c]![i]!) * ink
  }
  for (const plane of flat.planes) {
    context.checkCancelled()
    addGlow(plane, width, height, long / 60)
  }
  context.progress(1)
  return flat
}

/** Screens the blurred lights over a plane, in place. */
function addGlow(plane: Plane, width: number, height: number, sigma: number): void {
  const glow = gaussianBlur(plane.map((value) => Math.max(0, value - 0.78)), width, height, sigma)
  for (let i = 0; i < plane.length; i++) plane[i] = 1 - (1 - clamp(plane[i]!)) * (1 - Math.min(1, glow[i]! * 0.45))
}
