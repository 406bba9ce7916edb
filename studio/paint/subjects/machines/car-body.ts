import { smoothstep } from '../../../pixels/colour.ts'
import type { Mesh, Point } from '../../solid/mesh.ts'
import { net, power } from '../../solid/shapes.ts'

/** Stations from tail (x low) to nose: [x, value]. */
export type Curve = readonly (readonly [x: number, value: number])[]

export interface CarShape {
  tail: number
  nose: number
  /** Upper edge of the body without its cabin, lower edge, half its width. */
  deck: Curve
  sill: Curve
  width: Curve
  /** How square the sections and the ends are. */
  square: number
  ends: number
  cabin: { from: number; to: number; roof: Curve; base: number; top: number; lean: number }
  wheels: { rear: number; front: number; radius: number; width: number; track: number }
}

/** Smoothly between stations. */
export function valueAt(curve: Curve, x: number): number {
  const last = curve.length - 1
  let i = 0
  while (i < last - 1 && x > curve[i + 1]![0]) i++
  const [a, b, c, d] = [curve[Math.max(0, i - 1)]!, curve[i]!, curve[i + 1]!, curve[Math.min(last, i + 2)]!]
  const span = c[0] - b[0]
  const t = Math.max(0, Math.min(1, (x - b[0]) / span))
  const slope = (p: Curve[number], q: Curve[number]) => (q[0] === p[0] ? 0 : (q[1] - p[1]) / (q[0] - p[0]))
  const [m0, m1] = [slope(a, c) * span, slope(b, d) * span]
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * b[1] + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * c[1] + (t3 - t2) * m1
}

/** How far inside the edge of a wheel's arch a place of the flank lies; negative outside. */
export function archDepth({ wheels: { rear, front, radius } }: CarShape, x: number, y: number): number {
  return radius * 1.16 - Math.min(Math.hypot(x - rear, y - radius), Math.hypot(x - front, y - radius))
}

/** The lower body: rounded sections from tail to nose, wider over the wheels. */
export function carBody(shape: CarShape): Mesh {
  const { tail, nose, deck, sill, width, square, ends, wheels } = shape
  return net(
    180,
    108,
    (u, v): Point => {
      const along = Math.sin((u - 0.5) * Math.PI) * 0.45 + (u * 2 - 1) * 0.55
      const x = (tail + nose) / 2 + ((nose - tail) / 2) * along
      const close = (1 - Math.min(1, Math.abs(along)) ** ends) ** (1 / ends)
      const [top, bottom] = [valueAt(deck, x), valueAt(sill, x)]
      const angle = v * 2 * Math.PI
      const flare = 0.05 * (Math.exp(-(((x - wheels.rear) / 0.42) ** 2)) + Math.exp(-(((x - wheels.front) / 0.42) ** 2)))
      // Flanks go straight down to the sill.
      const edges = Math.sin(angle) < 0 ? 2 / 7 : 2 / square
      const [cos, sin] = [power(Math.cos(angle), edges), power(Math.sin(angle), edges)]
      const middle = bottom + (top - bottom) * 0.44
      const y = sin > 0 ? middle + (top - middle) * sin * (0.35 + 0.65 * close) : middle + (middle - bottom) * sin * (0.3 + 0.7 * close)
      // Sides lean in towards the deck.
      const lean = 1 - 0.1 * Math.max(0, sin) ** 2 - 0.05 * Math.max(0, -sin) ** 3
      const z = -cos * (valueAt(width, x) + flare * (1 - Math.abs(sin))) * lean * (0.2 + 0.8 * close) * (close < 0.02 ? 0.05 : 1)
      // Wells for the wheels.
      const deep = smoothstep(0.06, 0.16, archDepth(shape, x, y))
      const inner = wheels.track - wheels.width * 0.62
      return [x, y, Math.abs(z) > inner ? Math.sign(z) * (Math.abs(z) + (inner - Math.abs(z)) * deep) : z]
    },
    0.2,
  )
}

/** Where along the cabin a height is reached is not asked: it is a loft of its own, narrower above. */
export function carCabin({ cabin: { from, to, roof, base, top, lean }, deck }: CarShape): Mesh {
  return net(
    64,
    40,
    (u, v): Point => {
      const x = from + (to - from) * u
      const foot = valueAt(deck, x) - 0.06
      const height = Math.max(0.001, valueAt(roof, x) - foot)
      const angle = v * Math.PI
      const [across, up] = [power(Math.cos(angle), 0.42), power(Math.sin(angle), 0.5)]
      const narrow = base + (top - base) * Math.min(1, height / lean) * up
      return [x, foot + height * up, -across * narrow]
    },
    0.2,
  )
}
