import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Mesh, Placing, Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { box, ellipsoid, lathe, net, power, tube } from '../../solid/shapes.ts'

const DARK = plain('#2b2e33', { rough: 0.5, metal: 0.4 })
/** Stations from the tail to the nose: [x, middle's height, half width, half height]. */
const BODY = [[-3.3, 0.42, 0.07, 0.09], [-2.6, 0.36, 0.09, 0.12], [-1.5, 0.28, 0.14, 0.19], [-1.0, 0.16, 0.34, 0.42], [-0.5, 0.06, 0.5, 0.56], [0.2, 0, 0.54, 0.6], [0.8, -0.06, 0.5, 0.52], [1.25, -0.16, 0.36, 0.36], [1.5, -0.22, 0.18, 0.18], [1.58, -0.24, 0.02, 0.02]] as const

function station(t: number): readonly number[] {
  const at = t * (BODY.length - 1)
  const i = Math.min(BODY.length - 2, Math.floor(at))
  const [a, b, c, d] = [BODY[Math.max(0, i - 1)]!, BODY[i]!, BODY[i + 1]!, BODY[Math.min(BODY.length - 1, i + 2)]!]
  const s = at - i
  return b.map((value, k) => k === 0 ? value + (c[0] - value) * s : 0.5 * (2 * value + (c[k]! - a[k]!) * s + (2 * a[k]! - 5 * value + 4 * c[k]! - d[k]!) * s * s + (3 * value - a[k]! - 3 * c[k]! + d[k]!) * s * s * s))
}

/** A helicopter in flight looking along x, five units long; `lamps` is how brightly its lights burn. */
export function helicopterParts(colour: Rgb, lamps: number): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, sheer = false) => parts.push({ mesh, paint, at, ...(sheer && { sheer: true as const }) })
  const white: Rgb = [0.82, 0.83, 0.84]
  add(net(110, 64, (u, v): Point => {
    const [x, middle, half, high] = station(u) as [number, number, number, number]
    const a = v * 2 * Math.PI
    return [x, middle + power(Math.sin(a), 0.8) * high, -power(Math.cos(a), 0.75) * half]
  }, 0.2), ({ x, y, z }, matter) => {
    const wave = 0.06 * Math.sin(x * 1.3) + 0.16 * smoothstep(-0.6, -2.8, x)
    setColour(matter, y > wave - 0.02 ? colour : Math.abs(y - wave + 0.05) < 0.03 ? mix(colour, [0.02, 0.02, 0.02], 0.4) : white)
    matter.rough = 0.28
    matter.metal = 0.05
    matter.coat = 0.9
    matter.glow = 0
    // Glass all round the nose, and panes in the doors.
    const nose = x > 0.66 + 0.3 * Math.max(0, 0.1 - y) && y > -0.3 && x < 1.42
    const door = Math.abs(z) > 0.3 && y > 0.02 && y < 0.4 && ((x > -0.02 && x < 0.56) || (x > -0.62 && x < -0.12))
    const post = Math.abs(z) < 0.016 || Math.abs(Math.abs(z) - (0.62 - 0.2 * y) * 0.62) < 0.014
    if (nose && !post || door) {
      setColour(matter, lamps > 1 ? [0.22, 0.17, 0.1] : mix([0.03, 0.05, 0.07], [0.12, 0.18, 0.22], smoothstep(-0.2, 0.4, y)))
      matter.glow = lamps > 1 ? 0.35 : 0
      matter.rough = 0.05
      matter.coat = 1
    }
    const seam = Math.abs(z) > 0.3 && y > -0.42 && y < 0.46 && (Math.abs(x - 0.6) < 0.009 || Math.abs(x + 0.06) < 0.009 || Math.abs(x + 0.68) < 0.009)
    if (seam) setColour(matter, [matter.red, matter.green, matter.blue], 0.4)
  })
  // The engine's cowl, the mast and the rotor.
  add(ellipsoid(0.72, 0.24, 0.3, 32), plain(colour, { rough: 0.3, coat: 0.9 }), { x: -0.3, y: 0.62, turnZ: -0.06 })
  for (const side of [-1, 1]) add(tube([[-0.75, 0.62, side * 0.2], [-1.05, 0.66, side * 0.3]], 0.075, { rows: 4, segments: 14 }), DARK)
  add(lathe([[0.13, 0.78], [0.09, 0.86], [0.06, 0.9], [0.06, 1.05], [0.12, 1.06], [0.12, 1.12], [0.05, 1.16], [0, 1.16]], 24), DARK, { x: -0.1 })
  for (let k = 0; k < 4; k++) {
    const turn = 0.35 + (k * Math.PI) / 2
    add(net(24, 6, (u, v): Point => [0.1 + 2.45 * u, 1.09 + 0.1 * u * u - 0.02 * (v - 0.5), (v - 0.5) * (u < 0.08 ? 0.06 : 0.17)], -1), ({ x }, matter) => {
      setColour(matter, x > 2.3 ? [0.85, 0.65, 0.08] : [0.06, 0.065, 0.07])
      matter.rough = 0.5
      matter.metal = matter.coat = matter.glow = 0
    }, { turnY: turn, x: -0.1 })
  }
  // Fins, and the rotor at the tail.
  const fin = net(6, 6, (u, v): Point => [-3.1 - 0.36 * u + 0.42 * v * (1 - 0.4 * u), 0.42 + 0.78 * u, 0], -1)
  add(fin, plain(colour, { rough: 0.3, coat: 0.8 }), { z: 0.015 })
  add(net(4, 4, (u, v): Point => [-3.05 - 0.2 * u + 0.3 * v * (1 - 0.4 * u), 0.4 - 0.34 * u, 0], -1), plain(colour, { rough: 0.3, coat: 0.8 }))
  add(box(0.16, 0.016, 0.52, 0.01), plain(white, { rough: 0.3, coat: 0.6 }), { x: -2.5, y: 0.38 })
  for (let k = 0; k < 2; k++) add(box(0.03, 0.46, 0.008, 0.004), DARK, { x: -3.28, y: 0.86, z: 0.1, turnZ: 0.5 + (k * Math.PI) / 2 })
  add(ellipsoid(0.05, 0.05, 0.06, 12), DARK, { x: -3.28, y: 0.86, z: 0.07 })
  for (const side of [-1, 1]) {
    add(tube([[-0.95, -0.92, side * 0.56], [0.3, -0.93, side * 0.56], [1.0, -0.93, side * 0.56], [1.2, -0.82, side * 0.56]], 0.035, { rows: 30, segments: 10 }), DARK)
    for (const x of [-0.6, 0.55]) add(tube([[x, -0.42, side * 0.3], [x, -0.92, side * 0.56]], 0.026, { rows: 4, segments: 8 }), DARK)
    add(ellipsoid(0.035, 0.035, 0.035, 10), plain(side > 0 ? '#ff4030' : '#40ff70', { glow: 0.3 + lamps }), { x: -2.5, y: 0.38, z: side * 0.52 })
  }
  add(ellipsoid(0.09, 0.07, 0.09, 14), plain('#fff4d8', { glow: 0.2 + lamps, coat: 1 }), { x: 0.95, y: -0.56 })
  add(ellipsoid(0.04, 0.04, 0.04, 10), plain('#ff3a2a', { glow: 0.3 + lamps }), { x: -3.35, y: 1.2 })
  return parts
}
