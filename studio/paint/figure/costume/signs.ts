import type { Brush } from '../../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../../brush/pigment.ts'
import { posed, type Body } from '../body.ts'
import { lightOf, line, outline, shadowOf, type Point } from '../shape.ts'
import { paintDrape, paintVolume } from '../volume.ts'
import { GOLD, paintMetal } from './metal.ts'
import { paintFur, star } from './trimmings.ts'

/** Paints on the body's points; `pause` is called between parts that take long. */
export type PaintSign = (brush: Brush, body: Body, pause: () => void) => void

export const stroke = (brush: Brush, body: Body, points: readonly Point[], colour: Pigment, width: number, alpha = 1) => {
  brush.strokeStyle = css(colour, alpha)
  brush.lineWidth = width
  brush.stroke(line(posed(body, points)))
}

export const button = (brush: Brush, [x, y]: Point, radius: number, colour: Pigment) => {
  for (const [dx, dy, size, tone] of [[0.5, 0.8, 1.1, shade(colour, 0.4)], [0, 0, 1, colour], [-0.3, -0.3, 0.4, lightOf(colour)]] as const) {
    brush.fillStyle = css(tone, size > 1 ? 0.5 : 1)
    brush.beginPath()
    brush.arc(x + dx * radius * 0.6, y + dy * radius * 0.6, radius * size, 0, 7)
    brush.fill()
  }
}

/** Round the neck, its tubes down to the chest. */
export const paintStethoscope: PaintSign = (brush, body) => {
  const tube: Pigment = [38, 44, 56]
  for (const [shift, colour, width] of [[1.4, [20, 24, 34], 7], [0, tube, 6], [-1, [120, 132, 152], 1.4]] as const) {
    stroke(brush, body, [[-27 + shift, 116], [-33 + shift, 150], [-29 + shift, 196], [-20 + shift, 226], [-4 + shift, 238]], colour, width)
    stroke(brush, body, [[27 + shift, 116], [33 + shift, 150], [34 + shift, 190], [30 + shift, 228]], colour, width)
  }
  const [x, y] = body.pose([30, 240])
  paintMetal(brush, outline([[x - 13, y], [x - 9, y - 10], [x, y - 13], [x + 9, y - 10], [x + 13, y], [x + 9, y + 10], [x, y + 13], [x - 9, y + 10], [x - 13, y]]), [176, 184, 196], 4)
  button(brush, [x, y], 7, [214, 220, 228])
  for (const [dx, dy] of [[-4, 239], [2, 247]] as const) button(brush, body.pose([dx, dy]), 4, [190, 198, 208])
}

/** A card on the breast pocket, and pens. */
export const paintNameCard: PaintSign = (brush, body) => {
  for (const [x, colour] of [[-50, [40, 70, 140]], [-44, [190, 40, 48]]] as const) stroke(brush, body, [[x, 212], [x + 1, 234]], colour, 3.4)
  const card = outline(posed(body, [[-62, 224], [-34, 224]]), posed(body, [[-34, 224], [-34, 252]]), posed(body, [[-34, 252], [-62, 252]]), posed(body, [[-62, 252], [-62, 224]]))
  paintVolume(brush, card, [246, 248, 250], 3)
  for (const [y, width] of [[232, 5], [240, 2], [245, 2]] as const) stroke(brush, body, [[-57, y], [y > 240 ? -46 : -39, y]], [96, 130, 180], width, 0.8)
}

/** Knotted at the throat. */
export const paintNeckerchief: PaintSign = (brush, body) => {
  const { accent } = body.look
  for (const side of [-1, 1]) paintVolume(brush, outline(posed(body, [[0, 140], [side * 30, 116], [side * 36, 128], [side * 14, 150], [0, 156]])), accent, 6)
  for (const end of [-13, 12]) paintVolume(brush, outline(posed(body, [[-4, 148], [end - 8, 184]]), posed(body, [[end - 8, 184], [end + 8, 190]]), posed(body, [[end + 8, 190], [5, 149]])), accent, 5)
  paintVolume(brush, outline(posed(body, [[-9, 141], [0, 138], [9, 141], [9, 154], [0, 158], [-9, 154], [-9, 141]])), shade(accent, 0.94), 4)
}

/** Two rows of buttons down a jacket that closes at the side, and a neckerchief. */
export const paintChefFront: PaintSign = (brush, body) => {
  const { cloth } = body.look
  stroke(brush, body, [[36, 140], [40, 220], [36, 300], [40, 396]], shadowOf(cloth), 1.6, 0.5)
  for (const y of [186, 220, 254, 288]) for (const x of [-22, 22]) button(brush, body.pose([x, y]), 4.6, [228, 222, 210])
  paintNeckerchief(brush, body, () => {})
}

/** An apron tied at the waist. */
export const paintApron: PaintSign = (brush, body) => {
  const { waist, hip } = body
  const cloth = pigment('#2f3440')
  paintVolume(brush, outline(posed(body, [[-waist - 13, 296], [0, 302], [waist + 13, 296]]), posed(body, [[waist + 13, 296], [hip + 12, 380], [hip + 16, 560]]), posed(body, [[hip + 16, 560], [0, 572], [-hip - 16, 560]]), posed(body, [[-hip - 16, 560], [-hip - 12, 380], [-waist - 13, 296]])), cloth, 14, () => {
    paintDrape(brush, ([[[-40, 312], [-46, 380], [-50, 470]], [[34, 312], [44, 390], [46, 500]], [[0, 330], [-4, 420], [2, 520]]] as const).map((fold) => posed(body, fold)), cloth, 5, 0.6)
  })
  paintVolume(brush, outline(posed(body, [[-waist - 15, 288], [0, 294], [waist + 15, 288]]), posed(body, [[waist + 15, 302], [0, 308], [-waist - 15, 302]])), shade(cloth, 1.15), 5)
}

/** Badge, shoulder straps, a tie and a belt of leather. */
export const paintPoliceFront: PaintSign = (brush, body, pause) => {
  const { shoulder, waist, look } = body
  paintVolume(brush, outline(posed(body, [[-5, 158], [5, 158]]), posed(body, [[5, 158], [8, 220], [12, 276]]), posed(body, [[12, 276], [0, 292], [-12, 276]]), posed(body, [[-12, 276], [-8, 220], [-5, 158]])), look.accent, 5)
  paintVolume(brush, outline(posed(body, [[-9, 149], [0, 147], [9, 149]]), posed(body, [[9, 149], [5, 164], [-5, 164], [-9, 149]])), look.accent, 4)
  stroke(brush, body, [[-10, 226], [10, 226]], GOLD, 3)
  for (const side of [-1, 1]) {
    paintVolume(brush, outline(posed(body, [[side * 38, 130], [side * (shoulder - 6), 142], [side * (shoulder - 4), 154], [side * 36, 142], [side * 38, 130]])), shade(look.cloth, 0.7), 4)
    for (const t of [0.35, 0.65]) button(brush, body.pose([side * (40 + (shoulder - 46) * t), 137 + 10 * t]), 2.6, GOLD)
    const flap = outline(posed(body, [[side * 24, 204], [side * 54, 202]]), posed(body, [[side * 54, 202], [side * 53, 216], [side * 39, 222], [side * 25, 217], [side * 24, 204]]))
    paintVolume(brush, flap, shade(look.cloth, 0.88), 4)
    button(brush, body.pose([side * 39, 214]), 2.6, GOLD)
  }
  pause()
  const [x, y] = body.pose([40, 188])
  paintMetal(brush, star(x, y, 13, 6, 0.6), GOLD, 3)
  button(brush, [x, y], 4.4, [56, 88, 152])
  paintVolume(brush, outline(posed(body, [[-waist - 13, 284], [0, 290], [waist + 13, 284]]), posed(body, [[waist + 13, 302], [0, 308], [-waist - 13, 302]])), [28, 26, 30], 6)
  brush.strokeStyle = css(GOLD)
  brush.lineWidth = 3
  brush.stroke(outline(posed(body, [[-11, 287], [11, 287]]), posed(body, [[11, 307], [-11, 307]])))
}

/** Bands that throw light back, across a coat or a vest. */
export const bands = (rows: readonly number[], ground: Pigment): PaintSign => (brush, body) => {
  const half = body.shoulder + 40
  for (const y of rows) {
    for (const [colour, width] of [[ground, 24], [[222, 226, 224], 11]] as const) stroke(brush, body, [[-half, y], [0, y + 6], [half, y]], colour as Pigment, width)
    stroke(brush, body, [[-half, y - 1], [-10, y + 4]], [255, 255, 255], 4, 0.7)
  }
  stroke(brush, body, [[1, 150], [2, 280], [1, 412]], [40, 40, 46], 3, 0.7)
}

/** Denim with a bib over the shirt. */
export const paintBib: PaintSign = (brush, body) => {
  const denim = pigment('#46608a')
  const { waist } = body
  for (const side of [-1, 1]) paintVolume(brush, outline(posed(body, [[side * 46, 128], [side * 34, 132]]), posed(body, [[side * 34, 132], [side * 30, 208]]), posed(body, [[side * 30, 208], [side * 43, 208]]), posed(body, [[side * 43, 208], [side * 50, 170], [side * 46, 128]])), denim, 4)
  paintVolume(brush, outline(posed(body, [[-44, 200], [0, 204], [44, 200]]), posed(body, [[44, 200], [47, 250], [waist + 4, 288], [waist + 5, 310]]), posed(body, [[waist + 5, 310], [0, 316], [-waist - 5, 310]]), posed(body, [[-waist - 5, 310], [-waist - 4, 288], [-47, 250], [-44, 200]])), denim, 9, () => {
    for (const shift of [0, 4]) stroke(brush, body, [[-40, 206 + shift], [0, 210 + shift], [40, 206 + shift]], [222, 178, 110], 0.9, 0.7)
    stroke(brush, body, [[-24, 226], [24, 226], [24, 258], [0, 268], [-24, 258], [-24, 226]], shadowOf(denim), 1.6, 0.7)
    stroke(brush, body, [[-waist - 12, 290], [0, 296], [waist + 12, 290]], shadowOf(denim), 1.8, 0.6)
  })
  for (const side of [-1, 1]) button(brush, body.pose([side * 37, 210]), 4.6, GOLD)
}

/** Straps of a satchel over both shoulders. */
export const paintStraps: PaintSign = (brush, body) => {
  const { shoulder: wide, waist } = body
  for (const side of [-1, 1]) paintVolume(brush, outline(posed(body, [[side * (wide - 15), 138], [side * (wide - 29), 134]]), posed(body, [[side * (wide - 29), 134], [side * (wide - 25), 196], [side * (waist - 2), 268]]), posed(body, [[side * (waist - 2), 268], [side * (waist + 13), 258]]), posed(body, [[side * (waist + 13), 258], [side * (wide - 11), 196], [side * (wide - 15), 138]])), [118, 74, 52], 5)
}

/** A bow at the collar. */
export const paintBow: PaintSign = (brush, body) => {
  const { accent } = body.look
  for (const side of [-1, 1]) {
    paintVolume(brush, outline(posed(body, [[0, 160], [side * 7, 176], [side * 15, 206]]), posed(body, [[side * 15, 206], [side * 5, 204], [0, 164]])), shade(accent, 0.9), 4)
    paintVolume(brush, outline(posed(body, [[0, 158], [side * 14, 146], [side * 27, 150], [side * 27, 168], [side * 14, 170], [0, 160]])), accent, 6)
  }
  paintVolume(brush, outline(posed(body, [[-5, 154], [5, 154], [6, 165], [-6, 165], [-5, 154]])), shade(accent, 0.86), 3)
}

/** White fur down the front and a broad belt. */
export const paintSantaFront: PaintSign = (brush, body, pause) => {
  const { waist, hip } = body
  paintFur(brush, posed(body, [[0, 150], [1, 220], [0, 300], [0, 380]]), 11)
  paintFur(brush, posed(body, [[-hip - 16, 398], [-hip * 0.5, 408], [0, 410], [hip * 0.5, 408], [hip + 16, 398]]), 13)
  pause()
  paintVolume(brush, outline(posed(body, [[-waist - 22, 282], [0, 290], [waist + 22, 282]]), posed(body, [[waist + 22, 310], [0, 318], [-waist - 22, 310]])), [30, 26, 28], 8)
  brush.strokeStyle = css(shade(GOLD, 0.5))
  brush.lineWidth = 8
  const buckle = outline(posed(body, [[-18, 286], [18, 286]]), posed(body, [[18, 318], [-18, 318]]))
  brush.stroke(buckle)
  brush.strokeStyle = css(blend(GOLD, [255, 240, 190], 0.3))
  brush.lineWidth = 5.6
  brush.stroke(buckle)
  pause()
  paintFur(brush, posed(body, [[-40, 132], [-22, 150], [0, 156], [22, 150], [40, 132]]), 12)
}

/** A cord of gold round the waist. */
export const paintGirdle: PaintSign = (brush, body) => {
  const { waist } = body
  const gold = blend(GOLD, [255, 236, 186], 0.35)
  paintVolume(brush, outline(posed(body, [[-waist - 3, 286], [0, 293], [waist + 3, 286]]), posed(body, [[waist + 3, 298], [0, 306], [-waist - 3, 298]])), gold, 5)
  for (const [x, low] of [[-5, 392], [6, 428]] as const) paintVolume(brush, outline(posed(body, [[x - 3, 296], [x * 2 - 6, 350], [x * 1.6 - 3, low]]), posed(body, [[x * 1.6 + 5, low], [x * 2 + 2, 350], [x + 4, 296]])), gold, 3)
  button(brush, body.pose([0, 296]), 6, gold)
}

/** A broad belt with a buckle. */
export const belt = (colour: Pigment, ease = 13): PaintSign => (brush, body) => {
  const waist = body.waist + ease - 13
  paintVolume(brush, outline(posed(body, [[-waist - 13, 280], [0, 287], [waist + 13, 280]]), posed(body, [[waist + 13, 304], [0, 311], [-waist - 13, 304]])), colour, 7)
  brush.strokeStyle = css(GOLD)
  brush.lineWidth = 4
  brush.stroke(outline(posed(body, [[-13, 284], [13, 284]]), posed(body, [[13, 310], [-13, 310]])))
}
