import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { fine, type Mesh, type Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, tube } from '../../solid/shapes.ts'
import { wheelParts } from './wheel.ts'

const DARK = plain('#1c1d20', { rough: 0.6 })
/** Half the length and width, and where the floor is. */
const [LONG, HALF, FLOOR] = [2.3, 0.58, 0.17]

/** A town bus of one or two decks looking along x; `lamps` is how brightly its lights burn. */
export function busParts(colour: Rgb, decks: 1 | 2, lamps: number): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const high = decks === 2 ? 2.08 : 1.32
  const lit = lamps > 0.6 ? lamps / 1.4 : 0
  /** Where the board over the driver is that says where it goes. */
  const sign = FLOOR + (decks === 2 ? 1.27 : 1.18)
  const cream: Rgb = [0.84, 0.8, 0.7]
  const glass = (matter: Matter, shade: number) => {
    setColour(matter, lit ? mix([1, 0.68, 0.3], [0.42, 0.24, 0.1], shade) : mix([0.05, 0.075, 0.1], [0.16, 0.2, 0.23], shade))
    matter.glow = lit * (0.42 - 0.2 * shade)
    matter.rough = 0.06
    matter.coat = 1
  }
  /** Windows on all sides of a deck that begins at `sill`. */
  const windows = (matter: Matter, x: number, y: number, z: number, sill: number, top: number): boolean => {
    if (y < sill || y > top) return false
    const side = Math.abs(z) > HALF - 0.02
    const front = Math.abs(x) > LONG - 0.03
    const frame = Math.min(y - sill, top - y)
    if (side && Math.abs(x) < LONG - 0.14) {
      const along = ((x + LONG - 0.14) % 0.58) / 0.58
      if (frame < 0.02 || along < 0.05 || along > 0.95) return setColour(matter, [0.04, 0.04, 0.045]), true
      // Heads and seats behind the panes.
      const seat = smoothstep(0.11, 0.09, Math.hypot((along - 0.5) * 0.58, Math.max(0, sill + 0.12 - y)))
      return glass(matter, 0.35 * (y - sill) / (top - sill) + 0.5 * seat * (y < sill + 0.18 ? 1 : 0)), true
    }
    if (front && Math.abs(z) < HALF - 0.07) {
      if (frame < 0.02 || Math.abs(z) < 0.012) return setColour(matter, [0.04, 0.04, 0.045]), true
      return glass(matter, 0.3), true
    }
    return false
  }
  const body: Paint = ({ x, y: local, z }, matter) => {
    const y = local + high / 2 + FLOOR
    setColour(matter, colour)
    matter.rough = 0.3
    matter.metal = 0.05
    matter.coat = 0.85
    matter.glow = 0
    const from = FLOOR + 0.54
    if (windows(matter, x, y, z, from, FLOOR + 1.06)) return
    if (decks === 2 && windows(matter, x, y, z, FLOOR + 1.42, FLOOR + 1.9)) return
    const band = decks === 2 ? FLOOR + 1.2 : FLOOR + 0.42
    if (Math.abs(y - band) < 0.028) return setColour(matter, cream)
    if (y < FLOOR + 0.07) return setColour(matter, [0.05, 0.05, 0.055])
    // The door's leaves on the near side.
    if (z > HALF - 0.02 && x > LONG - 0.78 && x < LONG - 0.2 && y < FLOOR + 0.98) {
      const leaf = Math.abs(((x - LONG + 0.78) % 0.29) - 0.145)
      if (leaf > 0.13 || y < FLOOR + 0.1) return setColour(matter, [0.04, 0.04, 0.045])
      return glass(matter, 0.5)
    }
    // Where it goes.
    if (x > LONG - 0.03 && Math.abs(z) < 0.36 && y > sign - 0.11 && y < sign + 0.11) {
      const dot = Math.sin(z * 90) * Math.sin(z * 23 + 1) > 0.1 && Math.abs(y - sign) < 0.06
      setColour(matter, dot ? [1, 0.7, 0.2] : [0.02, 0.02, 0.022])
      matter.glow = dot ? 0.6 + lit : 0
    }
  }
  add(fine(box(LONG, high / 2, HALF, 0.1), 0.3), body, { y: FLOOR + high / 2 })
  for (const [x, face] of [[1.5, 1], [-1.35, 1]] as const) {
    for (const side of [-1, 1]) {
      // The wheel's arch.
      add(ellipsoid(0.34, 0.34, 0.006, 24), DARK, { x: x * face, y: 0.28, z: side * (HALF + 0.002) })
      parts.push(...wheelParts({ x, y: 0.27, z: side * (HALF - 0.075), turnY: side > 0 ? 0 : Math.PI }, 0.27, 0.2, true, 0))
    }
  }
  for (const side of [-1, 1]) {
    add(ellipsoid(0.04, 0.085, 0.085, 18), ({ x }, matter) => {
      setColour(matter, [1, 0.96, 0.86], x > 0 ? 1 : 0.4)
      matter.glow = 0.2 + lamps
      matter.rough = 0.1
      matter.coat = 1
    }, { x: LONG, y: FLOOR + 0.2, z: side * 0.4 })
    add(ellipsoid(0.03, 0.04, 0.04, 12), plain('#ff8c1a', { rough: 0.2, coat: 1, glow: 0.2 }), { x: LONG, y: FLOOR + 0.36, z: side * 0.45 })
    add(ellipsoid(0.03, 0.06, 0.05, 12), plain('#c01818', { rough: 0.2, coat: 1, glow: 0.2 + 0.5 * lamps }), { x: -LONG, y: FLOOR + 0.26, z: side * 0.42 })
    add(tube([[LONG - 0.04, FLOOR + 0.95, side * (HALF - 0.02)], [LONG + 0.16, FLOOR + 0.92, side * (HALF + 0.08)], [LONG + 0.18, FLOOR + 0.78, side * (HALF + 0.1)]], 0.014, { rows: 12, segments: 6 }), DARK)
    add(box(0.025, 0.11, 0.06, 0.02), DARK, { x: LONG + 0.18, y: FLOOR + 0.72, z: side * (HALF + 0.1) })
  }
  add(box(0.05, 0.05, HALF - 0.03, 0.03), plain('#2a2b2f', { rough: 0.5 }), { x: LONG + 0.005, y: FLOOR + 0.07 })
  add(box(0.01, 0.045, 0.17, 0.005), plain('#e8e4d0', { rough: 0.5 }), { x: LONG + 0.06, y: FLOOR + 0.09 })
  for (const side of [-1, 1]) add(tube([[LONG + 0.01, FLOOR + 0.52, side * 0.1], [LONG + 0.03, FLOOR + 0.6, side * 0.36]], 0.008, { rows: 2, segments: 6 }), DARK)
  if (decks === 1) add(box(0.6, 0.07, 0.36, 0.04), plain(cream, { rough: 0.5 }), { x: -0.5, y: FLOOR + high + 0.04 })
  return parts
}
