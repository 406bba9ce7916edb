import { StudioError } from '../../studio-error.ts'
import type { Clothing } from '../../vision/clothing.ts'

export type GarmentPart = 'upper' | 'lower' | 'whole'

/** Share of the frame's height below which there is no more of the legs to dress. */
const LOWEST_HIP = 0.92

/**
 * Tells what lies above the waist, which is everything when the hips are not in the picture. Throws 'body-unseen' when
 * what is below is wanted and the legs are not seen.
 */
export function waistOf({ width, height, body }: Clothing, part: GarmentPart): (i: number) => boolean {
  const [left, right] = body.hips
  const seen = left.seen && right.seen
  const hip = (left.at[1] + right.at[1]) / 2
  if (part === 'lower' && (!seen || hip > LOWEST_HIP * height)) throw new StudioError(
    'body-unseen',
    'The legs are not in the picture',
  )
  if (!seen) return () => true
  // Clothes part at the waist, a little above the joints of the hips.
  const waist = hip - 0.15 * Math.abs(hip - body.neck[1])
  const slope = (left.at[1] - right.at[1]) / (Math.abs(left.at[0] - right.at[0]) < 2 ? Infinity : left.at[0] - right.at[0])
  const middle = (left.at[0] + right.at[0]) / 2
  return (i) => Math.floor(i / width) < waist + slope * ((i % width) - middle)
}
