import { smoothstep } from '../../../pixels/colour.ts'
import { mapToBytes, mapToPlane } from '../../../pixels/map-values.ts'
import { gaussianBlur, type Plane } from '../../../pixels/plane.ts'
import { connectedComponents } from '../../../vision/components.ts'
import { faceRegions, meanPoint, type Loop } from '../../../vision/face-geometry.ts'
import { fillOutlines, regionMask, smoothOutline } from '../../../vision/face-mask.ts'
import { withOwned, type OpenCv } from '../../../vision/opencv.ts'
import type { FaceView } from '../face-view.ts'

/** Around the eyes: over the brows, along the temples, across the cheeks, over the nose below its bridge. */
const AROUND_EYES: Loop = [127, 70, 63, 105, 66, 107, 9, 336, 296, 334, 293, 300, 356, 454, 352, 280, 266, 420, 5, 198, 36, 50, 123, 234]
/** The zone reaches a little further than its points. */
const ZONE_SCALE = 1.06
/** Rims are narrower than this share of the face's width. */
const WIDEST_RIM = 0.085
/** Share of the skin's light that a rim takes away at least, and somewhere. */
const DARKER = 0.11
const DARKEST = 0.22
/** A piece of a frame is longer than this share of the face's width. */
const LEAST_PIECE = 0.12
/** A rim runs below this share of either eye's width at least: what is dark above and beside the eyes alone is shade. */
const LEAST_BELOW = 0.4

/**
 * How much of each pixel is the frame of glasses, 0..1: what is narrow and darker than the skin around the eyes, but is
 * neither eye nor brow (top-hat transform: Meyer 1979). Nothing when no rim runs below the eyes.
 */
export function glassesFrame(cv: OpenCv, view: FaceView): Plane | undefined {
  const { face, unit } = view
  const zone = zoneOf(view)
  const eyes = regionMask(face, [faceRegions.leftEye, faceRegions.rightEye], view, unit * 0.022)
  const brows = regionMask(face, [faceRegions.leftBrow, faceRegions.rightBrow], view)
  const dark = narrowDarkness(cv, view).map((value, i) => (zone[i]! > 0.5 && eyes[i]! < 0.12 ? value : 0))
  const { labels, areas, extents } = connectedComponents(cv, mapToBytes(dark, (value) => (value > DARKER ? 1 : 0)), view)
  const darkest = areas.map(() => 0)
  const browed = areas.map(() => 0)
  labels.forEach((label, i) => {
    darkest[label] = Math.max(darkest[label]!, dark[i]!)
    if (brows[i]! > 0.5) browed[label]!++
  })
  const isRim = areas.map((area, label) =>
    label > 0 && extents[label]! > LEAST_PIECE * unit && darkest[label]! > DARKEST && browed[label]! < 0.5 * area)
  const rims = mapToPlane(labels, (label) => (isRim[label] ? 1 : 0))
  if (Math.min(shareBelow(rims, view, 33, 133, 145), shareBelow(rims, view, 362, 263, 374)) < LEAST_BELOW) return undefined
  return gaussianBlur(rims, view.width, view.height, Math.max(0.7, unit * 0.007)).map((value) => smoothstep(0.12, 0.5, value))
}

/** Of the columns between the corners of an eye, those that cross a rim below its lower lid. */
function shareBelow(rims: Plane, { face: { mesh }, unit, width, height }: FaceView, from: number, to: number, lid: number): number {
  const [left, right] = [Math.max(0, Math.round(mesh[from]![0])), Math.min(width - 1, Math.round(mesh[to]![0]))]
  const top = Math.round(mesh[lid]![1] + 0.08 * unit)
  const bottom = Math.min(height - 1, Math.round(mesh[lid]![1] + 0.26 * unit))
  let crossed = 0
  for (let x = left; x <= right; x++) {
    let y = top
    while (y <= bottom && !rims[y * width + x]) y++
    if (y <= bottom) crossed++
  }
  return crossed / Math.max(1, right - left + 1)
}

function zoneOf(view: FaceView): Plane {
  const { mesh } = view.face
  const [cx, cy] = meanPoint(view.face, AROUND_EYES)
  const grown = AROUND_EYES.map((i) => [cx + (mesh[i]![0] - cx) * ZONE_SCALE, cy + (mesh[i]![1] - cy) * ZONE_SCALE] as const)
  return fillOutlines([smoothOutline(grown)], view)
}

/** By what share each pixel is darker than what is around it, in the colour where it is most. */
function narrowDarkness(cv: OpenCv, view: FaceView): Plane {
  const { width, height, planes, unit } = view
  const side = 2 * Math.round((WIDEST_RIM * unit) / 2) + 1
  const out = new Float32Array(width * height)
  withOwned(cv, (own) => {
    const square = own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(side, side)))
    const closed = own(new cv.Mat())
    for (const plane of planes) {
      const smooth = gaussianBlur(plane, width, height, 0.6)
      cv.morphologyEx(own(cv.matFromArray(height, width, cv.CV_32FC1, smooth)), closed, cv.MORPH_CLOSE, square)
      const around = closed.data32F
      for (let i = 0; i < out.length; i++) out[i] = Math.max(out[i]!, (around[i]! - smooth[i]!) / (around[i]! + 0.06))
    }
  })
  return out
}
