import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import { ball, blob, limb, type Limb } from '../../solid/blob.ts'
import { setDown, type Mesh, type Placing, type Point } from '../../solid/mesh.ts'
import { plain, setColour, type Paint, type Part } from '../../solid/model.ts'
import { along, ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const CLAW = plain('#2a2320', { rough: 0.35, coat: 0.2 })
const TOOTH = plain('#efe6cf', { rough: 0.3, coat: 0.3 })
const MOUTH = plain('#7a2a28', { rough: 0.4, coat: 0.25 })
const PUPIL = plain('#0c0806', { rough: 0.08, coat: 1 })
const IRIS = plain('#d99a24', { rough: 0.1, coat: 1, glow: 0.1 })

/** A chain of limbs along a smooth path whose thickness is given for each of its points. */
function chain(path: readonly (readonly [x: number, y: number, z: number, radius: number])[], links: number): Limb[] {
  const places = path.map(([x, y, z]): Point => [x, y, z])
  const girths = path.map(([, , , radius]): Point => [radius, 0, 0])
  return Array.from({ length: links }, (_, k) => limb(along(places, k / links), along(places, (k + 1) / links), along(girths, k / links)[0], along(girths, (k + 1) / links)[0]))
}

/** Scaly hide: bands over the back, pale below. `belly` is the height under which it pales, along the body. */
const scales = (colour: Rgb, belly: (x: number) => number, noise: Noise): Paint => ({ x, y, z }, matter) => {
  const broad = noise.fbm(x * 1.6 + z, y * 1.6 - z, 3)
  const cell = noise.at(x * 34 + z * 20, y * 34 - z * 22)
  // Legs and feet are of the back's colour again.
  const under = smoothstep(0.12, -0.3, y - belly(x) + 0.12 * broad) * smoothstep(0.6, 0.86, y) * smoothstep(0.5, 0.26, Math.abs(z))
  const low = smoothstep(0.9, 0.1, y) * (1 - under)
  const band = smoothstep(0.1, 0.5, Math.sin(x * 6.4 + 2.2 * broad + Math.abs(z) * 2)) * smoothstep(-0.1, 0.35, y - belly(x))
  const back = mix(mix(colour, [colour[0] * 0.28, colour[1] * 0.26, colour[2] * 0.3], 0.72 * band), [colour[0] * 1.25 + 0.08, colour[1] * 1.05, colour[2] * 0.7], 0.3 * Math.max(0, broad))
  setColour(matter, mix(back, mix(colour, [0.62, 0.5, 0.32], 0.66), under), (0.84 + 0.2 * broad + 0.16 * cell) * (1 - 0.35 * low))
  matter.rough = 0.5
  matter.metal = 0
  matter.coat = 0.06
}

const hideOf = (noise: Noise): Part['relief'] => ({ x, y, z }) => 0.006 * noise.at(x * 34 + z * 20, y * 34 - z * 22) + 0.014 * noise.fbm(x * 3 + z * 2, y * 4, 2) - 0.006 * noise.ridge(x * 5 + z * 3, y * 8, 2)

function collector() {
  const parts: Part[] = []
  const add = (mesh: Mesh, paint: Paint, at: Placing = {}, relief?: Part['relief']) => parts.push({ mesh, paint, at, ...(relief && { relief }) })
  return { parts, add }
}

/** A tyrannosaur in mid-stride with its jaws open, 2.2 units high, looking along x. */
export function tyrannosaurParts(colour: Rgb, noise: Noise): Part[] {
  const { parts, add } = collector()
  const skin = scales(colour, (x) => 1.02 + 0.34 * smoothstep(0.4, 1.2, x) + 0.1 * smoothstep(-0.6, -2, x), noise)
  const relief = hideOf(noise)
  const limbs: Limb[] = [
    ...chain([[-2.05, 1.5, 0.52, 0.03], [-1.7, 1.34, 0.36, 0.09], [-1.22, 1.22, 0.14, 0.19], [-0.7, 1.22, 0, 0.32], [-0.2, 1.22, 0, 0.42], [0.3, 1.28, 0, 0.4], [0.66, 1.5, 0, 0.29], [0.9, 1.8, 0, 0.22], [1.06, 1.98, 0, 0.2]], 18),
    ball([0.36, 1.12, 0], 0.34),
    // Skull: brow, cheeks and snout.
    ball([1.14, 2.02, 0], 0.22), limb([1.2, 2.05, 0], [1.72, 1.98, 0], 0.185, 0.125), limb([1.66, 1.96, 0.04], [1.66, 1.96, -0.04], 0.11), ball([1.2, 1.9, 0.13], 0.13), ball([1.2, 1.9, -0.13], 0.13), limb([1.28, 2.17, 0.12], [1.46, 2.13, 0.1], 0.055), limb([1.28, 2.17, -0.12], [1.46, 2.13, -0.1], 0.055),
  ]
  for (const [side, knee, ankle, foot] of [[1, [0.3, 0.74], [-0.06, 0.36], [0.2, 0.07]], [-1, [-0.1, 0.66], [-0.62, 0.42], [-0.5, 0.1]]] as const) {
    const z = side * 0.27
    limbs.push(limb([-0.2, 1.16, z * 0.8], [knee[0], knee[1], z * 1.15], 0.31, 0.16), limb([knee[0], knee[1], z * 1.15], [ankle[0], ankle[1], z * 1.1], 0.155, 0.085), limb([ankle[0], ankle[1], z * 1.1], [foot[0], foot[1], z * 1.1], 0.085, 0.085))
    for (const k of [-1, 0, 1]) {
      const tip: Point = [foot[0] + 0.27 - 0.05 * Math.abs(k), Math.max(0.05, foot[1] - 0.05), z * 1.1 + 0.14 * k]
      limbs.push(limb([foot[0], foot[1], z * 1.1], tip, 0.085, 0.055))
      add(tube([tip, [tip[0] + 0.08, tip[1] + 0.005, tip[2] + 0.02 * k], [tip[0] + 0.14, tip[1] - 0.04, tip[2] + 0.03 * k]], (t) => 0.042 * (1 - 0.86 * t), { rows: 9, segments: 9 }), CLAW)
    }
    limbs.push(limb([0.62, 1.2, side * 0.24], [0.72, 1.0, side * 0.3], 0.085, 0.055), limb([0.72, 1.0, side * 0.3], [0.88, 1.04, side * 0.28], 0.05, 0.036))
    for (const k of [-1, 1]) add(tube([[0.88, 1.04, side * 0.28 + 0.02 * k], [0.95, 1.03, side * 0.28 + 0.035 * k], [0.99, 0.98, side * 0.28 + 0.035 * k]], (t) => 0.026 * (1 - 0.85 * t), { rows: 8, segments: 8 }), CLAW)
  }
  add(setDown(blob(limbs, 0.11, 0.034), 0), skin, {}, relief)
  const jaw = blob([limb([1.1, 1.84, 0.09], [1.6, 1.62, 0.055], 0.085, 0.06), limb([1.1, 1.84, -0.09], [1.6, 1.62, -0.055], 0.085, 0.06), limb([1.6, 1.62, 0.05], [1.6, 1.62, -0.05], 0.06), limb([1.1, 1.83, 0], [1.4, 1.68, 0], 0.075, 0.055)], 0.06, 0.024)
  add(jaw, skin, {}, relief)
  add(blob([limb([1.14, 1.86, 0], [1.56, 1.86, 0], 0.085, 0.05), limb([1.14, 1.85, 0], [1.48, 1.71, 0], 0.08, 0.045)], 0.05, 0.024), MOUTH)
  for (const side of [-1, 1]) {
    add(ellipsoid(0.042, 0.042, 0.03, 16), IRIS, { x: 1.37, y: 2.085, z: side * 0.178 })
    add(ellipsoid(0.014, 0.028, 0.012, 12), PUPIL, { x: 1.38, y: 2.087, z: side * 0.203 })
    add(ellipsoid(0.026, 0.017, 0.02, 10), PUPIL, { x: 1.8, y: 2.03, z: side * 0.062 })
    for (let k = 0; k < 9; k++) {
      const t = k / 8
      const long = 0.062 + 0.05 * Math.abs(Math.sin(k * 2.1))
      add(lathe([[0.001, -long], [0.013, -long * 0.5], [0.021, 0]], 9), TOOTH, { x: 1.26 + 0.5 * t, y: 1.885 - 0.005 * t, z: side * (0.142 - 0.055 * t) })
      if (k < 8) add(lathe([[0.017, 0], [0.011, long * 0.4], [0.001, long * 0.8]], 9), TOOTH, { x: 1.24 + 0.38 * t, y: 1.83 - 0.155 * t, z: side * (0.112 - 0.03 * t) })
    }
  }
  // A crest of low scutes along the back.
  for (let k = 0; k < 34; k++) {
    const t = k / 33
    const [x, y, z] = along([[-1.9, 1.47, 0.44], [-1.22, 1.4, 0.14], [-0.7, 1.53, 0], [-0.2, 1.63, 0], [0.3, 1.67, 0], [0.72, 1.82, 0], [0.98, 2.14, 0]], t)
    add(lathe([[0.03, -0.03], [0.001, 0.06 + 0.03 * Math.sin(t * 3.1)]], 6), skin, { x, y, z, turnZ: 0.3 })
  }
  return parts
}

/** A long-necked sauropod at a walk, some three units high, looking along x. */
export function sauropodParts(colour: Rgb, noise: Noise): Part[] {
  const { parts, add } = collector()
  const skin = scales(colour, (x) => 1.02 + 0.9 * smoothstep(0.5, 1.7, x), noise)
  const limbs: Limb[] = [
    ...chain([[-2.7, 0.6, 0.7, 0.035], [-2.2, 0.62, 0.5, 0.08], [-1.7, 0.9, 0.2, 0.15], [-1.15, 1.18, 0.04, 0.29], [-0.6, 1.3, 0, 0.46], [0, 1.28, 0, 0.54], [0.55, 1.4, 0, 0.44], [0.98, 1.72, 0, 0.28], [1.3, 2.16, 0, 0.19], [1.56, 2.66, 0.02, 0.15], [1.8, 3.04, 0.05, 0.125], [2.02, 3.2, 0.08, 0.12]], 30),
    ball([-0.05, 1.1, 0], 0.5), ball([2.04, 3.22, 0.08], 0.135), limb([2.1, 3.2, 0.085], [2.34, 3.12, 0.1], 0.115, 0.085), limb([2.3, 3.11, 0.13], [2.3, 3.11, 0.06], 0.08),
  ]
  for (const [hip, knee, foot, side, thick] of [[0.5, 0.62, 0.6, 1, 0.25], [0.46, 0.36, 0.28, -1, 0.25], [-0.66, -0.56, -0.66, 1, 0.31], [-0.62, -0.72, -0.9, -1, 0.31]] as const) {
    const z = side * 0.34
    limbs.push(limb([hip, 1.14, z * 0.85], [knee, 0.6, z], thick, 0.18), limb([knee, 0.6, z], [foot, 0.14, z], 0.17, 0.15), limb([foot, 0.1, z], [foot + 0.05, 0.08, z], 0.17))
    for (const k of [-1, 0, 1]) add(ellipsoid(0.045, 0.05, 0.045, 10), plain('#b7a98a', { rough: 0.5 }), { x: foot + 0.19 - 0.04 * Math.abs(k), y: 0.055, z: z + 0.095 * k })
  }
  add(setDown(blob(limbs, 0.14, 0.046), 0), skin, {}, hideOf(noise))
  for (const side of [-1, 1]) {
    add(ellipsoid(0.036, 0.036, 0.024, 14), plain('#2a160a', { rough: 0.1, coat: 1 }), { x: 2.12, y: 3.255, z: 0.085 + side * 0.106 })
    add(ellipsoid(0.02, 0.014, 0.015, 10), PUPIL, { x: 2.38, y: 3.17, z: 0.1 + side * 0.045 })
    add(tube([[2.12, 3.135, 0.09 + side * 0.1], [2.26, 3.095, 0.1 + side * 0.098], [2.39, 3.085, 0.1 + side * 0.05]], 0.008, { rows: 12, segments: 6 }), plain([colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3], { rough: 0.7 }))
  }
  return parts
}
