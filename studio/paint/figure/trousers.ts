import type { Brush } from '../brush/layer.ts'
import { blend, css } from '../brush/pigment.ts'
import { legSpine, posed, seatedThigh, type Body } from './body.ts'
import { lightOf, line, outline, paintFolds, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { paintDrape, paintVolume } from './volume.ts'
import type { Bottom } from './wear.ts'

/** Trousers from the waist down, on a body that stands, walks or sits. */
export function paintTrousers(brush: Brush, body: Body, { cloth, to, widths, stripe, creased }: Extract<Bottom, { kind: 'trousers' }>): void {
  const { waist, hip, look } = body
  const legs = ([1, -1] as const).map((side) => {
    const whole = legSpine(body, side, [widths[0] * 0.92, widths[1], widths[2], widths[3]])
    const [calf, ankle] = [whole[4]!, whole[5]!]
    const spine = to < 0.6 ? whole.slice(0, 3) : [...whole.slice(0, 5), to < 1 ? mid(calf, ankle, 0.7) : ([ankle[0], ankle[1] + 14, widths[3]] as const)]
    const outer = [...posed(body, [[side * (waist + 2), 284], [side * hip, 366]]), ...spine.slice(1).map(([x, y, half]): Point => [x + side * half, y])]
    // The inner lines meet at the middle and never cross it.
    const inner = spine.slice(1).map(([x, y, half]): Point => {
      const [middle] = body.pose([0, y])
      return [side * Math.max(side * middle + 1.5, side * (x - side * half)), y]
    })
    return { side, spine, knee: whole[2]!, outer, inner: [body.pose([0, 430]), ...inner] }
  })
  const [right, left] = legs as [(typeof legs)[number], (typeof legs)[number]]
  const path = outline(posed(body, [[-waist - 2, 284], [0, 288], [waist + 2, 284]]), right.outer, right.inner.toReversed(), left.inner, left.outer.toReversed())
  const shadow = shadowOf(cloth)
  paintVolume(brush, path, cloth, 15, () => {
    for (const { side, spine, knee: [kx, ky] } of legs) {
      paintDrape(brush, [[[kx - 22, ky - 14], [kx - 4, ky - 6], [kx + 14, ky - 16]], [[kx + 20, ky + 10], [kx + 4, ky + 6], [kx - 10, ky + 14]], posed(body, [[side * 4, 426], [side * 24, 410], [side * 46, 404]]), [[kx - 18, ky - 60], [kx - 8, ky - 20], [kx - 14, ky + 20]], [[kx - 14, ky + 120], [kx, ky + 132], [kx + 12, ky + 126]]], cloth, 4, 0.34)
      if (creased) paintFolds(brush, [spine.slice(1).map(([x, y]): Point => [x - 2, y])], lightOf(cloth), 1.4, 0.35)
      if (stripe) {
        brush.strokeStyle = css(stripe, 0.9)
        brush.lineWidth = 4
        brush.stroke(line(spine.map(([x, y, half]): Point => [x + side * (half - 5), y])))
      }
    }
    brush.strokeStyle = css(shadowOf(cloth), 0.7)
    brush.lineWidth = 1.4
    brush.stroke(line(posed(body, [[-waist - 4, 302], [0, 307], [waist + 4, 302]])))
    if (look.gender === 'male' && !stripe) {
      // A belt with its buckle, where no hem covers it.
      brush.strokeStyle = css(look.shoes)
      brush.lineWidth = 13
      brush.stroke(line(posed(body, [[-waist - 6, 293], [0, 298], [waist + 6, 293]])))
      brush.strokeStyle = css([206, 190, 150])
      brush.lineWidth = 2.4
      brush.stroke(outline(posed(body, [[-7, 292], [7, 292]]), posed(body, [[7, 304], [-7, 304]])))
      brush.strokeStyle = css(shadow, 0.7)
      brush.lineWidth = 1.4
    }
    for (const seam of [-1, 1]) brush.stroke(line(posed(body, [[seam * (waist - 12), 304], [seam * (waist - 2), 330], [seam * (hip - 2), 344]])))
    paintFolds(brush, [posed(body, [[0, 330], [3, 380], [0, 430]])], shadow, 1.6, 0.3)
  })
  if (look.stance !== 'sitting') return
  // The lap comes towards the eye: thighs over shins, creased where they bend.
  for (const side of [-1, 1] as const) {
    paintVolume(brush, tapered(seatedThigh(hip, side, [widths[0], widths[1]])), blend(cloth, lightOf(cloth), 0.12), 16, () => {
      const x = side * hip
      paintDrape(brush, [[[x * 0.1, 372], [x * 0.5, 386], [x * 0.96, 376]], [[x * 0.24, 396], [x * 0.6, 408], [x * 1.02, 396]], [[x * 0.66, 484], [x * 0.95, 492], [x * 1.22, 482]]], cloth, 3, 0.5)
    })
  }
}

const mid = (a: SpinePoint, b: SpinePoint, t: number): SpinePoint => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
