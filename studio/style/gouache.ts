import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { choosePalette, nearestColour } from './colour-palette.ts'
import { luma, resizeDisplay, saturate, type DisplayImage } from './display-image.ts'
import { smoothAlong, tangentFlow } from './flow.ts'
import { kuwahara } from './kuwahara.ts'
import type { StylePass } from './style-pass.ts'
import { clouds, paperTooth, standardise, whiteNoise } from './texture.ts'
import { warp } from './warp.ts'

const POTS = 26
const WORK_SIDE = 720

/** Opaque body colour from a couple of dozen pots: flat matt shapes with hand-cut edges, dry at their rims, streaked by the brush. */
export const gouache: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const size = fitWithin(source, WORK_SIDE)
  const tremor = (of: number) => clouds(size.width, size.height, [1 / 30, 1 / 80], seed + of)
  const short = Math.max(size.width, size.height)
  let flat: DisplayImage = warp(resizeDisplay(source, size), tremor(1), tremor(2), short / 320)
  const checkCancelled = () => context.checkCancelled()
  const flow = tangentFlow(luma(flat), size.width, size.height, short / 220)
  for (const radius of [short / 120, short / 170]) flat = kuwahara(flat, flow, radius, 6, { checkCancelled })
  saturate(flat, 1.25)
  context.progress(0.4)
  context.checkCancelled()
  const thumb = fitWithin(size, 110)
  const [r, g, b] = flat.planes.map((plane) => resizePlane(plane, size.width, size.height, thumb.width, thumb.height))
  const pots = choosePalette([r!, g!, b!], POTS)
  checkCancelled()
  const mixed = flat.planes.map(() => new Float32Array(size.width * size.height)) as [Plane, Plane, Plane]
  const [red, green, blue] = flat.planes
  for (let i = 0; i < red.length; i++) {
    const pot = pots[nearestColour(pots, [red[i]!, green[i]!, blue[i]!])]!
    // Colours are mixed on the palette too: a third of each touch is its own.
    for (let c = 0; c < 3; c++) mixed[c]![i] = pot[c]! * 0.66 + flat.planes[c]![i]! * 0.34
  }
  const streaks = standardise(smoothAlong(gaussianBlur(whiteNoise(size.width, size.height, seed + 3), size.width, size.height, 0.7), size.width, size.height, flow, Math.round(short / 45), { stride: 2, checkCancelled }), 1)
  context.progress(0.7)
  context.checkCancelled()
  const grow = (plane: Plane) => resizePlane(plane, size.width, size.height, width, height)
  const planes: [Plane, Plane, Plane] = [grow(mixed[0]), grow(mixed[1]), grow(mixed[2])]
  const brushed = grow(streaks)
  checkCancelled()
  const tooth = paperTooth(width, height, long / 520, seed + 4)
  const tone = luma({ planes })
  const around = gaussianBlur(tone, width, height, long / 330)
  for (let i = 0; i < tone.length; i++) {
    const edge = smoothstep(0.015, 0.08, Math.abs(tone[i]! - around[i]!))
    const dry = edge * smoothstep(0.4, 1.2, tooth[i]!) * 0.35
    const body = 1 + 0.04 * brushed[i]! + 0.02 * tooth[i]!
    for (const plane of planes) {
      const matt = 0.06 + 0.9 * plane[i]! * body
      plane[i] = clamp(matt + (0.93 - matt) * dry)
    }
  }
  context.progress(1)
  return { width, height, planes }
}
