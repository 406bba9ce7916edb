import { gaussianBlur, type Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { bristles, layStroke, lightRelief, type PaintLayer, type Stroke } from './brush.ts'
import { luma, saturate, type DisplayImage } from './display-image.ts'
import { tangentFlow, type Flow } from './flow.ts'
import { kuwahara } from './kuwahara.ts'
import type { StylePass } from './style-pass.ts'
import { clouds } from './texture.ts'

/** Brushes from broad to fine: width as a share of the long side, and the colour error that calls for a touch. */
const BRUSHES = [
  { width: 1 / 22, error: 0, length: 3.2 },
  { width: 1 / 44, error: 0.02, length: 3.6 },
  { width: 1 / 86, error: 0.03, length: 4 },
  { width: 1 / 170, error: 0.036, length: 4 },
  { width: 1 / 320, error: 0.042, length: 4.5 },
] as const

/** Painterly rendering with strokes of several sizes (Hertzmann 1998), each following the form under it. */
export const oil: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const checkCancelled = () => context.checkCancelled()
  const flow = tangentFlow(luma(source), width, height, long / 180)
  const subject = kuwahara(source, flow, Math.max(1, long / 400), 4, { checkCancelled })
  saturate(subject, 1.22)
  const drift = clouds(width, height, [1 / 3, 1 / 7], seed)
  const hairs = bristles(seed)
  const layer: PaintLayer = {
    width,
    height,
    planes: subject.planes.map((plane) => gaussianBlur(plane, width, height, long / 60)) as [Plane, Plane, Plane],
    relief: new Float32Array(width * height).fill(0.4),
  }
  BRUSHES.forEach((brush, index) => {
    // A brush below a pixel and a half cannot be seen as a stroke: small previews stop at the last one that can.
    if (brush.width * long < 1.4) return
    const strokes = planStrokes({ layer, subject, flow, drift, brush, seed: seed + index, checkCancelled })
    for (const [order, stroke] of strokes.entries()) {
      if (order % 64 === 0) context.checkCancelled()
      layStroke(layer, hairs, stroke)
    }
    context.progress((index + 1) / (BRUSHES.length + 1))
  })
  lightRelief(layer, 0.42)
  return { width, height, planes: layer.planes }
}

interface Plan {
  layer: PaintLayer
  subject: DisplayImage
  flow: Flow
  drift: Plane
  brush: (typeof BRUSHES)[number]
  seed: number
  checkCancelled: () => void
}

/** One touch for every cell of a grid where the canvas is still wrong, in a shuffled order. */
function planStrokes({ layer, subject, flow, drift, brush, seed, checkCancelled }: Plan): Stroke[] {
  const { width, height } = subject
  const long = Math.max(width, height)
  const size = brush.width * long
  const cell = size * 0.68
  const reference = brush.width > 1 / 100 ? softened(subject, size * 0.16) : subject
  const random = createRandom(seed)
  const strokes: { order: number; stroke: Stroke }[] = []
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  for (let row = 0; row < rows; row++) {
    if (row % 8 === 0) checkCancelled()
    for (let column = 0; column < columns; column++) {
      // Always the same number of draws a cell, so that one cell's decision does not move the others.
      const [jitterX, jitterY, order, tilt] = [random(), random(), random(), random()]
      const [tone, hue, grain, stretch] = [random(), random(), random(), random()]
      const x = Math.min(width - 1, ((column + jitterX) * cell) | 0)
      const y = Math.min(height - 1, ((row + jitterY) * cell) | 0)
      const at = y * width + x
      if (colourError(layer, reference.planes, x, y, Math.max(1, cell / 3)) < brush.error) continue
      const clear = flow.anisotropy[at]!
      const free = drift[at]! * 1.3 + 0.35
      const angle = mixAngles(Math.atan2(flow.y[at]!, flow.x[at]!), free, Math.min(1, clear * 1.6)) + (tilt - 0.5) * 0.5
      const wanted = size * brush.length * (0.7 + 0.6 * stretch) / 2
      const forward = reach(reference, x, y, angle, wanted, size / 3)
      const backward = reach(reference, x, y, angle + Math.PI, wanted, size / 3)
      const length = Math.max(size * 1.1, forward + backward + size * 0.5)
      const middle = (forward - backward) / 2
      const shade = 1 + (tone - 0.5) * 0.11
      const warm = (hue - 0.5) * 0.035
      strokes.push({
        order,
        stroke: {
          x: x + 0.5 + Math.cos(angle) * middle,
          y: y + 0.5 + Math.sin(angle) * middle,
          angle,
          length,
          width: size * (0.8 + 0.4 * grain),
          bend: ((tilt - 0.5) * 0.5) / length,
          red: reference.planes[0][at]! * shade + warm,
          green: reference.planes[1][at]! * shade,
          blue: reference.planes[2][at]! * shade - warm,
          grain,
        },
      })
    }
  }
  return strokes.sort((a, b) => a.order - b.order).map(({ stroke }) => stroke)
}

function softened({ width, height, planes }: DisplayImage, sigma: number): DisplayImage {
  const blur = (plane: Plane) => gaussianBlur(plane, width, height, sigma)
  return { width, height, planes: [blur(planes[0]), blur(planes[1]), blur(planes[2])] }
}

/** Mean difference of canvas and reference over a cross of points. */
function colourError(
  { planes, width, height }: PaintLayer, reference: readonly Plane[], x: number, y: number, step: number,
): number {
  let sum = 0
  for (let k = 0; k < CROSS.length; k++) {
    const px = Math.min(width - 1, Math.max(0, Math.round(x + CROSS[k]![0] * step)))
    const py = Math.min(height - 1, Math.max(0, Math.round(y + CROSS[k]![1] * step)))
    const at = py * width + px
    for (let c = 0; c < 3; c++) sum += Math.abs(planes[c]![at]! - reference[c]![at]!)
  }
  return sum / (3 * CROSS.length)
}

const CROSS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]] as const

/** How far a stroke can go from a point before the colour under it is another, at most `wanted`, in pixels. */
function reach(
  { planes, width, height }: DisplayImage, x: number, y: number, angle: number, wanted: number, step: number,
): number {
  const start = y * width + x
  let far = 0
  while (far < wanted) {
    far += step
    const px = Math.round(x + Math.cos(angle) * far)
    const py = Math.round(y + Math.sin(angle) * far)
    if (px < 0 || py < 0 || px >= width || py >= height) break
    const at = py * width + px
    let difference = 0
    for (const plane of planes) difference += Math.abs(plane[at]! - plane[start]!)
    if (difference > 0.16) return far - step
  }
  return Math.min(far, wanted)
}

/** Turns the free angle towards the flow's; both are directions without a head. */
function mixAngles(flow: number, free: number, weight: number): number {
  const turn = Math.atan2(Math.sin(2 * (flow - free)), Math.cos(2 * (flow - free))) / 2
  return free + turn * weight
}
