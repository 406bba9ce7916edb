import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import { glowAt, type LightLayer } from '../built/light-layer.ts'
import { fillShape, project, scaleAt, type Point } from '../built/project.ts'
import type { View } from '../terrain/view.ts'
import { LAMPLIGHT } from './cabin.ts'
import type { CabinSetting, Frame } from './cabin-frame.ts'
import { SNOW } from './cabin-roof.ts'
import type { Cabin, WinterLand } from './land.ts'

const WOOD = hex('#4a382c')

/** Metres from post to post. */
const BAY = 1.7
const fenceAt = (land: WinterLand, side: number, z: number): number => land.pathAt(z) + side * (2.1 + 0.02 * z)

/** The distances of a fence's posts beside the path, near to far; none where it would run straight at the eye or into a cabin. */
export function fencePosts(land: WinterLand): { side: number; posts: readonly number[] } {
  const all = Array.from({ length: 22 }, (_, k) => 10 + k * BAY)
  const runs = [-1, 1].map((side) => {
    // Seen side on, a bay is broader than its posts.
    const open = all.filter((z) => Math.abs(fenceAt(land, side, z) / z - fenceAt(land, side, z + BAY) / (z + BAY)) > 0.16 / z)
    const clear = open.filter((z) => !land.cabins.some((cabin) => Math.hypot(cabin.x - fenceAt(land, side, z), cabin.z - z) < cabin.length * 0.5 + 3))
    const [first] = clear
    const posts = clear.filter((z, k) => Math.abs(z - first! - k * BAY) < 0.1)
    return { side, posts }
  })
  const [best] = runs.sort((a, b) => b.posts.length - a.posts.length)
  return best && best.posts.length > 4 ? best : { side: -1, posts: [] }
}

/** One post of the fence and the rails to the next, snow on them. */
export function drawFence(land: WinterLand, side: number, z: number, last: boolean, { view, lit, walls: { pen, ink }, laden }: CabinSetting): void {
  const wood = ink(lit(WOOD, [0, 0.3, -0.7]))
  const snow = ink(lit(SNOW, [0, 0.95, -0.2]))
  const post = (away: number): Point => {
    const x = fenceAt(land, side, away)
    return [x, land.heightAt(x, away), away]
  }
  const [a, b] = [post(z), post(z + BAY)]
  const pixel = scaleAt(view, z)
  for (const high of last ? [] : [0.42, 0.78]) {
    const [left, right] = [project(view, [a[0], a[1] + high, a[2]]), project(view, [b[0], b[1] + high, b[2]])]
    for (const [style, lift, girth] of [[wood, 0, 0.065], [snow, 0.06, 0.075 * laden]] as const) {
      pen.strokeStyle = style
      pen.lineWidth = Math.max(0.4, girth * pixel)
      pen.beginPath()
      pen.moveTo(left[0], left[1] - lift * pixel)
      pen.lineTo(right[0], right[1] - lift * pixel)
      pen.stroke()
    }
  }
  const [x, y] = project(view, a)
  const half = 0.055 * pixel
  fillShape(pen, wood, [[x - half, y + 0.1 * pixel], [x + half, y + 0.1 * pixel], [x + half, y - 1.02 * pixel], [x - half, y - 1.02 * pixel]])
  pen.fillStyle = snow
  pen.beginPath()
  pen.ellipse(x, y - 1.02 * pixel, half * 1.9, half * 1.7 * laden, 0, Math.PI, 2 * Math.PI)
  pen.fill()
}

/** A lamp on a post by the path. */
export function drawLamp([x, y, z]: Point, { view, lit, walls: { pen, ink, peak }, glow, lamps, laden }: CabinSetting): void {
  const pixel = scaleAt(view, z)
  const [footX, footY] = project(view, [x, y - 0.2, z])
  const [, topY] = project(view, [x, y + 2.1, z])
  const iron = ink(lit([0.05, 0.05, 0.06], [0, 0.4, -0.7]))
  const box = (half: number, low: number, narrow: number, high: number): [number, number][] => [
    [footX - half * pixel, topY - low * pixel], [footX + half * pixel, topY - low * pixel],
    [footX + narrow * pixel, topY - high * pixel], [footX - narrow * pixel, topY - high * pixel],
  ]
  fillShape(pen, iron, [[footX - 0.05 * pixel, footY], [footX + 0.05 * pixel, footY], [footX + 0.03 * pixel, topY], [footX - 0.03 * pixel, topY]])
  const light = mix(lit([0.5, 0.45, 0.4], [0, 0.2, -0.8]), scale(LAMPLIGHT, Math.min(peak, 2.6)), lamps)
  fillShape(pen, iron, box(0.13, -0.02, 0.13, 0.03))
  fillShape(pen, ink(light), box(0.1, 0.02, 0.15, 0.32))
  fillShape(pen, iron, box(0.19, 0.31, 0.05, 0.44))
  fillShape(pen, ink(lit(SNOW, [0, 0.95, -0.2])), box(0.19, 0.36, 0.06, 0.38 + 0.16 * laden))
  if (lamps <= 0) return
  glowAt(glow, footX, topY - 0.16 * pixel, 2.2 * pixel, LAMPLIGHT, 0.7 * lamps)
  pool(glow, view, [x, y, z], 3.2, 0.3 * lamps)
}

/** Lamplight on the snow about a point. */
export function pool({ pen, ink }: LightLayer, view: View, at: Point, metres: number, strength: number): void {
  const [x, y] = project(view, at)
  const radius = metres * scaleAt(view, at[2])
  const flat = Math.max(0.1, Math.min(0.4, (view.eye - at[1]) / at[2] + 0.06))
  pen.save()
  pen.translate(x, y)
  pen.scale(1, flat)
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
  light.addColorStop(0, ink(LAMPLIGHT, strength))
  light.addColorStop(0.5, ink(LAMPLIGHT, strength * 0.3))
  light.addColorStop(1, ink(LAMPLIGHT, 0))
  pen.fillStyle = light
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  pen.restore()
}

/** Paper lanterns, up to three, under the eaves of a cabin, on the side that the eye sees. */
export function hangLanterns(cabin: Cabin, at: Frame, count: number, paper: Rgb, { view, lit, walls: { pen, ink, peak }, glow, lamps }: CabinSetting): void {
  const pixel = scaleAt(view, cabin.z)
  const side = at(0, 1, 0)[2] < at(0, -1, 0)[2] ? 1 : -1
  const skin = mix(lit(scale(paper, 0.6), [0, 0.2, -0.9]), scale(paper, Math.min(peak, 1.5)), lamps)
  const places = [[-0.08], [-0.6, 0.6], [-0.82, -0.08, 0.82]][count - 1] ?? []
  for (const s of places) {
    const [x, y] = project(view, at(s, side * 1.26, cabin.walls - 0.75))
    const body = pen.createRadialGradient(x, y, 0, x, y, 0.34 * pixel)
    body.addColorStop(0, ink(mix(skin, [skin[0], Math.max(skin[1], skin[0] * 0.5), Math.max(skin[2], skin[0] * 0.2)], lamps)))
    body.addColorStop(1, ink(scale(skin, 0.6)))
    pen.fillStyle = body
    pen.beginPath()
    pen.ellipse(x, y, 0.3 * pixel, 0.25 * pixel, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = ink(lit([0.4, 0.26, 0.06], [0, 0.3, -0.9]))
    for (const end of [-0.27, 0.23]) pen.fillRect(x - 0.12 * pixel, y + end * pixel, 0.24 * pixel, 0.05 * pixel)
    pen.fillRect(x - 0.02 * pixel, y - 0.55 * pixel, 0.04 * pixel, 0.3 * pixel)
    pen.strokeStyle = ink(skin, 0.9)
    pen.lineWidth = 0.05 * pixel
    pen.beginPath()
    pen.moveTo(x, y + 0.28 * pixel)
    pen.lineTo(x, y + 0.6 * pixel)
    pen.stroke()
    if (lamps > 0) glowAt(glow, x, y, 1.1 * pixel, paper, 0.42 * lamps)
  }
}

/** Smoke that rises, leans and thins. */
export function drawSmoke({ pen, ink }: LightLayer, view: View, from: Point, colour: Rgb, wind: number, random: Random): void {
  const [x, y] = project(view, from)
  const pixel = scaleAt(view, from[2])
  for (let k = 0; k < 46; k++) {
    const t = k / 46
    const high = 7.5 * t
    const sway = wind * 3.4 * t ** 1.5 + 0.35 * Math.sin(7 * t + wind * 9) * t + (random() - 0.5) * 0.5 * t
    const radius = (0.28 + 1.25 * t) * pixel
    const [puffX, puffY] = [x + sway * pixel, y - high * pixel]
    const puff = pen.createRadialGradient(puffX, puffY, 0, puffX, puffY, radius)
    const alpha = 0.3 * (1 - t) ** 1.3 * (0.6 + 0.6 * random())
    puff.addColorStop(0, ink(colour, alpha))
    puff.addColorStop(1, ink(colour, 0))
    pen.fillStyle = puff
    pen.fillRect(puffX - radius, puffY - radius, 2 * radius, 2 * radius)
  }
}
