import type { Plane } from '../../pixels/plane.ts'
import { StudioError } from '../../studio-error.ts'
import type { Clothing } from '../../vision/clothing.ts'

export type GarmentPart = 'upper' | 'lower' | 'whole'

/** Share of the frame's height below which there is no more of the legs to dress. */
const LOWEST_HIP = 0.92

/** The part of the clothes above or below the waist. Throws 'body-unseen' when the legs are not in the picture. */
export function garmentPart({ mask, width, height, body }: Clothing, part: GarmentPart): Plane {
  if (part === 'whole') return mask
  const [left, right] = body.hips
  const seen = left.seen && right.seen
  const hip = (left.at[1] + right.at[1]) / 2
  // Clothes part at the waist, a little above the joints of the hips.
  const waist = hip - 0.15 * Math.abs(hip - body.neck[1])
  if (part === 'lower' && (!seen || hip > LOWEST_HIP * height)) throw new StudioError(
    'body-unseen',
    'The legs are not in the picture',
  )
  if (!seen) return mask
  const slope = (left.at[1] - right.at[1]) / (Math.abs(left.at[0] - right.at[0]) < 2 ? Infinity : left.at[0] - right.at[0])
  const middle = (left.at[0] + right.at[0]) / 2
  return mask.map((value, i) => {
    const above = Math.floor(i / width) < waist + slope * ((i % width) - middle)
    return above === (part === 'upper') ? value : 0
  })
}
