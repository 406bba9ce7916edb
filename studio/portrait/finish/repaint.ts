import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { luma, saturate, type DisplayImage } from '../../style/display-image.ts'
import { tangentFlow } from '../../style/flow.ts'
import { kuwahara } from '../../style/kuwahara.ts'
import { flowLines } from '../../style/lines.ts'

/** Longest side at which the brush works; strokes are no finer. */
const SIDE = 780
const INK = [0.3, 0.12, 0.1] as const
const LINE = 0.55

/** Redraws the people in place as fine-brush painting does: smooth washes of colour within drawn lines. */
export function repaint(picture: RasterImage, alpha: Plane, amount: number, context: Pick<TaskContext, 'checkCancelled'>): void {
  const size = fitWithin(picture, SIDE)
  const source: DisplayImage = { ...size, planes: colourPlanes(picture, size) }
  const grey = luma(source)
  context.checkCancelled()
  const long = Math.max(size.width, size.height)
  const flow = tangentFlow(grey, size.width, size.height, long / 380)
  const checkCancelled = () => context.checkCancelled()
  checkCancelled()
  const people = resizePlane(alpha, picture.width, picture.height, size.width, size.height)
  const where = Uint8Array.from(people, (value) => (value > 0 ? 1 : 0))
  let washed = source
  for (const radius of [1 / 280, 1 / 330]) washed = kuwahara(washed, flow, radius * long, 5, { where, checkCancelled })
  saturate(washed, 1.14)
  checkCancelled()
  const lines = flowLines(grey, size.width, size.height, flow, {
    scale: long / 900, tau: 0.987, reach: long / 190, threshold: -0.003, hardness: 150, checkCancelled,
  })
  const { width, height, data, channels } = picture
  const stretch = new Stretch(size, picture)
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) context.checkCancelled()
    stretch.row(y)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const share = alpha[i]! * amount
      if (share === 0) continue
      const ink = (1 - stretch.at(lines, x)) * LINE
      for (let c = 0; c < 3; c++) {
        const wash = stretch.at(washed.planes[c]!, x)
        const drawn = wash + (INK[c]! * wash - wash) * ink
        const at = i * channels + c
        data[at] = clamp(data[at]! / 255 + (drawn - data[at]! / 255) * share) * 255 + 0.5
      }
    }
  }
}
