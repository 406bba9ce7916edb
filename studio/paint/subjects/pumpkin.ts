import { clamp, hex, mix, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { Noise } from '../../pixels/noise.ts'
import type { Random } from '../../pixels/random.ts'
import type { Point } from '../solid/mesh.ts'
import { setColour, type Part } from '../solid/model.ts'
import { net, tube } from '../solid/shapes.ts'

const RIBS = 13
const [DEEP, EMBER, FLAME]: readonly Rgb[] = [hex('#8a2a04'), hex('#ff8a12'), hex('#ffe9a0')]

/** Distances are shares of the face's half width; below 0 is cut away. */
type Face = (x: number, y: number) => number

/** Inside a triangle whose point looks up (or, `up` below 0, down), its sides bent a little. */
const wedge = (x: number, y: number, half: number, high: number, up: number) => Math.max(Math.abs(x) / half + (up * y) / high - 0.5, -(up * y) / high - 0.5) * Math.min(half, high)

const slanted = (x: number, y: number, turn: number) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const

/** A wide grin of teeth: `deep` in its middle, bent up by `smile`. */
function grin(x: number, y: number, wide: number, deep: number, smile: number, teeth: number): number {
  const t = x / wide
  if (Math.abs(t) > 1) return Math.hypot(Math.abs(x) - wide, y + 0.42 - smile)
  const line = -0.42 + smile * t * t
  const half = deep * Math.sqrt(1 - t * t)
  const bite = (phase: number) => deep * 0.62 * smoothstep(0.24, 0.2, Math.abs((((t * teeth + phase) % 1) + 1) % 1 - 0.5)) * (1 - t * t)
  return Math.max(y - (line + half - bite(0.5)), line - half + bite(0) - y)
}

const FACES: readonly Face[] = [
  (x, y) => Math.min(wedge(Math.abs(x) - 0.42, y - 0.3, 0.25, 0.38, 1), wedge(x, y + 0.02, 0.12, 0.18, 1), grin(x, y, 0.76, 0.2, 0.34, 2)),
  (x, y) => {
    const [u, v] = slanted(Math.abs(x) - 0.42, y - 0.3, 0.42)
    return Math.min(Math.max(Math.hypot(u / 1.5, v) - 0.17, v - 0.06), wedge(x, y + 0.02, 0.1, 0.16, 1), grin(x, y, 0.82, 0.17, 0.44, 2.5))
  },
  (x, y) => Math.min(Math.hypot(Math.abs(x) - 0.4, (y - 0.3) * 0.82) - 0.17, wedge(x, y + 0.02, 0.1, 0.15, 1), grin(x, y, 0.66, 0.22, 0.28, 1.5)),
]

/** A ribbed pumpkin about two units wide; carved, with light inside of `lamp`, when it has a face. */
export function pumpkinParts(skin: Rgb, face: number | undefined, lamp: number, noise: Noise, random: Random): Part[] {
  const [tall, phase] = [0.76 + 0.14 * random(), random() * 3]
  const carving = face === undefined ? undefined : FACES[face % FACES.length]
  const rib = (v: number) => Math.abs(Math.sin(v * Math.PI * RIBS + phase))
  const body = net(72, 208, (u, v): Point => {
    const lift = (u - 0.5) * Math.PI
    const angle = v * 2 * Math.PI
    const groove = 1 - rib(v) ** 0.7
    const round = Math.cos(lift) ** 0.82 * (1 - 0.13 * groove * Math.cos(lift) ** 0.4) * (1 + 0.025 * noise.at(v * 9, u * 3))
    const pole = Math.exp(-((Math.cos(lift) / 0.3) ** 2))
    const high = Math.sin(lift) * tall * (1 - 0.26 * pole) * (1 - 0.04 * groove)
    return [round * Math.cos(angle), high, -round * Math.sin(angle)]
  })
  const parts: Part[] = [{
    mesh: body,
    paint: ({ x, y, z, v }, matter) => {
      const groove = 1 - rib(v) ** 0.6
      const speck = noise.fbm(v * 70, y * 9, 3)
      setColour(matter, mix(mix(skin, [skin[0] * 0.5, skin[1] * 0.34, skin[2] * 0.3], 0.75 * groove), [0.9, 0.62, 0.2], 0.16 * clamp(speck + 0.2)), 0.94 + 0.14 * speck)
      matter.rough = 0.42
      matter.metal = 0
      matter.coat = 0.22
      if (!carving || z < 0.15) return
      const away = carving(x / 0.86, y / 0.72)
      if (away > 0.026) {
        // The shell glows a little round its openings.
        matter.glow = lamp * 0.5 * Math.exp(-away * 9) * 0.5
        return
      }
      const [fx, fy] = [x / 0.86, y / 0.72]
      if (away > 0) {
        setColour(matter, [0.95, 0.56, 0.17], 0.7)
        matter.glow = lamp * 0.35
        return
      }
      // The cut's lower and inner walls are seen through it.
      const wall = smoothstep(-0.055, -0.02, carving(fx - 0.02 * Math.sign(fx), fy - 0.035))
      const hot = Math.exp(-((fx / 0.75) ** 2) - ((fy + 0.3) / 0.65) ** 2)
      const inside = mix(mix(DEEP!, EMBER!, clamp(0.35 + lamp * 0.5)), FLAME!, hot * lamp * 0.75)
      setColour(matter, mix(inside, EMBER!, wall * 0.75), lamp > 0.2 ? 1 : 0.12 + 0.3 * wall)
      matter.glow = (0.1 + lamp * (0.75 + 0.6 * hot)) * (1 - 0.3 * wall)
      matter.rough = 0.9
      matter.coat = 0
    },
    relief: ({ y, v }) => 0.008 * noise.fbm(v * 60, y * 14, 2),
  }]
  const lean = random() - 0.5
  parts.push({
    mesh: tube([[0, tall * 0.7, 0], [0.02, tall * 0.95, 0], [0.1 * lean, tall + 0.16, 0.03], [0.42 * lean, tall + 0.32, 0.06]], (t) => 0.17 - 0.16 * Math.min(1, t * 1.8) + 0.075 * t, { rows: 30, segments: 40, up: [0, 0.1, 1] }),
    paint: ({ v, u }, matter) => {
      const ridge = Math.abs(Math.sin(v * Math.PI * 6))
      setColour(matter, mix([0.2, 0.24, 0.07], [0.34, 0.28, 0.13], u), 0.55 + 0.5 * ridge)
      matter.rough = 0.8
      matter.metal = matter.coat = matter.glow = 0
    },
    relief: ({ v }) => 0.03 * Math.abs(Math.sin(v * Math.PI * 6)),
  })
  return parts
}
