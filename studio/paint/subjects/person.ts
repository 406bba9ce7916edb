import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'

const COATS = ['#c8483c', '#e0b252', '#3d5c8c', '#4c7a68', '#8a5a86', '#d9c8ae'].map(pigment)
const HAIR = ['#2b211e', '#4a2f22', '#171519', '#7a5232'].map(pigment)
const SKIN: Pigment = [236, 192, 160]

function across(brush: Brush, colour: Pigment, left: number, right: number) {
  const cloth = brush.createLinearGradient(left, 0, right, 0)
  cloth.addColorStop(0, css(blend(colour, [255, 255, 255], 0.22)))
  cloth.addColorStop(0.35, css(colour))
  cloth.addColorStop(1, css(shade(colour, 0.55)))
  return cloth
}

function paintLegs(brush: Brush): void {
  for (const [x, lean] of [
    [466, -4],
    [526, 10],
  ] as const) {
    brush.fillStyle = across(brush, [58, 58, 74], x - 26, x + 26)
    brush.beginPath()
    brush.moveTo(x - 26, 780)
    brush.lineTo(x + 26, 780)
    brush.lineTo(x + 20 + lean, 950)
    brush.lineTo(x - 20 + lean, 950)
    brush.fill()
    brush.fillStyle = across(brush, [92, 58, 40], x - 30, x + 30)
    brush.beginPath()
    brush.roundRect(x - 26 + lean, 920, 52, 78, [14, 14, 22, 22])
    brush.fill()
  }
}

function paintCoat(brush: Brush, coat: Pigment): void {
  brush.fillStyle = across(brush, coat, 370, 630)
  brush.beginPath()
  brush.moveTo(440, 452)
  brush.bezierCurveTo(390, 470, 384, 540, 380, 640)
  brush.lineTo(352, 842)
  brush.quadraticCurveTo(500, 884, 648, 842)
  brush.lineTo(620, 640)
  brush.bezierCurveTo(616, 540, 610, 470, 560, 452)
  brush.closePath()
  brush.fill()
  brush.strokeStyle = css(shade(coat, 0.45), 0.45)
  brush.lineWidth = 5
  for (const [x0, x1] of [
    [500, 500],
    [440, 410],
    [566, 596],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x0, 650)
    brush.quadraticCurveTo(x0, 740, x1, 850)
    brush.stroke()
  }
  brush.fillStyle = css(shade(coat, 0.7))
  brush.beginPath()
  brush.roundRect(386, 624, 228, 26, 10)
  brush.fill()
}

function paintHead(brush: Brush, hair: Pigment, long: boolean): void {
  brush.fillStyle = css(shade(SKIN, 0.85))
  brush.fillRect(474, 410, 52, 60)
  brush.fillStyle = across(brush, hair, 420, 580)
  brush.beginPath()
  brush.ellipse(500, 350, 76, 88, 0, 0, 2 * Math.PI)
  brush.fill()
  if (long) {
    brush.beginPath()
    brush.moveTo(425, 340)
    brush.bezierCurveTo(415, 440, 424, 540, 446, 580)
    brush.quadraticCurveTo(500, 610, 554, 580)
    brush.bezierCurveTo(576, 540, 585, 440, 575, 340)
    brush.fill()
  }
  brush.strokeStyle = css(blend(hair, [255, 220, 180], 0.3), 0.35)
  brush.lineWidth = 3
  for (let k = 0; k < 12; k++) {
    const t = k / 11 - 0.5
    brush.beginPath()
    brush.moveTo(500 + t * 30, 268)
    brush.bezierCurveTo(500 + t * 130, 300, 500 + t * 138, 370, 500 + t * (long ? 118 : 70), long ? 570 : 416)
    brush.stroke()
  }
}

function paintScarf(brush: Brush, scarf: Pigment): void {
  brush.fillStyle = across(brush, scarf, 420, 590)
  brush.beginPath()
  brush.roundRect(424, 424, 152, 56, 26)
  brush.fill()
  brush.beginPath()
  brush.moveTo(540, 450)
  brush.bezierCurveTo(600, 480, 650, 520, 690, 500)
  brush.lineTo(704, 548)
  brush.bezierCurveTo(640, 580, 570, 530, 526, 478)
  brush.fill()
}

function paintUmbrella(brush: Brush, colour: Pigment): void {
  brush.strokeStyle = '#4a3a30'
  brush.lineWidth = 9
  brush.beginPath()
  brush.moveTo(590, 60)
  brush.lineTo(590, 640)
  brush.stroke()
  const [cx, top, rim, half] = [590, 52, 322, 350]
  const gores = 8
  for (let k = 0; k < gores; k++) {
    const x = (i: number) => cx + half * Math.sin(Math.PI * (i / gores - 0.5))
    const [a, b] = [x(k), x(k + 1)]
    brush.fillStyle = css(
      shade(blend(colour, [255, 255, 255], k === 2 ? 0.16 : 0), 1.06 - Math.abs(k - 2) * 0.085 - (k % 2) * 0.05),
    )
    brush.beginPath()
    brush.moveTo(cx, top)
    brush.bezierCurveTo(cx + (a - cx) * 0.6, top + 6, a, top + 120, a, rim)
    brush.quadraticCurveTo((a + b) / 2, rim - 34, b, rim)
    brush.bezierCurveTo(b, top + 120, cx + (b - cx) * 0.6, top + 6, cx, top)
    brush.fill()
  }
}

/** A small figure seen from behind: coat, boots, and a scarf or an umbrella. */
export const paintPerson: SubjectPainter = (spec, size, { random }) => {
  const coat = ownColour(spec, 'person') ?? pick(random, COATS)
  const accent = pick(
    random,
    COATS.filter((colour) => colour !== coat),
  )
  const umbrella = spec.weather === 'rain' || (spec.weather !== 'snow' && spec.season !== 'winter' && random() < 0.4)
  const [hair, long] = [pick(random, HAIR), random() < 0.6]
  const flip = random() < 0.5
  return onStage(spec, size, (brush) => {
    if (flip) {
      brush.translate(1000, 0)
      brush.scale(-1, 1)
    }
    paintLegs(brush)
    paintCoat(brush, coat)
    paintHead(brush, hair, long)
    if (!umbrella || spec.season === 'winter') paintScarf(brush, accent)
    for (const [from, to] of umbrella
      ? ([
          [
            [392, 490],
            [352, 690],
          ],
          [
            [606, 490],
            [598, 590],
          ],
        ] as const)
      : ([
          [
            [392, 490],
            [352, 700],
          ],
          [
            [608, 490],
            [648, 700],
          ],
        ] as const)) {
      brush.strokeStyle = css(shade(coat, from[0] < 500 ? 0.95 : 0.62))
      brush.lineWidth = 50
      brush.beginPath()
      brush.moveTo(from[0] + (from[0] < 500 ? 22 : -22), from[1] + 10)
      brush.quadraticCurveTo(from[0], from[1] + 90, to[0], to[1])
      brush.stroke()
    }
    if (umbrella) paintUmbrella(brush, accent)
  })
}
