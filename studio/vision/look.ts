import type { RasterImage } from '../pixels/linear-image.ts'
import { boxBlur, type Colours, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, fromColourPlanes, type Size } from '../pixels/raster.ts'
import { applyModel, guidedModel } from './guided-filter.ts'
import { labPlanes } from './lab.ts'
import type { OpenCv } from './opencv.ts'

/** Longest side at which regions are looked for. */
const LOOK_SIDE = 320

/** A small look at a photo, for telling its regions apart. */
export interface Look extends Size {
  colours: Colours
  /** Light and two hues, as `labPlanes` weights them. */
  lab: readonly Plane[]
  /** How much the light changes across and down around each pixel. */
  across: Plane
  down: Plane
}

export function lookAt(cv: OpenCv, photo: RasterImage): Look {
  const size = fitWithin(photo, LOOK_SIDE)
  const { width, height } = size
  const colours = colourPlanes(photo, size)
  const lab = labPlanes(cv, fromColourPlanes(colours, size))
  const light = lab[0]!
  const change = (step: number, isLast: (i: number) => boolean) =>
    boxBlur(light.map((value, i) => (isLast(i) ? 0 : Math.abs(light[i + step]! - value))), width, height, 4)
  return { ...size, colours, lab, across: change(1, (i) => i % width === width - 1), down: change(width, (i) => i >= light.length - width) }
}

/** A region's mask drawn to the edges of the photo, 0..1. */
export function drawnToEdges({ colours, width, height }: Look, mask: Plane): Plane {
  const model = guidedModel(colours, mask, { width, height }, 6, 1e-3)
  const near = boxBlur(mask, width, height, 8)
  return applyModel(model, colours).map((value, i) => (near[i]! < 0.02 ? 0 : Math.min(1, Math.max(0, (value - 0.15) / 0.7))))
}
