import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, resizePlane, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { smoothstep } from '../../pixels/colour.ts'
import { fillRegion } from '../../photo/fill/fill-region.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import { decontaminate } from '../../vision/decontaminate.ts'

/** What is behind the subject is only seen along its edges, while the camera moves: small is enough. */
const FILL_SIDE = 448
/** How far the hole is wider than the subject, pixels of the small picture. */
const WIDER = 4
/** Colours spread over this share of the longest side, past the subject's edge. */
const SPREAD = 0.012

export interface Parted {
  /** The photo without the subject. */
  ground: RasterImage
  /** The subject, its colours going on past its edge, where the cover ends. */
  subject: RasterImage
}

/** Parts a photo into what stands in it and what is behind that. */
export function parted(photo: RasterImage, alpha: Plane, context: TaskContext): Parted {
  const foreground = decontaminate(photo, alpha, context)
  context.progress(0.25)
  const ground = withoutSubject(photo, alpha, { ...context, preview() {}, progress: (at) => context.progress(0.25 + 0.65 * at) })
  context.checkCancelled()
  return { ground, subject: spreadColours(foreground, alpha) }
}

function withoutSubject(photo: RasterImage, alpha: Plane, context: TaskContext): RasterImage {
  const { width, height, channels, data } = photo
  const size = fitWithin(photo, FILL_SIDE)
  const small = fromColourPlanes(colourPlanes(photo, size), size)
  const near = boxBlur(resizePlane(alpha, width, height, size.width, size.height), size.width, size.height, WIDER)
  const filled = fillRegion(small, mapToBytes(near, (value) => (value > 0.004 ? 1 : 0)), {}, context)
  const colours = colourPlanes(filled, size)
  const stretch = new Stretch(size, photo)
  const out = new Uint8Array(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      // Full where the subject may still be seen, and none of it where the photo is sharp.
      const hidden = smoothstep(0.004, 0.05, stretch.at(near, x))
      for (let c = 0; c < 3; c++) {
        const was = data[i * channels + c]!
        out[i * 3 + c] = hidden === 0 ? was : was + (stretch.at(colours[c]!, x) * 255 - was) * hidden + 0.5
      }
    }
  }
  return { width, height, channels: 3, data: out }
}

/** Between pixels the colours beside the subject count as well: there they are the subject's own. */
function spreadColours({ width, height, data }: RasterImage, alpha: Plane): RasterImage {
  const size = fitWithin({ width, height }, 512)
  const colours = colourPlanes({ width, height, channels: 3, data }, size)
  const weight = resizePlane(alpha, width, height, size.width, size.height)
  const radius = Math.max(2, Math.round(SPREAD * Math.max(size.width, size.height)))
  const blur = (plane: Plane) => boxBlur(boxBlur(plane, size.width, size.height, radius), size.width, size.height, radius)
  const around = blur(weight)
  const spread = colours.map((plane) => blur(plane.map((value, i) => value * weight[i]!)).map((value, i) => value / (around[i]! + 1e-5)))
  const stretch = new Stretch(size, { width, height })
  const out = Uint8Array.from(data)
  for (let y = 0, i = 0; y < height; y++) {
    stretch.row(y)
    for (let x = 0; x < width; x++, i++) {
      const own = smoothstep(0, 0.15, alpha[i]!)
      if (own === 1 || stretch.at(around, x) < 1e-4) continue
      for (let c = 0; c < 3; c++) {
        const value = stretch.at(spread[c]!, x) * 255
        out[i * 3 + c] = value + (data[i * 3 + c]! - value) * own + 0.5
      }
    }
  }
  return { width, height, channels: 3, data: out }
}
