import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import { glowAt, hideGlow } from '../built/light-layer.ts'
import { along, fillShape, project, scaleAt, type Point, type Spot } from '../built/project.ts'
import { frameOf, ridgeOf, type CabinSetting } from './cabin-frame.ts'
import { drawRoofSnow, roofOutline, SNOW } from './cabin-roof.ts'
import type { Cabin } from './land.ts'

const LOGS = [hex('#6e4a30'), hex('#5a3a28'), hex('#7c5a3c'), hex('#4c3830'), hex('#86442f')] as const
export const LAMPLIGHT: Rgb = [1, 0.56, 0.2]

/** A log cabin under deep snow: the walls that face the eye with their windows, then the roof. */
export function drawCabin(cabin: Cabin, ground: number, setting: CabinSetting, random: Random): void {
  const at = frameOf(cabin, ground)
  const { walls: high, yaw, storeys, tone } = cabin
  const { view } = setting
  const wood = LOGS[Math.floor(tone * LOGS.length)]!
  const logs = cabin.paint ? mix(cabin.paint, wood, 0.22) : wood
  const sides = [
    { normal: [-Math.sin(yaw), 0, Math.cos(yaw)], from: [-1, 1], to: [1, 1], gable: false },
    { normal: [Math.sin(yaw), 0, -Math.cos(yaw)], from: [1, -1], to: [-1, -1], gable: false },
    { normal: [Math.cos(yaw), 0, Math.sin(yaw)], from: [1, 1], to: [1, -1], gable: true },
    { normal: [-Math.cos(yaw), 0, -Math.sin(yaw)], from: [-1, -1], to: [-1, 1], gable: true },
  ] as const
  const facing = sides.filter(({ normal, from, to }) => {
    const middle = along(at(from[0], from[1], 1), at(to[0], to[1], 1), 0.5)
    return normal[0] * middle[0] + normal[2] * middle[2] + normal[1] * (middle[1] - view.eye) < 0
  })
  hideGlow(setting.glow, roofOutline(cabin, at, view))
  for (const { normal, from, to, gable } of facing) {
    // Right is right on the wall as one stands before it.
    const wall = (across: number, h: number) => along(at(to[0], to[1], h), at(from[0], from[1], h), across)
    drawWall(cabin, wall, logs, normal, gable, setting)
    const panes = gable ? [[0.5, 0.5]] : [[0.2, 0.38], [0.66, 0.84]]
    for (let storey = 0; storey < storeys; storey++)
      for (const [left, right] of gable ? [[0.36, 0.64]] : panes)
        drawWindow(wall, left!, right!, 0.95 + 1.75 * storey, setting, random)
    if (gable) drawWindow(wall, 0.42, 0.58, high + 0.45, setting, random)
    else drawDoor(wall, 0.44, 0.58, logs, normal, setting)
    const [base, end] = [project(view, wall(0, 0)), project(view, wall(1, 0))]
    drawDrift(setting, base, end, scaleAt(view, cabin.z), random)
  }
  drawRoofSnow(cabin, at, setting, random)
}

function drawWall(
  cabin: Cabin, wall: (across: number, h: number) => Point, logs: Rgb, normal: Point, gable: boolean,
  { view, lit, walls: { pen, ink }, glow }: CabinSetting,
): void {
  const [high, ridge] = [cabin.walls, ridgeOf(cabin)]
  const colour = lit(logs, normal)
  const spots = [wall(0, -0.1), wall(1, -0.1), wall(1, high), ...(gable ? [wall(0.5, ridge)] : []), wall(0, high)]
  const outline = spots.map((point) => project(view, point))
  hideGlow(glow, outline)
  fillShape(pen, ink(colour), outline)
  const thick = 0.26
  pen.lineWidth = Math.max(0.5, scaleAt(view, cabin.z) * 0.05)
  for (let h = 0.1; h < (gable ? ridge - 0.3 : high); h += thick) {
    const inset = h > high ? ((h - high) / (ridge - high)) * 0.5 : 0
    for (const [lift, tone] of [[0, 0.42], [0.12, 1.28]] as const) {
      pen.strokeStyle = ink(scale(colour, tone), 0.75)
      pen.beginPath()
      pen.lineTo(...project(view, wall(inset, h + lift)))
      pen.lineTo(...project(view, wall(1 - inset, h + lift)))
      pen.stroke()
    }
  }
  // Under the eaves it is dark.
  for (const [depth, dark] of [[0.5, 0.35], [0.25, 0.4]] as const) {
    const shadow = gable
      ? [wall(0, high), wall(0.5, ridge), wall(1, high), wall(1, high - depth), wall(0.5, ridge - depth * 1.4), wall(0, high - depth)]
      : [wall(0, high), wall(1, high), wall(1, high - depth), wall(0, high - depth)]
    fillShape(pen, ink([0, 0, 0], dark), shadow.map((point) => project(view, point)))
  }
}

function drawWindow(
  wall: (across: number, h: number) => Point, left: number, right: number, sill: number,
  { view, lit, walls: { pen, ink, peak }, glow, lamps, laden }: CabinSetting, random: Random,
): void {
  const top = sill + 0.95
  const quad = (l: number, r: number, low: number, high: number) =>
    [wall(l, low), wall(r, low), wall(r, high), wall(l, high)].map((point) => project(view, point))
  const rim = 0.02
  fillShape(pen, ink(lit([0.42, 0.34, 0.26], [0, 0.2, -0.9])), quad(left - rim, right + rim, sill - 0.1, top + 0.1))
  const dim = 0.75 + 0.35 * random()
  const shine = scale(LAMPLIGHT, lamps * dim * Math.min(peak, 2.2))
  const pane = mix(lit([0.2, 0.26, 0.34], [0, 0.3, -0.9]), shine, lamps)
  const spots = quad(left, right, sill, top)
  const [low, upper] = [spots[0]!, spots[2]!]
  const glass = pen.createLinearGradient(0, upper[1], 0, low[1])
  glass.addColorStop(0, ink(scale(pane, 0.72)))
  glass.addColorStop(0.6, ink(mix(pane, [pane[0], pane[0] * 0.72, pane[0] * 0.4], 0.3 * lamps)))
  glass.addColorStop(1, ink(scale(pane, 0.85)))
  fillShape(pen, glass, spots)
  const pixel = scaleAt(view, wall(0.5, sill)[2])
  pen.strokeStyle = ink(lit([0.3, 0.22, 0.16], [0, 0.2, -0.9]))
  pen.lineWidth = Math.max(0.5, 0.055 * pixel)
  for (const [a, b] of [
    [wall((left + right) / 2, sill), wall((left + right) / 2, top)],
    [wall(left, sill + 0.5), wall(right, sill + 0.5)],
  ] as const) {
    pen.beginPath()
    pen.lineTo(...project(view, a))
    pen.lineTo(...project(view, b))
    pen.stroke()
  }
  pen.strokeStyle = ink(lit([0.84, 0.88, 0.95], [0, 0.9, -0.3]))
  pen.lineWidth = 0.16 * pixel * laden
  pen.beginPath()
  pen.lineTo(...project(view, wall(left - rim, sill - 0.05)))
  pen.lineTo(...project(view, wall(right + rim, sill - 0.05)))
  pen.stroke()
  if (lamps > 0) glowAt(glow, (low[0] + upper[0]) / 2, (low[1] + upper[1]) / 2, 1.7 * pixel, LAMPLIGHT, 0.32 * lamps)
}

function drawDoor(
  wall: (across: number, h: number) => Point, left: number, right: number, logs: Rgb, normal: Point,
  { view, lit, walls: { pen, ink } }: CabinSetting,
): void {
  const quad = (inset: number, top: number) =>
    [wall(left + inset, 0), wall(right - inset, 0), wall(right - inset, top), wall(left + inset, top)]
      .map((point) => project(view, point))
  fillShape(pen, ink(lit(scale(logs, 0.5), normal)), quad(-0.012, 2.02))
  fillShape(pen, ink(lit(mix(logs, [0.32, 0.05, 0.03], 0.45), normal)), quad(0, 1.95))
}

/** Snow blown against the foot of a wall. */
function drawDrift(
  { lit, walls: { pen, ink }, laden }: CabinSetting, [fromX, fromY]: Spot, [toX, toY]: Spot, pixel: number, random: Random,
): void {
  const bumps = 9
  const foot = 0.16 * pixel
  for (const [share, colour] of [[1, lit(SNOW, [0, 0.92, -0.3], 0.5)], [0.55, lit(SNOW, [0, 1, 0], 0.75)]] as const) {
    pen.fillStyle = ink(colour)
    pen.beginPath()
    pen.moveTo(fromX - foot, fromY + foot)
    for (let i = 0; i <= bumps; i++) {
      const t = i / bumps
      const lift = share * (0.16 + 0.34 * random()) * laden * pixel
      pen.lineTo(fromX + (toX - fromX) * t, fromY + (toY - fromY) * t - lift)
    }
    pen.lineTo(toX + foot, toY + foot)
    pen.closePath()
    pen.fill()
  }
}
