import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Matter, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, net, power, tube } from '../../solid/shapes.ts'
import { GAUGE, RAIL_TOP, trackParts } from './railway.ts'

/** Nose, its root, and how long a carriage behind it is. */
const [NOSE, ROOT, CAR] = [3.2, 1.0, 3.4]
const FLOOR = RAIL_TOP + 0.07
const [HALF, HIGH] = [0.56, 1.2]
/** A rounded section: half its width, its height, and how far it is lowered. */
function section(x: number): readonly [half: number, high: number] {
  if (x <= ROOT) return [HALF, HIGH]
  const t = (x - ROOT) / (NOSE - ROOT)
  return [HALF * (1 - t ** 2.6) ** 0.5, 0.3 + (HIGH - 0.3) * (1 - smoothstep(0, 1.02, t)) ** 1.05 - 0.14 * t ** 6]
}

const shell = (from: number, to: number, rows: number): Mesh =>
  net(rows, 64, (u, v): Point => {
    const x = from + (to - from) * (to > ROOT ? 1 - (1 - u) ** 1.4 : u)
    const [half, high] = section(x)
    const angle = v * 2 * Math.PI
    const sine = Math.sin(angle)
    const middle = FLOOR + high * 0.42
    return [x, sine > 0 ? middle + high * 0.58 * power(sine, 0.72) : middle + high * 0.42 * power(sine, 0.34), -power(Math.cos(angle), 0.62) * Math.max(0.004, half)]
  }, 0.2)

function glass(matter: Matter, lit: number): void {
  setColour(matter, lit > 0 ? [1, 0.82, 0.5] : [0.018, 0.024, 0.032], lit > 0 ? 0.5 * lit : 1)
  matter.rough = 0.06
  matter.coat = 1
  matter.metal = 0
  matter.glow = lit > 0.5 ? 0.9 * lit : 0
}

/** A high-speed train of a long-nosed head and two carriages on its track, looking along x; `lamps` is how brightly its lights burn. */
export function bulletTrainParts(body: Rgb, stripe: Rgb, lamps: number, noise: Noise): Part[] {
  const parts = trackParts(-12, 5.2, noise)
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  const lit = lamps > 1 ? lamps / 1.4 : 0
  const coat = (start: number): Paint => ({ x, y, z }, matter) => {
    const up = (y - FLOOR) / HIGH
    const aside = Math.abs(z) / HALF
    setColour(matter, body)
    matter.rough = 0.28
    matter.metal = 0.05
    matter.coat = 0.9
    matter.glow = 0
    const t = (x - ROOT) / (NOSE - ROOT)
    const dip = t > 0 ? 0.4 * smoothstep(0, 0.75, t) : 0
    // A broad band under the windows that runs out along the nose, and a thin one below it.
    if (up > 0.33 - dip * 0.34 && up < 0.47 - dip * 0.78 && (t < 0.86)) setColour(matter, stripe)
    else if (up > 0.27 - dip * 0.3 && up < 0.292 - dip * 0.32) setColour(matter, stripe)
    if (up < 0.13) setColour(matter, mix(body, [0.1, 0.11, 0.13], 0.82))
    if (x < ROOT - 0.25 && up > 0.55 && up < 0.73 && aside > 0.5) {
      const along = ((start - x) % 0.36) / 0.36
      if (along > 0.14 && along < 0.86) return glass(matter, lit)
    }
    // Doors.
    const gate = start - x
    if (aside > 0.6 && up > 0.12 && up < 0.8 && gate > 0.12 && Math.abs(Math.abs(gate - 0.3) - 0.15) < 0.008) setColour(matter, body, 0.35)
    // The driver's window, wrapped over the nose.
    const screen = t > 0.04 && t < 0.36 && up > 0.58 - t * 0.42 && aside < 0.78 - 0.5 * t && y > FLOOR + section(x)[1] * 0.62
    if (screen) return glass(matter, 0)
    // Lamps, drawn out along the cheeks.
    const lamp = t > 0.56 && t < 0.78 && Math.abs(up - (0.37 - 0.24 * (t - 0.56))) < 0.035 && aside > 0.2
    if (lamp) {
      setColour(matter, [1, 0.97, 0.88], 0.8)
      matter.glow = 0.35 + lamps
      matter.rough = 0.1
    }
  }
  add(shell(ROOT - CAR, NOSE, 150), coat(ROOT - 0.25))
  for (let k = 1; k < 3; k++) {
    const front = ROOT - CAR * k - 0.1 * k
    add(shell(front - CAR, front, 40), coat(front))
    add(box(0.09, 0.46, HALF * 0.86, 0.03), plain('#1c1e22', { rough: 0.8 }), { x: front + 0.05, y: FLOOR + 0.56 })
    add(box(0.5, 0.05, 0.28, 0.03), plain('#c9ccd0', { rough: 0.5 }), { x: front - 1.7, y: FLOOR + HIGH })
  }
  for (const x of [0.2, -1.9, -2.9, -5.2, -6.3]) {
    add(box(0.42, 0.11, 0.44, 0.04), plain('#24272b', { rough: 0.6 }), { x, y: RAIL_TOP + 0.1 })
    for (const dx of [-0.24, 0.24]) for (const side of [-1, 1]) add(ellipsoid(0.13, 0.13, 0.035, 16), plain('#5c6066', { rough: 0.3, metal: 0.9 }), { x: x + dx, y: RAIL_TOP + 0.13, z: side * GAUGE })
  }
  add(tube([[-3.7, FLOOR + HIGH, 0], [-3.45, FLOOR + HIGH + 0.18, 0], [-3.75, FLOOR + HIGH + 0.36, 0]], 0.02, { rows: 12, segments: 6, up: [0, 0.1, 1] }), plain('#34373c', { rough: 0.5 }))
  add(box(0.03, 0.014, 0.34, 0.008), plain('#34373c', { rough: 0.5 }), { x: -3.75, y: FLOOR + HIGH + 0.37 })
  return parts
}
