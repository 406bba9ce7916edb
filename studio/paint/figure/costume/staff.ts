import { css } from '../../brush/pigment.ts'
import { armJoints } from '../body.ts'
import { glow, outline, tapered, type Point } from '../shape.ts'
import { paintVolume } from '../volume.ts'
import { paintGem } from './metal.ts'
import type { PaintSign } from './signs.ts'

/** A crooked staff in the raised hand, a stone alight in its fork. */
export const paintStaff: PaintSign = (brush, body) => {
  if (body.look.arms[1] !== 'raised') return
  const [, , [x, y]] = armJoints(body, 1)
  const wood = [96, 66, 48] as const
  paintVolume(brush, tapered([[x + 6, 806, 5], [x + 2, 600, 6], [x - 2, 400, 5.4], [x + 1, y, 5.6], [x + 4, 60, 6], [x, 10, 6.4]]), wood, 4)
  for (const side of [-1, 1]) paintVolume(brush, tapered([[x, 22, 5.4], [x + side * 16, 2, 5], [x + side * 21, -26, 4], [x + side * 12, -46, 2.4], [x + side * 2, -52, 0.6]]), wood, 3)
  const stone: Point = [x, -16]
  brush.save()
  brush.globalCompositeOperation = 'lighter'
  glow(brush, stone, 74, [96, 150, 255], 0.6)
  glow(brush, stone, 30, [190, 226, 255], 0.8)
  brush.restore()
  paintVolume(brush, outline([[x, -36], [x + 11, -18]], [[x + 11, -18], [x, 6]], [[x, 6], [x - 11, -18]], [[x - 11, -18], [x, -36]]), [120, 186, 255], 4)
  paintGem(brush, [x, -16], 6, [170, 220, 255])
  brush.fillStyle = css([255, 255, 255], 0.9)
  brush.fill(tapered([[x - 5, -14, 0.4], [x - 2, -26, 1.4], [x + 1, -32, 0.3]]))
}
