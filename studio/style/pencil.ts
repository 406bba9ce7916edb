import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles, saturate } from './display-image.ts'
import { smoothAlong, tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'
import { hatching, paperTooth, standardise, whiteNoise } from './texture.ts'

const PAPER = [0.975, 0.965, 0.94] as const

/** Coloured pencils on toothed paper: two hatchings and one that follows the form, laid where the tone asks for them. */
export const pencil: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const grey = luma(source)
  const checkCancelled = () => context.checkCancelled()
  const flow = tangentFlow(grey, width, height, long / 220)
  const colours = calm(source, { flow: 1 / 220, radii: [1 / 260], checkCancelled })
  saturate(colours, 1.7)
  context.progress(0.25)
  context.checkCancelled()

  const reach = Math.round(long / 90)
  const lead = Math.max(0.5, long / 1500)
  const first = hatching(width, height, -0.9, 2.2 * reach, lead, seed + 1)
  checkCancelled()
  const second = hatching(width, height, -0.25, 2.2 * reach, lead, seed + 2)
  checkCancelled()
  const noise = gaussianBlur(whiteNoise(width, height, seed + 3), width, height, lead)
  const following = standardise(smoothAlong(noise, width, height, flow, reach, { checkCancelled }), 1)
  const tooth = paperTooth(width, height, long / 520, seed + 4)
  const lines = flowLines(grey, width, height, flow, {
    scale: Math.max(0.8, long / 1000), reach: long / 170, threshold: -0.0012, checkCancelled,
  })
  context.progress(0.8)
  context.checkCancelled()

  const tone = luma(colours)
  const [dark, light] = percentiles(tone, [0.03, 0.96]) as [number, number]
  const out = colours.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let i = 0; i < tone.length; i++) {
    const shade = 1 - Math.pow(clamp((tone[i]! - dark) / Math.max(0.15, light - dark)), 0.8)
    const form = flow.anisotropy[i]!
    const cover = 0.46 + 0.5 * shade
    const mark = first[i]! * (1 - 0.6 * form) + following[i]! * (0.2 + 0.8 * form)
    const layer = clamp(cover + mark * 0.2 * (1.2 - cover) - tooth[i]! * 0.22 * (1 - 0.5 * shade))
    const cross = clamp((shade - 0.45) * 1.5) * smoothstep(-0.6, 1.4, second[i]!) * 0.65
    const line = (1 - lines[i]!) * (0.72 - 0.25 * tooth[i]!)
    const lift = (0.26 + 0.62 * (1 - shade)) / (tone[i]! + 0.06)
    for (let c = 0; c < 3; c++) {
      const pigment = clamp((colours.planes[c]![i]! + 0.02) * Math.min(2.6, lift) * 0.92, 0.03, 0.96)
      const paper = PAPER[c]! * (1 - 0.02 * tooth[i]!)
      let value = paper + (pigment * PAPER[c]! - paper) * layer
      value *= 1 - cross * (1 - 0.55 * pigment)
      out[c]![i] = value + (pigment * 0.28 - value) * clamp(line)
    }
  }
  context.progress(1)
  return { width, height, planes: out }
}
