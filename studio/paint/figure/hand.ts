import type { Brush } from '../brush/layer.ts'
import { blend, css, type Pigment } from '../brush/pigment.ts'
import { lightOf, outline, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'
import { paintVolume } from './volume.ts'

/** A hand at rest, the wrist at the origin, fingers down, the thumb at +x; 46 points long. */
const RELAXED: readonly Point[] = [
  [-6.4, -16], [-6.8, -4], [-7.6, 3], [-9.4, 12], [-10, 22], [-9.6, 31], [-7.8, 36.4], [-6, 36.2], [-5, 40.6], [-3, 43.4], [-1.4, 42.6], [-0.2, 45.6], [1.8, 45.6], [3, 42.6], [4.6, 42.4], [6, 38.6],
  [6.6, 29], [7.2, 22.6], [8.6, 28], [10.4, 32], [12.2, 30.4], [12.6, 23], [11.4, 14], [8.8, 6], [6.8, -3], [6.4, -16],
]
const BETWEEN: readonly (readonly Point[])[] = [[[-5.7, 37], [-6, 28], [-5.2, 21]], [[-1.5, 43.6], [-2, 32], [-1.6, 20]], [[2.9, 43.4], [2.6, 32], [2.4, 20.6]], [[7.2, 23], [6.6, 17], [4.6, 12]]]
const NAILS: readonly Point[] = [[-7.9, 34], [-3.1, 40.6], [0.7, 43], [4.4, 39.6]]
/** Fingers closed round a shaft, from above downwards: how far each reaches. */
const GRIP: readonly (readonly [y: number, reach: number])[] = [[-1, 7], [5.6, 8.4], [12, 8], [18, 6]]

/** A hand from the wrist to the tip; `grip` closes it round a shaft. */
export function paintHand(brush: Brush, [wx, wy]: Point, [tx, ty]: Point, skin: Pigment, limb: number, side: 1 | -1, grip: boolean, gloved = false): void {
  const flesh = gloved ? skin : blend(skin, [226, 110, 90], 0.08)
  const crease = blend(shadowOf(skin), gloved ? [30, 26, 34] : [150, 60, 50], 0.4)
  brush.save()
  brush.translate(wx, wy)
  if (grip) {
    brush.scale(limb, limb)
    paintVolume(brush, outline([[-8, 10], [-9.6, 0], [-8.6, -12], [-3, -18], [5, -17], [9, -8], [9, 4], [6, 12], [-8, 10]]), flesh, 5)
    for (const [y, reach] of GRIP) paintVolume(brush, tapered([[side * 8, y - 12, 2.6], [0, y - 12.6, 3.4], [-side * reach, y - 11.6, 3.2], [-side * (reach + 1.4), y - 11, 1.6]]), flesh, 2.4)
    paintVolume(brush, tapered([[side * 6, -4, 2.4], [side * 1, -15, 3.2], [-side * 5, -18, 2.8], [-side * 7, -18, 1.2]]), flesh, 2.6)
    brush.restore()
    return
  }
  brush.rotate(Math.atan2(ty - wy, tx - wx) - Math.PI / 2)
  brush.scale(limb * side, (Math.hypot(tx - wx, ty - wy) / 46) * 1.02)
  brush.save()
  brush.beginPath()
  brush.rect(-20, -3, 40, 60)
  brush.clip()
  paintVolume(brush, outline(RELAXED), flesh, 4.4)
  brush.restore()
  soften(brush, [-14, -8, 14, 48], 0.5, (soft) => {
    soft.fillStyle = css(crease, 0.85)
    for (const [i, run] of BETWEEN.entries()) soft.fill(tapered(run.map(([x, y], k): SpinePoint => [x, y, [i === 3 ? 0.6 : 0.5, 0.55, 0.1][k]!])))
  })
  soften(brush, [-14, 6, 14, 48], 1.3, (soft) => {
    soft.fillStyle = css(crease, 0.34)
    for (const [x, y] of [[-7.4, 19.6], [-3.4, 18], [0.6, 17.6], [4.6, 18.6]] as const) soft.fill(tapered([[x - 1.6, y, 0.4], [x, y + 0.6, 1], [x + 1.6, y, 0.4]]))
    soft.fillStyle = css(lightOf(skin), 0.5)
    for (const [x, y] of [[-8, 27], [-3.8, 28], [0.2, 28], [4.2, 28]] as const) soft.fill(tapered([[x, y - 7, 0.3], [x, y, 1], [x + 0.2, y + 8, 0.3]]))
  })
  brush.fillStyle = css(blend(lightOf(skin), [255, 190, 180], 0.35), 0.62)
  for (const [x, y] of gloved ? [] : NAILS) {
    brush.beginPath()
    brush.ellipse(x, y, 1, 1.7, 0, 0, 7)
    brush.fill()
  }
  // No seam at the wrist.
  soften(brush, [-6, -12, 6, 8], 2, (soft) => {
    soft.fillStyle = css(blend(skin, shadowOf(skin), 0.12))
    soft.beginPath()
    soft.ellipse(0, -2.4, 4.4, 6, 0, 0, 7)
    soft.fill()
  })
  brush.restore()
}
