import type { BodyFrame } from '../../vision/body-frame.ts'
import type { Point } from '../../vision/face-geometry.ts'

/** How far the middle of a hand lies past the wrist, in lengths of the forearm. */
const PAST_WRIST = 0.3

/** The middle of the higher hand that is seen, in pixels of the photo: a hand that hangs holds nothing to be looked at. */
export function holdingHand({ elbows, wrists }: BodyFrame): Point | undefined {
  const hands = ([0, 1] as const).flatMap((side): Point[] => {
    const [elbow, wrist] = [elbows[side], wrists[side]]
    if (!wrist.seen) return []
    const along = (k: 0 | 1) => wrist.at[k] + PAST_WRIST * (wrist.at[k] - elbow.at[k])
    return [[along(0), along(1)]]
  })
  return hands.toSorted((a, b) => a[1] - b[1])[0]
}
