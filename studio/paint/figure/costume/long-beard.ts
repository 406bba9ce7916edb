import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade } from '../../brush/pigment.ts'
import { between, dyeOf, paintGround, paintLocks, type Flow } from '../locks.ts'
import type { Look } from '../look.ts'
import { along, mirrored, outline, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'

/** Where the beard grows, from one ear under the mouth to the other. */
const ROOTS: readonly Point[] = [[-34, 8], [-31, 22], [-22, 33], [-11, 41], [0, 44.5], [11, 41], [22, 33], [31, 22], [34, 8]]

/** A beard that hangs from cheeks and chin down to `low`, and a moustache over it. */
export function paintLongBeard(brush: Brush, look: Look, low: number, pause: () => void): void {
  const x0 = look.turn * 3
  const shift = (points: readonly Point[]) => points.map(([x, y]): Point => [x + x0, y])
  const right: Point[] = [[34, 8], [38, 34], [33, 62], [22, low * 0.76], [6, low]]
  const shape = outline(shift(right), shift(mirrored(right)), shift(ROOTS))
  soften(brush, [-50, 0, 50, low + 24], 5, (soft) => {
    soft.fillStyle = css([40, 24, 40], 0.5)
    soft.translate(3, 7)
    soft.fill(shape)
  })
  paintGround(brush, { ...look, hairColour: shade(look.hairColour, 0.94) }, shape)
  const roots = along(ROOTS, 6)
  const at: Flow['at'] = (t, s) => {
    const [x, y] = roots[Math.round(t * (roots.length - 1))]!
    const u = 2 * t - 1
    const tip: Point = [u * 15, low * (0.7 + 0.3 * (1 - u * u))]
    return [x0 + x + (tip[0] - x) * s ** 1.2 + u * 9 * Math.sin(Math.PI * s), y + (tip[1] - y) * s]
  }
  pause()
  paintLocks(brush, look, [{ at, locks: 190, half: 2.4, wave: 3, sheen: 0.36, tone: (t) => 0.9 + 0.16 * Math.sin(Math.PI * t) }])
  pause()
  for (const side of [-1, 1])
    paintLocks(brush, look, [{ at: between(shift([[side * 1, 27], [side * 12, 28], [side * 22, 37], [side * 27, 48]]), shift([[side * 1, 32], [side * 9, 35], [side * 18, 44], [side * 24, 56]])), locks: 26, half: 1.5, sheen: 0.36 }])
  brush.fillStyle = css(blend(look.lips, dyeOf(look).deep, 0.25))
  brush.fill(tapered([[x0 * 1.3 - 7, 38.6, 0.4], [x0 * 1.3, 40.4, 1.9], [x0 * 1.3 + 7, 38.6, 0.4]]))
}
