import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { fitWithin, wholeOf, type Size } from '../pixels/raster.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { moveFace, type Point } from '../vision/face-geometry.ts'
import { skinLikelihood } from '../vision/face-skin.ts'
import type { Face } from '../vision/faces.ts'
import { fillShape, smoothCurve } from './curve.ts'
import type { FaceMarks } from './face-marks.ts'

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
export function featureMask(size: Size, { eyes, mouth, unit }: FaceMarks): Plane {
  return drawnMask(size, unit * 0.035, (pen) => {
    for (const { upper, lower, brow, browBelow } of eyes) {
      fillShape(pen, grown([...smoothCurve(upper), ...smoothCurve(lower.toReversed())], 1.62, 2), '#000')
      fillShape(pen, grown([...smoothCurve(brow), ...smoothCurve(browBelow.toReversed())], 1.1, 1.45), '#000')
    }
    fillShape(pen, grown([...smoothCurve(mouth.outerUpper), ...smoothCurve(mouth.outerLower.toReversed())], 1.08, 1.15), '#000')
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

/**
 * Skin around each face, 0..1, as the face tools find it, with the holes within the face (nostrils, glints) closed.
 * Arms are left to the general paint: by colour alone they cannot be told from a beige pullover.
 */
export function skinOf(image: DisplayImage, found: readonly Face[], faces: readonly FaceMarks[]): Plane {
  const { width, height, planes: [red, green, blue] } = image
  const skin = new Float32Array(width * height)
  if (faces.length === 0) return skin
  const small = fitWithin(image, 512)
  const shrink = (plane: Plane) => resizePlane(plane, width, height, small.width, small.height)
  const colours = [shrink(red), shrink(green), shrink(blue)] as const
  faces.forEach((face, k) => {
    const likely = skinLikelihood(colours, small, moveFace(found[k]!, wholeOf(image), small))
    const sigma = (face.unit * 0.1 * small.width) / width
    const oval = drawnMask(small, sigma, (pen) => {
      pen.scale(small.width / width, small.height / height)
      fillShape(pen, grown(face.oval, 0.9), '#000')
    })
    const inside = drawnMask(small, sigma * 0.8, (pen) => {
      pen.scale(small.width / width, small.height / height)
      fillShape(pen, grown(face.oval, 1.08, 1.14), '#000')
    })
    const around = gaussianBlur(likely, small.width, small.height, sigma)
    // Fair hair has the colour of skin: above the eyes only the face itself counts.
    const [, browY] = face.noseBridge[0]!
    const closed = likely.map((value, i) => Math.max(Math.floor(i / small.width) * (height / small.height) < browY ? value * smoothstep(0.2, 0.6, inside[i]!) : value, smoothstep(0.4, 0.6, around[i]!) * smoothstep(0.5, 0.9, oval[i]!)))
    const near = resizePlane(closed, small.width, small.height, width, height)
    for (let i = 0; i < skin.length; i++) if (near[i]! > skin[i]!) skin[i] = near[i]!
  })
  const soft = gaussianBlur(skin, width, height, Math.max(1, faces[0]!.unit * 0.02))
  return soft.map((value) => smoothstep(0.35, 0.65, value))
}

/** Light on the skin as a share of its usual light, smooth: 1 is lit as the cheeks are. Meaningful where skin > 0. */
export function skinLight(grey: Plane, size: Size, skin: Plane, features: Plane, usual: number, sigma: number): Plane {
  const small = fitWithin(size, Math.max(200, Math.round((Math.max(size.width, size.height) * 3) / Math.max(3, sigma))))
  const shrink = (plane: Plane) => resizePlane(plane, size.width, size.height, small.width, small.height)
  const weight = skin.map((value, i) => value * (1 - clamp(features[i]! * 1.5)))
  const scaled = (sigma * small.width) / size.width
  const blur = (plane: Plane) => gaussianBlur(shrink(plane), small.width, small.height, scaled)
  const total = blur(weight)
  const sum = blur(grey.map((value, i) => value * weight[i]!))
  const light = sum.map((value, i) => (value + 0.002 * usual) / (total[i]! + 0.002) / usual)
  return resizePlane(light, small.width, small.height, size.width, size.height)
}
