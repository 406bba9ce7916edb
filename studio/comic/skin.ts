import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, type Size } from '../pixels/raster.ts'
import type { DisplayImage } from '../style/display-image.ts'
import type { Point } from '../vision/face-geometry.ts'
import { fillShape, smoothCurve } from './curve.ts'
import type { FaceMarks } from '../vision/face-marks.ts'

/** What is painted on a canvas of the size as a plane of its opacity, 0..1, blurred by `soft` pixels. */
function drawnMask({ width, height }: Size, soft: number, draw: (pen: SKRSContext2D) => void): Plane {
  // A soft mask needs no more pixels than its softness shows.
  const size = fitWithin({ width, height }, Math.max(width, height) / Math.max(1, soft / 2))
  const canvas = createCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  pen.scale(size.width / width, size.height / height)
  draw(pen)
  const { data } = pen.getImageData(0, 0, size.width, size.height)
  const plane = new Float32Array(size.width * size.height)
  for (let i = 0; i < plane.length; i++) plane[i] = data[4 * i + 3]! / 255
  const scale = size.width / width
  const blurred = soft * scale > 0.7 ? gaussianBlur(plane, size.width, size.height, soft * scale) : plane
  return scale === 1 ? blurred : resizePlane(blurred, size.width, size.height, width, height)
}

/** The loop blown up about its middle. */
function grown(points: readonly Point[], across: number, down = across): Point[] {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  return points.map((point) => [x + (point[0] - x) * across, y + (point[1] - y) * down])
}

/** Eyes, brows and mouth with their surroundings: what the pen redraws, and what says nothing about the skin. */
export function featureMask(size: Size, faces: readonly FaceMarks[]): Plane {
  return drawnMask(size, (faces[0]?.unit ?? 0) * 0.035, (pen) => {
    for (const { eyes, mouth } of faces) {
      for (const { upper, lower, brow, browBelow } of eyes) {
        fillShape(pen, grown([...smoothCurve(upper), ...smoothCurve(lower.toReversed())], 1.62, 2), '#000')
        fillShape(pen, grown([...smoothCurve(brow), ...smoothCurve(browBelow.toReversed())], 1.1, 1.45), '#000')
      }
      fillShape(pen, grown([...smoothCurve(mouth.outerUpper), ...smoothCurve(mouth.outerLower.toReversed())], 1.08, 1.15), '#000')
    }
  })
}

/** Mean colour around the cheeks, where skin is plainest. */
export function skinColour({ width, height, planes }: DisplayImage, { cheeks, unit }: Pick<FaceMarks, 'cheeks' | 'unit'>): Rgb {
  const reach = Math.max(1, Math.round(unit * 0.12))
  const sums = [0, 0, 0]
  let count = 0
  for (const [cx, cy] of cheeks) {
    for (let y = Math.round(cy) - reach; y <= cy + reach; y++) {
      for (let x = Math.round(cx) - reach; x <= cx + reach; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        for (let c = 0; c < 3; c++) sums[c]! += planes[c]![y * width + x]!
        count++
      }
    }
  }
  return [sums[0]! / Math.max(1, count), sums[1]! / Math.max(1, count), sums[2]! / Math.max(1, count)]
}
