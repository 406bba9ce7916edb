import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, type Region, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { luma, saturate, type DisplayImage } from '../../style/display-image.ts'
import { tangentFlow } from '../../style/flow.ts'
import { kuwahara } from '../../style/kuwahara.ts'
import { flowLines } from '../../style/lines.ts'
import { boundsOf } from '../../vision/bounds.ts'

/** Longest side of the picture as the brush works on it; strokes are no finer. */
const SIDE = 700
/** What is looked at around the people, as a share of the longest side. */
const MARGIN = 1 / 40
const INK = [0.3, 0.12, 0.1] as const
const LINE = 0.55

/** Redraws the people in place as fine-brush painting does: smooth washes of colour within drawn lines. */
export function repaint(picture: RasterImage, alpha: Plane, amount: number, context: Pick<TaskContext, 'checkCancelled'>): void {
  const longest = Math.max(picture.width, picture.height)
  const region = around(alpha, picture, Math.ceil(MARGIN * longest))
  if (!region) return
  const scale = Math.min(1, SIDE / longest)
  const long = scale * longest
  const size = { width: Math.ceil(region.width * scale), height: Math.ceil(region.height * scale) }
  const source: DisplayImage = { ...size, planes: colourPlanes(picture, size, region) }
  const grey = luma(source)
  context.checkCancelled()
  const flow = tangentFlow(grey, size.width, size.height, long / 380)
  const checkCancelled = () => context.checkCancelled()
  checkCancelled()
  const people = resizePlane(cropped(alpha, picture, region), region.width, region.height, size.width, size.height)
  const where = mapToBytes(people, (value) => (value > 0 ? 1 : 0))
  let washed = source
  for (const radius of [1 / 280, 1 / 330]) washed = kuwahara(washed, flow, radius * long, 5, { where, checkCancelled })
  saturate(washed, 1.14)
  checkCancelled()
  const lines = flowLines(grey, size.width, size.height, flow, {
    scale: long / 900, tau: 0.987, reach: long / 190, threshold: -0.003, hardness: 150, checkCancelled,
  })
  const { data, channels } = picture
  const stretch = new Stretch(size, region)
  for (let y = 0; y < region.height; y++) {
    if (y % 64 === 0) checkCancelled()
    stretch.row(y)
    for (let x = 0, i = (region.top + y) * picture.width + region.left; x < region.width; x++, i++) {
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

function around(alpha: Plane, size: Size, margin: number): Region | undefined {
  const bounds = boundsOf(alpha, size, 0)
  if (!bounds) return undefined
  const [left, top] = [Math.max(0, bounds.left - margin), Math.max(0, bounds.top - margin)]
  const right = Math.min(size.width, bounds.left + bounds.width + margin)
  const bottom = Math.min(size.height, bounds.top + bounds.height + margin)
  return { left, top, width: right - left, height: bottom - top }
}

function cropped(plane: Plane, { width }: Size, region: Region): Plane {
  const out = new Float32Array(region.width * region.height)
  for (let y = 0; y < region.height; y++) {
    const from = (region.top + y) * width + region.left
    out.set(plane.subarray(from, from + region.width), y * region.width)
  }
  return out
}
