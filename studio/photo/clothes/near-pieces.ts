import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import type { Size } from '../../pixels/raster.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'

/** What is smaller, of the largest piece, and farther off than this, in heights of the face, belongs to something else. */
const LEAST = 0.12
const FAR = 0.3

/** A garment (0 or 1) without pieces that lie apart and are small: cushions and others' clothes of its colour. What is struck in (`keep`) stays. */
export function nearPieces(cv: OpenCv, garment: Plane, keep: Uint8Array, faceHeight: number, size: Size): Plane {
  const radius = Math.max(1, Math.round((FAR * faceHeight) / 2))
  const near = boxBlur(garment, size.width, size.height, radius)
  const { labels, areas: around } = connectedComponents(cv, mapToBytes(near, (value) => (value > 1e-4 ? 1 : 0)), size)
  const areas = around.map(() => 0)
  const struckIn = new Set<number>()
  garment.forEach((value, i) => {
    areas[labels[i]!]! += value
    if (keep[i]) struckIn.add(labels[i]!)
  })
  const largest = Math.max(0, ...areas.slice(1))
  return garment.map((value, i) => (value && (struckIn.has(labels[i]!) || areas[labels[i]!]! >= LEAST * largest) ? 1 : 0))
}
