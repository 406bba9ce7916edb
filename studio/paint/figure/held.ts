import { createRandom } from '../../pixels/random.ts'
import type { Person } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { armJoints, posed, type Body } from './body.ts'
import { paintCamera, paintFan, paintFlask, paintGift, paintLantern, paintPalette, type PaintHeld } from './props.ts'
import { paintPet, type Pet } from './pet.ts'
import { glow, lightOf, line, outline, shadowOf, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'
import { paintVolume } from './volume.ts'

type Held = NonNullable<Person['holds']>

const quad = (body: Body, points: readonly Point[]) => outline(...points.map((point, k): Point[] => posed(body, [point, points[(k + 1) % points.length]!])))

/** An open book, seen from its covers. */
const paintBook: PaintHeld = (brush, body, colour) => {
  const cover = colour ?? (lightness(body.look.accent) > 0.6 ? shade(body.look.accent, 0.5) : body.look.accent)
  for (const side of [-1, 1]) {
    for (const k of [3, 2, 1]) paintVolume(brush, quad(body, [[0, 226 - k * 1.6], [side * (56 - k), 214 - k * 2], [side * (54 - k), 290], [0, 302]]), [250, 246, 236], 2)
    paintVolume(brush, quad(body, [[0, 226], [side * 60, 213], [side * 58, 294], [0, 307]]), cover, 7)
    brush.strokeStyle = css(blend(cover, [236, 200, 120], 0.6), 0.9)
    brush.lineWidth = 1.6
    brush.stroke(quad(body, [[side * 9, 234], [side * 51, 225], [side * 50, 286], [side * 9, 296]]))
  }
  paintVolume(brush, quad(body, [[-4, 225], [4, 225], [4, 308], [-4, 308]]), shade(cover, 0.8), 3)
}

/** A guitar across the body, its neck to the right. */
const paintGuitar: PaintHeld = (brush, body, colour, pause) => {
  const wood = colour ?? pigment('#b9702f')
  const dark: Pigment = [62, 38, 28]
  const [x, y] = body.pose([-12, 318])
  brush.save()
  brush.translate(x, y)
  brush.rotate(-0.44)
  brush.fillStyle = css(dark)
  brush.fill(outline([[44, -7], [196, -6]], [[196, -6], [196, 6]], [[196, 6], [44, 7]]))
  paintVolume(brush, outline([[44, -6], [194, -5]], [[194, -5], [194, 5]], [[194, 5], [44, 6]]), [84, 54, 38], 3)
  paintVolume(brush, outline([[192, -9], [236, -12]], [[236, -12], [240, 0], [236, 12]], [[236, 12], [192, 9]]), dark, 4)
  for (const px of [202, 215, 228]) for (const side of [-1, 1]) {
    brush.fillStyle = css([232, 226, 210])
    brush.beginPath()
    brush.ellipse(px, side * 14, 3.4, 2.6, 0, 0, 7)
    brush.fill()
  }
  const half: Point[] = [[-92, 0], [-88, -38], [-60, -60], [-26, -54], [2, -38], [28, -44], [48, -36], [58, -14], [58, 0]]
  const shape = outline(half, half.map(([px, py]): Point => [px, -py]).toReversed())
  soften(brush, [-100, -70, 70, 80], 6, (soft) => {
    soft.fillStyle = css([40, 22, 30], 0.5)
    soft.translate(3, 9)
    soft.fill(shape)
  })
  paintVolume(brush, shape, wood, 9, () => {
    for (let k = -9; k <= 9; k++) {
      brush.strokeStyle = css(shade(wood, k % 2 ? 0.9 : 1.08), 0.4)
      brush.lineWidth = 2
      brush.stroke(line([[-96, k * 6.6], [-20, k * 6.2 + 1.4], [62, k * 6.6]]))
    }
    glow(brush, [-40, -20], 70, [255, 224, 170], 0.5)
  })
  pause()
  brush.strokeStyle = css(blend(wood, [255, 240, 210], 0.7))
  brush.lineWidth = 2
  brush.stroke(shape)
  for (const [radius, tone] of [[21, [224, 190, 140]], [18.6, [96, 56, 36]], [17, [34, 20, 18]]] as const) {
    brush.fillStyle = css(tone)
    brush.beginPath()
    brush.arc(14, 0, radius, 0, 7)
    brush.fill()
  }
  paintVolume(brush, outline([[-62, -20], [-54, -20]], [[-54, -20], [-54, 20]], [[-54, 20], [-62, 20]], [[-62, 20], [-62, -20]]), dark, 2)
  brush.strokeStyle = css([240, 232, 214], 0.85)
  for (let k = 0; k < 6; k++) {
    brush.lineWidth = 0.8
    brush.beginPath()
    brush.moveTo(-58, (k - 2.5) * 4.2)
    brush.lineTo(196, (k - 2.5) * 1.5)
    brush.stroke()
  }
  brush.restore()
}

/** A bunch of flowers in paper. */
const paintPosy: PaintHeld = (brush, body, colour, pause) => {
  const random = createRandom(body.look.draw + 71)
  const main = colour ?? ([[226, 92, 120], [240, 168, 186], [244, 196, 96], [232, 226, 246], [196, 130, 214]] as const)[body.look.draw % 5]!
  const mixed: readonly Pigment[] = [main, blend(main, [255, 255, 255], 0.55), shade(main, 0.84), [250, 244, 236]]
  const [cx, cy] = body.pose([0, 236])
  const leaf = (x: number, y: number, angle: number, long: number) => {
    const green = blend([70, 112, 66], [150, 180, 100], random())
    brush.fillStyle = css(green)
    brush.fill(tapered([[x, y, 1], [x + Math.cos(angle) * long * 0.5, y + Math.sin(angle) * long * 0.5, 6], [x + Math.cos(angle) * long, y + Math.sin(angle) * long, 0.4]]))
  }
  for (let k = 0; k < 22; k++) leaf(cx + (random() - 0.5) * 60, cy + 10, -Math.PI * (0.05 + 0.9 * random()), 44 + 30 * random())
  const paper: Pigment = [238, 222, 204]
  paintVolume(brush, outline([[cx - 62, cy - 8], [cx - 30, cy + 6], [cx, cy + 10], [cx + 30, cy + 6], [cx + 62, cy - 8]], [[cx + 62, cy - 8], [cx + 14, cy + 98]], [[cx + 14, cy + 98], [cx - 14, cy + 98]], [[cx - 14, cy + 98], [cx - 62, cy - 8]]), paper, 9)
  pause()
  const heads = Array.from({ length: 17 }, (_, k): Point => {
    const [angle, reach] = [k * 2.39996, Math.sqrt(k / 17)]
    return [cx + 56 * reach * Math.cos(angle), cy - 16 + 36 * reach * Math.sin(angle)]
  }).toSorted((a, b) => a[1] - b[1])
  for (const [k, [x, y]] of heads.entries()) {
    paintBloom(brush, x, y, 15 + 5 * random(), mixed[k % 4]!, random() * 6)
    if (k % 6 === 5) pause()
  }
  paintVolume(brush, outline([[cx - 64, cy - 6], [cx - 22, cy + 34], [cx + 10, cy + 52]], [[cx + 10, cy + 52], [cx + 10, cy + 98], [cx - 12, cy + 98], [cx - 64, cy - 6]]), blend(paper, [255, 255, 255], 0.3), 8)
  paintVolume(brush, outline([[cx + 64, cy - 6], [cx + 26, cy + 30], [cx - 8, cy + 50]], [[cx - 8, cy + 50], [cx - 10, cy + 98], [cx + 12, cy + 98], [cx + 64, cy - 6]]), paper, 8)
  paintVolume(brush, outline([[cx - 13, cy + 68], [cx, cy + 71], [cx + 13, cy + 68]], [[cx + 12, cy + 78], [cx, cy + 81], [cx - 12, cy + 78]]), main, 4)
}

/** Petals in rings, the inner ones deeper. */
function paintBloom(brush: Brush, x: number, y: number, radius: number, colour: Pigment, turn: number): void {
  soften(brush, [x - radius, y - radius, x + radius, y + radius], 2, (soft) => {
    soft.fillStyle = css([60, 30, 50], 0.4)
    soft.beginPath()
    soft.arc(x + 1, y + 3, radius * 0.9, 0, 7)
    soft.fill()
  })
  for (const [ring, [reach, petals]] of ([[0.66, 7], [0.42, 6], [0.18, 4]] as const).entries())
    for (let k = 0; k < petals; k++) {
      const angle = turn + ring * 0.5 + (k * 2 * Math.PI) / petals
      const [px, py, size] = [x + radius * reach * Math.cos(angle), y + radius * reach * 0.88 * Math.sin(angle), radius * (0.48 - 0.08 * ring)]
      const petal = brush.createRadialGradient(x, y, radius * 0.1, px, py, size * 1.5)
      petal.addColorStop(0, css(shade(shadowOf(colour), 1.1)))
      petal.addColorStop(0.7, css(colour))
      petal.addColorStop(1, css(lightOf(colour)))
      brush.fillStyle = petal
      brush.beginPath()
      brush.ellipse(px, py, size * 1.04, size * 0.84, angle, 0, 7)
      brush.fill()
    }
}

/** A mug between both hands, with its steam. */
const paintCup: PaintHeld = (brush, body, colour) => {
  const glaze = colour ?? pigment('#f2ece0')
  const [x, y] = body.pose([0, 236])
  paintVolume(brush, outline([[x - 23, y - 22], [x + 23, y - 22]], [[x + 23, y - 22], [x + 22, y + 18], [x + 15, y + 28]], [[x + 15, y + 28], [x - 15, y + 28]], [[x - 15, y + 28], [x - 22, y + 18], [x - 23, y - 22]]), glaze, 9)
  for (const [half, tone] of [[23, lightOf(glaze)], [20, [74, 42, 28]], [17, [112, 66, 40]]] as const) {
    brush.fillStyle = css(tone as Pigment)
    brush.beginPath()
    brush.ellipse(x, y - 22 + (23 - half) * 0.2, half, half * 0.24, 0, 0, 7)
    brush.fill()
  }
  soften(brush, [x - 30, y - 90, x + 30, y - 20], 4, (soft) => {
    soft.fillStyle = css([255, 255, 255], 0.55)
    for (const [dx, sway] of [[-7, 9], [6, -8]] as const) soft.fill(tapered([[x + dx, y - 26, 1.6], [x + dx + sway, y - 48, 3.2], [x + dx - sway * 0.6, y - 70, 2.4], [x + dx + sway * 0.4, y - 90, 0.2]]))
  })
}

/** A balloon on its string from the raised hand. */
const paintBalloon: PaintHeld = (brush, body, colour) => {
  const [, , wrist] = armJoints(body, 1)
  const rubber = colour ?? ([[214, 52, 58], [236, 120, 150], [66, 130, 206], [244, 190, 66]] as const)[body.look.draw % 4]!
  const [x, y] = [wrist[0] + 34, -38]
  brush.strokeStyle = css([236, 232, 228], 0.9)
  brush.lineWidth = 1.6
  brush.stroke(line([[x, y + 68], [x + 5, (y + wrist[1]) / 2 + 20], [wrist[0], wrist[1] - 6], [wrist[0] + 4, wrist[1] + 60]]))
  paintVolume(brush, outline([[x, y + 60], [x - 7, y + 72], [x, y + 70], [x + 7, y + 72], [x, y + 60]]), shade(rubber, 0.86), 3)
  const skin = outline([[x, y + 64], [x - 30, y + 44], [x - 52, y + 4], [x - 46, y - 36], [x - 18, y - 60], [x + 18, y - 60], [x + 46, y - 36], [x + 52, y + 4], [x + 30, y + 44], [x, y + 64]])
  paintVolume(brush, skin, rubber, 26, () => {
    glow(brush, [x + 20, y + 34], 50, lightOf(rubber), 0.4)
  })
  soften(brush, [x - 50, y - 60, x + 50, y + 60], 3, (soft) => {
    soft.fillStyle = css([255, 255, 255], 0.85)
    soft.fill(tapered([[x - 36, y - 8, 1], [x - 33, y - 28, 5.4], [x - 18, y - 46, 1.4]]))
  })
}

const pet = (kind: Pet): PaintHeld => (brush, body, colour, pause) => paintPet(brush, kind, body.pose([-4, 206]), body.look.draw, colour, pause)

const painters: Readonly<Record<Held, PaintHeld>> = { book: paintBook, guitar: paintGuitar, flowers: paintPosy, cup: paintCup, balloon: paintBalloon, cat: pet('cat'), dog: pet('dog'), rabbit: pet('rabbit'), teddy: pet('teddy'), gift: paintGift, fan: paintFan, lantern: paintLantern, camera: paintCamera, flask: paintFlask, palette: paintPalette }

/** What is in the hands, over the clothes and under the forearms that come before it. */
export function paintHeld(brush: Brush, body: Body, pause: () => void): void {
  const { holds, holdsColour } = body.look
  if (holds) painters[holds](brush, body, holdsColour, pause)
}
