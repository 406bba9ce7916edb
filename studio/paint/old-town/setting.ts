import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { hideGlow, type LightLayer } from '../built/light-layer.ts'
import { along, fillShape, project, scaleAt, type Point, type Spot } from '../built/project.ts'
import type { Lit } from '../built/shade.ts'
import type { View } from '../terrain/view.ts'
import type { Brush } from '../brush/layer.ts'

/** What the parts of a town are drawn with; the picture and its mirror image have one each. */
export interface TownSetting {
  spec: SceneSpec
  view: View
  lit: Lit
  walls: LightLayer
  glow: LightLayer
  /** Lamps and lit windows, 0 (off) .. 1. */
  lamps: number
  /** Snow on roofs and ledges, 0..1. */
  snow: number
  /** What lanterns are made of. */
  paper: Rgb
}

/** One thing of the town, at its distance. Draws the same every time. */
export interface Thing {
  z: number
  draw(setting: TownSetting): void
}

export const SNOW: Rgb = [0.82, 0.86, 0.94]
export const LAMPLIGHT: Rgb = [1, 0.55, 0.2]
export const STONE = hex('#8d8a84')

export const at = ({ view }: TownSetting, point: Point): Spot => project(view, point)
export const metre = ({ view }: TownSetting, z: number): number => scaleAt(view, z)

/** Fills a flat shape of the world and hides what shines behind it. */
export function cover(setting: TownSetting, style: Brush['fillStyle'], points: readonly Point[]): void {
  const spots = points.map((point) => project(setting.view, point))
  hideGlow(setting.glow, spots)
  fillShape(setting.walls.pen, style, spots)
}

export function fill(setting: TownSetting, style: Brush['fillStyle'], points: readonly Point[]): void {
  fillShape(setting.walls.pen, style, points.map((point) => project(setting.view, point)))
}

/** A line through the world, `girth` metres thick, thinner where it is farther. */
export function stroke(setting: TownSetting, style: Brush['strokeStyle'], girth: number, points: readonly Point[]): void {
  const { walls: { pen }, view } = setting
  pen.strokeStyle = style
  const [nearest, farthest] = [points[0]![2], points.at(-1)![2]]
  const even = Math.abs(nearest - farthest) < 0.12 * Math.min(nearest, farthest)
  const width = (z: number) => Math.max(0.35, girth * scaleAt(view, z))
  if (even) {
    pen.lineWidth = width(nearest)
    pen.beginPath()
    for (const point of points) pen.lineTo(...project(view, point))
    pen.stroke()
    return
  }
  const pieces = Math.max(1, Math.ceil(6 / points.length))
  for (let i = 1; i < points.length; i++)
    for (let k = 0; k < pieces; k++) {
      const [from, to] = [along(points[i - 1]!, points[i]!, k / pieces), along(points[i - 1]!, points[i]!, (k + 1) / pieces)]
      pen.lineWidth = width((from[2] + to[2]) / 2)
      pen.beginPath()
      pen.moveTo(...project(view, from))
      pen.lineTo(...project(view, to))
      pen.stroke()
    }
}

/** A wall's own places: u 0 (left as the eye sees it) .. 1 across and h metres up. */
export type Wall = (u: number, h: number) => Point

export const panel = (wall: Wall, left: number, right: number, low: number, high: number): Point[] =>
  [wall(left, low), wall(right, low), wall(right, high), wall(left, high)]

/** The colour of a window or a paper screen: lamplight at night, dark glass or wood by day. */
export function paneColour({ lit, lamps, walls }: TownSetting, dark: Rgb, normal: Point, dim: number): Rgb {
  return mix(lit(dark, normal), scale(LAMPLIGHT, Math.min(walls.peak, 1.5) * dim), lamps * Math.min(1, dim * 1.6))
}
