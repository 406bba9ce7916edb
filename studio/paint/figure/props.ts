import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { armJoints, posed, type Body } from './body.ts'
import { GOLD, paintEdge, paintGem, paintMetal } from './costume/metal.ts'
import { disc, glow, lightOf, line, outline, shadowOf, tapered, type Point } from './shape.ts'
import { paintVolume } from './volume.ts'

/** Paints what a person has in their hands. */
export type PaintHeld = (brush: Brush, body: Body, colour: Pigment | undefined, pause: () => void) => void

const box = (left: number, top: number, right: number, low: number) => outline([[left, top], [right, top]], [[right, top], [right, low]], [[right, low], [left, low]], [[left, low], [left, top]])

/** A box tied with a ribbon. */
export const paintGift: PaintHeld = (brush, body, colour) => {
  const paper = colour ?? pigment('#c8363e')
  const ribbon: Pigment = colour ? blend(colour, [255, 250, 240], 0.8) : [240, 206, 120]
  const [x, y] = body.pose([-2, 258])
  paintVolume(brush, box(x - 52, y - 34, x + 52, y + 52), paper, 12)
  paintVolume(brush, box(x - 58, y - 48, x + 58, y - 22), blend(paper, lightOf(paper), 0.2), 8)
  paintVolume(brush, box(x - 9, y - 48, x + 9, y + 52), ribbon, 5)
  for (const side of [-1, 1]) {
    paintVolume(brush, outline([[x, y - 48], [x + side * 20, y - 82], [x + side * 44, y - 76], [x + side * 38, y - 56], [x, y - 48]]), ribbon, 7)
    paintVolume(brush, outline([[x, y - 50], [x + side * 24, y - 40], [x + side * 36, y - 20]], [[x + side * 36, y - 20], [x + side * 22, y - 24], [x, y - 46]]), shade(ribbon, 0.9), 4)
  }
  paintVolume(brush, outline([[x - 8, y - 56], [x + 8, y - 56], [x + 8, y - 44], [x - 8, y - 44], [x - 8, y - 56]]), shade(ribbon, 0.94), 4)
}

/** A round fan of silk with a painted spray. */
export const paintFan: PaintHeld = (brush, body, colour) => {
  const silk = colour ?? pigment('#f4e8d8')
  const [, , [wx, wy]] = armJoints(body, 1)
  const [x, y] = [wx - 12, wy - 84]
  const random = createRandom(body.look.draw + 3)
  paintVolume(brush, tapered([[wx - 2, wy + 34, 3.4], [wx - 4, wy - 20, 3.6], [x, y + 40, 3]]), [96, 58, 44], 3)
  const ring = Array.from({ length: 17 }, (_, k): Point => [x + 50 * Math.cos((k * Math.PI) / 8), y + 50 * Math.sin((k * Math.PI) / 8)])
  paintVolume(brush, outline(ring), silk, 14, () => {
    const branch: Point[] = [[x - 46, y + 30], [x - 14, y + 8], [x + 14, y - 6], [x + 40, y - 30]]
    brush.fillStyle = css([92, 66, 58])
    brush.fill(tapered(branch.map(([px, py], i) => [px, py, [2.4, 1.8, 1.3, 0.4][i]!] as const)))
    for (let k = 0; k < 13; k++) {
      const t = random()
      const [bx, by] = [x - 40 + 78 * t + (random() - 0.5) * 16, y + 24 - 50 * t + (random() - 0.5) * 18]
      for (let petal = 0; petal < 5; petal++) disc(brush, [bx + 3.4 * Math.cos(petal * 1.2566 + k), by + 3.4 * Math.sin(petal * 1.2566 + k)], 2.9, [226, 118, 140], 0.85)
      disc(brush, [bx, by], 1.3, [250, 220, 120])
    }
  })
  paintEdge(brush, ring, [120, 74, 52], 3.4)
  const silkTassel = body.look.accent
  for (let k = 0; k < 7; k++) {
    brush.fillStyle = css(k % 2 ? shadowOf(silkTassel) : silkTassel, 0.9)
    brush.fill(tapered([[wx - 2, wy + 36, 0.8], [wx - 4 + k, wy + 56, 1.3], [wx - 8 + k * 2, wy + 92, 0.3]]))
  }
}

/** A paper lantern on a stick, alight. */
export const paintLantern: PaintHeld = (brush, body, colour) => {
  const paper = colour ?? pigment('#d8402e')
  const [, , [wx, wy]] = armJoints(body, 1)
  const [x, y] = [wx + 46, wy + 62]
  paintVolume(brush, tapered([[wx - 26, wy + 16, 3], [wx, wy - 8, 3.2], [x, wy - 38, 2.2]]), [92, 62, 46], 3)
  brush.strokeStyle = css([70, 50, 44])
  brush.lineWidth = 1.6
  brush.stroke(line([[x, wy - 38], [x, y - 46]]))
  brush.save()
  brush.globalCompositeOperation = 'lighter'
  glow(brush, [x, y], 130, blend(paper, [255, 180, 90], 0.5), 0.34)
  brush.restore()
  const body2 = outline([[x - 18, y - 42], [x - 44, y - 18], [x - 46, y + 12], [x - 20, y + 42]], [[x - 20, y + 42], [x + 20, y + 42]], [[x + 20, y + 42], [x + 46, y + 12], [x + 44, y - 18], [x + 18, y - 42]], [[x + 18, y - 42], [x - 18, y - 42]])
  paintVolume(brush, body2, paper, 14, () => {
    glow(brush, [x, y + 4], 46, [255, 226, 150], 0.95)
    for (const t of [-0.8, -0.45, 0, 0.45, 0.8]) {
      brush.strokeStyle = css(shade(paper, 0.62), 0.45)
      brush.lineWidth = 1.4
      brush.stroke(line([[x + t * 20, y - 42], [x + t * 48, y], [x + t * 20, y + 42]]))
    }
  })
  for (const rim of [-46, 40]) paintMetal(brush, box(x - 21, y + rim, x + 21, y + rim + 8), GOLD, 3)
  for (let k = 0; k < 9; k++) {
    brush.fillStyle = css(k % 2 ? GOLD : blend(paper, GOLD, 0.5), 0.95)
    brush.fill(tapered([[x, y + 48, 1], [x - 4 + k, y + 66, 1.3], [x - 8 + k * 2, y + 98, 0.3]]))
  }
}

/** A camera before the breast. */
export const paintCamera: PaintHeld = (brush, body) => {
  const [x, y] = body.pose([0, 248])
  const hull: Pigment = [44, 44, 50]
  brush.strokeStyle = css([60, 42, 36])
  brush.lineWidth = 5
  for (const side of [-1, 1]) brush.stroke(line([[x + side * 50, y - 26], ...posed(body, [[side * 44, 170], [side * 26, 122]])]))
  paintVolume(brush, outline([[x - 22, y - 30], [x - 15, y - 46], [x + 15, y - 46], [x + 22, y - 30], [x - 22, y - 30]]), shade(hull, 1.2), 5)
  paintVolume(brush, box(x - 56, y - 32, x + 56, y + 34), hull, 9)
  paintVolume(brush, box(x - 56, y - 32, x + 56, y - 18), [180, 184, 190], 4)
  for (const [radius, tone] of [[31, 0.9], [27, 1.5], [23, 0.4]] as const) disc(brush, [x, y + 2], radius, shade(hull, tone))
  paintGem(brush, [x, y + 2], 18, [70, 84, 140])
  disc(brush, [x - 6, y - 5], 4, [255, 255, 255], 0.85)
  disc(brush, [x + 42, y - 25], 4, [200, 60, 54])
}

/** A flask whose liquid glows. */
export const paintFlask: PaintHeld = (brush, body, colour) => {
  const liquid = colour ?? ([[90, 200, 150], [90, 160, 236], [220, 120, 210]] as const)[body.look.draw % 3]!
  const [x, y] = body.pose([0, 240])
  const glass = outline([[x - 9, y - 58], [x + 9, y - 58]], [[x + 9, y - 58], [x + 9, y - 26], [x + 34, y + 26], [x + 28, y + 36]], [[x + 28, y + 36], [x - 28, y + 36]], [[x - 28, y + 36], [x - 34, y + 26], [x - 9, y - 26], [x - 9, y - 58]])
  brush.save()
  brush.globalCompositeOperation = 'lighter'
  glow(brush, [x, y + 10], 74, liquid, 0.4)
  brush.restore()
  brush.fillStyle = css([240, 250, 252], 0.5)
  brush.fill(glass)
  brush.save()
  brush.clip(glass)
  paintVolume(brush, box(x - 44, y - 4, x + 44, y + 44), liquid, 10, () => glow(brush, [x - 6, y + 14], 30, [255, 255, 240], 0.6))
  for (const [dx, dy, radius] of [[-8, 14, 3], [6, 6, 2.2], [14, 20, 3.4], [-2, 26, 2], [2, -10, 2]] as const) disc(brush, [x + dx, y + dy], radius, [255, 255, 255], 0.6)
  brush.restore()
  brush.strokeStyle = css([226, 240, 246], 0.95)
  brush.lineWidth = 2
  brush.stroke(glass)
  brush.fillStyle = css([255, 255, 255], 0.8)
  brush.fill(tapered([[x - 6, y - 50, 1], [x - 6, y - 30, 1.6], [x - 20, y + 8, 2], [x - 24, y + 20, 0.4]]))
}

/** A palette with its paints, and a brush across it. */
export const paintPalette: PaintHeld = (brush, body) => {
  const [x, y] = body.pose([-2, 252])
  const wood: Pigment = [196, 142, 88]
  paintVolume(brush, outline([[x - 66, y - 4], [x - 50, y - 40], [x - 6, y - 50], [x + 44, y - 42], [x + 68, y - 10], [x + 56, y + 26], [x + 24, y + 22], [x + 4, y + 34], [x - 34, y + 34], [x - 60, y + 20], [x - 66, y - 4]]), wood, 8)
  const paints: readonly Pigment[] = [[206, 52, 48], [238, 152, 48], [246, 212, 74], [84, 164, 92], [58, 112, 196], [126, 76, 168], [246, 244, 240]]
  for (const [k, hue] of paints.entries()) {
    const angle = Math.PI * (1.1 + 0.13 * k)
    const [px, py] = [x + 52 * Math.cos(angle), y + 36 * Math.sin(angle)]
    paintVolume(brush, outline([[px - 9, py], [px - 4, py - 7], [px + 6, py - 6], [px + 9, py + 1], [px + 3, py + 7], [px - 6, py + 6], [px - 9, py]]), hue, 4)
  }
  paintVolume(brush, tapered([[x + 30, y + 40, 2], [x + 62, y - 40, 2.6], [x + 76, y - 78, 2]]), [150, 96, 52], 2)
  paintMetal(brush, tapered([[x + 76, y - 78, 3], [x + 80, y - 90, 3.4]]), [190, 194, 200], 2)
  paintVolume(brush, tapered([[x + 80, y - 90, 3.6], [x + 85, y - 104, 4], [x + 91, y - 118, 0.6]]), [206, 52, 48], 2)
}
