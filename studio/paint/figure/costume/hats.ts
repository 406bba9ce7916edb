import type { Brush } from '../../brush/layer.ts'
import { blend, css, pigment, shade } from '../../brush/pigment.ts'
import type { Look } from '../look.ts'
import { line, outline, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintDrape, paintVolume } from '../volume.ts'
import { GOLD, paintEdge, paintGem, paintMetal } from './metal.ts'
import { shadeBelow, star } from './trimmings.ts'

/** Paints on the head's own points, over the hair; `behind` is how it is seen at the back. */
export type PaintCrown = (brush: Brush, look: Look, behind?: boolean) => void

const WHITE = pigment('#f7f4ee')

/** A tall pleated toque. */
export const paintToque: PaintCrown = (brush, { turn }) => {
  shadeBelow(brush, -28, 42)
  const puff: Point[] = [[-43, -58], [-62, -76], [-60, -104], [-36, -118], [-14, -126], [12, -127], [36, -119], [60, -104], [62, -76], [43, -58]]
  paintVolume(brush, outline(puff, [[43, -58], [0, -52], [-43, -58]]), WHITE, 20, () => {
    paintDrape(brush, [-38, -26, -13, 1, 15, 28, 39].map((x): Point[] => [[x, -54], [x * 1.3 - 2, -80], [x * 1.1, -108 - (x % 3) * 3]]), WHITE, 3.4, 0.42)
  })
  paintVolume(brush, outline([[-44, -62], [0, -55], [44, -62]], [[44, -62], [43, -32]], [[43, -32], [0, -24], [-43, -32]], [[-43, -32], [-44, -62]]), blend(WHITE, [255, 255, 255], 0.4), 9, () => {
    for (let x = -38; x <= 38; x += 9.5) {
      brush.strokeStyle = css([150, 146, 160], 0.22)
      brush.lineWidth = 0.9
      brush.stroke(line([[x + turn * 2, -60 + 3 * Math.cos(x / 28)], [x + turn * 2, -26 + 3 * Math.cos(x / 28)]]))
    }
  })
}

/** A peaked cap with its badge. */
export const paintPeakedCap: PaintCrown = (brush, { cloth, turn }) => {
  const x0 = turn * 5
  shadeBelow(brush, -22, 42)
  const dark = shade(cloth, 0.5)
  paintVolume(brush, outline([[-45, -46], [-64, -66], [-56, -80], [-26, -90], [x0, -94], [26, -90], [56, -80], [64, -66], [45, -46]], [[45, -46], [0, -40], [-45, -46]]), cloth, 15, () => {
    paintDrape(brush, [[[-60, -66], [-34, -58], [0, -56]], [[60, -66], [34, -58], [4, -55]]], cloth, 3, 0.5)
  })
  paintVolume(brush, outline([[-45, -50], [0, -42], [45, -50]], [[45, -50], [43, -31]], [[43, -31], [0, -24], [-43, -31]], [[-43, -31], [-45, -50]]), dark, 7)
  const peak = outline([[-40, -30], [-24, -27], [x0, -25], [24, -27], [40, -30]], [[40, -30], [34, -18], [16, -11], [x0, -9], [-16, -11], [-34, -18], [-40, -30]])
  paintVolume(brush, peak, [26, 28, 36], 6, () => {
    soften(brush, [-40, -30, 40, -8], 2.2, (soft) => {
      soft.strokeStyle = css([190, 200, 220], 0.75)
      soft.lineWidth = 3.4
      soft.stroke(line([[-28, -22], [-8, -17.4], [14, -17.6]]))
    })
  })
  paintEdge(brush, [[-43, -32], [-20, -27], [0, -25.6], [20, -27], [43, -32]], GOLD, 2.6)
  paintMetal(brush, star(x0, -58, 13, 8, 0.72), GOLD, 3)
  paintGem(brush, [x0, -58], 5, [52, 84, 150])
}

/** A helmet with a wide brim, a comb and a shield. */
export const paintFireHelmet: PaintCrown = (brush, { accent, turn }) => {
  const x0 = turn * 6
  shadeBelow(brush, -20, 46)
  paintVolume(brush, outline([[-48, -30], [-49, -58], [-34, -82], [0, -92], [34, -82], [49, -58], [48, -30]], [[48, -30], [0, -22], [-48, -30]]), accent, 15, () => {
    soften(brush, [-50, -92, 50, -30], 3, (soft) => {
      soft.strokeStyle = css([255, 226, 214], 0.7)
      soft.lineWidth = 5
      soft.stroke(line([[-34, -48], [-30, -66], [-16, -80]]))
    })
  })
  for (const x of [-24, 0, 24]) paintVolume(brush, tapered([[x * 1.25, -36, 2.6], [x * 1.1 + x0 * 0.2, -64, 3], [x * 0.4 + x0 * 0.4, -88, 2.4]]), shade(accent, 0.92), 3)
  paintVolume(brush, outline([[-64, -24], [-48, -38], [0, -31], [48, -38], [64, -24], [48, -17], [0, -9], [-48, -17], [-64, -24]]), shade(accent, 0.92), 7)
  paintVolume(brush, outline([[-47, -44], [0, -35], [47, -44]], [[47, -38], [0, -29], [-47, -38]]), pigment('#d8d8c8'), 3)
  paintMetal(brush, outline([[x0 - 15, -82], [x0, -88], [x0 + 15, -82]], [[x0 + 15, -82], [x0 + 14, -56], [x0, -42], [x0 - 14, -56], [x0 - 15, -82]]), GOLD, 4)
  paintVolume(brush, outline([[x0 - 10, -77], [x0, -81], [x0 + 10, -77]], [[x0 + 10, -77], [x0 + 9, -59], [x0, -49], [x0 - 9, -59], [x0 - 10, -77]]), shade(accent, 0.72), 2)
}

/** A safety helmet. */
export const paintHardHat: PaintCrown = (brush, { accent, turn }) => {
  const x0 = turn * 6
  shadeBelow(brush, -22, 46)
  brush.save()
  brush.translate(0, 2)
  brush.scale(1.09, 1)
  paintVolume(brush, outline([[-47, -32], [-47, -60], [-30, -82], [0, -88], [30, -82], [47, -60], [47, -32]], [[47, -32], [0, -24], [-47, -32]]), accent, 15, () => {
    soften(brush, [-50, -92, 50, -30], 3, (soft) => {
      soft.strokeStyle = css([255, 252, 236], 0.75)
      soft.lineWidth = 5
      soft.stroke(line([[-33, -46], [-29, -64], [-17, -76]]))
    })
  })
  for (const [x, wide] of [[x0, 7], [-20 + x0 * 0.6, 3], [20 + x0 * 0.6, 3]] as const) paintVolume(brush, tapered([[x * 1.1, -36, wide], [x, -62, wide], [x * 0.5, -86, wide * 0.7]]), blend(accent, [255, 255, 255], 0.1), 3)
  paintVolume(brush, outline([[-50, -36], [-24, -28], [0, -26], [24, -28], [50, -36]], [[50, -36], [44, -22], [22, -13], [0, -11], [-22, -13], [-44, -22], [-50, -36]]), shade(accent, 0.94), 6)
  brush.restore()
}

/** A folded cap with a red cross. */
export const paintNurseCap: PaintCrown = (brush, { gender, accent, turn }) => {
  if (gender === 'male') return
  const x0 = turn * 3
  paintVolume(brush, outline([[-31, -50], [-27, -78], [x0, -86], [27, -78], [31, -50]], [[31, -50], [0, -42], [-31, -50]]), WHITE, 9)
  paintVolume(brush, outline([[-34, -58], [x0, -49], [34, -58]], [[34, -58], [33, -44]], [[33, -44], [0, -35], [-33, -44]], [[-33, -44], [-34, -58]]), blend(WHITE, [255, 255, 255], 0.5), 6)
  brush.fillStyle = css(accent)
  brush.fillRect(x0 - 2.6, -77, 5.2, 18)
  brush.fillRect(x0 - 9, -70.6, 18, 5.2)
}
