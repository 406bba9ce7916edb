import { clamp, lightOf, smoothstep, type Rgb } from '../pixels/colour.ts'
import { mapToPlane } from '../pixels/map-values.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin } from '../pixels/raster.ts'
import { choosePalette, nearestColour } from './colour-palette.ts'
import { luma, saturate, type DisplayImage } from './display-image.ts'
import { tangentFlow } from './flow.ts'
import { kuwahara } from './kuwahara.ts'
import type { StylePass } from './style-pass.ts'
import { paperTooth } from './texture.ts'

const SHEETS = 12
const WORK_SIDE = 720

/** Sheets of coloured paper cut along the tones and laid over one another, the lightest on top, each casting its shadow. */
export const paperCut: StylePass = (source, { seed, context }) => {
  const { width, height } = source
  const long = Math.max(width, height)
  const { palette, sheets, size } = cutSheets(source)
  context.progress(0.5)
  context.checkCancelled()
  const tooth = paperTooth(width, height, long / 420, seed)
  const [red, green, blue] = [0, 1, 2].map((c) => new Float32Array(width * height).fill(palette[0]![c]!)) as [Plane, Plane, Plane]
  const shift = Math.round(long / 190)
  sheets.forEach((sheet, k) => {
    context.checkCancelled()
    const mask = resizePlane(sheet, size.width, size.height, width, height)
    const blurred = gaussianBlur(sheet.map((value) => smoothstep(0.44, 0.56, value)), size.width, size.height, Math.max(size.width, size.height) / 130)
    const cast = resizePlane(blurred, size.width, size.height, width, height)
    const [r, g, b] = palette[k + 1]!
    for (let y = 0; y < height; y++) {
      const from = Math.max(0, y - shift) * width
      for (let x = 0, i = y * width; x < width; x++, i++) {
        const cover = smoothstep(0.47, 0.53, mask[i]!)
        const shade = 1 - 0.5 * cast[from + Math.max(0, x - shift)]! * (1 - cover)
        // The cut edge catches the light.
        const rim = 0.1 * smoothstep(0.5, 0.56, mask[i]!) * (1 - smoothstep(0.56, 0.64, mask[i]!))
        red[i] = red[i]! * shade * (1 - cover) + (r + rim) * cover
        green[i] = green[i]! * shade * (1 - cover) + (g + rim) * cover
        blue[i] = blue[i]! * shade * (1 - cover) + (b + rim) * cover
      }
    }
    context.progress(0.5 + (0.5 * (k + 1)) / sheets.length)
  })
  for (const plane of [red, green, blue]) for (let i = 0; i < plane.length; i++) plane[i] = clamp(plane[i]! * (1 + 0.035 * tooth[i]!))
  return { width, height, planes: [red, green, blue] }
}

/** Where broad cutting would lose a small form of its own (a face, an eye), the finer cut, in place. */
function keepSmallForms(broad: DisplayImage, fine: DisplayImage, grey: Plane): void {
  const { width, height, planes } = broad
  const lost = luma(broad).map((value, i) => Math.abs(value - grey[i]!))
  const share = gaussianBlur(lost, width, height, Math.max(width, height) / 160)
  planes.forEach((plane, c) => {
    const own = fine.planes[c]!
    for (let i = 0; i < plane.length; i++) plane[i]! += (own[i]! - plane[i]!) * smoothstep(0.025, 0.07, share[i]!)
  })
}

/** The papers from dark to light, and for each but the lowest where it or one above it lies: 0..1, cut at a half. */
function cutSheets(source: DisplayImage): { palette: Rgb[]; sheets: Plane[]; size: { width: number; height: number } } {
  const size = fitWithin(source, WORK_SIDE)
  const shrink = (plane: Plane) => resizePlane(plane, source.width, source.height, size.width, size.height)
  let small: DisplayImage = { ...size, planes: [shrink(source.planes[0]), shrink(source.planes[1]), shrink(source.planes[2])] }
  const long = Math.max(size.width, size.height)
  const flow = tangentFlow(luma(small), size.width, size.height, long / 160)
  const fine = kuwahara(small, flow, long / 260, 6)
  const grey = luma(fine)
  for (let pass = 0; pass < 2; pass++) small = kuwahara(small, flow, long / 100, 6)
  keepSmallForms(small, fine, grey)
  saturate(small, 1.3)
  const thumb = fitWithin(size, 120)
  const [r, g, b] = small.planes.map((plane) => resizePlane(plane, size.width, size.height, thumb.width, thumb.height))
  const palette = choosePalette([r!, g!, b!], SHEETS).sort((first, second) => lightOf(first) - lightOf(second))
  const [red, green, blue] = small.planes
  const labels = mapToPlane(red, (value, i) => nearestColour(palette, [value, green[i]!, blue[i]!]))
  const sheets = palette.slice(1).map((_, k) =>
    gaussianBlur(labels.map((label) => (label > k ? 1 : 0)), size.width, size.height, Math.max(0.9, long / 520)))
  return { palette, sheets, size }
}
