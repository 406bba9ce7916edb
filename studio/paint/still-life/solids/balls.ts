import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { unit } from '../../../pixels/vector.ts'
import type { Point } from '../../solid/mesh.ts'
import { mayPause } from '../../solid/pausing.ts'
import { setColour, type Matter, type Part } from '../../solid/model.ts'
import { ellipsoid } from '../../solid/shapes.ts'

const GOLDEN = (1 + Math.sqrt(5)) / 2
/** Middles of an icosahedron's corners and faces: a football's dark pentagons and pale hexagons. */
const CORNERS: readonly Point[] = [[0, 1, GOLDEN], [1, GOLDEN, 0], [GOLDEN, 0, 1]].flatMap(([x, y, z]) => [1, -1].flatMap((p) => [1, -1].map((q): Point => unit([x ? x * p : 0, y ? y * (x ? q : p) : 0, z ? z * q : 0]))))
const FACES: readonly Point[] = CORNERS.flatMap((a, i) => CORNERS.slice(i + 1).flatMap((b, j) => CORNERS.slice(i + j + 2).flatMap((c): Point[] => {
  const near = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2] > 0.4
  return near(a, b) && near(b, c) && near(a, c) ? [unit([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]])] : []
})))
/** How much sooner a hexagon's edge comes than half way to its neighbours. */
const LEAN = 0.964

/** The panel of a football that a direction meets: how far its seam is, less than 0 on a dark one. */
function panel(x: number, y: number, z: number): number {
  let [best, second, dark] = [-2, -2, false]
  const look = (list: readonly Point[], scale: number, isDark: boolean) => {
    for (const [a, b, c] of list) {
      const close = (x * a + y * b + z * c) * scale
      if (close > best) [second, best, dark] = [best, close, isDark]
      else if (close > second) second = close
    }
  }
  look(CORNERS, LEAN, true)
  look(FACES, 1, false)
  return (best - second) * (dark ? -1 : 1)
}

const leather = (matter: Matter, rough: number) => {
  matter.rough = rough
  matter.metal = matter.glow = 0
  matter.coat = 0.3
}

/** Steps of the sheet of panels, from pole to pole; twice as many round. */
const STEPS = 400

/** The panels of a football over (u, v) of its ball. */
function panelSheet(): (u: number, v: number) => number {
  const wide = STEPS * 2
  const cells = new Float32Array((STEPS + 1) * wide)
  for (let row = 0; row <= STEPS; row++) {
    if (row % 16 === 0) mayPause()
    for (let k = 0; k < wide; k++) {
      const [lift, angle] = [(row / STEPS - 0.5) * Math.PI, (k / wide) * 2 * Math.PI]
      cells[row * wide + k] = panel(Math.cos(lift) * Math.cos(angle), Math.sin(lift), -Math.cos(lift) * Math.sin(angle))
    }
  }
  return (u, v) => {
    const row = Math.min(STEPS - 0.001, u * STEPS), k = Math.min(wide - 0.001, v * wide)
    const i = row | 0, j = k | 0, s = row - i, t = k - j, next = (j + 1) % wide
    return (cells[i * wide + j]! * (1 - t) + cells[i * wide + next]! * t) * (1 - s) + (cells[(i + 1) * wide + j]! * (1 - t) + cells[(i + 1) * wide + next]! * t) * s
  }
}

export function footballParts(patch: Rgb): Part[] {
  const panels = panelSheet()
  return [{
    mesh: ellipsoid(1, 1, 1, 40),
    paint: ({ u, v }, matter) => {
      const seam = panels(u, v)
      setColour(matter, seam < 0 ? patch : [0.86, 0.86, 0.85], 0.35 + 0.65 * smoothstep(0.002, 0.014, Math.abs(seam)))
      leather(matter, 0.38)
    },
    relief: ({ u, v }) => 0.02 * smoothstep(0, 0.03, Math.abs(panels(u, v))),
    at: { y: 1, turnX: 0.35, turnZ: 0.25, turnY: 0.4 },
  }]
}

/** How far the nearest groove of a basketball is. */
const groove = (x: number, y: number) => Math.min(Math.abs(x), Math.abs(y), Math.abs(Math.hypot(x * 0.86, y * 1.3) - 0.72))

/** The grain of its skin, as small in front as at the sides. */
const pebbles = (x: number, y: number, z: number, noise: Noise) => noise.at((x * 96) / (1 + Math.abs(z)), (y * 96) / (1 + Math.abs(z)))

export function basketballParts(skin: Rgb, noise: Noise): Part[] {
  return [{
    mesh: ellipsoid(1, 1, 1, 40),
    paint: ({ x, y, z }, matter) => {
      const line = smoothstep(0.026, 0.016, groove(x, y))
      const pebble = pebbles(x, y, z, noise)
      setColour(matter, mix(skin, [0.02, 0.016, 0.014], line), 0.92 + 0.16 * pebble)
      leather(matter, 0.5)
    },
    relief: ({ x, y, z }) => 0.011 * pebbles(x, y, z, noise) + 0.03 * smoothstep(0.01, 0.04, groove(x, y)),
    at: { y: 1, turnX: 0.5, turnZ: 0.42, turnY: 0.5 },
  }]
}
