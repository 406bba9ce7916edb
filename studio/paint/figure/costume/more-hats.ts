import { Path2D } from '@napi-rs/canvas'
import { css, shade } from '../../brush/pigment.ts'
import { createRandom } from '../../../pixels/random.ts'
import type { Body } from '../body.ts'
import { faceMap } from '../face-form.ts'
import { lightOf, line, outline, tapered } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintVolume } from '../volume.ts'
import type { PaintCrown } from './hats.ts'
import { GOLD, paintMetal } from './metal.ts'
import type { PaintSign } from './signs.ts'
import { shadeBelow, star } from './trimmings.ts'

/** A felt hat, pinched at the crown, its brim rolled up at the sides. */
export const paintCowboyHat: PaintCrown = (brush, { turn }) => {
  const felt = [142, 98, 62] as const
  shadeBelow(brush, -24, 46)
  paintVolume(brush, outline([[-40, -34], [-40, -72], [-26, -92], [-8, -84], [0, -80], [8, -84], [26, -92], [40, -72], [40, -34], [0, -26], [-40, -34]]), felt, 14, () => {
    soften(brush, [-44, -96, 44, -30], 4, (soft) => {
      soft.fillStyle = css(shade(felt, 0.55), 0.7)
      soft.fill(tapered([[-4 + turn * 3, -88, 7], [turn * 3, -70, 5], [turn * 3, -52, 0.6]]))
    })
  })
  paintVolume(brush, outline([[-41, -48], [0, -38], [41, -48]], [[41, -36], [0, -26], [-41, -36]]), shade(felt, 0.45), 5)
  paintVolume(brush, outline([[-92, -56], [-74, -38], [-44, -40], [0, -30], [44, -40], [74, -38], [92, -56]], [[92, -56], [86, -30], [52, -16], [0, -10], [-52, -16], [-86, -30], [-92, -56]]), felt, 9)
}

/** A soft cap of wool to one side. */
export const paintBeret: PaintCrown = (brush, { accent, turn }) => {
  const side = turn > 0 ? -1 : 1
  const wool = accent
  shadeBelow(brush, -34, 42)
  brush.save()
  brush.scale(side, 1)
  paintVolume(brush, outline([[-44, -36], [-52, -58], [-34, -80], [4, -88], [46, -80], [70, -56], [62, -38], [40, -34], [0, -30], [-44, -36]]), wool, 15, () => {
    soften(brush, [-50, -90, 70, -30], 4, (soft) => {
      soft.strokeStyle = css(lightOf(wool), 0.6)
      soft.lineWidth = 5
      soft.stroke(line([[-34, -60], [-14, -74], [22, -76]]))
    })
  })
  paintVolume(brush, tapered([[2, -86, 2], [4, -94, 1.8], [7, -98, 0.8]]), wool, 2)
  brush.restore()
}

/** A half mask round the eyes. */
export const paintMask: PaintCrown = (brush, look, behind) => {
  if (behind) return
  const at = faceMap(look)
  const mask = new Path2D()
  mask.addPath(outline([at(-37, -6), at(-22, -13), at(0, -8), at(22, -13), at(37, -6)], [at(37, -6), at(34, 10), at(20, 18), at(7, 12), at(0, 6), at(-7, 12), at(-20, 18), at(-34, 10), at(-37, -6)]))
  for (const side of [-1, 1]) {
    const hole = new Path2D()
    const [x, y] = at(side * 15.6, 4)
    hole.ellipse(x, y, 11.4, 7.6, 0, 0, 2 * Math.PI, true)
    mask.addPath(hole)
  }
  paintVolume(brush, mask, shade(look.accent, 0.9), 4)
}

/** A star on the breast. */
export const paintEmblem: PaintSign = (brush, body) => {
  const [x, y] = body.pose([0, 198])
  paintVolume(brush, outline([[x - 38, y - 22], [x, y - 32], [x + 38, y - 22]], [[x + 38, y - 22], [x + 30, y + 12], [x, y + 38], [x - 30, y + 12], [x - 38, y - 22]]), body.look.accent, 6)
  paintMetal(brush, star(x, y - 2, 22), GOLD, 4)
}

/** Patches of earth and leaf. */
export const camouflage = (half: number, from: number, to: number): PaintSign => (brush, body: Body) => {
  const random = createRandom(body.look.draw + 41)
  const hues = [[74, 84, 54], [104, 96, 66], [54, 58, 44], [136, 126, 92]] as const
  for (let k = 0; k < 96; k++) {
    const [x, y, wide] = [(((k * 0.7549) % 1) * 2 - 1) * half, from + ((k * 0.5698 + random() * 0.1) % 1) * (to - from), 13 + 13 * random()]
    brush.fillStyle = css(hues[k % 4]!, 0.85)
    brush.fill(tapered([[x - wide, y, 1], [x - wide * 0.8, y + 4, 6], [x - wide * 0.2, y + 10 * (random() - 0.5), 7 + 5 * random()], [x + wide * 0.5, y + 12 * (random() - 0.5), 5 + 5 * random()], [x + wide, y + 6 * (random() - 0.5), 2]]))
  }
}
