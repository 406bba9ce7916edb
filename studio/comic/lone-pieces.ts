import { mapToBytes } from '../pixels/map-values.ts'
import { nearestPixel } from '../pixels/raster.ts'
import { connectedComponents } from '../vision/components.ts'
import type { Face } from '../vision/faces.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { PersonMask } from '../vision/person-mask.ts'
import { SPECK } from './regions.ts'

/** The tip of the nose in MediaPipe's mesh. */
const NOSE = 1

/**
 * Whether some of the people lies apart and holds none of these faces (pixels of the mask): somebody whose face is not seen, or what is left of
 * them. Before another ground it would float.
 */
export function hasLonePiece(cv: OpenCv, people: PersonMask, faces: readonly Face[]): boolean {
  const { labels, areas } = connectedComponents(cv, mapToBytes(people.mask, (value) => (value > 0.5 ? 1 : 0)), people)
  const held = new Set(faces.map(({ mesh }) => labels[nearestPixel(people, mesh[NOSE]![0], mesh[NOSE]![1])]))
  const least = SPECK * Math.max(0, ...areas.slice(1))
  return areas.some((area, piece) => piece > 0 && area > least && !held.has(piece))
}
