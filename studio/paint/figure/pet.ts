import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, outline, shadowOf, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'
import { paintVolume } from './volume.ts'

export type Pet = 'cat' | 'dog' | 'rabbit' | 'teddy'

interface Coat {
  colours: readonly Pigment[]
  /** Its lighter muzzle and breast. */
  pale: number
  eyes: Pigment
}

const COATS: Readonly<Record<Pet, Coat>> = {
  cat: { colours: [[214, 152, 92], [150, 142, 140], [236, 228, 216], [70, 64, 68]], pale: 0.55, eyes: [126, 150, 70] },
  dog: { colours: [[206, 152, 92], [232, 216, 190], [122, 82, 56]], pale: 0.5, eyes: [62, 38, 26] },
  rabbit: { colours: [[240, 234, 228], [196, 170, 146], [160, 152, 154]], pale: 0.5, eyes: [52, 34, 36] },
  teddy: { colours: [[178, 124, 80], [206, 160, 112]], pale: 0.42, eyes: [24, 18, 20] },
}

const EARS: Readonly<Record<Pet, (side: number) => readonly (readonly Point[])[]>> = {
  cat: (s) => [[[s * 12, -28], [s * 21, -44], [s * 31, -50]], [[s * 31, -50], [s * 36, -32], [s * 35, -12]]],
  dog: (s) => [[[s * 20, -30], [s * 38, -32], [s * 46, -10], [s * 44, 16], [s * 35, 22]], [[s * 35, 22], [s * 29, 4], [s * 20, -30]]],
  rabbit: (s) => [[[s * 6, -26], [s * 6, -62], [s * 16, -92], [s * 25, -90], [s * 28, -60], [s * 22, -24]], [[s * 22, -24], [s * 6, -26]]],
  teddy: (s) => [[[s * 18, -30], [s * 18, -44], [s * 30, -50], [s * 42, -42], [s * 42, -28], [s * 34, -18]], [[s * 34, -18], [s * 18, -30]]],
}

/** Short hairs that follow a form, and stand over its edge. */
function paintFur(brush: Brush, [cx, cy]: Point, [rx, ry]: Point, colour: Pigment, seed: number, count: number): void {
  const random = createRandom(seed)
  for (let k = 0; k < count; k++) {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random()) * 1.01]
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const [x, y, long] = [cx + dx * rx, cy + dy * ry, 4 + 4 * random()]
    const lit = -dx * 0.5 - dy * 0.7 + (random() - 0.5)
    brush.fillStyle = css(lit > 0.1 ? lightOf(colour) : shadowOf(colour), 0.3)
    brush.fill(tapered([[x, y, 0.2], [x + dx * long * 0.5, y + (dy * 0.5 + 0.2) * long, 0.55], [x + dx * long, y + (dy + 0.4) * long, 0.05]]))
  }
}

/** A small animal held to the breast, its head at the point; 100 points from ears to feet. */
export function paintPet(brush: Brush, pet: Pet, [x, y]: Point, draw: number, own: Pigment | undefined, pause: () => void): void {
  const { colours, pale, eyes } = COATS[pet]
  const coat = own ?? colours[draw % colours.length]!
  const light = blend(coat, [255, 250, 244], pale)
  brush.save()
  brush.translate(x, y)
  brush.scale(1.12, 1.12)
  const body = outline([[-30, 20], [-44, 62], [-40, 108], [-14, 122], [14, 122], [40, 108], [44, 62], [30, 20], [-30, 20]])
  paintVolume(brush, body, coat, 15, () => {
    soften(brush, [-30, 20, 30, 110], 5, (soft) => {
      soft.fillStyle = css(light, 0.9)
      soft.beginPath()
      soft.ellipse(0, 62, 20, 36, 0, 0, 7)
      soft.fill()
    })
  })
  paintFur(brush, [0, 68], [42, 50], coat, draw, 300)
  pause()
  for (const side of [-1, 1]) paintVolume(brush, tapered([[side * 23, 46, 2], [side * 24, 54, 9], [side * 25, 82, 10.5], [side * 18, 104, 9.6], [side * 16, 111, 6], [side * 15, 114, 1]]), pet === 'cat' ? light : coat, 6)
  for (const side of [-1, 1]) {
    const ear = outline(...EARS[pet](side))
    paintVolume(brush, ear, pet === 'dog' ? shade(coat, 0.78) : coat, 6)
    if (pet === 'dog') continue
    brush.save()
    brush.translate(side * 24 * (pet === 'rabbit' ? 0.66 : 1), pet === 'rabbit' ? -56 : -32)
    brush.scale(0.56, pet === 'rabbit' ? 0.74 : 0.58)
    brush.translate(-side * 24 * (pet === 'rabbit' ? 0.66 : 1), pet === 'rabbit' ? 56 : 32)
    brush.fillStyle = css(blend(light, [236, 150, 144], 0.5), 0.9)
    brush.fill(ear)
    brush.restore()
  }
  pause()
  const head = outline([[0, -36], [22, -32], [38, -14], [40, 6], [30, 24], [14, 32], [0, 34], [-14, 32], [-30, 24], [-40, 6], [-38, -14], [-22, -32], [0, -36]])
  paintVolume(brush, head, coat, 14, () => {
    soften(brush, [-30, -40, 30, 34], 4, (soft) => {
      soft.fillStyle = css(light, 0.95)
      soft.beginPath()
      soft.ellipse(0, 18, 19, 13, 0, 0, 7)
      soft.fill()
      if (pet !== 'teddy') {
        soft.beginPath()
        soft.ellipse(0, -14, 5, 20, 0, 0, 7)
        soft.fill()
      }
    })
    glow(brush, [-14, -22], 34, lightOf(coat), 0.5)
  })
  pause()
  paintFur(brush, [0, -2], [39, 34], coat, draw + 1, 340)
  for (const side of [-1, 1]) paintPetEye(brush, side * (pet === 'rabbit' ? 20 : 17), pet === 'teddy' ? -4 : -3, pet === 'teddy' ? 5 : 8, eyes, pet === 'cat')
  const nose: Pigment = pet === 'cat' || pet === 'rabbit' ? [222, 138, 132] : [34, 26, 28]
  const wide = pet === 'dog' || pet === 'teddy' ? 8 : 5
  brush.strokeStyle = css([70, 44, 44], 0.75)
  brush.lineWidth = 1.3
  brush.beginPath()
  brush.moveTo(0, 14)
  brush.lineTo(0, 19)
  brush.moveTo(-8, 20)
  brush.quadraticCurveTo(-4, 24.5, 0, 19)
  brush.quadraticCurveTo(4, 24.5, 8, 20)
  brush.stroke()
  paintVolume(brush, outline([[-wide, 8], [0, 6], [wide, 8], [wide * 0.5, 13], [0, 15], [-wide * 0.5, 13], [-wide, 8]]), nose, 3)
  if (pet === 'cat' || pet === 'rabbit') for (const side of [-1, 1]) for (const k of [-1, 0, 1]) {
    brush.fillStyle = css([255, 255, 255], 0.8)
    brush.fill(tapered([[side * 12, 17 + k * 3, 0.5], [side * 30, 15 + k * 6, 0.35], [side * 46, 17 + k * 9, 0.06]]))
  }
  brush.restore()
}

function paintPetEye(brush: Brush, x: number, y: number, radius: number, iris: Pigment, slit: boolean): void {
  brush.fillStyle = css([24, 16, 18])
  brush.beginPath()
  brush.ellipse(x, y, radius * 1.12, radius * 1.12, 0, 0, 7)
  brush.fill()
  const ball = brush.createRadialGradient(x, y + radius * 0.4, radius * 0.1, x, y, radius)
  ball.addColorStop(0, css(blend(iris, [255, 230, 150], 0.45)))
  ball.addColorStop(1, css(shade(iris, 0.6)))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
  brush.fillStyle = css([10, 8, 10])
  brush.beginPath()
  brush.ellipse(x, y, radius * (slit ? 0.48 : 0.66), radius * 0.72, 0, 0, 7)
  brush.fill()
  brush.fillStyle = css([255, 255, 255], 0.95)
  for (const [dx, dy, size] of [[-0.32, -0.36, 0.26], [0.3, 0.34, 0.13]] as const) {
    brush.beginPath()
    brush.arc(x + dx * radius, y + dy * radius, size * radius, 0, 7)
    brush.fill()
  }
}
