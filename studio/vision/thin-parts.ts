import { mapToBytes } from '../pixels/map-values.ts'
import { boxBlur, sumOf } from '../pixels/plane.ts'
import { connectedComponents } from './components.ts'
import { distanceFrom, type PartFinder } from './plain-ground.ts'

/** How far from a plain ground's a colour surely is none of it, in channels of 0..1. */
const UNLIKE = 0.42
/** Half the width of what is thin, as a share of the longest side. */
const THIN = 0.011
/** Shorter pieces, in such half widths squared, are specks; a piece that lies in the subject for this share of it is its rim. */
const LEAST_AREA = 12
const WITHIN = 0.6
/** Share of the subject that its thin parts take up at most. */
const MOST = 0.35

/**
 * The mask with the thin things that run from the subject over a plain ground, such as a cord: the network sees too small
 * a picture for them. What leaves the frame may as well be the ground's own, and stays out.
 */
export const withThinParts: PartFinder = (cv, { colours, ground }, subject) => {
  const { mask, width, height } = subject
  const radius = Math.max(2, Math.round(THIN * Math.max(width, height)))
  const unlike = distanceFrom(ground, colours).map((distance) => (distance > UNLIKE ? 1 : 0))
  const core = boxBlur(unlike, width, height, radius).map((share) => (share > 1 - 1e-4 ? 1 : 0))
  const broad = boxBlur(core, width, height, radius + 1)
  const near = boxBlur(mask.map((value) => (value > 0.5 ? 1 : 0)), width, height, 3)
  const thin = mapToBytes(unlike, (value, i) => (value && broad[i]! < 1e-4 ? 1 : 0))
  const { labels, areas } = connectedComponents(cv, thin, subject)
  const found = areas.map(() => ({ touches: false, within: 0, leaves: false }))
  for (let i = 0; i < labels.length; i++) {
    const piece = found[labels[i]!]!
    piece.touches ||= near[i]! > 0
    if (mask[i]! > 0.5) piece.within++
    const [x, y] = [i % width, Math.floor(i / width)]
    piece.leaves ||= x < 2 || y < 2 || x >= width - 2 || y >= height - 2
  }
  const isPart = found.map(
    ({ touches, within, leaves }, k) => k > 0 && touches && !leaves && within < WITHIN * areas[k]! && areas[k]! > LEAST_AREA * radius * radius,
  )
  const added = areas.reduce((sum, area, k) => sum + (isPart[k] ? area : 0), 0)
  const all = sumOf(mask)
  if (added === 0 || added > MOST * all) return subject
  return { ...subject, mask: mask.map((value, i) => (isPart[labels[i]!] ? 1 : value)) }
}
