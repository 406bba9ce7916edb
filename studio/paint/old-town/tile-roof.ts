import { mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Point } from '../built/project.ts'
import { at, cover, fill, metre, SNOW, stroke, type TownSetting } from './setting.ts'

export interface RoofLook {
  tile: Rgb
  /** Ridge and rim of the eaves. */
  trim: Rgb
  /** How far the corners turn up, metres. */
  lift: number
}

const mixTile = ({ snow }: TownSetting, tile: Rgb): Rgb => mix(tile, SNOW, 0.9 * snow)

/** A surface between the eave (v = 0) and the ridge (v = 1), u 0..1 along it. */
type Slope = (u: number, v: number) => Point

/** Tiles in rows from the ridge down over a hollow slope, a rim of round ends and the ridge itself. */
export function drawSlope(setting: TownSetting, slope: Slope, normal: Point, { tile, trim }: RoofLook): void {
  const { lit, walls: { pen, ink }, snow } = setting
  const steps = 10
  const edge = (v: number) => Array.from({ length: steps + 1 }, (_, i) => slope(i / steps, v))
  const rake = (u: number) => [0.25, 0.5, 0.75].map((v) => slope(u, v))
  const base = lit(mixTile(setting, tile), normal)
  const [top, low] = [at(setting, slope(0.5, 1)), at(setting, slope(0.5, 0))]
  const shade = pen.createLinearGradient(top[0], top[1], low[0], low[1])
  shade.addColorStop(0, ink(scale(base, 0.82)))
  shade.addColorStop(1, ink(scale(base, 1.12)))
  cover(setting, shade, [...edge(0), ...rake(1), ...edge(1).toReversed(), ...rake(0).toReversed()])
  const [left, right] = [at(setting, slope(0, 0)), at(setting, slope(1, 0))]
  const wide = Math.hypot(right[0] - left[0], right[1] - left[1])
  const [from, to] = [slope(0, 0), slope(1, 0)]
  const metres = Math.hypot(to[0] - from[0], to[2] - from[2])
  const rows = Math.max(3, Math.round(Math.min(metres / 0.34, wide / 3.2)))
  const faint = (1 - 0.72 * snow) * Math.min(1, wide / rows / 5 + 0.3)
  for (let k = 0; k <= rows; k++) {
    const line = (shift: number) => [0, 0.3, 0.65, 1].map((v) => slope(Math.min(1, Math.max(0, k / rows + shift)), v))
    stroke(setting, ink(scale(base, 0.5), 0.75 * faint), 0.1, line(0))
    stroke(setting, ink(scale(base, 1.5), 0.6 * faint), 0.06, line(0.35 / rows))
  }
  stroke(setting, ink(lit(mixTile(setting, trim), [normal[0], 0.3, normal[2]])), 0.16, edge(0))
  const dark = ink(lit(scale(tile, 0.45), [0, 0, -1]))
  const rim = edge(0.012).map(([x, y, z]): Point => [x, y - 0.12, z])
  stroke(setting, dark, 0.1, rim)
  stroke(setting, ink(lit(mixTile(setting, trim), [0, 0.8, -0.4])), 0.34, edge(1))
  if (snow > 0) stroke(setting, ink(lit(SNOW, [0, 0.95, -0.3])), 0.28 * snow, edge(1).map(([x, y, z]): Point => [x, y + 0.18, z]))
  if (snow > 0.3) stroke(setting, ink(lit(SNOW, [0, 0.7, -0.5])), 0.2 * snow, edge(0).map(([x, y, z]): Point => [x, y + 0.1, z]))
}

interface FrontRoof {
  x: number
  z: number
  /** Height of the eaves at the middle, and how much the ridge stands over them. */
  y: number
  rise: number
  /** Half widths of eave and ridge. */
  eave: number
  ridge: number
  /** Depth towards the eye that the eaves stand out. */
  out: number
}

/** A hip roof from the front: wings that turn up at the corners, tiles, ridge with its finials, and the dark under the eaves. */
export function drawFrontRoof(setting: TownSetting, { x, y, z, rise, eave, ridge, out }: FrontRoof, look: RoofLook): void {
  const { lit, walls: { ink }, snow } = setting
  const slope: Slope = (u, v) => {
    const t = 2 * u - 1
    const half = eave + (ridge - eave) * (1 - (1 - v) ** 1.6)
    const up = look.lift * Math.abs(t) ** 5 * (1 - v) ** 3
    return [x + t * half, y + rise * v ** 1.25 + up + 0.12 * rise * v * t * t * Math.max(0, v - 0.6), z - out * (1 - v)]
  }
  const brim = Array.from({ length: 13 }, (_, i) => slope(i / 12, 0))
  // Rafters and brackets in the shade.
  fill(setting, ink(lit(scale(look.trim, 0.3), [0, -0.4, -0.8], 0.4)),
    [...brim, [x + eave * 0.86, y - 0.55, z], [x - eave * 0.86, y - 0.55, z]])
  drawSlope(setting, slope, [0, 0.8, -0.6], look)
  for (const side of [-1, 1]) {
    const u = side < 0 ? 0 : 1
    const hip = [0, 0.2, 0.45, 0.7, 1].map((v) => slope(u, v))
    stroke(setting, ink(lit(mixTile(setting, look.trim), [side * 0.5, 0.6, -0.6])), 0.3, hip)
    const [tipX, tipY, tipZ] = slope(u, 1)
    const fish: Point[] = [[tipX - side * 0.3, tipY, tipZ], [tipX + side * 0.28, tipY, tipZ], [tipX + side * 0.34, tipY + 0.62, tipZ], [tipX - side * 0.12, tipY + 0.9, tipZ]]
    const grown = rise > 1.6 ? fish : fish.map(([px, py, pz]): Point => [tipX + (px - tipX) * 0.6, tipY + (py - tipY) * 0.6, pz])
    cover(setting, ink(lit(mix(look.trim, SNOW, 0.5 * snow), [side * 0.3, 0.5, -0.8])), grown)
  }
}

/** Brackets under the eaves: a row of small dark and light corbels on a painted beam. */
export function drawBrackets(setting: TownSetting, x: number, y: number, z: number, half: number, colours: readonly [Rgb, Rgb]): void {
  const { lit, walls: { ink } } = setting
  const pixel = metre(setting, z)
  const beam: Point[] = [[x - half, y - 0.45, z], [x + half, y - 0.45, z], [x + half, y, z], [x - half, y, z]]
  fill(setting, ink(lit(scale(colours[0], 0.7), [0, -0.1, -1], 0.7)), beam)
  if (pixel < 7) return
  const count = Math.round(half * 2.2)
  for (let k = 0; k <= count; k++) {
    const middle = x - half + (2 * half * k) / count
    const corbel: Point[] = [[middle - 0.1, y - 0.38, z], [middle + 0.1, y - 0.38, z], [middle + 0.22, y - 0.05, z], [middle - 0.22, y - 0.05, z]]
    fill(setting, ink(lit(scale(k % 2 ? colours[1] : colours[0], 0.85), [0, 0, -1], 0.8)), corbel)
  }
}
