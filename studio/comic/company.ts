import { statisticsWithin } from '../pixels/statistics.ts'
import type { Plane } from '../pixels/plane.ts'
import type { PersonView } from '../vision/person-view.ts'

/** Less in the colours of skin beside a face than this is nobody, in squares of the face's height; more than the other is never hair. */
const LITTLE = 0.06
const MUCH = 0.35
/** Further aside than this hangs no hair, in heights of the face; and the share of what is seen that must lie there. */
const REACH = 1.6
const FAR = 0.1
/** Skin is no further from the face's warmth (logarithms of red over blue) and no rougher: fair hair is one or the other. */
const LIKE_FACE = { apart: 0.12, rough: 1.4 }

/** Where a pixel lies, seen from the chin, in heights of the face. */
export interface FromChin {
  high: (i: number) => number
  across: (i: number) => number
  /** 0 left, 1 right. */
  side: (i: number) => 0 | 1
}

/**
 * Whether there is somebody of whom no face was found, or an arm, to the left and to the right of a face, where hair in the
 * colours of skin would lie too. `counts` leaves pixels out.
 */
export function companyBeside(
  { person, bareFace, body }: PersonView, planes: { skin: Plane; warmth: Plane; rough: Plane }, { high, across, side }: FromChin, counts: (i: number) => boolean,
): [left: boolean, right: boolean] {
  const { skin, warmth, rough } = planes
  const usual = statisticsWithin(warmth, bareFace, 0.9).mean
  const seen = [0, 1].map(() => ({ area: 1e-6, far: 0, warmth: 0, rough: 0 }))
  for (let i = 0; i < skin.length; i++) {
    if (person[i]! <= 0.6 || skin[i]! <= 0.6 || across(i) <= 0.64 || high(i) <= 0.05 || high(i) >= 0.75 || !counts(i)) continue
    const one = seen[side(i)]!
    one.area++
    one.warmth += warmth[i]!
    one.rough += rough[i]!
    if (across(i) > REACH) one.far++
  }
  const square = body.faceHeight * body.faceHeight
  const isCompany = ({ area, far, ...sum }: (typeof seen)[number]) => {
    if (area < LITTLE * square) return false
    const isSkin = Math.abs(sum.warmth / area - usual) < LIKE_FACE.apart && sum.rough / area < LIKE_FACE.rough
    return area > MUCH * square || far > FAR * area || isSkin
  }
  return [isCompany(seen[0]!), isCompany(seen[1]!)]
}
