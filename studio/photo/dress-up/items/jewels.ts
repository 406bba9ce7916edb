import { hex, type Rgb } from '../../../pixels/colour.ts'
import { add, turned, type Vec } from '../../../pixels/vector.ts'
import { of, type ItemDesign, type Part, type Wearer } from '../item.ts'
import { gem, glow, metal, pearl, satin } from '../render/materials.ts'
import { ball, ringPoint, surface, tube, type Surface } from '../render/shapes.ts'
import { seat } from './seat.ts'

const GOLD = hex('#d9a93c')
const RUBY = hex('#b3122e')
const SAPPHIRE = hex('#1440a8')
const DIAMOND: Rgb = [0.92, 0.96, 1]

const stone = (at: Vec, radius: number, tall = 1): Surface => {
  const round = ball(at, radius, 9)
  return { ...round, points: round.points.map(([x, y, z]): Vec => [x, at[1] + (y - at[1]) * tall, z]) }
}

export const crown: ItemDesign = {
  colour: '#e2b340',
  shadow: { drop: 0.7, blur: 0.5, strength: 0.5 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 9.2, 4, 0, -0.4)
    const gold = metal(wearer.colour, wearer.light, 0.1)
    const points = 10
    const tip = (turn: number) => Math.pow(Math.abs(Math.cos(turn * points * Math.PI)), 1.6)
    const wall = surface(241, 12, (u, v) => {
      const flare = 1 + 0.09 * v
      return ringPoint(u, rx * flare, rz * flare, v * (2.1 + 3.4 * tip(u)))
    })
    const rings = [0.15, 1.9].map((y) => tube((t) => ringPoint(t, rx * 1.015, rz * 1.015, y), 0.26, { steps: 121, up: [0, 1, 0] }))
    const around = Array.from({ length: points }, (_, i) => i / points)
    const knobs = around.map((turn) => ball(ringPoint(turn, rx * 1.09, rz * 1.09, 5.75), 0.42, 10))
    const gems = around.map((turn, i) => ({
      shape: stone(ringPoint(turn, rx * 1.03, rz * 1.03, 1.03), 0.5, 1.15),
      colour: i % 2 ? SAPPHIRE : RUBY,
    }))
    const small = around.map((turn) => stone(ringPoint(turn + 0.5 / points, rx * 1.03, rz * 1.03, 1.03), 0.26))
    return [
      ...of(gold, placing, [wall, ...rings, ...knobs]),
      ...gems.flatMap(({ shape, colour }) => of(gem(colour, wearer.light), placing, [shape])),
      ...of(pearl([0.95, 0.92, 0.88], wearer.light), placing, small),
    ]
  },
}

export const tiara: ItemDesign = {
  colour: '#d4dae2',
  shadow: { drop: 0.4, blur: 0.4, strength: 0.28 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 9.4, 16, 0, -0.2)
    const silver = metal(wearer.colour, wearer.light)
    const on = (turn: number, y: number): Vec => ringPoint(turn, rx, rz, y)
    const base = tube((t) => on(-0.27 + 0.54 * t, 0), 0.16, { steps: 81, up: [0, 1, 0] })
    const height = (turn: number) => 0.6 + 3.3 * Math.pow(Math.max(0, Math.cos(turn * 5.4)), 1.6)
    const wires: Surface[] = []
    const stones: Surface[] = []
    for (let i = -6; i <= 6; i++) {
      const turn = i * 0.036
      const [top, half] = [height(turn), 0.021]
      // A pointed loop, with a stone in it and one on its tip.
      wires.push(tube((t) => {
        const s = Math.sin(t * Math.PI)
        return on(turn + half * Math.cos(t * Math.PI) * (0.4 + 0.75 * s), top * s)
      }, 0.075, { steps: 40 }))
      stones.push(stone(on(turn, top * 0.42), 0.16 + 0.05 * top, 1.5), stone(add(on(turn, top), [0, 0.12, 0.05]), 0.2))
      stones.push(stone(add(on(turn + 0.018, 0.02), [0, 0, 0.16]), 0.15))
    }
    return [...of(silver, placing, [base, ...wires]), ...of(gem(DIAMOND, wearer.light), placing, stones)]
  },
}

export const halo: ItemDesign = {
  colour: '#ffe9a8',
  shadow: { drop: 0, blur: 0.1, strength: 0 },
  shines: 0.8,
  make: (wearer) => {
    const { placing } = seat(wearer, wearer.head.crown + 3.4, -16, 4)
    return of(glow(wearer.colour), placing, [tube((t) => ringPoint(t, 7.2, 7.2, 0), 0.42, { steps: 121, up: [0, 1, 0] })])
  },
}

/** A pearl drop on a gold hook at each ear that is in view. */
export const earrings: ItemDesign = {
  colour: '#f2ece4',
  shadow: { drop: 0.3, blur: 0.35, strength: 0.35 },
  make: (wearer) => {
    const { head, light } = wearer
    const seen = [-1, 1].filter((side) => side * head.yaw < 17)
    return seen.flatMap((side): Part[] => {
      const lobe = lobeOf(wearer, side)
      return [
        ...of(
          metal(GOLD, light),
          head.body,
          [
            stone(add(lobe, [0, 0, 0.1]), 0.24),
            tube((t) => add(lobe, [0.12 * Math.sin(t * 6), -0.2 - 1.3 * t, 0.1]), 0.06, { steps: 14 }),
            stone(add(lobe, [0, -1.45, 0.1]), 0.2, 0.7),
          ],
        ),
        ...of(pearl(wearer.colour, light), head.body, [ball(add(lobe, [0, -2.1, 0.1]), 0.68, 18)]),
      ]
    })
  },
}

/** Mesh points of the jaw beside the lobes. */
const BESIDE_LOBE = [132, 361] as const

/** The lobe in the body's upright frame, so that what hangs from it hangs straight down. */
function lobeOf({ head }: Wearer, side: number): Vec {
  const { placing, body, face } = head
  const [x, y] = face.mesh[BESIDE_LOBE[side < 0 ? 0 : 1]]!
  const depth = turned(placing.rotation, [side * 7.4, -2, -1.6])[2]
  return [(x - body.origin[0]) / body.scale + side * 0.45, (body.origin[1] - y) / body.scale - 0.2, depth - body.depth]
}

/** A string of pearls that lies around the neck and grows towards its middle. */
export const pearls: ItemDesign = {
  colour: '#f2ece4',
  shadow: { drop: 0.45, blur: 0.35, strength: 0.42 },
  underHair: true,
  make: (wearer) => {
    const count = 46
    const beads = Array.from({ length: count }, (_, i) => {
      const turn = (i - count / 2 + 0.5) / count
      const front = Math.cos(turn * 2 * Math.PI)
      const at: Vec = [Math.sin(turn * 2 * Math.PI) * (6.9 - 0.5 * front), 2.6 - 3.7 * front, 2 + 5.5 * front]
      return ball(at, 0.43 + 0.1 * Math.max(0, front), 14)
    })
    return of(pearl(wearer.colour, wearer.light), wearer.head.body, beads)
  },
}

/** A tied bow of satin at the collar. */
export const bowTie: ItemDesign = {
  colour: '#7a1020',
  shadow: { drop: 0.7, blur: 0.55, strength: 0.45 },
  make: (wearer) => {
    const wing = (side: number) =>
      surface(25, 21, (u, v) => {
        const t = Math.min(1, Math.max(0, u))
        const flare = 0.75 + 2.05 * Math.pow(Math.sin(Math.min(1, t * 1.05) * Math.PI * 0.5), 1.3)
        const pleat = 0.4 * Math.cos((v - 0.5) * 15) * Math.exp(-t * 3.4)
        const puff = 1.1 * Math.sin(t * Math.PI * 0.86) * (1 - 0.7 * Math.pow(2 * v - 1, 2))
        return [
          side * (0.35 + 5.4 * t + 0.25 * Math.cos((v - 0.5) * Math.PI) * t),
          (v - 0.5) * 2 * flare - 0.5,
          6.6 + puff + pleat - 1.4 * t,
        ]
      })
    const knot = surface(25, 13, (u, v) => {
      const angle = (u - 0.5) * Math.PI * 1.1
      return [Math.sin(angle) * (0.98 - 0.16 * Math.sin(v * Math.PI)), (v - 0.5) * 2.1 - 0.5, 6.9 + Math.cos(angle) * 0.95]
    })
    return of(satin(wearer.colour, wearer.light), wearer.head.body, [wing(-1), wing(1), knot])
  },
}
