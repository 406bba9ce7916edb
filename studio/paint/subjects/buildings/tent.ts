import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, net, tube } from '../../solid/shapes.ts'

const [LONG, WIDE, HIGH] = [1.15, 0.95, 1.3]
const ROPE = plain('#d9d2bf', { rough: 0.8 })
const POLE = plain('#6d4a2a', { rough: 0.6 })

/** A ridge tent with its flaps tied back, its opening towards x; `lamp` is how brightly it is lit within. */
export function tentParts(colour: Rgb, lamp: number, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const warm: Rgb = [1, 0.62, 0.26]
  const canvas = (shade: number, inside: number): Paint => ({ x, y, z }, matter) => {
    const fold = noise.fbm(x * 3 + z, y * 3 - z * 2, 3)
    // Cloth lets the lamp through, most where that hangs.
    const near = Math.exp(-((x * x) / 0.9 + (y - 0.55) ** 2 / 0.3)) * lamp * (0.5 + inside)
    setColour(matter, mix(mix(colour, [0.85, 0.8, 0.7], inside * 0.55), warm, Math.min(0.55, near * 0.7)), shade * (0.95 + 0.08 * fold) * (Math.abs((Math.abs(z) * 3.2) % 1) < 0.02 ? 0.85 : 1))
    matter.rough = 0.8
    matter.metal = 0
    matter.coat = 0
    matter.glow = Math.min(0.95, near * 1.1)
  }
  const creases: Part['relief'] = ({ x, y, z }) => 0.012 * noise.fbm(x * 4 + z * 2, y * 4, 2)
  /** A side's cloth sags between the ridge and its pegs. */
  const side = (s: number, inner: number): Mesh => net(24, 24, (u, v): Point => {
    const sag = 0.09 * Math.sin(v * Math.PI) + 0.05 * Math.sin(u * Math.PI) * (1 - v)
    return [-LONG + 2 * LONG * u, HIGH * (1 - v) - 0.05 * Math.sin(u * Math.PI) * (1 - v) + 0.02, s * (WIDE * v - sag - inner)]
  }, -1)
  for (const s of [-1, 1]) {
    add(side(s, 0), canvas(1, 0), {}, creases)
    add(side(s, 0.012), canvas(0.5, 1))
    // A flap, tied back in folds.
    add(net(20, 16, (u, v): Point => {
      const pinch = 1 - 0.72 * Math.exp(-(((u - 0.62) / 0.24) ** 2))
      const edge = WIDE * u * 0.98 - 0.06 * Math.sin(u * Math.PI)
      const wide = 0.46 * u * pinch + 0.02
      return [LONG + 0.02 + 0.05 * Math.sin(v * 9 + u * 2) * u, HIGH * (1 - u) + 0.02, s * Math.max(0, edge - wide * v)]
    }, -1), canvas(0.94, 0), {}, creases)
    add(tube([[LONG + 0.05, HIGH * 0.38, s * WIDE * 0.44], [LONG + 0.06, HIGH * 0.37, s * WIDE * 0.58]], 0.02, { rows: 4, segments: 8 }), ROPE)
    for (const x of [-LONG, 0, LONG]) add(tube([[x, 0.08, s * WIDE * 0.96], [x * 1.12, 0, s * (WIDE + 0.3)]], 0.009, { rows: 2, segments: 5 }), ROPE)
  }
  add(net(10, 16, (u, v): Point => [-LONG, HIGH * (1 - u), (v * 2 - 1) * (WIDE * u - 0.09 * Math.sin(u * Math.PI))], -1), canvas(0.62, 0.5))
  add(net(4, 4, (u, v): Point => [-LONG + 2 * LONG * u, 0.015, (v * 2 - 1) * WIDE * 0.9]), ({ x, z }, matter) => {
    const check = (Math.floor(x * 6) + Math.floor(z * 6)) & 1
    setColour(matter, mix(check ? [0.42, 0.1, 0.08] : [0.6, 0.5, 0.36], warm, 0.3 * lamp), 0.8)
    matter.rough = 0.9
    matter.glow = 0.25 * lamp * smoothstep(1.3, 0, Math.hypot(x, z))
  })
  for (const x of [-LONG, LONG]) {
    add(tube([[x, 0, 0], [x, HIGH + 0.1, 0]], 0.028, { rows: 2, segments: 10, up: [1, 0, 0.1] }), POLE)
    add(tube([[x, HIGH + 0.06, 0], [x * 1.62, 0, 0]], 0.009, { rows: 2, segments: 5 }), ROPE)
  }
  // A lantern inside, a rolled mattress and a cushion.
  if (lamp > 0.2) add(box(0.05, 0.08, 0.05, 0.02), plain([1, 0.78, 0.4], { glow: 1.2 * lamp }), { x: 0.75, y: HIGH - 0.38 })
  add(tube([[0.5, 0.12, -0.42], [0.5, 0.12, 0.1]], 0.12, { rows: 8, segments: 18, up: [0, 1, 0.1] }), ({ v }, matter) => {
    setColour(matter, [0.2, 0.32, 0.42], 0.8 + 0.25 * Math.sin(v * 60))
    matter.rough = 0.9
    matter.glow = 0.1 * lamp
  })
  return parts
}
