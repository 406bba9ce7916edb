import type { Rgb } from '../../../../pixels/colour.ts'
import { hasWindows, type Look } from './look.ts'

/** What a point of a wall shows. */
export interface Surface {
  /** Share of glass, 0..1, and how far its pane leans from the wall (slopes). */
  glass: number
  tilt: number
  /** Darkening of wall and glass: reveals, blinds. */
  shade: number
  /** Brightening of the wall's own relief, about -0.4..0.4. */
  ledge: number
  /** Light from lit rooms, 0..1. */
  lit: number
}

/** Height of the shops on the ground floor, metres. */
const SHOP = 5.5

/** Mean over a footprint of a comb that is 1 for `duty` of each period; so no pattern is ever finer than a pixel. */
function comb(x: number, period: number, duty: number, footprint: number): number {
  const width = Math.max(footprint / period, 1e-3)
  const a = x / period - width / 2
  const b = a + width
  const sum = (at: number) => {
    const whole = Math.floor(at)
    return whole * duty + Math.min(at - whole, duty)
  }
  return (sum(b) - sum(a)) / width
}

export function chance(a: number, b: number, salt: number): number {
  let hash = Math.imul(a, 374761393) + Math.imul(b, 668265263) + Math.imul(salt, 1274126177)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Reads a wall at `u` metres along and `v` metres up, seen through a pixel of the given size (metres); `busy` is the share of lit rooms. */
export function readFacade(look: Look, u: number, v: number, across: number, up: number, busy: number, out: Surface): void {
  const { bay, storey, salt } = look
  out.glass = 0
  out.tilt = 0
  out.ledge = 0
  out.shade = 1
  out.lit = 0
  if (!hasWindows(look.kind)) return
  const column = Math.floor(u / bay)
  const floor = Math.floor(v / storey)
  const shop = v < SHOP
  const shareAcross = shop ? 0.86 : look.across
  const shareUp = shop ? 0.8 : look.up
  const glass = comb(u - bay * (0.5 - shareAcross / 2), bay, shareAcross, across) *
    comb(shop ? v - 0.4 : v - storey * 0.3, shop ? SHOP : storey, shareUp, up)
  // Panes tell themselves apart only where they are larger than a pixel.
  const near = Math.max(0, 1 - Math.max(across / bay, up / storey) * 0.9)
  const own = chance(column, floor, salt)
  out.glass = glass
  out.tilt = (own - 0.5) * 0.05 * near
  // Close to, panes have bars and each storey a ledge with its shadow.
  const close = Math.max(0, 1 - Math.max(across, up) / 0.16)
  if (close > 0) {
    const bar = comb(u - bay * 0.5 + 0.05, bay * shareAcross * 0.5, 0.1 / (bay * shareAcross * 0.5), across)
    const rail = comb(v - storey * 0.3 - storey * shareUp * 0.62, storey, 0.09 / storey, up)
    out.glass *= 1 - close * Math.min(1, bar + (shop ? 0 : rail)) * 0.85
    if (!shop) out.ledge = close * (comb(v - 0.1, storey, 0.3 / storey, up) * 0.35 - comb(v + 0.16, storey, 0.26 / storey, up) * 0.4)
  }
  // Closer still, stone shows its courses.
  const fine = Math.max(0, 1 - Math.max(across, up) / 0.05)
  if (fine > 0 && look.kind === 'stone' && !shop) {
    const course = Math.floor(v / 0.36)
    out.ledge += fine * (0.1 * (chance(course, Math.floor(u / 0.8 + (course & 1) * 0.5), salt) - 0.5) - 0.26 * Math.max(comb(v, 0.36, 0.07, up), comb(u + (course & 1) * 0.4, 0.8, 0.03, across)))
  }
  const blind = chance(column, floor, salt + 7) < 0.22 ? 0.22 : 0
  out.shade = 1 + near * (blind - 0.1 * own)
  // Every dozen floors a plant storey breaks the tower.
  if (!shop && look.kind === 'curtain' && floor % 14 === 13) {
    out.glass *= 0.25
    out.shade *= 0.75
  }
  // Shops keep their windows lit by day.
  const window = shop && close > 0 ? 0.8 : 0
  if (busy <= 0 && !window) return
  const whole = shop ? Math.max(window, Math.min(1, busy * 2.2)) : busy * (0.35 + 1.3 * chance(floor, salt, 3) * near + 0.65 * (1 - near))
  const on = own < whole ? 0.45 + 0.55 * chance(column, floor, salt + 3) : 0
  const within = close > 0 ? 1 - close * (1 - roomAt(bay, shop ? SHOP : storey, salt, u, v)) : 1
  out.lit = glass * (1 - 0.3 * close) * within * (on * near + whole * 0.7 * (1 - near))
}

/** Close to, a lit room is not one light: a lamp under the ceiling, drawn curtains, and the far wall with what stands before it. */
function roomAt(bay: number, storey: number, salt: number, u: number, v: number): number {
  const [x, y] = [u / bay - Math.floor(u / bay), v / storey - Math.floor(v / storey)]
  const own = chance(Math.floor(u / bay), Math.floor(v / storey), salt + 5)
  const lamp = Math.exp(-((x - 0.3 - 0.4 * own) ** 2 * 9 + (y - 0.85) ** 2 * 7))
  const curtain = own > 0.45 && Math.abs(x - 0.5) > 0.32 - 0.12 * own ? 0.5 + 0.12 * Math.sin(u * 34) : 1
  const furniture = y < 0.34 + 0.2 * chance(Math.floor(u * 1.3), salt, 9) ? 0.55 : 1
  return (0.2 + 0.75 * lamp) * curtain * furniture
}

export const WARM_ROOM: Rgb = [1.5, 0.86, 0.38]
export const COOL_ROOM: Rgb = [0.95, 1.1, 1.2]
