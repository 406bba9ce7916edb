import type { Plane } from '../../pixels/plane.ts'
import type { Clothing } from '../../vision/clothing.ts'
import { isGrey, type Clothed } from './clothed.ts'

/** How far on either side of the outline the colours are read, pixels: the outline is never exact. */
const ASIDE = 2
/** A step of hue, and of a third of the light, that cloth against skin takes (in logarithms); shade on skin takes less. */
const STEP = 0.15
/** Of the light's step, what counts: shade falls on skin. */
const LIGHT = 0.35
/** The same where there is nothing but light, in black-and-white photos. */
const GREY_LIGHT = 0.55
/** Where at least so much is of the person: what lies behind shows an edge in any case. */
const ON_PERSON = 0.6

/**
 * Share of a garment's outline (`part`, 0 or 1) within the person at which the colour steps, 0..1; 1 where it borders on
 * nothing of the person. Cloth ends at an edge all around, and skin taken for cloth goes on beyond.
 */
export function edgedShare([red, green, blue]: Clothed['colours'], part: Plane, { width, height, person }: Clothing): number {
  const log = (value: number) => Math.log(value + 0.06)
  const light = isGrey([red, green, blue]) ? GREY_LIGHT : LIGHT
  const step = (i: number, j: number) => {
    const [r, g, b] = [log(red[i]!) - log(red[j]!), log(green[i]!) - log(green[j]!), log(blue[i]!) - log(blue[j]!)]
    return Math.hypot(r - g, g - b, light * g)
  }
  let [all, edged] = [0, 0]
  for (let y = ASIDE; y < height - ASIDE - 1; y++) {
    for (let x = ASIDE, i = y * width + x; x < width - ASIDE - 1; x++, i++) {
      for (const to of [1, width]) {
        if (part[i] === part[i + to]) continue
        const [before, after] = [i - ASIDE * to, i + (ASIDE + 1) * to]
        if (part[before] === part[after] || person[before]! < ON_PERSON || person[after]! < ON_PERSON) continue
        all++
        if (step(before, after) > STEP) edged++
      }
    }
  }
  return all ? edged / all : 1
}
