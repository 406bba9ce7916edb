import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'
import { hatching, paperTooth } from './texture.ts'

const PAPER = [0.83, 0.79, 0.72] as const
const COAL = [0.1, 0.095, 0.1] as const
const CHALK = [0.97, 0.955, 0.92] as const

/** Charcoal and white chalk on grey laid paper: smudged masses, the stick's strokes, deep blacks, heightened lights. */
export const charcoal: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const grey = luma(source)
  const flow = tangentFlow(grey, width, height, long / 230)
  const checkCancelled = () => context.checkCancelled()
  checkCancelled()
  const masses = gaussianBlur(luma(calm(source, { flow: 1 / 230, radii: [1 / 210], checkCancelled })), width, height, Math.max(0.7, long / 700))
  context.progress(0.35)
  context.checkCancelled()
  const [dark, middle, light] = percentiles(masses, [0.02, 0.5, 0.97]) as [number, number, number]
  const span = Math.max(0.15, light - dark)
  // As with ink: the middle of any picture becomes the paper's own grey.
  const gamma = Math.log(0.56) / Math.log(clamp((middle - dark) / span, 0.15, 0.85))
  const tooth = paperTooth(width, height, long / 430, seed)
  checkCancelled()
  const strokes = hatching(width, height, -0.95, long / 24, Math.max(0.7, long / 620), seed + 1)
  checkCancelled()
  const lines = flowLines(grey, width, height, flow, { scale: Math.max(0.9, long / 620), reach: long / 140, hardness: 70, threshold: -0.0022, checkCancelled })
  context.progress(0.8)
  context.checkCancelled()
  const out = source.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let i = 0; i < grey.length; i++) {
    const tone = Math.pow(clamp((masses[i]! - dark) / span), gamma)
    const shade = smoothstep(0.6, 0.02, tone)
    const bite = clamp(0.5 + 0.5 * tooth[i]! + 0.22 * strokes[i]!)
    const smudge = 0.62 * shade * shade
    const drawn = smoothstep(1.05 - shade, 1.35 - shade, bite + 0.2) * Math.sqrt(shade)
    const line = (1 - lines[i]!) * clamp(0.9 - 0.4 * tooth[i]!)
    const coal = clamp(Math.max(smudge + (1 - smudge) * drawn * 0.82, line))
    const chalk = smoothstep(0.76, 1, tone) * clamp(0.62 + 0.5 * tooth[i]! + 0.25 * strokes[i]!) * (1 - coal)
    for (let c = 0; c < 3; c++) {
      const paper = PAPER[c]! * (1 + 0.03 * tooth[i]!)
      const value = paper + (CHALK[c]! - paper) * chalk
      out[c]![i] = value + (COAL[c]! - value) * coal
    }
  }
  context.progress(1)
  return { width, height, planes: out }
}
