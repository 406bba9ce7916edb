import { hex, type Rgb } from '../../../pixels/colour.ts'
import { add, type Vec } from '../../../pixels/vector.ts'
import { of, type ItemDesign, type Part, type Wearer } from '../item.ts'
import type { Material } from '../render/canvas.ts'
import { gloss, lens, metal } from '../render/materials.ts'
import { curve, surface, tube, type Path, type Surface } from '../render/shapes.ts'

interface Frame {
  /** The rim of the right lens as seen, around its middle, at a turn of 0..1 from the top clockwise: cm. */
  rim(turn: number): readonly [x: number, y: number]
  /** Half the distance between the lenses' middles, and their height above the pupils. */
  middle: readonly [x: number, y: number]
  /** Thickness of the rim at a turn. */
  thick(turn: number): number
  /** Heights of the bars between the lenses. */
  bars: readonly number[]
  bar: number
}

/** Shadow of a thing that nearly touches the face. */
const shadow = { drop: 0.5, blur: 0.35, strength: 0.34 }

/** The front bends around the face. */
const onFront = (x: number, y: number): Vec => [x, y, 6.1 - 0.018 * x * x - 0.06 * Math.abs(y - 2.6)]

function lensEdge({ rim, middle }: Frame, side: number): Path {
  return (turn) => {
    const [x, y] = rim(turn - Math.floor(turn))
    return onFront(side * (middle[0] + x), 2.6 + middle[1] + y)
  }
}

function lensGlass(edge: Path): Surface {
  const points = Array.from({ length: 65 }, (_, i) => edge(i / 64))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [low, high] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  // Columns of the glass from its lower to its upper edge, so that its tint runs straight down.
  return surface(33, 17, (u, v) => {
    const x = left + (right - left) * Math.min(0.999, Math.max(0.001, u))
    const [bottom, top] = spanAt(points, x, (low + high) / 2)
    const y = bottom + (top - bottom) * v
    return add(onFront(x, y), [0, 0, 0.02])
  })
}

function spanAt(points: readonly Vec[], x: number, fallback: number): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity]
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    if (a[0] <= x === b[0] <= x) continue
    const y = a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return low === Infinity ? [fallback, fallback] : [low, high]
}

function glasses({ head }: Wearer, frame: Frame, rim: Material, glass: Material): Part[] {
  const placing = { ...head.placing, origin: shifted(head.placing, head.eyes) }
  const sides = [-1, 1]
  const edges = sides.map((side) => lensEdge(frame, side))
  const rims = edges.map((edge) => tube(edge, frame.thick, { steps: 97, sides: 9 }))
  const inner = frame.middle[0] - Math.abs(frame.rim(0.75)[0])
  const bars = frame.bars.map((height) => {
    const y = 2.6 + height
    return tube(
      curve([
        onFront(-inner - 0.12, y - 0.1),
        [-inner * 0.4, y + 0.22, 6.35],
        [inner * 0.4, y + 0.22, 6.35],
        onFront(inner + 0.12, y - 0.1),
      ]),
      frame.bar,
      { steps: 24 },
    )
  })
  const arms = sides.map((side) => {
    const out = frame.middle[0] + frame.rim(0.25)[0]
    const hinge = onFront(side * (out + 0.1), 3.2 + frame.middle[1])
    return tube(
      curve([hinge, [side * 7.5, 3.15, 4.2], [side * 7.95, 2.95, 1], [side * 8.05, 2.6, -2.6], [side * 7.8, 0.6, -4.4]]),
      frame.bar * 0.95,
      { steps: 40, up: [side, 0, 0] },
    )
  })
  return [...of(rim, placing, [...arms, ...bars, ...rims]), ...of(glass, placing, edges.map(lensGlass), true)]
}

function shifted({ origin, scale, rotation }: Wearer['head']['placing'], [x, y]: Vec): readonly [number, number] {
  const [rx, ry] = rotation
  return [origin[0] + scale * (rx[0] * x + rx[1] * y), origin[1] - scale * (ry[0] * x + ry[1] * y)]
}

const turnOf = (turn: number) => turn * 2 * Math.PI

const round: Frame = {
  rim: (turn) => [2.42 * Math.sin(turnOf(turn)), 2.3 * Math.cos(turnOf(turn))],
  middle: [3.3, -0.05],
  thick: () => 0.105,
  bars: [0.25],
  bar: 0.09,
}

/** A drop that hangs outwards. */
const teardrop: Frame = {
  rim: (turn) => {
    const [s, c] = [Math.sin(turnOf(turn)), Math.cos(turnOf(turn))]
    const low = Math.max(0, -c)
    return [2.95 * s * (1 - 0.1 * low) + 0.35 * low, c > 0 ? 1.75 * Math.pow(c, 0.8) : -2.95 * Math.pow(low, 1.15)]
  },
  middle: [3.5, 0.1],
  thick: () => 0.085,
  bars: [0.95, 1.7],
  bar: 0.085,
}

/** Rises to a point at the temple. */
const catEye: Frame = {
  rim: (turn) => {
    const [s, c] = [Math.sin(turnOf(turn)), Math.cos(turnOf(turn))]
    const flick = Math.pow(Math.max(0, Math.sin(turnOf(turn) + 0.62)), 10)
    return [2.75 * s + 0.75 * flick, (c > 0 ? 1.7 : 2.05) * c + 0.85 * flick - 0.12 * s]
  },
  middle: [3.35, -0.2],
  thick: (turn) => 0.2 + 0.13 * Math.pow(Math.max(0, Math.cos(turnOf(turn - 0.1))), 2),
  bars: [0.55],
  bar: 0.2,
}

const CLEAR: Rgb = [0.8, 0.9, 0.95]
const SMOKE = hex('#17110c')
const GREEN = hex('#141d14')

export const roundGlasses: ItemDesign = {
  colour: '#caa254',
  shadow: { ...shadow, strength: 0.26 },
  insteadOfGlasses: true,
  make: (wearer) => glasses(wearer, round, metal(wearer.colour, wearer.light), lens(CLEAR, 0.02, 0.02, 0.5)),
}

export const aviators: ItemDesign = {
  colour: '#c9a55c',
  shadow,
  insteadOfGlasses: true,
  make: (wearer) => glasses(wearer, teardrop, metal(wearer.colour, wearer.light), lens(GREEN, 0.96, 0.72, 1)),
}

export const catEyeGlasses: ItemDesign = {
  colour: '#101014',
  shadow,
  insteadOfGlasses: true,
  make: (wearer) => glasses(wearer, catEye, gloss(wearer.colour, wearer.light), lens(SMOKE, 0.95, 0.8, 0.95)),
}
