import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Region, Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { SceneLight } from './face-light.ts'
import { project, type HeadFrame } from './head-frame.ts'
import { hideBehindPerson, hideHead, type Surroundings } from './hide-head.ts'
import type { ItemDesign, Part } from './item.ts'
import { castShadow, createLayer, lay, putBand, shine } from './lay-on.ts'
import { createCanvas3d, drawSurface } from './render/canvas.ts'

/** Whom an item is drawn on. */
interface Place {
  head: HeadFrame
  light: SceneLight
  around: Surroundings
}

/** Samples drawn at a time: what lies in bands needs little memory and can be cancelled between them. */
const BAND_SAMPLES = 1_200_000

/** Draws an item on the photo, in place, after its shadow. Returns how much of it lies in the picture, 0..1. */
export function wear(
  photo: RasterImage,
  design: Pick<ItemDesign, 'shadow' | 'shines'>,
  parts: readonly Part[],
  { head, light, around }: Place,
  { checkCancelled }: Pick<TaskContext, 'checkCancelled'>,
): number {
  const margin = design.shadow.drop + 3 * design.shadow.blur + (design.shines ? 3 : 0)
  const { region, seen } = regionOf(parts, photo, margin * head.placing.scale)
  if (!region) return 0
  const samples = head.placing.scale > 30 ? 2 : 3
  const layer = createLayer(region)
  const rows = Math.max(8, Math.floor(BAND_SAMPLES / (region.width * samples * samples)))
  for (let top = 0; top < region.height; top += rows) {
    const band = { ...region, top: region.top + top, height: Math.min(rows, region.height - top) }
    const canvas = createCanvas3d(band, samples)
    checkCancelled()
    hideBehindPerson(canvas, head, around)
    hideHead(canvas, head, around.triangles)
    for (const { shape, placing, material, seeThrough } of parts) {
      checkCancelled()
      drawSurface(canvas, shape, placing, material, seeThrough)
    }
    putBand(layer, canvas)
  }
  checkCancelled()
  castShadow(photo, layer, design, head, light, around)
  checkCancelled()
  if (design.shines) shine(photo, layer, head, design.shines)
  lay(photo, layer, light, around)
  return seen
}

/** How much of the parts lies in the picture, 0..1. */
export const shareSeen = (parts: readonly Part[], photo: Size): number => regionOf(parts, photo, 0).seen

/** The region of the photo that the parts cover, `room` pixels around them; and how much of them lies in the photo. */
function regionOf(parts: readonly Part[], photo: Size, room: number): { region?: Region; seen: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { placing, shape } of parts) {
    for (const point of shape.points) {
      const [x, y] = project(placing, point)
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  const within = (from: number, to: number, end: number) => Math.max(0, Math.min(to, end) - Math.max(from, 0))
  const seen = (within(left, right, photo.width) * within(top, bottom, photo.height)) / Math.max(1, (right - left) * (bottom - top))
  left = Math.max(0, Math.floor(left - room))
  top = Math.max(0, Math.floor(top - room))
  const width = Math.min(photo.width, Math.ceil(right + room)) - left
  const height = Math.min(photo.height, Math.ceil(bottom + room)) - top
  return width > 0 && height > 0 ? { region: { left, top, width, height }, seen } : { seen }
}
