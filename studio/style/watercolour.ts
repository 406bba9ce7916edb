import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { calm } from './calm.ts'
import { luma, percentiles, saturate } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { flowLines } from './lines.ts'
import type { StylePass } from './style-pass.ts'
import { clouds, paperTooth } from './texture.ts'
import { warp } from './warp.ts'
import { glaze, raggedFrame, wetEdges } from './wash.ts'

/** Pixels between two looks at whether the person has cancelled. */
const SLICE = 1 << 17
const PAPER = [0.985, 0.975, 0.95] as const

/** Line and wash: glazes that pool at their rims and settle in the paper (Bousseau 2006), over a fine pencil drawing. */
export const watercolour: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const tremorX = clouds(width, height, [1 / 14, 1 / 40], seed + 1)
  const tremorY = clouds(width, height, [1 / 14, 1 / 40], seed + 2)
  const sketch = warp(source, tremorX, tremorY, long / 420)
  const grey = luma(sketch)
  const checkCancelled = () => context.checkCancelled()
  checkCancelled()
  const flow = tangentFlow(grey, width, height, long / 260)
  const flat = calm(sketch, { flow: 1 / 260, radii: [1 / 215, 1 / 430], checkCancelled })
  context.progress(0.4)
  context.checkCancelled()

  const tone = luma(flat)
  const [dark, light] = percentiles(tone, [0.02, 0.97]) as [number, number]
  const pools = clouds(width, height, [1 / 5, 1 / 12, 1 / 30], seed + 3, 0.7)
  const ripple = clouds(width, height, [1 / 9, 1 / 30, 1 / 90], seed + 4, 0.8)
  checkCancelled()
  const tooth = paperTooth(width, height, long / 640, seed + 5)
  checkCancelled()
  // High-key: the white of the sheet is the light of a watercolour, so even a night keeps some of it.
  for (let i = 0; i < tone.length; i++) tone[i] = Math.pow(clamp((tone[i]! - dark) / Math.max(0.15, light - dark)), 0.75)
  const washes = glaze(tone, ripple.map((value) => value * 0.035), 6, 0.34)
  checkCancelled()
  const rims = wetEdges(washes, width, height, long / 340)
  const blooms = clouds(width, height, [1 / 6, 1 / 15, 1 / 40, 1 / 90], seed + 6, 0.62)
  checkCancelled()
  const gaps = paperGaps(luma(flat), pools, width, height)
  const lines = flowLines(grey, width, height, flow, { scale: Math.max(0.7, long / 1300), reach: long / 200, checkCancelled })
  context.progress(0.7)
  context.checkCancelled()

  saturate(flat, 1.3)
  const sheet = raggedFrame(width, height, ripple, 0.028)
  const out = flat.planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let i = 0; i < tone.length; i++) {
    if (i % SLICE === 0) checkCancelled()
    const was = 0.299 * flat.planes[0][i]! + 0.587 * flat.planes[1][i]! + 0.114 * flat.planes[2][i]! + 0.04
    const value = 0.2 + 0.77 * (0.65 * washes[i]! + 0.35 * tone[i]!)
    const lift = value / was
    const shade = 1 - value
    // Water run back into a damp wash pushes the pigment to a ragged rim (a bloom).
    const bloom = smoothstep(0.5, 0.62, blooms[i]!)
    const bloomRim = bloom * (1 - smoothstep(0.62, 0.78, blooms[i]!))
    const settled = 0.42 * tooth[i]! * smoothstep(0, 0.4, shade)
    const density = 1 + 0.55 * pools[i]! * (0.35 + shade) + settled + 1.5 * rims[i]! + 0.55 * bloomRim - 0.4 * bloom
    // Dry sparkle: a light wash skips the tops of the tooth.
    const skipped = smoothstep(1.15, 1.75, tooth[i]! + washes[i]!) * 0.55
    const laid = sheet[i]! * (1 - skipped) * (1 - gaps[i]!)
    const pencil = 1 - 0.55 * sheet[i]! * (1 - lines[i]!) * (0.6 + 0.4 * tooth[i]!)
    for (let c = 0; c < 3; c++) {
      const base = clamp((flat.planes[c]![i]! + 0.04) * (lift < 1 ? lift : 1 + (lift - 1) * 0.8), 0, 0.985)
      const wash = clamp(base - (base - base * base) * (density - 1))
      const paper = PAPER[c]! * (1 - 0.025 * tooth[i]!)
      out[c]![i] = (paper + (wash * PAPER[c]! - paper) * laid) * pencil
    }
  }
  context.progress(1)
  return { width, height, planes: out }
}

/** Slivers of bare paper that a careful hand leaves between two wet washes: here and there along the clear edges, 0..1. */
function paperGaps(tone: Plane, where: Plane, width: number, height: number): Plane {
  const long = Math.max(width, height)
  const near = gaussianBlur(tone, width, height, Math.max(0.6, long / 900))
  const far = gaussianBlur(tone, width, height, Math.max(1.2, long / 260))
  return near.map((value, i) => 0.85 * smoothstep(0.045, 0.1, value - far[i]!) * smoothstep(-0.1, 0.35, where[i]!))
}
