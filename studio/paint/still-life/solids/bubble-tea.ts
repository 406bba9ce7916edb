import { mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import { plain, setColour, type Part } from '../../solid/model.ts'
import { ellipsoid, lathe, tube } from '../../solid/shapes.ts'

const [MILK, SUGAR, PEARL]: readonly Rgb[] = [[0.86, 0.73, 0.56], [0.2, 0.07, 0.02], [0.018, 0.01, 0.008]]
const widthAt = (y: number) => 0.36 + 0.13 * (y / 1.3)

/** A tall clear cup of milk tea under a dome lid, pearls at its foot, with its straw. */
export function bubbleTeaParts(tea: Rgb, straw: Rgb, noise: Noise, random: Random): Part[] {
  const parts: Part[] = []
  // Pearls that lie against the wall.
  const pearls = Array.from({ length: 150 }, (_, k) => {
    const row = Math.floor(k / 25)
    return { turn: ((k % 25) + (row % 2) * 0.5 + 0.3 * random()) / 25, y: 0.075 + row * 0.078 + 0.025 * random() + (row > 3 ? 0.1 * random() : 0), keep: row < 4 || random() < 0.5 }
  }).filter(({ keep }) => keep)
  const cubes = Array.from({ length: 12 }, () => ({ turn: random(), y: 1.02 + 0.16 * random(), lean: random() }))
  parts.push({
    mesh: lathe([[0, 0], [0.34, 0], [0.355, 0.02], ...Array.from({ length: 26 }, (_, k): [number, number] => [widthAt(0.04 + k * 0.0504), 0.04 + k * 0.0504])], 72),
    paint: ({ y, v }, matter) => {
      const streak = smoothstep(0.15, 0.55, noise.fbm(v * 9 + 2, y * 1.5, 3) + 0.22 - 0.2 * y) * smoothstep(1.2, 0.5, y)
      const swirl = noise.fbm(v * 6, y * 3, 3)
      setColour(matter, mix(mix(tea, MILK!, smoothstep(0.5, 1.15, y + 0.2 * swirl) * 0.75), SUGAR!, 0.85 * streak), 0.97 + 0.1 * swirl)
      matter.rough = 0.12
      matter.metal = 0
      matter.coat = 1
      matter.glow = 0.06
      const round = widthAt(y) * 2 * Math.PI
      for (const pearl of pearls) {
        const across = (((v - pearl.turn + 1.5) % 1) - 0.5) * round
        if (Math.abs(across) > 0.047) continue
        const far = Math.hypot(across, y - pearl.y) / 0.046
        if (far > 1) continue
        const shine = Math.exp(-((Math.hypot(across + 0.014, y - pearl.y - 0.016) / 0.012) ** 2))
        setColour(matter, mix(mix(PEARL!, SUGAR!, 0.7 * far * far), [0.5, 0.36, 0.28], 0.6 * shine))
        matter.glow = 0
      }
      for (const cube of cubes) {
        const across = (((v - cube.turn + 1.5) % 1) - 0.5) * round
        const [c, s] = [Math.cos(cube.lean), Math.sin(cube.lean)]
        const [p, q] = [across * c + (y - cube.y) * s, (y - cube.y) * c - across * s]
        const inside = 0.085 - Math.max(Math.abs(p), Math.abs(q))
        if (inside < 0) continue
        setColour(matter, mix([matter.red, matter.green, matter.blue], [0.97, 0.95, 0.92], inside < 0.01 ? 0.34 : 0.14 + 1.6 * Math.max(0, p)))
      }
      // Above what is drunk there is the clear cup alone.
      if (y > 1.235) setColour(matter, mix([0.72, 0.74, 0.74], MILK!, 0.25))
    },
    relief: ({ y, v }) => {
      // Drops that stand on the cold wall.
      const drop = noise.at(v * 70, y * 30) + 0.6 * noise.at(v * 150 + 9, y * 64)
      return 0.012 * smoothstep(0.62, 0.95, drop)
    },
  })
  const clear = (x: number, up: number): Rgb => mix([0.4, 0.42, 0.43], [0.72, 0.74, 0.74], 0.5 + 0.5 * Math.sin(x * 5 + up * 3))
  parts.push({
    mesh: lathe([[0.5, 1.285], [0.52, 1.29], [0.525, 1.32], [0.515, 1.34], [0.49, 1.345], ...Array.from({ length: 12 }, (_, k): [number, number] => [0.475 * Math.cos((k / 11) * 1.32), 1.36 + 0.3 * Math.sin((k / 11) * 1.32)])], 72),
    paint: ({ x, y }, matter) => {
      // Milk foam is seen through the dome's lower part.
      setColour(matter, mix(mix(MILK!, [0.95, 0.92, 0.86], 0.6), clear(x, y), smoothstep(1.4, 1.52, y + 0.03 * noise.at(x * 9, 2))))
      matter.rough = 0.05
      matter.metal = 0
      matter.coat = 1
      matter.glow = 0.04
    },
  })
  parts.push({ mesh: tube([[0.02, 1.3, 0.02], [0.14, 2.14, -0.05]], 0.06, { rows: 4, segments: 28, up: [1, 0, 0.1] }), paint: ({ v, u }, matter) => {
    setColour(matter, Math.sin((v + u * 4) * 2 * Math.PI * 2) > 0 ? straw : [0.9, 0.88, 0.85])
    matter.rough = 0.3
    matter.metal = matter.glow = 0
    matter.coat = 0.5
  } })
  parts.push({ mesh: ellipsoid(0.058, 0.01, 0.058, 16), paint: plain('#2a2320', { rough: 0.8 }), at: { x: 0.148, y: 2.2, z: -0.055 } })
  return parts
}
