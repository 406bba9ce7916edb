import type { Colours, Plane } from './plane.ts'

/** Colours that stray no further than this from those of their brightness are toning, not colour. */
const TONING = 0.018

/** Whether a photo (planes 0..1) is black and white or toned: at each level of its brightness red − blue and red − green hardly vary. */
export function isMonochrome([red, green, blue]: Colours, brightness: Plane): boolean {
  const LEVELS = 32
  const sums = Array.from({ length: LEVELS }, () => [0, 0, 0, 0, 0])
  for (let i = 0; i < brightness.length; i++) {
    const sum = sums[Math.min(LEVELS - 1, Math.floor(brightness[i]! * LEVELS))]!
    const [a, b] = [red[i]! - blue[i]!, red[i]! - green[i]!]
    sum[0]! += 1
    sum[1]! += a
    sum[2]! += a * a
    sum[3]! += b
    sum[4]! += b * b
  }
  const variance = sums.reduce((total, [n, a, aa, b, bb]) => total + (n! > 0 ? aa! - a! ** 2 / n! + bb! - b! ** 2 / n! : 0), 0)
  return Math.sqrt(variance / brightness.length) < TONING
}
