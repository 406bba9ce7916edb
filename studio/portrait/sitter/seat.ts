import type { Region, Size } from '../../pixels/raster.ts'
import { sharesAtSides } from '../../vision/shares-at-sides.ts'
import type { Sitter } from './read-sitter.ts'

/** Where a look wants its sitter, as shares of the picture. */
export interface Seat {
  /** Middle of the head (of all heads, in a group). */
  x: number
  y: number
  /** Height of the head with its hair. */
  head: number
  /** A face that fills its photo may fill the picture too: there is nothing behind that has to be seen. */
  closeUp?: boolean
}

/** Photo to picture: `scale` times, then moved. */
export interface Placing {
  scale: number
  left: number
  top: number
}

/** Where the photo itself cuts the people off: these edges belong outside the picture, or have to be hidden. */
interface Cuts {
  left: boolean
  top: boolean
  right: boolean
  bottom: boolean
}

/** How the seat's wishes weigh against each other. */
const WEIGHTS = { grow: 1, shrink: 6, across: 18, down: 38, cut: 9, side: 2.6, crown: 10, outside: 60 }
/** What it costs that somebody dissolves above the picture's lower edge; a wide group would else sink to the bottom of a tall picture. */
const DISSOLVING = { one: 0.2, group: 0.04 }
const SCALES = 36
const STEPS = 26
/** A person who is seen down to the feet stands this tall at most, the feet at this height, with air over the head; shares of the picture's. */
const STANDING = 0.84
const FEET = 0.95
const OVERHEAD = 0.08
/** Share of an edge's pixels that must be people for it to count as cutting them. */
const CUT_SHARE = 0.04

export function cutsOf({ cut: { alpha, foreground } }: Sitter): Cuts {
  const { left, top, right, bottom } = sharesAtSides(alpha, foreground)
  return { left: left > CUT_SHARE, top: top > CUT_SHARE, right: right > CUT_SHARE, bottom: bottom > CUT_SHARE }
}

const bottomOf = ({ top, height }: Region) => top + height

/** The box round all heads; without a face, where the head of the person would be. */
function headsBox({ heads, bounds }: Sitter): Region {
  if (heads.length === 0) return { ...bounds, height: bounds.height * 0.16 }
  const left = Math.min(...heads.map((head) => head.left))
  const top = Math.min(...heads.map((head) => head.top))
  const right = Math.max(...heads.map((head) => head.left + head.width))
  const bottom = Math.max(...heads.map((head) => head.top + head.height))
  return { left, top, width: right - left, height: bottom - top }
}

/**
 * Finds the placing that suits the seat best, by trying them all on a grid: heads inside, where and as large as
 * wished, and the photo's own edges, where they cut somebody off, out of sight. Somebody who is seen whole stands
 * between `lettered`, the shares of the picture's height that a title takes at the top and at the bottom.
 */
export function seatSitter(sitter: Sitter, seat: Seat, { width, height }: Size, lettered = { top: 0, bottom: 0 }): Placing {
  const { foreground: photo } = sitter.cut
  const box = headsBox(sitter)
  const cuts = cutsOf(sitter)
  const tallest = sitter.heads[0]?.height ?? box.height
  const group = sitter.heads.length > 1
  const crowd = group ? 0.62 : 1
  const dissolving = group ? DISSOLVING.group : DISSOLVING.one
  const wished = (seat.head * crowd * height) / tallest
  // All heads with some air must fit whatever is wished.
  const widest = (0.9 * width) / box.width
  const whole = !cuts.bottom && sitter.bounds.height > 3 * tallest
  const floor = Math.min(FEET, 1 - lettered.bottom)
  const standing = Math.min(STANDING, floor - Math.max(OVERHEAD, lettered.top))
  const base = Math.min(wished, widest, whole ? (standing * height) / sitter.bounds.height : Infinity)
  const wishedY = whole ? floor - (((bottomOf(sitter.bounds) - box.top - box.height / 2) * base) / height) : seat.y
  const best = { cost: Infinity, scale: base, left: 0, top: 0 }
  for (let i = 0; i < SCALES; i++) {
    const scale = base * Math.pow(2, -0.9 + (2.4 * i) / (SCALES - 1))
    // A crown that the photo cuts off stays out of sight, so a larger head is no lower for it.
    const wishedAt = cuts.top ? Math.min(wishedY, ((box.top + box.height / 2) * scale) / height) : wishedY
    const ownSize = (scale > base ? WEIGHTS.grow : WEIGHTS.shrink) * Math.log2(scale / base) ** 2
    for (let j = 0; j <= STEPS; j++) {
      const left = width * (seat.x - 0.32 + (0.64 * j) / STEPS) - (box.left + box.width / 2) * scale
      const aside = ((left + (box.left + box.width / 2) * scale) / width - (group ? 0.5 : seat.x)) ** 2
      for (let k = 0; k <= STEPS; k++) {
        const middle = height * (wishedAt - 0.2 + (0.5 * k) / STEPS)
        const top = middle - (box.top + box.height / 2) * scale
        const seen = {
          left: cuts.left ? Math.max(0, left) / width : 0,
          right: cuts.right ? Math.max(0, width - left - photo.width * scale) / width : 0,
          bottom: cuts.bottom ? Math.max(0, height - top - photo.height * scale) / height : 0,
          top: cuts.top ? Math.max(0, top) / height : 0,
        }
        const out = outsideBy({ left: left + box.left * scale, top: top + box.top * scale, width: box.width * scale, height: box.height * scale }, { width, height }, cuts.top)
        const cost =
          ownSize +
          WEIGHTS.across * aside +
          WEIGHTS.down * (middle / height - wishedAt) ** 2 +
          WEIGHTS.cut * (seen.bottom + (seen.bottom > 0 ? dissolving : 0)) +
          WEIGHTS.crown * (seen.top + (seen.top > 0 ? 0.4 : 0)) +
          WEIGHTS.side * (seen.left + seen.right + (seen.left > 0 ? 0.12 : 0) + (seen.right > 0 ? 0.12 : 0)) +
          WEIGHTS.outside * out
        if (cost < best.cost) Object.assign(best, { cost, scale, left, top })
      }
    }
  }
  return { scale: best.scale, left: best.left, top: best.top }
}

/** By how much heads leave the picture, or come too near its edge; a crown that is cut off anyway may. */
function outsideBy(box: Region, { width, height }: Size, crownless: boolean): number {
  // A close-up that has lost its crown may lose an ear too.
  const margin = crownless ? -0.05 : 0.035
  const out = (room: number, length: number) => Math.max(0, margin - room / length)
  return (
    out(box.left, width) +
    out(width - box.left - box.width, width) +
    (crownless ? 0 : out(box.top, height)) +
    out(height - box.top - box.height, height) * 2
  )
}
