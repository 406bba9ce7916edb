import { hex, mix, smoothstep } from '../../../pixels/colour.ts'
import { add, times, unit, type Vec } from '../../../pixels/vector.ts'
import { of, type ItemDesign, type Part, type Wearer } from '../item.ts'
import { felt, gloss, knit } from '../render/materials.ts'
import { curve, ringPoint, surface, tube, type Surface } from '../render/shapes.ts'
import { fur, seat } from './seat.ts'

/** An ear on a hairband: an outline from root to tip, hollowed to the front. */
function ear(root: Vec, up: Vec, length: number, width: (v: number) => number, depth: number, inset = 1): Surface {
  const side = unit([up[1], -up[0], 0])
  return surface(25, 33, (u, v) => {
    const across = (u - 0.5) * 2
    const half = width(v) * inset
    const hollow = -depth * (1 - across * across) * (1 - v) + (inset < 1 ? 0.25 : 0)
    return add(
      add(root, times(up, length * (0.04 + 0.96 * v) * (inset < 1 ? 0.93 : 1))),
      add(times(side, across * half), [0, 0, hollow]),
    )
  })
}

/** A thin band over the hair, from ear to ear. */
const hairband = (wearer: Wearer): { placing: Part['placing']; over: (turn: number) => Vec; tube: Surface } => {
  const { placing, rx } = seat(wearer, 2, 0, 0, 0.15)
  const tall = wearer.head.crown - 2 + 0.1
  const over = (turn: number): Vec => [Math.sin(turn) * rx, Math.cos(turn) * tall, 1.2]
  return { placing, over, tube: tube((t) => over((t - 0.5) * 2.9), 0.28, { steps: 81, up: [0, 0, 1] }) }
}

function ears(wearer: Wearer, turn: number, length: number, width: (v: number) => number, lean: number): Part[] {
  const { placing, over, tube: band } = hairband(wearer)
  return [
    ...of(gloss(hex('#15120f'), wearer.light), placing, [band]),
    ...[-1, 1].flatMap((side) => {
      const root = add(over(side * turn), [0, -0.3, 0.2])
      const up = unit([side * lean, 1, 0])
      return [
        ...fur(ear(root, up, length, width, 1.1), placing, wearer.colour, wearer, 0.35, 7),
        ...fur(
          ear(add(root, [0, 0.25, 0.15]), up, length, width, 1.1, 0.66),
          placing,
          mix(hex('#eba9a6'), [1, 1, 1], 0.1),
          wearer,
          0.2,
          8,
        ),
      ]
    }),
  ]
}

const shadow = { drop: 0.5, blur: 0.4, strength: 0.3 }

export const catEars: ItemDesign = {
  colour: '#1d1a1c',
  shadow,
  make: (wearer) => ears(wearer, 0.62, 6.6, (v) => 3.1 * Math.pow(1 - v, 0.8) + 0.12, 0.42),
}

export const bunnyEars: ItemDesign = {
  colour: '#efe9e4',
  shadow,
  make: (wearer) => ears(
    wearer,
    0.34,
    15,
    (v) => 0.9 + 1.75 * Math.pow(Math.sin(Math.PI * Math.min(1, 0.12 + 0.88 * v)), 0.75) - 0.85 * smoothstep(0.7, 1, v),
    0.22,
  ),
}

/** A knitted scarf: two turns about the neck and an end that hangs down. */
export const scarf: ItemDesign = {
  colour: '#c2483c',
  shadow: { drop: 1, blur: 0.8, strength: 0.45 },
  make: (wearer) => {
    const wool = knit(wearer.colour, wearer.light, 15, 44)
    // Bunched cloth: ridges run along the wrap and wander around it.
    const wrap = (lift: number, wide: number, thick: number, phase: number) =>
      surface(49, 97, (u, v) => {
        const turn = v + 0.5
        const [x, , z] = ringPoint(turn, wide, wide * 0.86, 0)
        const front = Math.cos(turn * 2 * Math.PI)
        const angle = -u * 2 * Math.PI
        const ridge = 1 + 0.17 * Math.sin(3 * angle + 6 * v + phase) + 0.1 * (Math.sin(7 * angle - 9 * v) + Math.sin(v * 15 + phase))
        const [out, up] = [Math.cos(angle) * thick * 0.8 * ridge, -Math.sin(angle) * thick * ridge]
        const reach = 1 + out / wide
        return [x * reach, lift + 2.1 - 2.6 * Math.max(-0.6, front) + up + 0.4 * Math.sin(v * 12 + phase), z * reach + 0.5]
      })
    const end = surface(33, 61, (u, v) => {
      const across = (u - 0.5) * 2
      const fold = 0.5 * Math.cos(across * 5 + v * 2)
      return [2.4 + 1 * v + across * (1.7 + 0.9 * v), 0.4 - 17 * v - 0.3 * across, 8.2 + fold - 0.7 * across * across - 1.6 * v]
    })
    const fringe = Array.from({ length: 13 }, (_, k) => {
      const x = 3.4 + ((k - 6) / 6) * 2.5
      return tube(curve([[x, -16.4, 6.6], [x + 0.1, -17.8, 6.5], [x + 0.15 * Math.sin(k * 3), -19.3, 6.4]]), 0.17, { steps: 10 })
    })
    const placing = wearer.head.body
    return [
      ...of(knit(wearer.colour, wearer.light, 9, 28), placing, [end]),
      ...of(felt(wearer.colour, wearer.light), placing, fringe),
      ...of(wool, placing, [wrap(-1.1, 7.4, 2.2, 0), wrap(1, 6.8, 1.9, 2)]),
    ]
  },
}
