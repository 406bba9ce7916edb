import { mapToBytes } from '../pixels/map-values.ts'
import { connectedComponents } from './components.ts'
import type { SubjectMask } from './object-mask.ts'
import type { OpenCv } from './opencv.ts'

/** Pieces smaller than this share of the largest are mistakes. */
const SMALLEST = 0.03
/** Pieces up to this share of it must be sure, over this share of themselves. */
const SMALL = 0.15
const SURE = { above: 0.9, share: 0.1 }

/** The mask (0..1) without specks beside the subject, and without small pieces that are in doubt all over: watermarks, shadows. */
export function withoutStrayPieces(cv: OpenCv, { mask, ...size }: SubjectMask): SubjectMask {
  const { labels, areas } = connectedComponents(cv, mapToBytes(mask, (value) => (value > 0.1 ? 1 : 0)), size)
  const largest = Math.max(...areas.slice(1))
  const sure = areas.map(() => 0)
  for (let i = 0; i < mask.length; i++) if (mask[i]! > SURE.above) sure[labels[i]!]!++
  const isStray = areas.map((area, k) => area < SMALLEST * largest || (area < SMALL * largest && sure[k]! < SURE.share * area))
  return { ...size, mask: mask.map((value, i) => (isStray[labels[i]!] ? 0 : value)) }
}
