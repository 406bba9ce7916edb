import { mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import { fillShape, project, scaleAt, trace, type Point, type Spot } from '../built/project.ts'
import { ridgeOf, type CabinSetting, type Frame } from './cabin-frame.ts'
import type { Cabin } from './land.ts'

export const SNOW: Rgb = [0.84, 0.88, 0.95]
/** How far the roof stands out over the walls, as shares of half the length and breadth. */
const VERGE = 1.13
const EAVE = 1.3

/** Both slopes under a thick rounded slab of snow, the chimney, and icicles along the eaves. */
export function drawRoofSnow(cabin: Cabin, at: Frame, setting: CabinSetting, random: Random): void {
  const { view, lit, walls: { pen, ink }, laden } = setting
  const { yaw, z } = cabin
  const ridge = ridgeOf(cabin)
  const pitch = (ridge - cabin.walls) / (cabin.breadth / 2)
  const eaves = ridge - (pitch * cabin.breadth * EAVE) / 2
  const thick = 0.08 + 0.5 * laden
  const pixel = scaleAt(view, z)
  const slant = Math.hypot(1, pitch)
  const middle = at(0, 0, 0)
  const slopes = [-1, 1].map((side) => {
    const normal: Point = [(-Math.sin(yaw) * side * pitch) / slant, 1 / slant, (Math.cos(yaw) * side * pitch) / slant]
    const eave = at(0, side * EAVE, eaves)
    const towards = normal[0] * eave[0] + normal[1] * (eave[1] - view.eye) + normal[2] * eave[2]
    return { side, normal, seen: towards < 0, far: Math.hypot(eave[0], eave[2]) }
  }).sort((a, b) => b.far - a.far)
  const spot = (s: number, t: number, h: number): Spot => project(view, at(s, t, h))
  /** Whether the eye sees that gable from outside. */
  const faces = (s: number) => {
    const [x, , z] = at(s, 0, 0)
    return s * (Math.cos(yaw) * x + Math.sin(yaw) * z) < 0
  }
  const chimneyFirst = slopes[1]!.side > 0
  const draw = ({ side, normal, seen }: (typeof slopes)[number]) => {
    const edge = side * EAVE
    const snowLit = lit(SNOW, normal)
    const lip = lit(SNOW, [normal[0], 0.1, normal[2]], 0.75)
    for (const s of [-VERGE, VERGE]) {
      if (!faces(s)) continue
      // The verge seen from the gable end: board below, the cut of the snow above.
      fillShape(pen, ink(lit([0.2, 0.13, 0.09], [0, 0, -1])),
        [spot(s, 0, ridge - 0.16), spot(s, edge, eaves - 0.16), spot(s, edge, eaves + 0.06), spot(s, 0, ridge + 0.06)])
      rounded(pen, ink(mix(lip, snowLit, 0.15)), 0.1 * pixel * laden,
        [spot(s, 0, ridge), spot(s, edge, eaves), spot(s, edge * 1.03, eaves + thick * 0.8), spot(s, 0, ridge + thick)])
    }
    if (!seen) return
    fillShape(pen, ink(lit([0.2, 0.13, 0.09], [normal[0], 0, normal[2]])),
      [spot(-VERGE, edge, eaves - 0.16), spot(VERGE, edge, eaves - 0.16), spot(VERGE, edge, eaves + 0.1), spot(-VERGE, edge, eaves + 0.1)])
    const bumps = Array.from({ length: 9 }, () => thick * (0.82 + 0.3 * random()))
    const brow = bumps.map((lift, i): Spot => spot(VERGE - (2 * VERGE * i) / 8, edge * 1.03, eaves + lift * 0.86))
    rounded(pen, ink(lip), 0.12 * pixel * laden,
      [spot(-VERGE, edge * 1.02, eaves), spot(VERGE, edge * 1.02, eaves), ...brow])
    const top = [spot(-VERGE, 0, ridge + thick), spot(VERGE, 0, ridge + thick), ...brow]
    const [high, low] = [spot(0, 0, ridge + thick), spot(0, edge, eaves + thick)]
    const sheen = pen.createLinearGradient(high[0], high[1], low[0], low[1])
    sheen.addColorStop(0, ink(scale(snowLit, 1.06)))
    sheen.addColorStop(0.75, ink(snowLit))
    sheen.addColorStop(1, ink(mix(snowLit, lip, 0.55)))
    rounded(pen, sheen, 0.1 * pixel * laden, top)
    if (laden > 0.5 && pixel > 14) drawIcicles(pen, ink(mix(lip, snowLit, 0.5), 0.85), (t) => spot(VERGE * (2 * t - 1), edge, eaves - 0.1), pixel, random)
  }
  draw(slopes[0]!)
  if (!chimneyFirst) draw(slopes[1]!)
  drawChimney(at, ridge, setting, middle, thick)
  if (chimneyFirst) draw(slopes[1]!)
}

/** What the roof hides: the slopes as seen, whichever way they face. */
export function roofOutline(cabin: Cabin, at: Frame, view: CabinSetting['view']): Spot[] {
  const ridge = ridgeOf(cabin)
  const eaves = cabin.walls - 0.3 * (ridge - cabin.walls)
  const corner = (s: number, t: number, h: number) => project(view, at(s, t, h))
  const near = at(0, 1, 0)[2] < at(0, -1, 0)[2] ? 1 : -1
  return [
    corner(-VERGE, 0, ridge + 0.5), corner(VERGE, 0, ridge + 0.5), corner(VERGE, near * EAVE, eaves), corner(-VERGE, near * EAVE, eaves),
  ]
}

function rounded(pen: CabinSetting['walls']['pen'], style: string | CanvasGradient, width: number, spots: readonly Spot[]): void {
  pen.fillStyle = style
  pen.strokeStyle = style
  pen.lineWidth = Math.max(0.5, width)
  trace(pen, spots)
  pen.fill()
  pen.stroke()
}

function drawIcicles(
  pen: CabinSetting['walls']['pen'], style: string, eave: (t: number) => Spot, pixel: number, random: Random,
): void {
  pen.fillStyle = style
  for (let k = 0; k < 22; k++) {
    const [x, y] = eave(random())
    const long = pixel * (0.12 + 0.34 * random() * random())
    fillShape(pen, style, [[x - 0.03 * pixel, y], [x + 0.03 * pixel, y], [x, y + long]])
  }
}

/** Where the smoke rises. */
export const chimneyTop = (at: Frame, cabin: Cabin): Point => at(0.45, 0.25, ridgeOf(cabin) + 1.15)

function drawChimney(
  at: Frame, ridge: number, { view, lit, walls: { pen, ink }, laden }: CabinSetting, middle: Point, thick: number,
): void {
  const [baseX, baseY] = project(view, at(0.45, 0.25, ridge - 0.9))
  const topY = project(view, at(0.45, 0.25, ridge + 1))[1]
  const half = 0.34 * scaleAt(view, middle[2])
  for (const [left, right, tone] of [[-half, half * 0.2, 1], [half * 0.2, half, 0.62]] as const)
    fillShape(pen, ink(scale(lit([0.3, 0.2, 0.17], [-0.3, 0.3, -0.8]), tone)),
      [[baseX + left, baseY], [baseX + right, baseY], [baseX + right, topY], [baseX + left, topY]])
  rounded(pen, ink(lit(SNOW, [0, 0.9, -0.3])), half * 0.5 * laden,
    [[baseX - half, topY], [baseX + half, topY], [baseX + half * 0.8, topY - thick * half * 1.3], [baseX - half * 0.8, topY - thick * half * 1.3]])
}
