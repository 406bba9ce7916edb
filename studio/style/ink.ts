import { clamp, smoothstep } from '../pixels/colour.ts'
import type { Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles } from './display-image.ts'
import { smoothAlong, tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'
import { clouds, paperTooth, standardise, whiteNoise } from './texture.ts'
import { warp } from './warp.ts'
import { glaze, raggedFrame, wetEdges } from './wash.ts'

const PAPER = [0.955, 0.93, 0.87] as const
const INK = [0.075, 0.08, 0.1] as const

/** Ink on rice paper: four washes from pale to burnt with wet rims, dry-brush streaks in the darks, a swelling brush line. */
export const ink: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const tremor = (of: number) => clouds(width, height, [1 / 16, 1 / 50], seed + of)
  const sketch = warp(source, tremor(1), tremor(2), long / 360)
  const grey = luma(sketch)
  const flow = tangentFlow(grey, width, height, long / 200)
  const checkCancelled = () => context.checkCancelled()
  checkCancelled()
  const flat = calm(sketch, { flow: 1 / 200, radii: [1 / 205, 1 / 410], checkCancelled })
  context.progress(0.35)
  context.checkCancelled()

  const tone = luma(flat)
  const [dark, middle, light] = percentiles(tone, [0.02, 0.5, 0.95]) as [number, number, number]
  const span = Math.max(0.15, light - dark)
  // The sheet stays mostly bare: the middle tone of any picture, a night's too, becomes a pale wash.
  const gamma = Math.log(0.66) / Math.log(clamp((middle - dark) / span, 0.12, 0.8))
  for (let i = 0; i < tone.length; i++) tone[i] = Math.pow(clamp((tone[i]! - dark) / span), gamma)
  const ripple = clouds(width, height, [1 / 9, 1 / 30, 1 / 90], seed + 3, 0.8)
  const pools = clouds(width, height, [1 / 4, 1 / 11, 1 / 28], seed + 4, 0.7)
  checkCancelled()
  const tooth = paperTooth(width, height, long / 460, seed + 5)
  checkCancelled()
  const washes = glaze(tone, ripple.map((value) => value * 0.05), 4, 0.5)
  const rims = wetEdges(washes, width, height, long / 300)
  const streaks = standardise(smoothAlong(whiteNoise(width, height, seed + 6), width, height, flow, Math.round(long / 120), { checkCancelled }), 1)
  const lines = flowLines(grey, width, height, flow, {
    scale: Math.max(1, long / 620), reach: long / 120, hardness: 90, checkCancelled,
  })
  context.progress(0.8)
  context.checkCancelled()

  const sheet = raggedFrame(width, height, ripple, 0.018)
  const [red, green, blue] = flat.planes
  const out = flat.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let i = 0; i < tone.length; i++) {
    const shade = 1 - (0.72 * washes[i]! + 0.28 * tone[i]!)
    const dry = smoothstep(0.5, 0.95, shade) * smoothstep(0.4, 1.8, streaks[i]! + 0.5 * tooth[i]!) * 0.45
    let laid = Math.pow(shade, 1.15) * (1 + 0.38 * pools[i]!) + 0.2 * rims[i]! * smoothstep(0.04, 0.3, shade)
    laid = laid * (1 + 0.16 * tooth[i]!) * (1 - dry)
    laid = clamp(Math.max(laid, (1 - lines[i]!) * (0.78 - 0.2 * tooth[i]!))) * sheet[i]!
    const was = 0.299 * red[i]! + 0.587 * green[i]! + 0.114 * blue[i]! + 0.05
    for (let c = 0; c < 3; c++) {
      const paper = PAPER[c]! * (1 - 0.018 * tooth[i]!)
      const tint = 1 + 0.22 * ((flat.planes[c]![i]! + 0.05) / was - 1) * Math.min(1, laid * 2) * (1 - laid)
      out[c]![i] = clamp((paper + (INK[c]! - paper) * laid * 0.96) * tint)
    }
  }
  context.progress(1)
  return { width, height, planes: out }
}
