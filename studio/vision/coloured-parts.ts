import type { Rgb } from '../pixels/colour.ts'
import { mapToBytes } from '../pixels/map-values.ts'
import { boxBlur, type Colours, type Plane, sumOf } from '../pixels/plane.ts'
import { connectedComponents } from './components.ts'
import type { PartFinder } from './plain-ground.ts'

/** How far a colour is from the ground's in any light, over the ground's light, so that it is no shadow on it, and close to such a colour. */
const COLOURED = 0.15
const PALE = 0.07
/** Nor is what has less than this share of the ground's light. */
const DARK = 0.3
/** Half the width of slivers along the outline, and from the subject to a part of it, as shares of the longest side. */
const SLIVER = 0.008
const GAP = 0.012
/** Parts take up this share of the subject at least, and at most. */
const LEAST = 0.005
const MOST = 1

/**
 * The mask (0..1) with what touches the subject before a plain ground and has another colour than that: the network leaves out
 * the tail of a fish, a handle. What only darkens the ground may be a shadow and stays out.
 */
export const withColouredParts: PartFinder = (cv, { colours, ground }, subject) => {
  const { mask, width, height } = subject
  const side = Math.max(width, height)
  const away = awayInAnyLight(ground, colours)
  const sure = away.map((value, i) => (value > COLOURED && mask[i]! < 0.5 ? 1 : 0))
  const sliver = Math.max(1, Math.round(SLIVER * side))
  const thick = boxBlur(sure, width, height, sliver).map((share) => (share > 1 - 1e-4 ? 1 : 0))
  const around = boxBlur(thick, width, height, 5 * sliver)
  const missed = mapToBytes(away, (value, i) => (sure[i] || (value > PALE && around[i]! > 0 && mask[i]! < 0.5) ? 1 : 0))
  const { labels, areas } = connectedComponents(cv, missed, subject)
  const near = boxBlur(mask.map((value) => (value > 0.5 ? 1 : 0)), width, height, Math.round(GAP * side))
  const found = areas.map(() => ({ touches: false, isThick: false }))
  labels.forEach((label, i) => {
    found[label]!.touches ||= near[i]! > 0
    found[label]!.isThick ||= thick[i]! > 0
  })
  const all = sumOf(mask)
  const isPart = areas.map((area, k) => k > 0 && found[k]!.touches && found[k]!.isThick && area > LEAST * all)
  const added = areas.reduce((sum, area, k) => sum + (isPart[k] ? area : 0), 0)
  if (added === 0 || added > MOST * all) return subject
  return { ...subject, mask: mask.map((value, i) => (isPart[labels[i]!] ? 1 : value)) }
}

/** How far each pixel's colour is from the ground's in any light, over the ground's light; what is much darker is as far as can be. */
function awayInAnyLight([r, g, b]: Rgb, [red, green, blue]: Colours): Plane {
  const square = r * r + g * g + b * b + 1e-6
  const bright = Math.sqrt(square / 3)
  return red.map((value, i) => {
    const light = (value * r + green[i]! * g + blue[i]! * b) / square
    if (light < DARK) return Infinity
    return Math.sqrt((value - light * r) ** 2 + (green[i]! - light * g) ** 2 + (blue[i]! - light * b) ** 2) / bright
  })
}
