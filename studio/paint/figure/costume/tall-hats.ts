import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import { lightOf, line, mirrored, outline, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintDrape, paintVolume } from '../volume.ts'
import type { PaintCrown } from './hats.ts'
import { GOLD, paintEdge } from './metal.ts'
import { paintFur, shadeBelow, star } from './trimmings.ts'

/** A tall hat that bends at the tip. */
export const paintPointedHat: PaintCrown = (brush, { cloth, accent, role, turn }) => {
  const side = turn > 0 ? 1 : -1
  const on = (points: readonly Point[]) => (side > 0 ? points.map(([x, y]): Point => [x, y]) : mirrored(points))
  shadeBelow(brush, -32, 48)
  brush.save()
  brush.translate(0, -11)
  paintVolume(brush, outline(on([[-45, -42], [-37, -78], [-22, -122], [-4, -152], [22, -172], [50, -170], [62, -158], [42, -158], [28, -148], [30, -122], [38, -80], [45, -42]]), [[45, -42], [0, -30], [-45, -42]]), cloth, 17, () => {
    paintDrape(brush, [on([[-30, -92], [-4, -84], [22, -92]]), on([[-20, -124], [2, -116], [24, -124]]), on([[-2, -150], [14, -144], [26, -146]]), on([[30, -70], [12, -64], [-6, -66]])], cloth, 4, 0.7)
    if (role !== 'wizard') return
    for (const [x, y, radius] of [[-16, -78, 6], [14, -98, 5], [-2, -124, 4.4], [24, -66, 4]] as const) {
      brush.fillStyle = css(accent, 0.95)
      brush.fill(star(x, y, radius))
    }
  })
  const band = role === 'wizard' ? accent : shade(accent, 0.86)
  paintVolume(brush, outline([[-43, -56], [0, -44], [43, -56]], [[46, -40], [0, -27], [-46, -40]]), band, 6)
  paintVolume(brush, outline([[-96, -26], [-56, -44], [0, -32], [56, -44], [96, -26], [58, -17], [0, -9], [-58, -17], [-96, -26]]), cloth, 10, () => {
    soften(brush, [-100, -46, 100, -8], 2.6, (soft) => {
      soft.strokeStyle = css(lightOf(cloth), 0.6)
      soft.lineWidth = 3
      soft.stroke(line([[-86, -27], [-52, -38], [0, -24], [52, -38]]))
    })
  })
  const x = turn * 6
  if (role !== 'wizard') paintBuckle(brush, x)
  brush.restore()
}

function paintBuckle(brush: Brush, x: number): void {
  brush.strokeStyle = css(GOLD)
  brush.lineWidth = 3.4
  brush.strokeRect(x - 9, -48, 18, 15)
  brush.strokeStyle = css(blend(GOLD, [255, 250, 230], 0.7))
  brush.lineWidth = 0.9
  brush.strokeRect(x - 9.6, -48.8, 18, 15)
}

/** A brim turned up on three sides, edged with gold, and a patch over one eye. */
export const paintTricorn: PaintCrown = (brush, { turn }) => {
  const x0 = turn * 8
  const felt: Pigment = [38, 34, 38]
  shadeBelow(brush, -26, 46)
  paintVolume(brush, outline([[-44, -34], [-36, -76], [0, -92], [36, -76], [44, -34]], [[44, -34], [-44, -34]]), felt, 14)
  const flap: Point[] = [[-84, -42], [-58, -70], [-28, -80], [x0, -74], [28, -80], [58, -70], [84, -42]]
  paintVolume(brush, outline(flap, [[84, -42], [46, -30], [x0, -20], [-46, -30], [-84, -42]]), felt, 11)
  paintEdge(brush, flap, GOLD, 3.2)
  brush.fillStyle = css([240, 234, 222])
  brush.beginPath()
  brush.ellipse(x0, -52, 9, 8.4, 0, 0, 7)
  brush.fill()
  brush.fillRect(x0 - 5, -46, 10, 7)
  brush.fillStyle = css(felt)
  for (const [dx, dy, radius] of [[-3.4, -52, 2.3], [3.4, -52, 2.3], [0, -47.4, 1.1]] as const) {
    brush.beginPath()
    brush.arc(x0 + dx, dy, radius, 0, 7)
    brush.fill()
  }
}

/** A soft red cap with fur and a bobble. */
export const paintSantaHat: PaintCrown = (brush, { cloth, turn }) => {
  const side = turn > 0 ? 1 : -1
  const on = (points: readonly Point[]) => (side > 0 ? points.map(([x, y]): Point => [x, y]) : mirrored(points))
  paintVolume(brush, outline(on([[-44, -42], [-40, -72], [-22, -98], [10, -110], [44, -98], [66, -66], [76, -32], [66, -26], [56, -50], [44, -60], [45, -42]])), cloth, 16, () => {
    paintDrape(brush, [on([[-30, -70], [0, -88], [34, -82]]), on([[-10, -60], [20, -74], [48, -66]]), on([[56, -66], [62, -50], [62, -38]])], cloth, 4, 0.6)
  })
  paintFur(brush, on([[-44, -42], [-24, -35], [0, -33], [24, -35], [44, -42]]), 10)
  paintFur(brush, on([[68, -24], [72, -20], [74, -16]]), 11)
}
