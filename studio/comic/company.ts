import { statisticsWithin } from '../pixels/statistics.ts'
import type { Plane } from '../pixels/plane.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Less in the colours of skin beside a face than this is nobody, in squares of the face's height; more than the other is never hair. */
const LITTLE = 0.06
const MUCH = 0.35
/** Further aside than this hangs no hair, in heights of the face; and the share of what is seen that must lie there. */
const REACH = 1.6
const FAR = 0.1
/** Skin is no further from the face's hues (logarithms of red over blue, and over green) and no rougher: fair hair is one or the other. */
const LIKE_FACE = { apart: 0.12, ruddy: 0.075, rough: 1.4 }
/** Without hues only what is lit so much more than the face is surely none of its hair: a hand in the light. */
const LIT = 1.3
/** How much further aside, in heights of the face, the ear and the neck of a head lie that is turned away altogether. */
const TURNED = 0.75

/** Where a pixel lies, seen from the chin, in heights of the face. */
export interface FromChin {
  high: (i: number) => number
  across: (i: number) => number
  /** 0 left, 1 right. */
  side: (i: number) => 0 | 1
  /** The sine of the angle by which the face is turned to the right, below 0 to the left. */
  turn: number
}

interface Seen {
  skin: Plane
  /** Red over blue and red over green, in logarithms. */
  warmth: Plane
  ruddiness: Plane
  rough: Plane
  /** Light against the face's. */
  lit: Plane
  /** Whether the photo has no hues. */
  toneless: boolean
}

/**
 * Whether there is somebody of whom no face was found, or an arm, to the left and to the right of a face, where hair in the
 * colours of skin would lie too. `counts` leaves pixels out.
 */
export function companyBeside(
  { person, bareFace, body }: PersonView, { skin, warmth, ruddiness, rough, lit, toneless }: Seen, { high, across, side, turn }: FromChin, counts: (i: number) => boolean,
): [left: boolean, right: boolean] {
  const usual = (plane: Plane) => statisticsWithin(plane, bareFace, 0.9).mean
  const [usualWarmth, usualRuddiness] = [usual(warmth), usual(ruddiness)]
  // The back of a head that looks to the right lies to the left.
  const beyond = [0.64 + TURNED * Math.max(0, turn), 0.64 + TURNED * Math.max(0, -turn)]
  const seen = [0, 1].map(() => ({ area: 1e-6, far: 0, warmth: 0, ruddiness: 0, rough: 0, lit: 0 }))
  for (let i = 0; i < skin.length; i++) {
    if (person[i]! <= 0.6 || skin[i]! <= 0.6 || across(i) <= beyond[side(i)]! || high(i) <= 0.05 || high(i) >= 0.75 || !counts(i)) continue
    const one = seen[side(i)]!
    one.area++
    one.warmth += warmth[i]!
    one.ruddiness += ruddiness[i]!
    one.rough += rough[i]!
    one.lit += lit[i]!
    if (across(i) > REACH) one.far++
  }
  const square = body.faceHeight * body.faceHeight
  const isCompany = ({ area, far, ...sum }: (typeof seen)[number]) => {
    if (area < LITTLE * square) return false
    const isHued = Math.abs(sum.warmth / area - usualWarmth) < LIKE_FACE.apart && Math.abs(sum.ruddiness / area - usualRuddiness) < LIKE_FACE.ruddy
    const isSkin = (toneless ? sum.lit / area > LIT : isHued) && sum.rough / area < LIKE_FACE.rough
    return area > MUCH * square || far > FAR * area || isSkin
  }
  return [isCompany(seen[0]!), isCompany(seen[1]!)]
}
