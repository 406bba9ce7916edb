import type { Brush } from '../brush/layer.ts'
import { blend, css, shade } from '../brush/pigment.ts'
import { inkOf } from './eye.ts'
import { faceMap } from './face-form.ts'
import type { Look } from './look.ts'
import { outline, shadowOf, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'

const BOX = [-28, 16, 28, 54] as const

/** An open smile: lips drawn to the cheeks, the upper teeth between them. */
export function paintSmile(brush: Brush, look: Look): void {
  const { lips, skin, gender, age, anime } = look
  const child = age === 'child'
  const [half, full] = anime ? [8, 0.6] : child ? [10.4, 0.86] : gender === 'female' ? [13, 0.94] : [14, 0.8]
  const at = faceMap(look)
  const y0 = (gender === 'male' && !child ? 34.8 : 32.6) - (child ? 1 : 0)
  const on = (x: number, y: number): Point => at(x * half, y0 + y * full - 2.8 * x * x, 1.6)
  const run = (points: readonly Point[]) => points.map(([x, y]) => on(x, y))
  const gap = 4.6
  const upper = run([[-1, 0], [-0.6, 0.9], [-0.2, 1.2], [0, 1.5], [0.2, 1.2], [0.6, 0.9], [1, 0]])
  const lower = run([[1, 0], [0.7, 2.8], [0.34, gap + 0.8], [0, gap + 1.3], [-0.34, gap + 0.8], [-0.7, 2.8], [-1, 0]])
  const above = run([[-1, 0], [-0.6, -1.4], [-0.2, -2.6], [0, -2], [0.2, -2.6], [0.6, -1.4], [1, 0]])
  const below = run([[1, 0], [0.7, 4.8], [0.34, gap + 4.6], [0, gap + 5.2], [-0.34, gap + 4.6], [-0.7, 4.8], [-1, 0]])
  const shadow = blend(shadowOf(skin), [170, 70, 60], 0.3)
  // Cheeks are pushed up: folds beside the mouth and under the eyes.
  soften(brush, [-36, 4, 36, 56], 1.7, (soft) => {
    soft.fillStyle = css(shadow, 0.42)
    for (const side of [-1, 1]) {
      soft.fill(tapered([[...at(side * 9, 21), 0.3], [...at(side * 15.4, 26), 1.1], [...at(side * 17, 32.4), 0.3]]))
      soft.beginPath()
      soft.arc(...on(side * 1.08, 0), 1.4, 0, 7)
      soft.fill()
    }
    soft.fill(tapered([[...on(-0.5, gap + 6.6), 0.3], [...on(0, gap + 7.6), 1.4], [...on(0.5, gap + 6.6), 0.3]]))
  })
  const mouth = outline(upper, lower)
  brush.save()
  brush.fillStyle = css(blend(shade(lips, 0.3), [60, 14, 22], 0.5))
  brush.fill(mouth)
  brush.clip(mouth)
  brush.fillStyle = css([250, 246, 240])
  brush.fill(outline(run([[-1, -1], [0, 0], [1, -1]]), run([[0.9, 1.6], [0.5, gap - 0.5], [0, gap + 0.1], [-0.5, gap - 0.5], [-0.9, 1.6], [-1, -1]])))
  soften(brush, BOX, 0.3, (soft) => {
    soft.fillStyle = css([150, 120, 116], 0.4)
    for (const x of [-0.62, -0.42, -0.21, 0, 0.21, 0.42, 0.62]) soft.fill(tapered([[...on(x, 0), 0.1], [...on(x, 2.4), 0.22], [...on(x, gap), 0.32]]))
  })
  // The lip's shade, and the dark of the corners.
  soften(brush, BOX, 1, (soft) => {
    soft.fillStyle = css([90, 40, 44], 0.5)
    soft.fill(outline(upper, run([[1, -2], [0, -1], [-1, -2]])))
    for (const side of [-1, 1]) {
      soft.beginPath()
      soft.arc(...on(side * 0.96, 1), half * 0.14, 0, 7)
      soft.fill()
    }
  })
  brush.restore()
  soften(brush, BOX, 0.45, (soft) => {
    soft.fillStyle = css(shade(lips, 0.84), 0.96)
    soft.fill(outline(above, upper.toReversed()))
    soft.fillStyle = css(lips)
    soft.fill(outline(lower, below.toReversed()))
  })
  soften(brush, BOX, 0.8, (soft) => {
    soft.fillStyle = css(blend(lips, [255, 232, 222], 0.65), gender === 'female' ? 0.75 : 0.3)
    soft.fill(tapered([[...on(-0.4, gap + 2.6), 0.2], [...on(-0.1, gap + 3.3), 0.75], [...on(0.2, gap + 3.1), 0.2]]))
  })
  brush.fillStyle = css(inkOf(look), 0.5)
  for (const side of [-1, 1]) brush.fill(tapered([[...on(side * 0.9, 0.3), 0.1], [...on(side, 0), 0.4], [...on(side * 1.07, -0.5), 0.05]]))
}
