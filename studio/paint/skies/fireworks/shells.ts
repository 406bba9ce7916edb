import type { Rgb } from '../../../pixels/colour.ts'
import type { Random } from '../../../pixels/random.ts'

/** How a shell bursts: what part of its flight a star's trail is lit over, and how it falls. */
interface Break {
  stars: number
  /** Share of the flight at which the trail begins, and where the star is now. */
  from: number
  to: number
  /** Fall over the flight, as a share of the radius. */
  fall: number
  /** Steepness with which the trail brightens towards the star. */
  fade: number
  /** Width of the trail and of the star at its head, in thousandths of the mean side. */
  width: number
  head: number
  /** How much the trail is broken into sparks, 0..1. */
  glitter: number
  /** Stars in a plane, seen aslant. */
  flat?: true
}

const BREAKS = {
  peony: { stars: 190, from: 0.3, to: 0.62, fall: 0.06, fade: 2.2, width: 0.9, head: 2.1, glitter: 0.1 },
  chrysanthemum: { stars: 210, from: 0.04, to: 0.72, fall: 0.1, fade: 1.1, width: 0.85, head: 1.5, glitter: 0.25 },
  willow: { stars: 170, from: 0.1, to: 1, fall: 0.62, fade: 0.5, width: 0.8, head: 0.9, glitter: 0.75 },
  palm: { stars: 22, from: 0.02, to: 0.85, fall: 0.3, fade: 0.7, width: 2.1, head: 2.6, glitter: 0.45 },
  ring: { stars: 54, from: 0.42, to: 0.64, fall: 0.05, fade: 1.6, width: 1.3, head: 2.4, glitter: 0, flat: true },
  pistil: { stars: 90, from: 0.2, to: 0.5, fall: 0.03, fade: 1.8, width: 0.8, head: 1.7, glitter: 0 },
} as const satisfies Record<string, Break>

const [GOLD, SILVER]: readonly Rgb[] = [[1, 0.46, 0.1], [1, 0.82, 0.6]]
const COLOURS: readonly Rgb[] = [[1, 0.1, 0.12], [1, 0.36, 0.08], [0.16, 1, 0.3], [0.16, 0.42, 1], [0.62, 0.2, 1], [1, 0.2, 0.62], [0.1, 0.85, 0.95], GOLD!, SILVER!]

/** One shell in the sky: its middle and radius in shares of the mean side, right and down from the upper left corner. */
export interface Shell {
  x: number
  y: number
  radius: number
  colour: Rgb
  breaks: readonly { form: Break; colour: Rgb; tip: Rgb; reach: number }[]
  /** Still shows the sparks of its climb. */
  climbs: boolean
}

/** Where the middles of shells may lie: the sky over the land, in mean sides. */
export interface Sky { wide: number; skyline: number }

const RING_TRIES = 14

/** A display's shells: a great one, some beside it that leave it its room, and small ones low over the land. */
export function fireShells({ wide, skyline }: Sky, random: Random): Shell[] {
  const shells: Shell[] = []
  const count = 6 + Math.floor(random() * 3) + Math.round(2 * Math.max(0, wide - 1))
  for (let k = 0; k < count; k++) {
    const draws = Array.from({ length: RING_TRIES * 2 }, () => random())
    const [form, hue, tipHue, size] = [random(), random(), random(), random()]
    const radius = Math.min(0.3, skyline * 0.52) * (k === 0 ? 1 : k < 3 ? 0.62 + 0.22 * size : 0.28 + 0.32 * size)
    let [best, x, y] = [-Infinity, 0.5, 0.3]
    for (let t = 0; t < RING_TRIES; t++) {
      const cx = k === 0 ? wide * (0.34 + 0.32 * draws[2 * t]!) : wide * (0.07 + 0.86 * draws[2 * t]!)
      const top = Math.min(radius * 0.8, skyline * 0.4)
      const cy = top + (Math.max(top, skyline * 0.82 - radius * 0.4) - top) * draws[2 * t + 1]! * (k === 0 ? 0.55 : 1)
      const room = Math.min(0.2, ...shells.map((other) => Math.hypot(cx - other.x, cy - other.y) - 0.8 * (radius + other.radius)))
      if (room > best) [best, x, y] = [room, cx, cy]
    }
    shells.push({ x, y, radius, climbs: size < 0.5 || k === 0, ...breaksOf(k, form, hue, tipHue) })
  }
  return shells
}

function breaksOf(at: number, form: number, hue: number, tipHue: number): Pick<Shell, 'colour' | 'breaks'> {
  const colour = COLOURS[Math.floor(hue * COLOURS.length)]!
  const tip = COLOURS[Math.floor(tipHue * COLOURS.length)]!
  const main = { colour, tip, reach: 1 }
  const heart = { form: BREAKS.pistil, colour: tip, tip, reach: 0.46 }
  if (at === 0) return form < 0.55 ? { colour, breaks: [{ ...main, form: BREAKS.chrysanthemum }, heart] } : { colour: GOLD!, breaks: [{ form: BREAKS.willow, colour: GOLD!, tip: [1, 0.6, 0.24], reach: 1.12 }] }
  if (form < 0.34) return { colour, breaks: [{ ...main, form: BREAKS.peony }, ...(tipHue < 0.6 ? [heart] : [])] }
  if (form < 0.62) return { colour, breaks: [{ ...main, form: BREAKS.chrysanthemum, colour: tipHue < 0.4 ? GOLD! : colour, tip: colour }] }
  if (form < 0.76) return { colour: GOLD!, breaks: [{ form: BREAKS.willow, colour: GOLD!, tip: [1, 0.6, 0.24], reach: 1 }] }
  if (form < 0.88) return { colour: GOLD!, breaks: [{ form: BREAKS.palm, colour: GOLD!, tip: colour, reach: 1 }] }
  return { colour, breaks: [{ ...main, form: BREAKS.ring, tip: colour }, { ...heart, reach: 0.5 }] }
}
