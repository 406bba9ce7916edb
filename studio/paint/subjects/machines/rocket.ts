import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, lathe, net, tube } from '../../solid/shapes.ts'

const WHITE: Rgb = [0.82, 0.83, 0.84]
const DARK: Rgb = [0.025, 0.027, 0.032]
const BELL = plain('#6f6a66', { rough: 0.3, metal: 0.9 })
/** Half the core's width, its shoulder, and the fairing's. */
const [CORE, WAIST, FAIRING] = [0.5, 5.6, 0.62]

const ogive = (radius: number, from: number, tall: number, steps = 14) =>
  Array.from({ length: steps + 1 }, (_, k): [number, number] => [radius * Math.sqrt(Math.max(0, 1 - (k / steps) ** 1.9)), from + tall * (k / steps)])

/** A launcher of two stages with four boosters, nine units high, its bells at y = 0; `band` is the colour of its stripes. */
export function rocketParts(band: Rgb, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}) => parts.push({ mesh, paint, at })
  /** Painted metal in rings of panels; dark where stages part. */
  const skin = (rings: readonly (readonly [from: number, to: number, colour: Rgb])[], panels: number): Paint => ({ y, v }, matter) => {
    const [, , colour] = rings.find(([from, to]) => y > from && y < to) ?? [0, 0, WHITE]
    const seam = smoothstep(0.012, 0.004, Math.abs(((y * 1.6 + 50) % 1) - 0.5)) + smoothstep(0.02, 0.006, Math.abs(((v * panels) % 1) - 0.5))
    const soot = smoothstep(1.6, 0, y) * (0.5 + 0.5 * noise.fbm(v * 24, y * 1.4, 3))
    setColour(matter, mix(colour, [0.16, 0.13, 0.11], 0.45 * soot), (1 - 0.28 * Math.min(1, seam)) * (0.97 + 0.05 * noise.fbm(v * 40, y * 2, 2)))
    matter.rough = 0.34
    matter.metal = 0
    matter.coat = 0.45
  }
  add(lathe([[CORE * 0.92, 0.35], [CORE, 0.5], [CORE, 1.2], [CORE, 2.6], [CORE, 4], [CORE, WAIST - 0.5], [CORE, WAIST], [FAIRING, WAIST + 0.45], ...ogive(FAIRING, 7.35, 1.55)], 72), skin([[0, 0.75, DARK], [2.9, 3.05, DARK], [WAIST - 0.55, WAIST - 0.36, DARK], [WAIST - 0.3, WAIST - 0.12, band], [WAIST + 0.5, WAIST + 0.62, band], [8.72, 9, band]], 8))
  // A stripe of letters that nobody can read from here, and a flag.
  for (const turn of [0.25, Math.PI + 0.25]) add(box(0.13, 0.17, 0.012, 0.005), plain(band, { rough: 0.4, coat: 0.4 }), { x: Math.sin(turn) * FAIRING, z: Math.cos(turn) * FAIRING, y: 6.75, turnY: turn })
  for (let k = 0; k < 4; k++) {
    const turn = k * (Math.PI / 2) + Math.PI / 4
    const [x, z] = [Math.cos(turn) * 0.86, -Math.sin(turn) * 0.86]
    add(lathe([[0.31, 0.3], [0.33, 0.5], [0.33, 2.9], [0.33, 3.1], ...ogive(0.33, 3.12, 1.0, 10).map(([r, y]): [number, number] => [Math.max(0.03, r), y]), [0, 4.16]], 40), skin([[0, 0.66, DARK], [0.8, 1.02, band], [2.85, 3.02, band]], 6), { x, z })
    add(lathe([[0.12, 0.34], [0.16, 0.2], [0.24, 0], [0.22, 0], [0.1, 0.25]], 28), BELL, { x, z })
    for (const y of [0.9, 2.7]) add(tube([[x * 0.5, y, z * 0.5], [x, y + 0.06, z]], 0.05, { rows: 2, segments: 8, up: [0, 1, 0.1] }), plain('#4b4e54', { rough: 0.5, metal: 0.6 }))
    // A fin on each booster.
    add(net(2, 2, (u, v) => [0.3 + 0.42 * v * (1 - 0.35 * u), 0.35 + 0.95 * u * (1 - 0.42 * v), 0], -1), plain(band, { rough: 0.4, coat: 0.4 }), { x, z, turnY: turn })
  }
  for (const [x, z] of [[0.2, 0.2], [-0.2, 0.2], [0.2, -0.2], [-0.2, -0.2]] as const) add(lathe([[0.08, 0.4], [0.11, 0.22], [0.19, 0], [0.17, 0], [0.07, 0.3]], 24), BELL, { x, z })
  for (const turn of [0.9, 2.5, 4.4]) add(box(0.035, 2.1, 0.03, 0.01), plain('#c9ccd0', { rough: 0.5 }), { x: Math.cos(turn) * CORE, z: -Math.sin(turn) * CORE, y: 3.2, turnY: turn })
  return parts
}
