import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { across, paintHat, paintScarf, paintUmbrella } from './person-wear.ts'
import { onStage, ownColour } from './stage.ts'

const COATS = ['#c8483c', '#e0b252', '#3d5c8c', '#4c7a68', '#8a5a86', '#d9c8ae'].map(pigment)
const HAIR = ['#2b211e', '#4a2f22', '#171519', '#7a5232'].map(pigment)
const GREY: Pigment = [196, 194, 192]
/** Where a coat ends, and a jacket. */
const [COAT_HEM, JACKET_HEM] = [842, 706]
const SKIN: Pigment = [236, 192, 160]

function paintLegs(brush: Brush, hem: number): void {
  for (const [x, lean] of [
    [466, -4],
    [526, 10],
  ] as const) {
    brush.fillStyle = across(brush, [58, 58, 74], x - 26, x + 26)
    brush.beginPath()
    brush.moveTo(x - 30, hem - 40)
    brush.lineTo(x + 30, hem - 40)
    brush.lineTo(x + 20 + lean, 950)
    brush.lineTo(x - 20 + lean, 950)
    brush.fill()
    brush.fillStyle = across(brush, [92, 58, 40], x - 30, x + 30)
    brush.beginPath()
    brush.roundRect(x - 26 + lean, 920, 52, 78, [14, 14, 22, 22])
    brush.fill()
  }
}

function paintCoat(brush: Brush, coat: Pigment, hem: number): void {
  brush.fillStyle = across(brush, coat, 370, 630)
  brush.beginPath()
  brush.moveTo(440, 452)
  brush.bezierCurveTo(390, 470, 384, 540, 380, 640)
  const flare = (hem - JACKET_HEM) * 0.22
  brush.lineTo(382 - flare, hem)
  brush.quadraticCurveTo(500, hem + 26 + flare * 0.5, 618 + flare, hem)
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
    brush.quadraticCurveTo(x0, 650 + (hem - 650) * 0.45, x1, hem + 8)
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

/** A small figure seen from behind: coat, boots, and a scarf or an umbrella. */
export const paintPerson: SubjectPainter = (spec, size, { random }) => {
  const coat = ownColour(spec, 'person') ?? pick(random, COATS)
  const accent = pick(
    random,
    COATS.filter((colour) => colour !== coat),
  )
  const { gender, age, hairColour, wears = [] } = spec.person ?? {}
  const umbrella = spec.weather === 'rain' || wears.includes('umbrella')
  const [anyHair, length] = [pick(random, HAIR), random()]
  const hair = hairColour ? pigment(hairColour) : age === 'old' ? GREY : anyHair
  const hem = gender === 'male' ? JACKET_HEM : COAT_HEM
  const long = gender ? gender === 'female' : length < 0.6
  const flip = random() < 0.5
  return onStage(spec, size, (brush) => {
    if (flip) {
      brush.translate(1000, 0)
      brush.scale(-1, 1)
    }
    // A child is smaller, its head larger beside the rest.
    if (age === 'child') {
      brush.translate(500, 1000)
      brush.scale(0.74, 0.72)
      brush.translate(-500, -1000)
    }
    paintLegs(brush, hem)
    paintCoat(brush, coat, hem)
    paintHead(brush, hair, long)
    if (wears.includes('scarf') || spec.season === 'winter' || (spec.season === 'autumn' && !umbrella)) paintScarf(brush, accent)
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
    if (wears.includes('hat')) paintHat(brush)
    if (umbrella) paintUmbrella(brush, accent)
  })
}
