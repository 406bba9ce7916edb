import { hex, mix, type Rgb } from '../../../pixels/colour.ts'
import { createRandom } from '../../../pixels/random.ts'
import { add, times, unit, type Vec } from '../../../pixels/vector.ts'
import { of, type ItemDesign, type Part, type Wearer } from '../item.ts'
import type { Placing } from '../render/canvas.ts'
import { felt, petal } from '../render/materials.ts'
import { ball, ringPoint, surface, tube, type Surface } from '../render/shapes.ts'
import { seat } from './seat.ts'

/** A blossom of rings of petals, facing along `out`. */
function blossom(
  at: Vec,
  out: Vec,
  size: number,
  rings: readonly (readonly [petals: number, lift: number, reach: number])[],
  spin: number,
): Surface[] {
  const a = unit([out[2], 0.001, -out[0]])
  const b = unit([out[1] * a[2] - out[2] * a[1], out[2] * a[0] - out[0] * a[2], out[0] * a[1] - out[1] * a[0]])
  return rings.flatMap(([petals, lift, reach], ring) =>
    Array.from({ length: petals }, (_, k) => {
      const angle = spin + ring * 0.7 + (k * 2 * Math.PI) / petals
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const along = add(times(a, x), times(b, y))
      const beside = add(times(a, -y), times(b, x))
      const half = (2.3 / petals) * 0.95
      return surface(9, 9, (u, v) => {
        const across = (u - 0.5) * 2
        const wide = half * reach * Math.pow(Math.sin(Math.PI * (0.1 + 0.62 * v)), 0.8)
        const rise = lift * v * (1.4 - 0.9 * v) + 0.16 * across * across * v
        return add(
          at,
          times(
            add(add(times(along, reach * v * (1 - 0.08 * across * across)), times(beside, across * wide)), times(out, rise)),
            size,
          ),
        )
      })
    }),
  )
}

const ROSE = [[5, 0.35, 1], [5, 0.62, 0.78], [4, 0.9, 0.55], [3, 1.1, 0.34]] as const
const DAISY = [[11, 0.14, 1], [9, 0.26, 0.86]] as const
const PEONY = [[7, 0.2, 1], [6, 0.5, 0.82], [6, 0.75, 0.62], [4, 1, 0.4]] as const

export const flowerCrown: ItemDesign = {
  colour: '#e88fa0',
  shadow: { drop: 0.9, blur: 0.7, strength: 0.4 },
  make: (wearer) => {
    const { placing, rx, rz } = seat(wearer, 9, 12, 0, -0.1)
    const random = createRandom(3)
    const kinds = [
      { rings: ROSE, size: 2, root: mix(wearer.colour, hex('#7a1030'), 0.4), tip: wearer.colour },
      { rings: DAISY, size: 1.35, root: hex('#e8dcc0'), tip: hex('#fbf8f2') },
      { rings: PEONY, size: 1.8, root: hex('#e89a72'), tip: hex('#fbe3d0') },
      { rings: DAISY, size: 1.1, root: hex('#6a63b5'), tip: hex('#a9a6e0') },
    ]
    const order = [0, 1, 2, 3]
    const leaves: Part[] = []
    const flowers: Part[] = []
    for (let i = 0; i < 17; i++) {
      const turn = (i - 8) * 0.045
      const kind = kinds[order[i % 4]!]!
      const out = unit([Math.sin(turn * 2 * Math.PI), 0.35 + 0.3 * (random() - 0.5), Math.cos(turn * 2 * Math.PI)])
      const at = add(ringPoint(turn, rx, rz, 0.7 + 0.7 * (random() - 0.5)), times(out, 0.3))
      for (let k = 0; k < 2; k++) leaves.push(...leaf(placing, wearer, add(at, [0, -0.2, -0.2]), out, random() * 6.3, 2 + random()))
      flowers.push(...of(petal(kind.root, kind.tip, wearer.light), placing, blossom(at, out, kind.size, kind.rings, random() * 6)))
      if (kind.rings === DAISY) flowers.push(...of(
        felt(hex('#e0a52c'), wearer.light),
        placing,
        [ball(add(at, times(out, 0.22)), kind.size * 0.27, 10)],
      ))
    }
    const stem = tube((t) => ringPoint(t, rx, rz, 0.3 + 0.25 * Math.sin(t * 60)), 0.28, { steps: 121, up: [0, 1, 0] })
    return [...of(felt(hex('#4d5f32'), wearer.light), placing, [stem]), ...leaves, ...flowers]
  },
}

function leaf(placing: Placing, { light }: Wearer, at: Vec, out: Vec, angle: number, length: number): Part[] {
  const green: Rgb = mix(hex('#3f6b35'), hex('#8fae5c'), 0.25 + 0.25 * Math.sin(angle * 5))
  const along = unit(add([Math.cos(angle) * out[2], Math.sin(angle), -Math.cos(angle) * out[0]], times(out, 0.25)))
  const beside = unit([along[1], -along[0], 0])
  const blade = surface(7, 13, (u, v) => {
    const across = (u - 0.5) * 2
    return add(
      at,
      add(
        times(along, length * v),
        add(
          times(beside, across * 0.62 * Math.sin(Math.PI * Math.pow(v, 0.8))),
          times(out, 0.25 * Math.abs(across) + 0.5 * v * (1 - v)),
        ),
      ),
    )
  })
  return of(petal(mix(green, [0, 0, 0], 0.35), green, light), placing, [blade])
}
