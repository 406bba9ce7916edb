import { blend, css, pick, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { paintGlow } from '../flora/falling.ts'
import type { SubjectPainter } from '../painter.ts'
import { isDark, onStage, ownColour } from './stage.ts'

const STRIPES: readonly (readonly string[])[] = [
  ['#e0483e', '#f7e3c2', '#f0a63a', '#f7e3c2'],
  ['#2f7fb8', '#f6f2e4', '#f2b441', '#f6f2e4'],
  ['#7a4fa0', '#f4c6d8', '#f7efe0', '#f4c6d8'],
  ['#2d9c86', '#fbeecb', '#ef7b52', '#fbeecb'],
]
const GORES = 14
const [TOP, NECK, WAIST, RADIUS] = [30, 700, 330, 300]

/** Half the envelope's width at a height, in points. */
const bulge = (y: number) =>
  y < WAIST
    ? RADIUS * Math.sqrt(1 - ((WAIST - y) / (WAIST - TOP)) ** 2)
    : RADIUS * (0.2 + 0.8 * Math.cos((Math.PI / 2) * ((y - WAIST) / (NECK - WAIST)) ** 1.25))

/** A hot-air balloon with striped gores and a wicker basket; its burner lights it at night. */
export const paintBalloon: SubjectPainter = (spec, size, { random }) => {
  const own = ownColour(spec, 'balloon')
  const stripes: Pigment[] = own
    ? [own, blend(own, [255, 250, 238], 0.8), shade(own, 0.75), blend(own, [255, 250, 238], 0.8)]
    : pick(random, STRIPES).map(pigment)
  const turn = random()
  const band = 210 + random() * 160
  return onStage(
    spec,
    size,
    (brush) => {
      for (let k = -1; k <= GORES; k++) {
        const edge = (i: number) => Math.sin(Math.PI * (Math.min(1, Math.max(0, (i + turn) / GORES)) - 0.5))
        const [from, to] = [edge(k), edge(k + 1)]
        if (from === to) continue
        const middle = (from + to) / 2
        const facing = 0.62 + 0.42 * Math.max(0, 1 - Math.abs(middle + 0.35) * 0.9)
        for (let part = 0; part < 2; part++) {
          const colour = stripes[(((k + 4 + part * 2) % 4) + 4) % 4]!
          const [y0, y1] = part === 0 ? [TOP, NECK] : [band, band + 74]
          const silk = brush.createLinearGradient(500 + from * RADIUS, 0, 500 + to * RADIUS, 0)
          silk.addColorStop(0, css(shade(colour, facing * 0.86)))
          silk.addColorStop(0.5, css(shade(colour, facing * 1.06)))
          silk.addColorStop(1, css(shade(colour, facing * 0.82)))
          brush.fillStyle = silk
          brush.beginPath()
          for (let y = y0; y <= y1; y += 4) brush.lineTo(500 + from * bulge(y) - 0.6, y)
          for (let y = y1; y >= y0; y -= 4) brush.lineTo(500 + to * bulge(y) + 0.6, y)
          brush.fill()
        }
      }
      const sheen = brush.createRadialGradient(390, 210, 10, 430, 300, 330)
      sheen.addColorStop(0, css([255, 255, 255], 0.4))
      sheen.addColorStop(0.5, css([255, 255, 255], 0.06))
      sheen.addColorStop(1, css([30, 16, 40], 0.32))
      brush.save()
      brush.globalCompositeOperation = 'source-atop'
      brush.fillStyle = sheen
      brush.fillRect(150, 0, 700, 720)
      brush.restore()
      brush.strokeStyle = css([70, 52, 40], 0.9)
      brush.lineWidth = 3
      for (const t of [-1, -0.4, 0.4, 1]) {
        brush.beginPath()
        brush.moveTo(500 + t * bulge(NECK) * 0.95, NECK)
        brush.lineTo(500 + t * 52, 866)
        brush.stroke()
      }
      const wicker = brush.createLinearGradient(440, 0, 560, 0)
      wicker.addColorStop(0, '#8a5a30')
      wicker.addColorStop(0.35, '#c08a4e')
      wicker.addColorStop(1, '#5c3a20')
      brush.fillStyle = wicker
      brush.beginPath()
      brush.roundRect(443, 868, 114, 100, 14)
      brush.fill()
      brush.strokeStyle = css([60, 36, 18], 0.45)
      brush.lineWidth = 2
      for (let row = 0; row < 7; row++)
        for (let k = 0; k < 10; k++) {
          brush.beginPath()
          brush.arc(449 + k * 11.5 + (row % 2) * 5, 884 + row * 12, 5, 0.2, Math.PI - 0.2)
          brush.stroke()
        }
      brush.fillStyle = '#6e4222'
      brush.beginPath()
      brush.roundRect(436, 862, 128, 15, 7)
      brush.fill()
    },
    isDark(spec)
      ? (brush) => {
          brush.globalCompositeOperation = 'source-atop'
          const fire = brush.createRadialGradient(500, 640, 10, 500, 520, 470)
          fire.addColorStop(0, css([255, 214, 130], 0.85))
          fire.addColorStop(0.45, css([255, 150, 70], 0.38))
          fire.addColorStop(1, css([255, 120, 60], 0))
          brush.fillStyle = fire
          brush.fillRect(0, 0, 1000, 760)
          brush.globalCompositeOperation = 'source-over'
          paintGlow(brush, 500, 770, 90, [255, 176, 80])
        }
      : undefined,
  )
}
