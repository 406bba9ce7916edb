import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb } from '../../solid/blob.ts'
import type { Mesh, Placing } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const BACK: Rgb = [0.045, 0.052, 0.066]
const WHITE: Rgb = [0.86, 0.85, 0.82]
const GOLD: Rgb = [0.95, 0.56, 0.06]
const SKIN = plain('#2a2725', { rough: 0.5 })
const EYE = plain('#5a2f16', { rough: 0.08, coat: 1 })
const GLINT = plain('#ffffff', { rough: 0.2, glow: 0.7 })

/** Black coat, white shirt, gold at the neck, by where round the upright axis a spot lies. */
function plumage(noise: Noise): Paint {
  return ({ x, y, z }, matter) => {
    const grain = noise.at(x * 60 + z * 40, y * 26) * 0.5 + noise.at(x * 120, y * 60 + z * 90) * 0.5
    const round = Math.abs(Math.atan2(z, x - 0.02)) + 0.05 * grain
    const head = smoothstep(0.9, 0.95, y + 0.05 * Math.max(0, x) + 0.008 * grain)
    const shirt = smoothstep(1.42, 1.3, round) * (1 - head)
    const breast = mix(WHITE, [0.96, 0.78, 0.4], smoothstep(0.66, 0.92, y) * 0.62)
    const patch = smoothstep(0.12, 0.05, Math.hypot((round - 1.3) * 0.2, (y - 0.92) * 0.72)) * smoothstep(0.32, 0.6, round)
    // A dark line between coat and shirt.
    const band = smoothstep(1.2, 1.4, round) * smoothstep(1.66, 1.46, round) * smoothstep(0.84, 0.7, y) * 0.5
    const coat = mix(BACK, [0.15, 0.17, 0.21], smoothstep(0.5, 0, head) * (0.5 + 0.4 * grain) * smoothstep(0.9, 0.2, y))
    const colour = mix(mix(coat, [0.02, 0.022, 0.028], band), breast, shirt)
    setColour(matter, mix(colour, GOLD, patch * 0.95), 0.95 + 0.09 * grain)
    matter.rough = 0.52
    matter.metal = 0
    matter.coat = 0.04
  }
}

/** An emperor penguin, 1.2 units high, looking along x. */
export function penguinParts(noise: Noise): Part[] {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  const feathers: Part['relief'] = ({ x, y, z }) => 0.0022 * noise.at(x * 44 + z * 30, y * 20) + 0.004 * noise.fbm(x * 5, y * 4 + z * 4, 2)
  const body = blob([
    limb([-0.02, 0.3, 0], [0, 0.66, 0], 0.285, 0.245), limb([0, 0.66, 0], [0.01, 0.86, 0], 0.235, 0.14), limb([0.01, 0.86, 0], [0.03, 1.02, 0], 0.13, 0.138), ball([0.06, 1.02, 0], 0.125),
    ball([0.05, 0.36, 0], 0.265), limb([-0.16, 0.2, 0], [-0.3, 0.07, 0], 0.13, 0.04),
  ], 0.1, 0.02)
  add(body, plumage(noise), {}, feathers)
  for (const side of [-1, 1]) {
    const back: Paint = ({ z }, matter) => {
      setColour(matter, z * side > 0.001 ? BACK : WHITE)
      matter.rough = 0.5
      matter.metal = 0
      matter.coat = 0.05
    }
    add(ellipsoid(0.095, 0.29, 0.03, 22), back, { x: -0.03, y: 0.57, z: side * 0.285, turnX: -side * 0.2, turnZ: -0.14 }, feathers)
    add(ellipsoid(0.02, 0.021, 0.014, 14), EYE, { x: 0.115, y: 1.06, z: side * 0.122 })
    add(ellipsoid(0.006, 0.006, 0.004, 8), GLINT, { x: 0.124, y: 1.069, z: side * 0.135 })
    for (const toe of [-1, 0, 1]) add(tube([[0.02, 0.045, side * 0.12], [0.14, 0.035, side * (0.12 + 0.02 * toe) + 0.045 * toe], [0.235, 0.016, side * 0.13 + 0.075 * toe]], (t) => 0.042 - 0.026 * t, { rows: 10, segments: 10 }), SKIN)
    // The orange stripe of the lower bill.
    add(tube([[0.15, 1.005, side * 0.028], [0.25, 0.99, side * 0.014], [0.325, 0.958, side * 0.003]], (t) => 0.02 - 0.013 * t, { rows: 10, segments: 8 }), plain('#e07a2a', { rough: 0.3, coat: 0.3 }))
  }
  add(tube([[0.1, 1.03, 0], [0.22, 1.018, 0], [0.3, 0.99, 0], [0.345, 0.952, 0]], (t) => 0.045 - 0.038 * t, { rows: 16, segments: 12 }), plain('#1b1817', { rough: 0.3, coat: 0.4 }))
  add(lathe([[0.001, -0.01], [0.2, 0], [0.22, 0.012], [0.001, 0.02]], 24), SKIN, { x: -0.02, y: 0.02, size: [1, 1, 0.9] })
  return parts
}
