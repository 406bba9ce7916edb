import { css, pick, pigment, shade, blend, type Pigment } from '../brush/pigment.ts'
import type { Brush } from '../brush/layer.ts'
import { paintGlow } from '../flora/falling.ts'
import type { SubjectPainter } from '../painter.ts'
import { onStage, ownColour } from './stage.ts'
import { foliageOf, paintFoliage } from './tree.ts'

const WALLS = ['#f2e4c8', '#e8d8d0', '#dfe6e2', '#efd2b0'].map(pigment)
const ROOFS = ['#9c4a38', '#5f4a44', '#4d6270', '#7a5634'].map(pigment)
const WINDOWS = [
  [300, 640],
  [590, 640],
  [445, 430],
] as const

function paintRoof(brush: Brush, roof: Pigment, snowy: boolean): void {
  const eaves = [
    [110, 560],
    [460, 210],
    [810, 560],
  ] as const
  brush.save()
  brush.beginPath()
  brush.moveTo(eaves[1][0], eaves[1][1])
  brush.lineTo(eaves[2][0], eaves[2][1])
  brush.lineTo(eaves[2][0] + 120, eaves[2][1] - 60)
  brush.lineTo(eaves[1][0] + 140, eaves[1][1] - 20)
  brush.closePath()
  brush.fillStyle = css(shade(roof, 0.68))
  brush.fill()
  brush.restore()
  for (const [i, [from, to]] of (
    [
      [eaves[1], eaves[0]],
      [eaves[1], eaves[2]],
    ] as const
  ).entries()) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + 40
    brush.save()
    brush.translate(from[0], from[1])
    brush.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]))
    const board = brush.createLinearGradient(0, -24, 0, 24)
    board.addColorStop(0, css(snowy && i === 1 ? [250, 252, 255] : blend(roof, [255, 240, 220], 0.35)))
    board.addColorStop(0.45, css(snowy && i === 1 ? [222, 232, 246] : roof))
    board.addColorStop(1, css(snowy && i === 0 ? [244, 248, 255] : shade(roof, 0.5)))
    brush.fillStyle = board
    brush.beginPath()
    brush.roundRect(-14, -26, length, 50, 12)
    brush.fill()
    brush.restore()
  }
}

function paintWindow(brush: Brush, x: number, y: number): void {
  brush.fillStyle = '#6b4a34'
  brush.beginPath()
  brush.roundRect(x - 10, y - 10, 110, 130, 8)
  brush.fill()
  const glass = brush.createLinearGradient(x, y, x + 90, y + 110)
  glass.addColorStop(0, '#b8d4e2')
  glass.addColorStop(0.5, '#6d8fa6')
  glass.addColorStop(1, '#4d6c84')
  brush.fillStyle = glass
  brush.fillRect(x, y, 90, 110)
  brush.fillStyle = '#f6efe2'
  brush.fillRect(x + 42, y, 6, 110)
  brush.fillRect(x, y + 50, 90, 6)
}

/** A cottage with a gable to the front, bushes about it; its windows are lit from sunset to dawn. */
export const paintHouse: SubjectPainter = (spec, size, context) => {
  const { random } = context
  const wall = ownColour(spec, 'house') ?? pick(random, WALLS)
  const roof = pick(random, ROOFS)
  const snowy = spec.season === 'winter'
  const leaves = { ...foliageOf(spec, random), density: 1 }
  return onStage(
    spec,
    size,
    (brush) => {
      brush.fillStyle = css(shade(wall, 0.72))
      brush.beginPath()
      brush.moveTo(770, 560)
      brush.lineTo(890, 500)
      brush.lineTo(890, 940)
      brush.lineTo(770, 960)
      brush.fill()
      brush.fillStyle = '#8d6150'
      brush.fillRect(600, 150, 84, 190)
      for (let k = 0; k < 44; k++) {
        brush.fillStyle = css(shade([141, 97, 80], 0.75 + 0.5 * random()))
        brush.fillRect(602 + (k % 4) * 21, 152 + Math.floor(k / 4) * 17, 18, 14)
      }
      brush.fillStyle = snowy ? '#f6f9ff' : '#6e4a3e'
      brush.fillRect(590, 136, 104, 22)
      const plaster = brush.createLinearGradient(150, 300, 800, 960)
      plaster.addColorStop(0, css(blend(wall, [255, 255, 255], 0.25)))
      plaster.addColorStop(1, css(shade(wall, 0.84)))
      brush.fillStyle = plaster
      brush.beginPath()
      brush.moveTo(150, 560)
      brush.lineTo(460, 240)
      brush.lineTo(770, 560)
      brush.lineTo(770, 960)
      brush.lineTo(150, 960)
      brush.fill()
      for (let k = 0; k < 260; k++) {
        brush.fillStyle = css(random() < 0.5 ? shade(wall, 0.85) : [255, 255, 255], 0.12)
        brush.beginPath()
        brush.ellipse(160 + random() * 600, 560 + random() * 400, 6 + 20 * random(), 2 + 4 * random(), random(), 0, 2 * Math.PI)
        brush.fill()
      }
      for (let k = 0; k < 44; k++) {
        const stone = 110 + 50 * random()
        brush.fillStyle = css([stone, stone * 0.96, stone * 0.9])
        brush.beginPath()
        brush.ellipse(166 + (k % 22) * 28, 930 + Math.floor(k / 22) * 24, 17, 13, 0, 0, 2 * Math.PI)
        brush.fill()
      }
      paintRoof(brush, roof, snowy)
      for (const [x, y] of WINDOWS) {
        paintWindow(brush, x - 20, y)
        brush.fillStyle = '#7c5236'
        brush.fillRect(x - 36, y + 116, 122, 16)
      }
      brush.fillStyle = '#5a3824'
      brush.beginPath()
      brush.roundRect(408, 690, 130, 270, [62, 62, 0, 0])
      brush.fill()
      const door = brush.createLinearGradient(420, 0, 530, 0)
      door.addColorStop(0, css(blend(roof, [255, 220, 190], 0.2)))
      door.addColorStop(1, css(shade(roof, 0.7)))
      brush.fillStyle = door
      brush.beginPath()
      brush.roundRect(418, 702, 110, 258, [52, 52, 0, 0])
      brush.fill()
      brush.fillStyle = '#e8c25e'
      brush.beginPath()
      brush.arc(512, 840, 7, 0, 2 * Math.PI)
      brush.fill()
      for (const [x, r] of [
        [170, 92],
        [300, 62],
        [640, 66],
        [770, 96],
        [880, 70],
      ] as const)
        paintFoliage(brush, x, 978 - r * 0.55, r, r * 0.72, leaves, context, 0.9)
    },
    spec.time === 'day'
      ? undefined
      : (brush) => {
          for (const [x, y] of WINDOWS) {
            const lamp = brush.createRadialGradient(x + 25, y + 60, 4, x + 25, y + 60, 80)
            lamp.addColorStop(0, '#fff3c4')
            lamp.addColorStop(1, '#ffb454')
            brush.fillStyle = lamp
            brush.fillRect(x - 20, y, 90, 110)
            brush.fillStyle = '#7a4a26'
            brush.fillRect(x + 22, y, 6, 110)
            brush.fillRect(x - 20, y + 50, 90, 6)
            paintGlow(brush, x + 25, y + 55, 150, [255, 190, 96], spec.time === 'night' ? 0.42 : 0.22)
          }
        },
  )
}
