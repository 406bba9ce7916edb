import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe } from '../../solid/shapes.ts'

const LIGHTS: readonly Rgb[] = ['#7df0ff', '#9dffb0', '#ffd27a'].map((colour) => hex(colour))

/** A saucer two units and a half across with a glass dome, rings of lights and an open belly; `lamps` is how brightly they burn. */
export function ufoParts(hull: Rgb, lamps: number, noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, sheer = false) => parts.push({ mesh, paint, at, ...(sheer && { sheer: true as const }) })
  const glow = 0.5 + lamps
  const metal: Paint = ({ x, y, z, v }, matter) => {
    const r = Math.hypot(x, z)
    const spoke = smoothstep(0.014, 0.005, Math.abs(((v * 24) % 1) - 0.5) * (r / 1.25)) * smoothstep(0.42, 0.5, r) * smoothstep(1.2, 1.1, r)
    const ring = [0.52, 0.8, 1.06].reduce((most, at) => Math.max(most, smoothstep(0.012, 0.005, Math.abs(r - at))), 0)
    const plate = noise.at(Math.floor(v * 24) * 3.7, Math.floor(r * 3.7) * 5.1)
    const groove = Math.max(spoke, ring)
    setColour(matter, mix(hull, [0.05, 0.055, 0.07], groove * 0.8), 0.9 + 0.16 * plate)
    matter.metal = 0.85
    matter.rough = 0.2 + 0.1 * plate + 0.3 * groove
    matter.coat = 0
    // A line of light along the rim, and the belly's mouth.
    const edge = smoothstep(0.022, 0.006, Math.abs(y)) * smoothstep(1.2, 1.24, r)
    const mouth = y < -0.2 ? smoothstep(0.36, 0.32, r) : 0
    const shine = Math.max(edge, mouth)
    if (shine < 0.05) return
    setColour(matter, mix([matter.red, matter.green, matter.blue], mouth ? [0.8, 1, 0.95] : LIGHTS[0]!, shine))
    matter.glow = shine * glow
    matter.metal *= 1 - shine
  }
  add(lathe([[0, -0.3], [0.34, -0.3], [0.36, -0.33], [0.42, -0.33], [0.46, -0.27], [0.75, -0.19], [1.02, -0.1], [1.2, -0.035], [1.25, 0], [1.2, 0.035], [1.02, 0.1], [0.8, 0.17], [0.62, 0.235], [0.56, 0.26], [0.5, 0.3], [0.48, 0.31]], 96), metal)
  add(lathe([[0.52, 0.27], [0.53, 0.31], [0.5, 0.345], [0.47, 0.35]], 72), plain(mix(hull, [0.1, 0.1, 0.12], 0.5), { metal: 0.9, rough: 0.2 }))
  for (let k = 0; k < 20; k++) {
    const a = (k / 20) * 2 * Math.PI
    const lamp = plain(LIGHTS[k % 2 ? 0 : 2]!, { glow, rough: 0.2 })
    add(ellipsoid(0.05, 0.035, 0.05, 12), lamp, { x: Math.cos(a) * 0.92, y: 0.132, z: Math.sin(a) * 0.92 })
    add(ellipsoid(0.045, 0.03, 0.045, 12), plain(LIGHTS[1]!, { glow, rough: 0.2 }), { x: Math.cos(a + 0.15) * 0.84, y: -0.165, z: Math.sin(a + 0.15) * 0.84 })
  }
  // The dome: dark glass with light inside.
  add(lathe(Array.from({ length: 15 }, (_, k): [number, number] => [0.47 * Math.cos((k / 14) * (Math.PI / 2)), 0.33 + 0.4 * Math.sin((k / 14) * (Math.PI / 2))]), 64), ({ y, v }, matter) => {
    const up = (y - 0.33) / 0.4
    const frame = smoothstep(0.03, 0.015, Math.abs(((v * 6) % 1) - 0.5) * (1 - up)) * smoothstep(0.9, 0.8, up)
    setColour(matter, mix(mix([0.35, 0.8, 0.85], [0.04, 0.12, 0.2], smoothstep(0, 0.75, up)), [0.1, 0.11, 0.13], frame))
    matter.glow = (1 - frame) * (0.25 + 0.5 * lamps) * smoothstep(0.75, 0, up)
    matter.metal = 0
    matter.rough = 0.05
    matter.coat = 1
  }, {}, true)
  add(ellipsoid(0.03, 0.03, 0.03, 10), plain('#ff5a4a', { glow: 0.3 + lamps }), { y: 0.75 })
  return parts
}
