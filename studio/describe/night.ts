import { type Colours, sumOf } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import { connectedComponents } from '../vision/components.ts'
import type { OpenCv } from '../vision/opencv.ts'

/** What shines in a dark picture is at least so bright. */
const SHINING = 0.75
/** Pixels of a star and of a lamp at the size that settings are read at; what is larger is a window, a face or smoke. */
const STAR = { least: 1, most: 3 }
const LAMP = { least: 9, most: 200 }
/** Fewer of them are a desk lamp, or dust on a dark stone. */
const FEWEST = { stars: 25, lamps: 15 }
/** The share of what shines that is warm: more of it by lamps, less by stars. */
const WARM = { lamps: 0.8, stars: 0.1 }

/** What a dark picture shows by the number, size and colour of what shines in it: lamps, stars, or nothing that it can tell. */
export function nightSetting(cv: OpenCv, [red, green, blue]: Colours, size: Size): 'night-lights' | 'stars' | undefined {
  const shining = red.map((value, i) => (Math.max(value, green[i]!, blue[i]!) > SHINING ? 1 : 0))
  const pieces = connectedComponents(cv, Uint8Array.from(shining), size).areas.slice(1)
  const count = ({ least, most }: typeof LAMP) => pieces.filter((area) => area >= least && area <= most).length
  const all = sumOf(shining)
  const warm = shining.reduce((sum, value, i) => sum + (red[i]! > 1.15 * blue[i]! ? value : 0), 0) / (all + 1e-6)
  if (count(LAMP) >= FEWEST.lamps && warm > WARM.lamps) return 'night-lights'
  return count(STAR) >= FEWEST.stars && warm < WARM.stars ? 'stars' : undefined
}
