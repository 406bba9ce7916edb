import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintGlow } from '../flora/falling.ts'
import type { SubjectPainter } from '../painter.ts'
import { isDark, onStage, ownColour } from './stage.ts'

const HULLS = ['#8a4a2a', '#2f5f86', '#a83e38', '#3f6b5c'].map(pigment)
const SAIL: Pigment = [252, 246, 232]

function sail(
  brush: Brush,
  from: readonly [number, number],
  head: readonly [number, number],
  clew: readonly [number, number],
  belly: number,
  colour: Pigment,
): void {
  const path = () => {
    brush.beginPath()
    brush.moveTo(from[0], from[1])
    brush.quadraticCurveTo((from[0] + head[0]) / 2 + belly * 0.12, (from[1] + head[1]) / 2, head[0], head[1])
    brush.quadraticCurveTo((head[0] + clew[0]) / 2 + belly, (head[1] + clew[1]) / 2, clew[0], clew[1])
    brush.quadraticCurveTo((from[0] + clew[0]) / 2, from[1] + 26, from[0], from[1])
  }
  const cloth = brush.createLinearGradient(from[0], 0, clew[0] + belly * 0.5, 0)
  cloth.addColorStop(0, css(shade(colour, 0.8)))
  cloth.addColorStop(0.35, css(colour))
  cloth.addColorStop(0.75, css(shade(colour, 0.94)))
  cloth.addColorStop(1, css(shade(colour, 0.72)))
  brush.fillStyle = cloth
  path()
  brush.fill()
  brush.save()
  path()
  brush.clip()
  brush.strokeStyle = css(shade(colour, 0.6), 0.35)
  brush.lineWidth = 2.5
  for (let k = 1; k < 8; k++) {
    const y = head[1] + ((from[1] - head[1]) * k) / 8
    brush.beginPath()
    brush.moveTo(0, y - 14)
    brush.quadraticCurveTo(500, y + 34, 1000, y - 14)
    brush.stroke()
  }
  brush.restore()
}

/** A small wooden sailing boat, its water line on the lower edge; a lantern hangs at the mast at night. */
export const paintBoat: SubjectPainter = (spec, size, { random }) => {
  const hull = ownColour(spec, 'boat') ?? pick(random, HULLS)
  const canvas = blend(SAIL, pick(random, [SAIL, hull, pigment('#d8794a')]), 0.35 * random())
  const flip = random() < 0.5
  return onStage(
    spec,
    size,
    (brush) => {
      if (flip) {
        brush.translate(1000, 0)
        brush.scale(-1, 1)
      }
      brush.strokeStyle = '#5a3c26'
      brush.lineWidth = 13
      brush.beginPath()
      brush.moveTo(470, 850)
      brush.lineTo(470, 60)
      brush.moveTo(470, 776)
      brush.lineTo(850, 764)
      brush.stroke()
      sail(brush, [482, 752], [480, 84], [838, 742], 120, canvas)
      sail(brush, [446, 752], [462, 130], [150, 790], -40, blend(canvas, [255, 255, 255], 0.25))
      brush.fillStyle = css(shade(hull, 1.1))
      brush.beginPath()
      brush.moveTo(470, 60)
      brush.quadraticCurveTo(510, 40, 556, 66)
      brush.quadraticCurveTo(510, 76, 470, 98)
      brush.fill()
      const wood = brush.createLinearGradient(0, 810, 0, 980)
      wood.addColorStop(0, css(blend(hull, [255, 236, 210], 0.28)))
      wood.addColorStop(0.4, css(hull))
      wood.addColorStop(1, css(shade(hull, 0.42)))
      brush.fillStyle = wood
      brush.beginPath()
      brush.moveTo(90, 806)
      brush.quadraticCurveTo(480, 868, 912, 812)
      brush.quadraticCurveTo(880, 930, 790, 986)
      brush.quadraticCurveTo(500, 1004, 240, 986)
      brush.quadraticCurveTo(140, 920, 90, 806)
      brush.fill()
      brush.strokeStyle = css(shade(hull, 0.4), 0.5)
      brush.lineWidth = 3
      for (let k = 1; k < 5; k++) {
        brush.beginPath()
        brush.moveTo(96 + k * 22, 806 + k * 34)
        brush.quadraticCurveTo(490, 866 + k * 30, 908 - k * 18, 812 + k * 34)
        brush.stroke()
      }
      brush.strokeStyle = css(blend(hull, [255, 240, 214], 0.75))
      brush.lineWidth = 10
      brush.beginPath()
      brush.moveTo(90, 806)
      brush.quadraticCurveTo(480, 868, 912, 812)
      brush.stroke()
      for (let k = 0; k < 46; k++) {
        const x = 180 + random() * 680
        brush.strokeStyle = css([240, 248, 255], 0.2 + 0.4 * random())
        brush.lineWidth = 3 + 3 * random()
        brush.beginPath()
        brush.moveTo(x, 984 + 12 * random())
        brush.lineTo(x + 20 + 50 * random(), 984 + 12 * random())
        brush.stroke()
      }
    },
    isDark(spec) ? (brush) => paintGlow(brush, flip ? 524 : 476, 700, 110, [255, 190, 96]) : undefined,
  )
}
