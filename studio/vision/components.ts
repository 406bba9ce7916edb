import { mapToBytes } from '../pixels/map-values.ts'
import type { Size } from '../pixels/raster.ts'
import type { WorkingMarks } from './marks.ts'
import { withOwned, type OpenCv } from './opencv.ts'

export interface Components {
  /** Component of each pixel; 0 is the ground. */
  labels: Int32Array
  /** Pixels in each component. */
  areas: number[]
  /** Longer side of the box around each, in pixels. */
  extents: number[]
}

/** Pieces of what is not 0 in a mask, those that touch by a corner as one. */
export function connectedComponents(cv: OpenCv, mask: Uint8Array, { width, height }: Size): Components {
  return withOwned(cv, (own) => {
    const image = own(cv.matFromArray(height, width, cv.CV_8UC1, mask))
    const labels = own(new cv.Mat())
    const stats = own(new cv.Mat())
    const count = cv.connectedComponentsWithStats(image, labels, stats, own(new cv.Mat()))
    const areas = Array.from({ length: count }, (_, label) => stats.data32S[label * 5 + cv.CC_STAT_AREA]!)
    const side = (label: number, of: number) => stats.data32S[label * 5 + of]!
    const extents = areas.map((_, label) => Math.max(side(label, cv.CC_STAT_WIDTH), side(label, cv.CC_STAT_HEIGHT)))
    return { labels: new Int32Array(labels.data32S), areas, extents }
  })
}

/**
 * The pieces that belong to the subject: those the person marked, and, unless the marks alone say what it is, the
 * largest with any that come near it in size. Specks are dropped and small holes closed, but not one struck out.
 */
export function subjectOnly(cv: OpenCv, mask: Uint8Array, marks: WorkingMarks, markedOnly: boolean): Uint8Array {
  const { labels, areas } = connectedComponents(cv, mask, marks)
  const marked = touched(labels, marks.keep)
  const largest = Math.max(0, ...areas.slice(1))
  const belongs = areas.map((area, label) => label > 0 && (marked.has(label) || (!markedOnly && area >= 0.25 * largest)))
  const subject = mapToBytes(labels, (label) => (belongs[label] ? 1 : 0))

  const ground = connectedComponents(cv, subject.map((value) => 1 - value), marks)
  const struckOut = touched(ground.labels, marks.remove)
  const closed = ground.areas.map((area, label) => label > 0 && area < 0.008 * labels.length && !struckOut.has(label))
  for (let i = 0; i < subject.length; i++) if (closed[ground.labels[i]!]) subject[i] = 1
  return subject
}

function touched(labels: Int32Array, marks: Uint8Array): Set<number> {
  const found = new Set<number>()
  for (let i = 0; i < labels.length; i++) if (marks[i] && labels[i]) found.add(labels[i]!)
  return found
}
