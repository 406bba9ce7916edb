import { mapToBytes } from '../../pixels/map-values.ts'
import { type Plane, sumOf } from '../../pixels/plane.ts'
import type { Clothing } from '../../vision/clothing.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { Point } from '../../vision/face-geometry.ts'
import { withOwned, type OpenCv } from '../../vision/opencv.ts'
import { thick } from './thick.ts'

/** How far below the neck and aside of the chin a shirt beneath a garment shows at least, in heights of the face. */
const BELOW_NECK = 0.35
const ASIDE = 0.45
/** How far aside of the chin a shirt beneath may show. */
const FRONT = 0.8
/** Half the width of what lies on the shirt, at least: narrower corners are the garment's own. */
const TIE = 0.055
/** How far a collar stands from the middle of the neck, in widths of the face. */
const COLLAR = 0.36
/** Area of a tie against that of the shirt that shows around it, at most. */
const LARGEST_TIE = 1.4
/** The same against the rest of the garment. */
const LARGEST_SHARE = 0.18
/** Hair and skin are no shirt. */
const BARE = 0.3

/** `things` (1 on what is not the garment) with what lies amid a shirt that shows at the neck: its tie. */
export function withLinings(cv: OpenCv, things: Uint8Array, part: Plane, clothing: Clothing): Uint8Array {
  const { width, hair, skin, body: { chin, neck, faceHeight, faceWidth } } = clothing
  const { labels, areas } = connectedComponents(cv, things, clothing)
  const bare = areas.map(() => 0)
  for (let i = 0; i < labels.length; i++) if (labels[i]) bare[labels[i]!]! += hair[i]! + skin[i]!
  const linings = new Set<number>()
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (label === 0 || bare[label]! > BARE * areas[label]!) continue
    const x = i % width
    const y = Math.floor(i / width)
    if (y < neck[1] + BELOW_NECK * faceHeight && Math.abs(x - chin[0]) < ASIDE * faceHeight) linings.add(label)
  }
  if (linings.size === 0) return things
  const isFront = (i: number) => Math.abs((i % width) - chin[0]) < FRONT * faceHeight
  const shirt = mapToBytes(labels, (label, i) => (linings.has(label) && isFront(i) ? 1 : 0))
  // Hair and shade may hide the collar: it stands beside the jaw.
  const collar = [-1, 1].map((side): Point => [chin[0] + side * COLLAR * faceWidth, chin[1]])
  const front = hull(cv, shirt, collar, clothing)
  const cloth = mapToBytes(part, (value, i) => (value > 0.5 && !things[i] ? 1 : 0))
  const amid = cloth.map((value, i) => value & front[i]!)
  const ties = thick(cv, amid, clothing, TIE * faceHeight)
  if (sumOf(ties) > Math.min(LARGEST_TIE * sumOf(shirt), LARGEST_SHARE * sumOf(cloth))) return things
  return things.map((value, i) => value | ties[i]!)
}

/** 1 in the convex hull of what is not 0 and of other points. */
function hull(cv: OpenCv, mask: Uint8Array, others: readonly Point[], { width, height }: Clothing): Uint8Array {
  const points = others.flat().map(Math.round)
  for (let i = 0; i < mask.length; i++) if (mask[i]) points.push(i % width, Math.floor(i / width))
  return withOwned(cv, (own) => {
    const corners = own(new cv.Mat())
    cv.convexHull(own(cv.matFromArray(points.length / 2, 1, cv.CV_32SC2, points)), corners)
    const filled = own(cv.Mat.zeros(height, width, cv.CV_8UC1))
    cv.fillConvexPoly(filled, corners, new cv.Scalar(1))
    return new Uint8Array(filled.data)
  })
}
