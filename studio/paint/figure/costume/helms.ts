import { Path2D } from '@napi-rs/canvas'
import type { Brush } from '../../brush/layer.ts'
import { css, shade } from '../../brush/pigment.ts'
import { line, outline, shadowOf, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintDrape, paintVolume } from '../volume.ts'
import type { PaintCrown } from './hats.ts'
import { GOLD, paintEdge, paintMetal, STEEL } from './metal.ts'

/** A shape with a window: the window's points run against the outline's. */
function withWindow(outer: readonly Point[], window: readonly Point[]): Path2D {
  const path = new Path2D()
  path.addPath(outline([...outer, outer[0]!]))
  path.addPath(outline([...window.toReversed(), window.at(-1)!]))
  return path
}

function shadeWithin(brush: Brush, window: readonly Point[]): void {
  soften(brush, [-44, -50, 44, 80], 2.4, (soft) => {
    soft.strokeStyle = css([34, 20, 34], 0.7)
    soft.lineWidth = 7
    soft.translate(1.5, 2)
    soft.stroke(outline([...window, window[0]!]))
  })
}

/** Cloth round the whole head, the eyes left free, and a plate on the brow. */
export const paintNinjaHood: PaintCrown = (brush, { cloth, accent, turn }, behind) => {
  const x0 = turn * 4
  const outer: Point[] = [[0, -68], [28, -61], [43, -38], [46, -6], [43, 26], [36, 52], [42, 78], [0, 92], [-42, 78], [-36, 52], [-43, 26], [-46, -6], [-43, -38], [-28, -61]]
  const window: Point[] = [[x0, -19], [18 + x0, -18], [32 + x0 * 0.6, -9], [33 + x0 * 0.6, 5], [21 + x0, 15], [x0, 19], [-21 + x0, 15], [-33 + x0 * 0.6, 5], [-32 + x0 * 0.6, -9], [-18 + x0, -18]]
  if (!behind) shadeWithin(brush, window)
  paintVolume(brush, behind ? outline([...outer, outer[0]!]) : withWindow(outer, window), cloth, 13, () => {
    paintDrape(brush, [[[-34, 16], [-10, 30], [16, 28], [34, 14]], [[-36, 30], [-8, 44], [20, 40], [36, 26]], [[-32, 52], [0, 60], [32, 50]], [[-40, -34], [-16, -46], [14, -50]], [[-38, 70], [-6, 74], [34, 66]], [[x0, 22], [x0 + 2, 34], [x0 - 1, 50]]], cloth, 3, 0.8)
  })
  paintVolume(brush, outline([[-46, -36], [x0, -44], [46, -36]], [[46, -20], [x0, -22], [-46, -20]]), shade(accent, 0.8), 6)
  if (!behind) paintMetal(brush, outline([[x0 - 22, -44], [x0, -46], [x0 + 22, -44]], [[x0 + 22, -44], [x0 + 21, -23]], [[x0 + 21, -23], [x0, -25], [x0 - 21, -23]], [[x0 - 21, -23], [x0 - 22, -44]]), STEEL, 4)
}

/** A helmet of plate, its visor pushed up, a plume behind. */
export const paintHelm: PaintCrown = (brush, look, behind) => {
  const { turn, cloth } = look
  const x0 = turn * 4
  const side = turn > 0 ? 1 : -1
  for (let k = 0; k < 26; k++) {
    const t = k / 25
    brush.fillStyle = css(k % 3 ? shade(cloth, 0.8 + 0.5 * t) : shadowOf(cloth), 0.95)
    brush.fill(tapered([[-side * 2, -84, 2], [-side * (14 + 30 * t), -118 + 14 * t, 6], [-side * (52 + 18 * t), -92 + 60 * t, 4], [-side * (64 + 10 * Math.sin(k)), -60 + 92 * t, 0.4]]))
  }
  const outer: Point[] = [[0, -76], [26, -68], [44, -44], [48, -8], [46, 30], [42, 62], [50, 86], [0, 100], [-50, 86], [-42, 62], [-46, 30], [-48, -8], [-44, -44], [-26, -68]]
  const window: Point[] = [[x0, -25], [20 + x0, -24], [31 + x0, -12], [33 + x0, 12], [30 + x0, 36], [20 + x0, 54], [x0, 63], [-20 + x0, 54], [-30 + x0, 36], [-33 + x0, 12], [-31 + x0, -12], [-20 + x0, -24]]
  if (behind) return paintMetal(brush, outline([...outer, outer[0]!]), STEEL, 12)
  shadeWithin(brush, window)
  paintMetal(brush, withWindow(outer, window), STEEL, 10)
  paintEdge(brush, [...window, window[0]!], STEEL, 2.4)
  paintMetal(brush, tapered([[x0 * 0.4, -78, 3], [x0 * 0.8, -56, 3.6], [x0, -28, 2.6]]), shade(STEEL, 1.06), 2)
  const visor = outline([[-50, -30], [-48, -50], [-26, -66], [x0, -72], [26, -66], [48, -50], [50, -30]], [[50, -30], [30, -38], [x0 + 8, -30], [x0, -20], [x0 - 8, -30], [-30, -38], [-50, -30]])
  paintMetal(brush, visor, STEEL, 8, () => {
    brush.strokeStyle = css([24, 26, 36], 0.9)
    brush.lineWidth = 2.6
    for (const s of [-1, 1]) brush.stroke(line([[x0 + s * 5, -50], [x0 + s * 20, -50.6], [x0 + s * 36, -48]]))
    for (const s of [-1, 1]) for (const x of [8, 15, 22]) brush.stroke(line([[x0 + s * x, -42], [x0 + s * x, -38.4]]))
  })
  paintEdge(brush, [[-50, -30], [-30, -38], [x0 - 8, -30], [x0, -20], [x0 + 8, -30], [30, -38], [50, -30]], GOLD, 2)
  for (const s of [-1, 1]) paintMetal(brush, outline([[s * 46 - 6, -26], [s * 46, -32], [s * 46 + 6, -26], [s * 46, -20], [s * 46 - 6, -26]]), GOLD, 3)
}

/** A ring of light above the head. */
export const paintHalo: PaintCrown = (brush) => {
  brush.save()
  brush.globalCompositeOperation = 'lighter'
  soften(brush, [-60, -110, 60, -60], 5, (soft) => {
    soft.strokeStyle = css([255, 214, 120], 0.9)
    soft.lineWidth = 9
    soft.beginPath()
    soft.ellipse(0, -88, 38, 9, -0.05, 0, 7)
    soft.stroke()
  })
  brush.restore()
  for (const [width, colour] of [[4.4, [246, 204, 104]], [2, [255, 248, 220]]] as const) {
    brush.strokeStyle = css(colour)
    brush.lineWidth = width
    brush.beginPath()
    brush.ellipse(0, -88, 38, 9, -0.05, 0, 7)
    brush.stroke()
  }
}

/** Two small teeth at the corners of the lips. */
export const paintFangs: PaintCrown = (brush, { turn, gender }) => {
  const y = gender === 'male' ? 36 : 35
  brush.fillStyle = css([250, 248, 244])
  for (const side of [-1, 1]) brush.fill(outline([[turn * 4 + side * 5.4 - 1.1, y], [turn * 4 + side * 5.4, y + 4.4], [turn * 4 + side * 5.4 + 1.1, y]]))
}
