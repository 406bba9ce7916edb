import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, tube } from '../../solid/shapes.ts'
import { archDepth, carBody, carCabin, valueAt, type CarShape } from './car-body.ts'
import { wheelParts } from './wheel.ts'

const CHROME = plain('#d8dce0', { rough: 0.12, metal: 1 })
const BLACK = plain('#0d0e10', { rough: 0.5 })

const sports: CarShape = {
  tail: -2.2, nose: 2.24, square: 3.1, ends: 9,
  deck: [[-2.2, 0.83], [-1.9, 0.9], [-1.3, 0.89], [-0.4, 0.79], [0.5, 0.77], [1.3, 0.8], [1.8, 0.7], [2.24, 0.5]],
  sill: [[-2.2, 0.3], [-1.6, 0.16], [0, 0.12], [1.6, 0.12], [2.24, 0.16]],
  width: [[-2.2, 0.84], [-1.35, 0.93], [-0.3, 0.88], [0.5, 0.87], [1.3, 0.9], [1.9, 0.82], [2.24, 0.66]],
  cabin: { from: -1.9, to: 0.98, roof: [[-1.9, 0.86], [-1.3, 1.03], [-0.7, 1.19], [-0.2, 1.235], [0.25, 1.17], [0.98, 0.76]], base: 0.74, top: 0.52, lean: 0.42 },
  wheels: { rear: -1.34, front: 1.36, radius: 0.36, width: 0.3, track: 0.82 },
}
const classic: CarShape = {
  tail: -2.15, nose: 2.1, square: 2.7, ends: 5,
  deck: [[-2.15, 0.7], [-1.8, 0.9], [-1.2, 1], [-0.4, 0.98], [0.7, 0.98], [1.4, 0.99], [1.9, 0.95], [2.1, 0.84]],
  sill: [[-2.15, 0.3], [-1.5, 0.22], [0, 0.19], [1.5, 0.22], [2.1, 0.3]],
  width: [[-2.15, 0.7], [-1.4, 0.84], [-0.3, 0.83], [0.6, 0.82], [1.3, 0.83], [1.9, 0.76], [2.1, 0.6]],
  cabin: { from: -1.75, to: 0.78, roof: [[-1.75, 0.92], [-1.45, 1.22], [-0.9, 1.5], [-0.3, 1.56], [0.25, 1.5], [0.5, 1.3], [0.78, 0.94]], base: 0.73, top: 0.6, lean: 0.58 },
  wheels: { rear: -1.3, front: 1.32, radius: 0.36, width: 0.24, track: 0.76 },
}

const within = (value: number, low: number, high: number, soft = 0.012) => smoothstep(low - soft, low, value) * smoothstep(high + soft, high, value)
const seam = (distance: number, width = 0.007) => smoothstep(width * 1.8, width * 0.7, Math.abs(distance))

function glassy(matter: Matter, colour: Rgb, glow = 0): void {
  setColour(matter, colour)
  matter.rough = 0.06
  matter.metal = 0
  matter.coat = 1
  matter.glow = glow
}

/** Lacquer with seams, arches, lamps and vents, by where on the body a spot lies. */
function bodyPaint(colour: Rgb, shape: CarShape, fast: boolean, lamps: number, sheen: number): Paint {
  const { nose, tail } = shape
  return ({ x, y, z }, matter) => {
    const side = Math.abs(z)
    setColour(matter, colour)
    matter.rough = 0.3
    matter.metal = sheen
    matter.coat = 1
    const deck = valueAt(shape.deck, x)
    const doors = y < deck - 0.03 && side > 0.5 ? Math.max(seam(x - 0.68 + 0.1 * (y - 0.5)), seam(x + 0.5 + (fast ? 0.5 * (y - 0.5) ** 2 : 0.02))) * (y > 0.28 ? 1 : 0) : 0
    const bonnet = y > deck - 0.12 && x > 0.95 && x < nose - 0.22 ? seam(side - (fast ? 0.56 + 0.12 * (2 - x) : 0.5)) : 0
    const cuts = Math.max(doors, side > 0.5 ? seam(y - 0.27) * within(x, -0.9, 0.95) : 0, bonnet, side > 0.6 ? 0.8 * seam(y - (0.62 - 0.03 * x), 0.005) * within(x, -1, 1) : 0)
    if (cuts > 0) {
      setColour(matter, colour, 1 - 0.85 * cuts)
      matter.coat = 1 - cuts
    }
    if (archDepth(shape, x, y) > 0 && side > 0.3) return dark(matter)
    if (fast) {
      if (side > 0.6 && within(x, -0.98, -0.62) * within(y, 0.44 + (x + 0.98) * 0.25, 0.66) > 0.5) return dark(matter)
      if (y < 0.185) return dark(matter)
      const mouth = x > nose - 0.4 && y < 0.4 && y > 0.22 && side < 0.5 + 0.6 * (y - 0.22)
      if (mouth || (x > nose - 0.55 && side > 0.6 && y < 0.4 && y > 0.25)) return dark(matter)
      const lamp = x > 1.5 && side > 0.46 && within(y, 0.53 + (2.1 - x) * 0.2, 0.62 + (2.15 - x) * 0.24, 0.006) > 0.5 && x < 2.16
      if (lamp) {
        const low = y - 0.545 - (2.1 - x) * 0.2
        const eye = Math.max(smoothstep(0.05, 0.036, Math.hypot((x - 1.78) * 0.6, low - 0.035)), smoothstep(0.05, 0.036, Math.hypot((x - 1.98) * 0.6, low - 0.035)), seam(low, 0.011))
        return glassy(matter, mix([0.03, 0.034, 0.04], [1, 0.97, 0.9], eye), lamps * eye)
      }
      if (x < tail + 0.2 && within(y, 0.62, 0.72) > 0.5 && side > 0.25) return glassy(matter, [0.7, 0.01, 0.01], 0.6 + lamps)
    } else if (side > 0.55 && seam(y - 0.72, 0.012) * within(x, -1.85, 1.85) > 0.4) {
      setColour(matter, [0.75, 0.77, 0.8])
      matter.metal = 1
      matter.rough = 0.15
    }
  }
}

function dark(matter: Matter): void {
  setColour(matter, [0.012, 0.012, 0.014])
  matter.rough = 0.6
  matter.metal = 0
  matter.coat = 0
}

/** Glass between pillars, under a lacquered roof. */
function cabinPaint(colour: Rgb, shape: CarShape, fast: boolean, sheen: number): Paint {
  const { from, to, roof, lean } = shape.cabin
  return ({ x, y, z, v }, matter) => {
    const foot = valueAt(shape.deck, x)
    const t = (y - foot) / lean
    const flank = Math.abs(z) > 0.34 + (fast ? 0.1 : 0.16) * (1 - Math.min(1, t))
    const aside = v < 0.28 || v > 0.72
    const top = valueAt(roof, x)
    const roofed = fast ? within(x, -0.95, 0.22) * smoothstep(0.03, 0.06, y - top + 0.16) : within(x, -1.12, 0.3) * smoothstep(0, 0.03, y - top + 0.15)
    const pillar = fast
      ? aside && flank && (x > 0.28 + (1 - t) * 0.56 || x < -0.98 + (1 - t) * 0.12 || Math.abs(x + 0.42) < 0.022)
      : aside && (x > 0.36 + (1 - t) * 0.3 || x < -1.12 - (1 - t) * 0.2 || Math.abs(x + 0.48) < 0.035)
    const sill = y < foot + 0.03
    if ((roofed > 0.5 && !aside) || pillar || sill || (aside && y > top - 0.075) || x < from + 0.1 || x > to - 0.01) {
      setColour(matter, fast ? colour : mix(colour, [0.9, 0.88, 0.82], 0.92))
      matter.rough = 0.3
      matter.metal = fast ? sheen : 0
      matter.coat = 1
      return
    }
    glassy(matter, [0.014, 0.018, 0.02])
  }
}

/** A car looking along x, 4.4 units long; `lamps` is how brightly its headlights burn. */
export function carParts(colour: Rgb, kind: 'sports' | 'classic', lamps: number): Part[] {
  const fast = kind === 'sports'
  const shape = fast ? sports : classic
  const sheen = fast ? 0.35 : 0
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at?: Part['at']) => parts.push({ mesh, paint, ...(at && { at }) })
  add(carBody(shape), bodyPaint(colour, shape, fast, lamps, sheen))
  add(carCabin(shape), cabinPaint(colour, shape, fast, sheen))
  const { rear, front, radius, width, track } = shape.wheels
  for (const x of [rear, front]) for (const side of [-1, 1]) parts.push(...wheelParts({ x, y: radius, z: side * track, turnY: side > 0 ? 0 : Math.PI }, radius, width, fast, x === front ? -0.06 : 0))
  for (const side of [-1, 1]) {
    const lacquer = plain(colour, { rough: 0.3, coat: 1, metal: sheen })
    if (fast) add(ellipsoid(0.13, 0.07, 0.1, 16), lacquer, { x: 0.56, y: 0.88, z: side * 0.93 })
    else {
      add(ellipsoid(0.05, 0.07, 0.07, 16), CHROME, { x: 0.62, y: 1.06, z: side * 0.86 })
      // Round lamps in chrome rings on the wings.
      add(lathe([[0, 0.05], [0.1, 0.04], [0.15, 0.02], [0.17, -0.04], [0.16, -0.12], [0.05, -0.25]], 32), ({ y, x, z }, matter) => {
        const ring = Math.hypot(x, z) > 0.125
        if (ring) CHROME({ x, y, z, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 }, matter)
        else glassy(matter, [0.95, 0.92, 0.82], lamps)
      }, { x: 2.0, y: 0.8, z: side * 0.52, turnZ: -Math.PI / 2 + 0.1 })
      add(tube([[0, 0, -0.8], [0.1, 0, -0.55], [0.14, 0, 0], [0.1, 0, 0.55], [0, 0, 0.8]], 0.06, { rows: 30, segments: 14 }), CHROME, { x: side > 0 ? 2.06 : -2.1, y: 0.45, turnY: side > 0 ? 0 : Math.PI })
    }
    add(box(0.07, 0.014, 0.012, 0.011), CHROME, { x: -0.3, y: fast ? 0.68 : 0.84, z: side * (fast ? 0.87 : 0.83) })
  }
  if (!fast) {
    add(box(0.03, 0.13, 0.26, 0.028), ({ y, z }, matter) => (Math.abs(Math.sin(y * 75)) < 0.5 || Math.abs(z) > 0.24 ? CHROME : BLACK)({ x: 0, y, z, modelX: 0, modelY: 0, modelZ: 0, u: 0, v: 0 }, matter), { x: 2.09, y: 0.66 })
  }
  return parts
}
