import type { Brush } from '../../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../../brush/pigment.ts'
import { paintFace } from '../face.ts'
import type { Look } from '../look.ts'
import { lightOf, line, mirrored, outline, shadowOf, tapered, type Point } from '../shape.ts'
import { soften } from '../soft.ts'
import { paintDrape, paintVolume } from '../volume.ts'

/** The bed that it lies on, seen from above, over all that is behind. */
function paintBlanket(brush: Brush, cloth: Pigment): void {
  const sheet = brush.createRadialGradient(-120, 60, 60, 0, 220, 900)
  sheet.addColorStop(0, css(blend(cloth, [255, 255, 255], 0.5)))
  sheet.addColorStop(0.5, css(cloth))
  sheet.addColorStop(1, css(shade(cloth, 0.7)))
  brush.fillStyle = sheet
  brush.fillRect(-1200, -1200, 2400, 2800)
  const folds = Array.from({ length: 22 }, (_, k): Point[] => {
    const angle = (k / 22) * 2 * Math.PI + 0.2 * Math.sin(k * 5)
    const [near, far] = [190 + 40 * Math.sin(k * 2.3), 420 + 160 * Math.sin(k * 3.7)]
    const on = (reach: number, turn: number): Point => [Math.cos(angle + turn) * reach, 220 + Math.sin(angle + turn) * reach * 1.15]
    return [on(near, 0), on((near + far) / 2, 0.09 * Math.sin(k)), on(far, 0.02)]
  })
  paintDrape(brush, folds, cloth, 12, 0.42)
}

/** A baby wound in a shawl on its bed, a cap with ears on its head; as a person, the cap's top at (0, 0). */
export function paintBaby(brush: Brush, person: Look, pause: () => void): void {
  const look = { ...person, turn: person.turn * 0.3 }
  const wool = look.cloth
  const wrap = blend(look.cloth, pigment('#fbf3e6'), 0.62)
  paintBlanket(brush, blend(look.accent, look.cloth, 0.16))
  pause()
  brush.save()
  brush.translate(0, 62)
  brush.scale(1.16, 0.9)
  const right: Point[] = [[38, 118], [92, 150], [116, 210], [112, 290], [84, 372], [40, 428], [0, 440]]
  const left = mirrored(right)
  const bundle = outline(right, left)
  soften(brush, [-140, 100, 150, 470], 14, (soft) => {
    soft.fillStyle = css([70, 44, 56], 0.6)
    soft.translate(9, 14)
    soft.fill(bundle)
  })
  paintVolume(brush, bundle, wrap, 40, () => {
    paintDrape(brush, [[[-96, 190], [-40, 250], [40, 300], [96, 310]], [[-104, 260], [-40, 320], [50, 370], [80, 376]], [[-84, 340], [-30, 388], [30, 416]], [[70, 140], [40, 190], [-10, 250]], [[96, 170], [66, 230], [20, 280]], [[106, 230], [84, 280], [50, 320]]], wrap, 8, 0.55)
  })
  pause()
  // The near corner of the blanket is folded over.
  const flap = outline([[92, 146], [40, 176], [-30, 240], [-104, 262]], [[-104, 262], [-108, 292], [-98, 330]], [[-98, 330], [-20, 300], [60, 246], [112, 190]], [[112, 190], [106, 164], [92, 146]])
  paintVolume(brush, flap, blend(wrap, [255, 255, 255], 0.2), 16, () => paintDrape(brush, [[[84, 168], [20, 214], [-60, 262]], [[98, 190], [30, 250], [-70, 300]]], wrap, 5, 0.5))
  for (let k = 0; k < 30; k++) {
    const t = k / 29
    brush.fillStyle = css(k % 2 ? wool : blend(wool, [255, 255, 255], 0.5), 0.8)
    brush.beginPath()
    brush.arc(112 - 210 * t, 190 + 52 * t + 56 * Math.sin(t * 1.7) + 32 * t * t, 2.4, 0, 7)
    brush.fill()
  }
  brush.restore()
  pause()
  brush.save()
  brush.translate(0, 94)
  brush.rotate(look.turn * 0.14)
  brush.scale(1.98, 1.86)
  soften(brush, [-60, -70, 70, 70], 7, (soft) => {
    soft.fillStyle = css([70, 44, 56], 0.55)
    soft.beginPath()
    soft.ellipse(6, 6, 48, 56, 0, 0, 7)
    soft.fill()
  })
  for (const side of [-1, 1]) {
    paintVolume(brush, outline([[side * 22, -46], [side * 24, -66], [side * 38, -70], [side * 48, -58], [side * 44, -36], [side * 30, -30], [side * 22, -46]]), wool, 8)
    paintVolume(brush, outline([[side * 29, -48], [side * 31, -60], [side * 39, -61], [side * 43, -53], [side * 39, -42], [side * 29, -48]]), blend(wool, [255, 244, 236], 0.6), 4)
  }
  paintVolume(brush, outline([[0, -60], [28, -55], [46, -32], [50, 4], [44, 34], [26, 52], [0, 58], [-26, 52], [-44, 34], [-50, 4], [-46, -32], [-28, -55], [0, -60]]), shade(wool, 0.94), 12)
  pause()
  paintFace(brush, look)
  pause()
  // One curl, and the cap's brim round the face.
  brush.fillStyle = css(blend(look.hairColour, look.skin, 0.2))
  for (const [dx, lean] of [[-3, -7], [0, -3], [3, 3], [5, 9]] as const) brush.fill(tapered([[dx * 0.4, -37, 2], [dx + lean * 0.5, -30, 1.8], [dx + lean, -23, 1.1], [dx + lean * 0.5, -19, 0.2]]))
  const brim: Point[] = [[-36, 30], [-39, 4], [-34, -22], [-20, -38], [0, -43], [20, -38], [34, -22], [39, 4], [36, 30]]
  soften(brush, [-50, -56, 50, 50], 3, (soft) => {
    soft.strokeStyle = css(shadowOf(look.skin), 0.6)
    soft.lineWidth = 7
    soft.translate(1, 4)
    soft.stroke(line(brim))
  })
  brush.lineCap = 'round'
  for (const [colour, width] of [[shadowOf(wool), 14], [wool, 12.6], [blend(wool, lightOf(wool), 0.5), 4]] as const) {
    brush.strokeStyle = css(colour)
    brush.lineWidth = width
    brush.stroke(line(brim.map(([x, y]): Point => [x * (width < 6 ? 1.03 : 1.06), y - (width < 6 ? 2.6 : 1.6)])))
  }
  // Ribs of the knitting.
  for (let k = 0; k < 44; k++) {
    const t = (k / 43) * (brim.length - 1)
    const i = Math.min(brim.length - 2, Math.floor(t))
    const [a, b] = [brim[i]!, brim[i + 1]!]
    const [x, y] = [(a[0] + (b[0] - a[0]) * (t - i)) * 1.06, a[1] + (b[1] - a[1]) * (t - i) - 1.6]
    const reach = Math.hypot(x, y + 4) || 1
    brush.strokeStyle = css(shadowOf(wool), 0.3)
    brush.lineWidth = 1
    brush.stroke(line([[x * (1 - 5 / reach), y - (y + 4) * (5 / reach)], [x * (1 + 5 / reach), y + (y + 4) * (5 / reach)]]))
  }
  brush.restore()
  // Tucked under the chin.
  paintVolume(brush, outline([[-82, 178], [-34, 196], [0, 200], [34, 196], [82, 178]], [[82, 178], [92, 206], [30, 232], [0, 236], [-30, 232], [-92, 206], [-82, 178]]), blend(wrap, [255, 255, 255], 0.3), 10, () => paintDrape(brush, [[[-60, 200], [0, 218], [60, 202]]], wrap, 4, 0.5))
}
