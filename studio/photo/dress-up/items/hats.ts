import { hex, mix, smoothstep, type Rgb } from '../../../pixels/colour.ts'
import { add, type Vec } from '../../../pixels/vector.ts'
import { of, type ItemDesign, type Wearer } from '../item.ts'
import type { Material } from '../render/canvas.ts'
import { felt, gloss, metal, satin, straw } from '../render/materials.ts'
import { ball, curve, lathe, ringPoint, surface, tube, type Surface } from '../render/shapes.ts'
import { fur, seat } from './seat.ts'

const shadow = { drop: 1.2, blur: 0.7, strength: 0.55 }

const above = (wearer: Wearer, height: number) => Math.max(4.6, wearer.head.crown - height + 0.8)

/** A flat brim, a little turned up at its edge, waved by `wave`. */
const brim = (rx: number, rz: number, width: number, curl: (v: number, turn: number) => number): Surface =>
  surface(97, 14, (u, v) => {
    const reach = 1 + (width / rx) * v
    return add(ringPoint(u, rx * reach, rz * (1 + (width / rz) * v), 0), [0, curl(v, u), 0])
  })

const band = (rx: number, rz: number, from: number, to: number, lean = 0): Surface =>
  lathe(rx, rz, (v) => [1.008 - lean * v, from + (to - from) * v], 97, 6)

export const strawHat: ItemDesign = {
  colour: '#d9b878',
  shadow: { drop: 2.2, blur: 0.8, strength: 0.6 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 7.3, 17)
    const top = above(wearer, 7)
    const crown = lathe(rx, rz, (v) => {
      const side = Math.min(1, v / 0.6)
      const cap = Math.max(0, (v - 0.6) / 0.4)
      return [(1 - 0.1 * side) * Math.cos((cap * Math.PI) / 2), top * 0.88 * side + top * 0.12 * Math.sin((cap * Math.PI) / 2)]
    })
    const edge = brim(rx, rz, 6.4, (v, u) => -0.9 * v + 0.9 * v * v + 0.35 * v * Math.sin(u * 4 * Math.PI + 0.6))
    return [
      ...of(straw(wearer.colour, wearer.light, 9, 90), placing, [edge]),
      ...of(straw(wearer.colour, wearer.light, 13, 84), placing, [crown]),
      ...of(satin(hex('#2a2320'), wearer.light), placing, [band(rx * 1.02, rz * 1.02, 0.05, 1.9, 0.035)]),
    ]
  },
}

export const beret: ItemDesign = {
  colour: '#8e1f2f',
  shadow: { drop: 0.8, blur: 0.55, strength: 0.5 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 7.6, 12, -11, 0.15)
    const top = Math.max(3.9, wearer.head.crown - 7.6 + 0.2)
    // The cloth overhangs on the side that it is pulled to.
    const cap = surface(97, 30, (u, v) => {
      const puff = Math.sin(Math.min(1, v / 0.45) * (Math.PI / 2))
      const over = v < 0.45 ? 1 + 0.2 * puff : 1.2 * Math.cos(((v - 0.45) / 0.55) * (Math.PI / 2))
      const low = 0.55 * top
      const y = v < 0.45 ? low * (1 - Math.cos((v / 0.45) * (Math.PI / 2))) : low + (top - low) * Math.sin(((v - 0.45) / 0.55) * (Math.PI / 2))
      const fold = 1 + 0.018 * Math.sin(u * 8 * Math.PI + 2 * v) * smoothstep(0, 0.3, v) * smoothstep(1, 0.5, v)
      const lean = -1.9 * smoothstep(0, 0.6, v)
      return add(
        ringPoint(u, rx * over * fold, rz * over * fold, y),
        [lean, -0.16 * lean * Math.sin(u * 2 * Math.PI), 0],
      )
    })
    const rim = tube((t) => ringPoint(t, rx * 1.005, rz * 1.005, 0.12), 0.42, { steps: 97, up: [0, 1, 0] })
    const stalk = tube(
      curve([[-1.9, top * 0.98, 0], [-1.85, top + 0.5, 0.1], [-1.6, top + 1.1, 0.2]]),
      0.16,
      { steps: 12, up: [1, 0, 0] },
    )
    return of(felt(wearer.colour, wearer.light, 0.16), placing, [cap, rim, stalk])
  },
}

export const partyHat: ItemDesign = {
  colour: '#e0508a',
  shadow: { ...shadow, drop: 0.6, strength: 0.3 },
  make: (wearer) => {
    const { placing } = seat(wearer, 9.6, 3, 7, 0)
    const [rx, tall, base] = [5.2, 13.5, wearer.head.crown - 9.6 - 2.2]
    const cone = surface(97, 24, (u, v) => ringPoint(u, rx * (1 - v) + 0.05, rx * (1 - v) + 0.05, base + tall * v))
    const paper = gloss(wearer.colour, wearer.light)
    const other = gloss(mix(wearer.colour, [1, 0.92, 0.55], 0.9), wearer.light)
    const white = gloss([0.9, 0.9, 0.9], wearer.light)
    const striped: Material = (f) => {
      const turn = f.u * 6 + f.v * 3.4
      const stripe = turn - Math.floor(turn)
      ;(stripe < 0.46 ? paper : stripe < 0.56 ? white : stripe < 0.9 ? other : white)(f)
    }
    const fringe = fur(
      tube((t) => ringPoint(t, rx, rx, base), 0.3, { steps: 73, up: [0, 1, 0] }),
      placing,
      [0.95, 0.9, 0.8],
      wearer,
      0.55,
      7,
    )
    return [
      ...of(striped, placing, [cone]),
      ...fringe,
      ...fur(ball([0, base + tall, 0], 0.8), placing, mix(wearer.colour, [1, 1, 1], 0.55), wearer, 0.95, 5),
    ]
  },
}

export const santaHat: ItemDesign = {
  colour: '#a81420',
  shadow,
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 7.4, 8, 4, 0.1)
    const top = above(wearer, 7.4)
    const side = wearer.head.yaw > 0 ? -1 : 1
    // The tip falls over to the side away from which the face looks.
    const spine = curve([
      [0, 0, 0],
      [0.1 * side, top * 0.5, -0.2],
      [0.9 * side, top * 0.92, -0.5],
      [3.6 * side, top * 1.12, -0.5],
      [7 * side, top * 1.02, 0.2],
      [9.6 * side, top * 0.42, 1],
      [10.6 * side, -1.4, 1.6],
    ])
    // Close to the head as far as its crown, and a slack cone from there on.
    const radius = (v: number) => 1 - 0.14 * smoothstep(0, 0.33, v) - 0.52 * smoothstep(0.2, 0.58, v) - 0.28 * smoothstep(0.5, 1, v)
    const cap = surface(97, 56, (u, v) => {
      const [at, next] = [spine(v), spine(Math.min(1, v + 0.01))]
      // About the head the rings lie level, or the far side of a wide ring would rise above it.
      const lean = Math.atan2(next[0] - at[0], Math.max(-10, next[1] - at[1])) * smoothstep(0.28, 0.62, v)
      const crease = 1 + 0.03 * Math.sin(u * 10 * Math.PI + v * 9) * smoothstep(0.05, 0.3, v)
      const [x, , z] = ringPoint(u, rx * radius(v) * crease, rz * radius(v) * crease, 0)
      return [at[0] + x * Math.cos(lean), at[1] - x * Math.sin(lean), at[2] + z]
    })
    const trim = tube(
      (t) => ringPoint(t, rx - 0.1, rz - 0.1, 0.4),
      (t) => 1 + 0.08 * Math.sin(t * 40),
      { steps: 97, sides: 15, up: [0, 1, 0] },
    )
    const white: Rgb = [0.88, 0.87, 0.85]
    return [
      ...of(felt(wearer.colour, wearer.light, 0.3), placing, [cap]),
      ...fur(trim, placing, white, wearer, 0.6, 3.4),
      ...fur(ball(add(spine(1), [0, -0.8, 0.4]), 1.35), placing, white, wearer, 0.8, 3.4),
    ]
  },
}

export const witchHat: ItemDesign = {
  colour: '#1c1626',
  shadow: { drop: 2, blur: 0.8, strength: 0.6 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 7.3, 16, -4)
    const tall = above(wearer, 7.2) + 11
    const cone = surface(97, 48, (u, v) => {
      const crumple = 1 + 0.05 * Math.sin(v * 34) * smoothstep(0.3, 0.6, v) * smoothstep(
        1,
        0.7,
        v,
      ) + 0.02 * Math.sin(u * 6 * Math.PI + v * 14)
      const radius = (Math.pow(1 - v, 0.86) * 0.97 + 0.02) * crumple
      const bend = 4.2 * smoothstep(0.5, 1, v)
      return add(ringPoint(u, rx * radius, rz * radius, tall * (v - 0.1 * smoothstep(0.55, 1, v))), [bend, 0, -0.6 * bend])
    })
    const edge = brim(
      rx,
      rz,
      6.6,
      (v, u) => -1.1 * v * v + 0.75 * v * Math.sin(u * 6 * Math.PI + 1) + 0.4 * v * Math.sin(u * 10 * Math.PI),
    )
    const cloth = felt(wearer.colour, wearer.light, 0.12)
    const buckle = [[-1.3, 0.35], [1.3, 0.35], [1.3, 2.35], [-1.3, 2.35], [-1.3, 0.35]].map(([x, y]): Vec => [
      x!,
      y!,
      rz * 1.04 * Math.sqrt(1 - (x! / rx) ** 2) - 0.06 * y!,
    ])
    const frame = buckle.slice(1).map((to, i) => tube(
      (t) => [0, 1, 2].map((k) => buckle[i]![k]! + (to[k]! - buckle[i]![k]!) * t) as unknown as Vec,
      0.22,
      { steps: 8 },
    ))
    return [
      ...of(cloth, placing, [edge, cone]),
      ...of(satin(hex('#5b2d7c'), wearer.light), placing, [band(rx * 1.01, rz * 1.01, 0.1, 2.6, 0.1)]),
      ...of(metal(hex('#d8a93f'), wearer.light), placing, frame),
    ]
  },
}
