import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp, smoothstep, type Rgb } from '../pixels/colour.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import { gaussianBlur, resizePlane, type Plane } from '../pixels/plane.ts'
import { colourPlanes, fitWithin, wholeOf, type Size } from '../pixels/raster.ts'
import type { DisplayImage } from '../style/display-image.ts'
import { moveFace, type Point } from '../vision/face-geometry.ts'
import { skinLikelihood } from '../vision/face-skin.ts'
import type { Face } from '../vision/faces.ts'
import type { Watch } from '../vision/watch.ts'
import { fillShape, smoothCurve } from './curve.ts'
import { faceMarks, type FaceMarks } from './face-marks.ts'

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

/** Longest side at which skin is looked for. */
const SKIN_SIDE = 512

/**
 * Skin around each face of a photo, 0..1, as the face tools find it, with the holes within the face (nostrils, glints)
 * closed. Arms are left to the general paint: by colour alone they cannot be told from a beige pullover.
 */
export function skinOf(photo: RasterImage, faces: readonly Face[], watch: Watch): Size & { mask: Plane } {
  const size = fitWithin(photo, SKIN_SIDE)
  const skin = new Float32Array(size.width * size.height)
  if (faces.length === 0) return { ...size, mask: skin }
  const colours = colourPlanes(photo, size)
  for (const found of faces) {
    const face = moveFace(found, wholeOf(photo), size)
    const { oval, unit, noseBridge } = faceMarks(face)
    const likely = skinLikelihood(colours, size, face, watch)
    watch.checkCancelled()
    const sigma = unit * 0.1
    const inner = drawnMask(size, sigma, (pen) => fillShape(pen, grown(oval, 0.9), '#000'))
    const outer = drawnMask(size, sigma * 0.8, (pen) => fillShape(pen, grown(oval, 1.08, 1.14), '#000'))
    watch.checkCancelled()
    const around = gaussianBlur(likely, size.width, size.height, sigma)
    // Fair hair has the colour of skin: above the eyes only the face itself counts.
    const above = Math.max(0, Math.floor(noseBridge[0]![1])) * size.width
    for (let i = 0; i < skin.length; i++) {
      const own = i < above ? likely[i]! * smoothstep(0.2, 0.6, outer[i]!) : likely[i]!
      const closed = smoothstep(0.4, 0.6, around[i]!) * smoothstep(0.5, 0.9, inner[i]!)
      skin[i] = Math.max(skin[i]!, own, closed)
    }
  }
  return { ...size, mask: skin }
}

/** The same at another size with a clear edge; `softness` in pixels. */
export function skinAt({ mask, width, height }: Size & { mask: Plane }, size: Size, softness: number): Plane {
  const grown = resizePlane(mask, width, height, size.width, size.height)
  const soft = gaussianBlur(grown, size.width, size.height, Math.max(1, softness))
  for (let i = 0; i < soft.length; i++) soft[i] = smoothstep(0.35, 0.65, soft[i]!)
  return soft
}

/** Shares of the cheeks' light at which the tone of drawn skin changes: to its shadow, its own colour, its light. */
const TONES = [0.5, 0.79, 1.13] as const

/** How far light from the side is evened out over a face, and over how many times what is too small. */
const EVENED = 0.8
const BROAD = 7

interface SkinTones extends Size {
  /** For every step of tone, how much of each pixel lies above it, 0..1. */
  above: readonly [Plane, Plane, Plane]
  /** The light from the side that was evened out, about 1. */
  slope: Plane
}

/**
 * The tones of skin as one would draw them: large areas with calm edges, without islands and without what the features
 * say; small, as they are soft. For one face after the other: `usual` is the light of its cheeks, `sigma` (pixels) the size of what is too small.
 */
export function skinTones(grey: Plane, size: Size, skin: Plane, features: Plane): (usual: number, sigma: number) => SkinTones {
  const weight = new Float32Array(skin.length)
  const weighed = new Float32Array(skin.length)
  for (let i = 0; i < skin.length; i++) {
    weight[i] = skin[i]! * (1 - clamp(features[i]! * 1.5))
    weighed[i] = weight[i]! * grey[i]!
  }
  return (usual, sigma) => {
    const small = fitWithin(size, Math.max(160, Math.round((Math.max(size.width, size.height) * 2) / Math.max(2, sigma))))
    const scaled = (sigma * small.width) / size.width
    const shrink = (plane: Plane) => resizePlane(plane, size.width, size.height, small.width, small.height)
    const blur = (plane: Plane, by: number) => gaussianBlur(plane, small.width, small.height, by)
    const seen = shrink(weight)
    const near = blur(seen, scaled)
    const lights = shrink(weighed)
    // A face that is lit from one side is not drawn in two halves.
    const broad = blur(seen, BROAD * scaled)
    const slope = blur(lights, BROAD * scaled).map((value, i) => Math.pow((value + 0.01 * usual) / (broad[i]! + 0.01) / usual, EVENED))
    const light = blur(lights, scaled).map((value, i) => (value + 0.002 * usual) / (near[i]! + 0.002) / usual / slope[i]!)
    const around = blur(seen, 1.8 * scaled)
    const above = (tone: number) => {
      const shares = blur(seen.map((value, i) => value * smoothstep(tone - 0.05, tone + 0.05, light[i]!)), 1.8 * scaled)
      return shares.map((value, i) => (value + 0.001 * (tone < 1 ? 1 : 0)) / (around[i]! + 0.001))
    }
    return { ...small, above: [above(TONES[0]), above(TONES[1]), above(TONES[2])], slope }
  }
}
