import type { Plane } from '../pixels/plane.ts'
import type { Look } from './look.ts'

/** Rows above and below that a horizon differs from. */
const REACH = 6
/** It lies between these shares of the height, and is seen over so much of the width. */
const [HIGHEST, LOWEST, LEAST_WIDTH] = [0.2, 0.88, 0.3]
/** How much light differs there, and by how many times of what that differs from column to column. Skies without one had 0.008 and 0.97 at most, far shores and seas 0.03 and 1.45. */
const FAINTEST = 0.012
const LEVEL = 1.2
/** Of an even sky nothing differs, which tells nothing. */
const NOISE = 0.002

/** The row of a level line through what looks like sky: there haze hides a far shore, or the sea begins. Undefined where there is none. */
export function horizonIn({ lab, width, height }: Look, sky: Plane): number | undefined {
  const light = lab[0]!
  const isSky = (x: number, y: number) => sky[y * width + x]! > 0.5
  let [best, row] = [LEVEL, -1]
  for (let y = Math.round(HIGHEST * height); y < Math.min(LOWEST * height, height - REACH); y++) {
    let [count, sum, squares] = [0, 0, 0]
    for (let x = 0; x < width; x++) {
      if (!isSky(x, y - REACH) || !isSky(x, y) || !isSky(x, y + REACH)) continue
      const differs = light[y * width + x]! - (light[(y - REACH) * width + x]! + light[(y + REACH) * width + x]!) / 2
      count++
      sum += differs
      squares += differs * differs
    }
    if (count < LEAST_WIDTH * width) continue
    const mean = sum / count
    const level = Math.abs(mean) / (Math.sqrt(Math.max(0, squares / count - mean * mean)) + NOISE)
    if (Math.abs(mean) > FAINTEST && level > best) [best, row] = [level, y]
  }
  return row < 0 ? undefined : row
}
