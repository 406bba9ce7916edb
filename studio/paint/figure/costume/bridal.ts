import { createRandom } from '../../../pixels/random.ts'
import { css, shade } from '../../brush/pigment.ts'
import { outline, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import type { PaintCrown } from './hats.ts'
import type { PaintSign } from './signs.ts'

/** A veil of tulle from the crown of the head to the ground, behind the body. */
export const paintVeil: PaintSign = (brush) => {
  const right: Point[] = [[0, -8], [34, -2], [58, 40], [84, 150], [122, 330], [150, 560], [164, 780]]
  const veil = outline(right, [[164, 780], [60, 796], [-60, 796], [-164, 780]], right.map(([x, y]): Point => [-x, y]).toReversed())
  brush.fillStyle = css([255, 255, 255], 0.42)
  brush.fill(veil)
  brush.save()
  brush.clip(veil)
  soften(brush, [-170, -20, 170, 800], 3, (soft) => {
    for (let k = -9; k <= 9; k++) {
      soft.fillStyle = k % 2 ? css([255, 255, 255], 0.7) : css([186, 190, 214], 0.4)
      soft.fill(tapered([[k * 3.4, 0, 1], [k * 8.4, 140, 3.4], [k * 13, 380, 5], [k * 17, 800, 6]]))
    }
  })
  brush.restore()
  brush.strokeStyle = css([255, 255, 255], 0.8)
  brush.lineWidth = 1.4
  brush.stroke(veil)
}

/** Small white flowers round the hair. */
export const paintWreath: PaintCrown = (brush, { draw }) => {
  const random = createRandom(draw + 13)
  for (let k = 0; k < 15; k++) {
    const t = (k / 14) * 2 - 1
    const [x, y, size] = [t * 37, -42 - 10 * (1 - t * t), 5 + 2.6 * random()]
    for (const side of [-1, 1]) {
      brush.fillStyle = css(shade([126, 150, 104], 0.8 + 0.4 * random()))
      brush.fill(tapered([[x, y, 0.6], [x + side * 5, y + 3 - 7 * random(), 2.4], [x + side * 10, y + 4 - 10 * random(), 0.2]]))
    }
    for (let petal = 0; petal < 5; petal++) {
      const angle = petal * 1.2566 + k
      const glow = brush.createRadialGradient(x, y, 0, x, y, size)
      glow.addColorStop(0, css([240, 206, 190]))
      glow.addColorStop(0.5, css([255, 248, 242]))
      glow.addColorStop(1, css([236, 230, 236]))
      brush.fillStyle = glow
      brush.beginPath()
      brush.ellipse(x + size * 0.5 * Math.cos(angle), y + size * 0.5 * Math.sin(angle), size * 0.56, size * 0.44, angle, 0, 7)
      brush.fill()
    }
    brush.fillStyle = css([236, 200, 120])
    brush.beginPath()
    brush.arc(x, y, size * 0.2, 0, 7)
    brush.fill()
  }
}
