import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'
import type { Look } from './look.ts'
import { glow, line, mirrored, outline, paintForm, shadowOf, tapered, type Point } from './shape.ts'

const WHITE: Pigment = [252, 248, 244]

/** The jaw from the temple down to the chin, right half. */
function jawOf({ gender, age }: Look): Point[] {
  if (age === 'child') return [[35, -12], [36, 8], [32, 26], [22, 39], [9, 46], [0, 47]]
  return gender === 'female' ? [[33, -14], [33.5, 6], [30, 22], [21.5, 37], [9, 48], [0, 50.5]] : [[34, -14], [34.5, 8], [32.5, 26], [25, 41], [11.5, 51], [0, 53]]
}

const featureInk = (look: Look): Pigment => blend(shade(look.skin, 0.42), [52, 22, 30], 0.45)

/** A face round (0, 0) between the eyes, the whole head 100 points tall, turned a little to one side. */
export function paintFace(brush: Brush, look: Look): void {
  const { skin, turn } = look
  const shift = turn * 5.5
  const covered = look.hair === 'long' || look.hair === 'bob' || (look.hair === 'curly' && look.gender === 'female')
  const jaw = jawOf(look).map(([x, y]): Point => [x + (turn * 2.4 * (y + 20)) / 50, y])
  const left = jawOf(look).map(([x, y]): Point => [-x + (turn * 2.4 * (y + 20)) / 50, y])
  for (const side of [-1, 1] as const) {
    if (side * turn > 0.3 || covered) continue
    const x = side * 34 - turn * 2
    paintForm(brush, outline([[x, -4], [x + side * 6, -6], [x + side * 7, 4], [x + side * 3, 15], [x - side * 2, 14]]), shade(skin, 0.94), 5)
  }
  const crown: readonly Point[] = [[-30, -34], [-16, -48], [0, -50], [16, -48], [30, -34]]
  const face = outline([...left.toReversed(), ...crown, ...jaw.slice(0, -1)])
  paintForm(brush, face, skin, 13, () => {
    const warm = blend(skin, [226, 84, 74], 0.6)
    const blush = look.gender === 'female' || look.age === 'child' ? 0.5 : 0.2
    for (const side of [-1, 1]) glow(brush, [side * 20 + shift * 1.2, 21], 17, warm, blush)
    glow(brush, [shift * 1.5, 22], 9, warm, blush * 0.55)
    // The hair keeps the light off the brow.
    const brow = brush.createLinearGradient(0, -40, 0, -12)
    brow.addColorStop(0, css(shadowOf(skin), 0.42))
    brow.addColorStop(1, css(shadowOf(skin), 0))
    brush.fillStyle = brow
    brush.fillRect(-50, -52, 100, 42)
  })
  paintNose(brush, look, shift)
  paintMouth(brush, look, shift)
  for (const side of [-1, 1] as const) paintEye(brush, look, side, shift)
  if (look.age === 'old') paintLines(brush, look, shift)
}

function paintEye(brush: Brush, look: Look, side: 1 | -1, shift: number): void {
  const child = look.age === 'child'
  const [open, wide] = look.gender === 'female' || child ? [child ? 6.6 : 5.5, 9.8] : [4.2, 9]
  // The eye on the far side is seen shorter.
  const across = wide * (side * look.turn > 0 ? 0.88 : 1)
  const ink = featureInk(look)
  brush.save()
  brush.translate(side * 15.2 + shift, 4)
  brush.scale(side, 1)
  const upper: Point[] = [[-across, 1.6], [-across * 0.55, -open * 0.62], [0.6, -open], [across * 0.6, -open * 0.66], [across, -0.6]]
  const almond = outline(upper, [[across, -0.6], [across * 0.4, open * 0.52], [-across * 0.35, open * 0.6], [-across, 1.6]])
  brush.save()
  brush.fillStyle = css(blend(WHITE, look.skin, 0.14))
  brush.fill(almond)
  brush.clip(almond)
  const iris: Point = [look.turn * side * 1.6 - side * 0.2, -0.5]
  const size = child ? 5.8 : 5
  const disc = (radius: number, colour: Pigment, [x, y] = iris) => {
    brush.fillStyle = css(colour)
    brush.beginPath()
    brush.arc(x, y, radius, 0, 7)
    brush.fill()
  }
  disc(size, shade(look.eyes, 0.55))
  disc(size * 0.84, look.eyes)
  disc(size * 0.52, blend(look.eyes, [255, 214, 160], 0.35), [iris[0], iris[1] + 1.5])
  disc(size * 0.46, [18, 14, 18])
  brush.fillStyle = css(ink, 0.3)
  brush.fillRect(-across, -open, 2 * across, open * 0.62)
  disc(1.25, WHITE, [iris[0] - side * 1.5, iris[1] - 1.7])
  brush.restore()
  brush.fillStyle = css(ink)
  const lash = look.gender === 'female' ? 1.25 : 0.85
  brush.fill(tapered([[-across, 1.8, 0.3], [-across * 0.5, -open * 0.66, lash * 0.8], [1, -open - 0.2, lash], [across * 0.66, -open * 0.62, lash * 1.1], [across + (look.gender === 'female' ? 2.6 : 0.6), -2.4, 0.2]]))
  brush.strokeStyle = css(ink, 0.35)
  brush.lineWidth = 0.6
  brush.stroke(line([[-across * 0.6, -open - 1.6], [0.5, -open - 3], [across * 0.8, -open - 1]]))
  brush.stroke(line([[-across * 0.3, open * 0.7], [across * 0.4, open * 0.6], [across * 0.9, 0.2]]))
  const thick = look.gender === 'male' ? 2.1 : 1.35
  brush.fillStyle = css(blend(look.hairColour, featureInk(look), lightness(look.hairColour) > 0.6 ? 0.25 : 0.6), 0.88)
  brush.fill(tapered([[-9, -11.6, thick * 0.5], [-3, -13.8, thick], [4, -14.6, thick * 0.8], [12, -10.6, 0.2]]))
  brush.restore()
}

function paintNose(brush: Brush, look: Look, shift: number): void {
  const side = look.turn < 0 ? -1 : 1
  const shadow = shadowOf(look.skin)
  const long = look.age === 'child' ? 0.8 : 1
  brush.save()
  brush.translate(shift * 1.35, 4)
  brush.scale(side, long)
  brush.fillStyle = css(shadow, 0.34)
  brush.fill(tapered([[1.6, -4, 0.2], [2.8, 2, 0.8], [3.8, 9, 1.4], [5.2, 15, 2], [3.4, 18, 0.6]]))
  brush.fillStyle = css(shadow, 0.8)
  brush.fill(tapered([[-4.4, 17.4, 0.3], [-1.4, 19, 0.75], [2, 19, 0.8], [5.4, 16.8, 0.3]]))
  brush.fillStyle = css([255, 248, 236], 0.4)
  brush.fill(tapered([[0.4, -2, 0.2], [0.8, 6, 0.9], [0.8, 13, 1.5], [0.4, 15, 0.3]]))
  brush.restore()
}

function paintMouth(brush: Brush, { lips, skin, gender, age }: Look, shift: number): void {
  const [wide, full] = age === 'child' ? [8, 0.8] : gender === 'female' ? [10.4, 1.08] : [11, 0.72]
  brush.save()
  brush.translate(shift * 1.25, 33.4)
  brush.scale(wide / 10, full)
  brush.fillStyle = css(shade(lips, 0.86))
  brush.fill(outline([[-10, -1.7], [-5, -2.6], [-2, -3.7], [0, -2.9], [2, -3.7], [5, -2.6], [10, -1.7]], [[10, -1.7], [4, 0.7], [0, 0.6], [-4, 0.7], [-10, -1.7]]))
  brush.fillStyle = css(lips)
  brush.fill(outline([[-9.2, -1.3], [-4, 0.7], [0, 0.6], [4, 0.7], [9.2, -1.3]], [[9.2, -1.3], [5, 3.8], [0, 5.3], [-5, 3.8], [-9.2, -1.3]]))
  brush.fillStyle = css([255, 240, 232], gender === 'female' ? 0.38 : 0.16)
  brush.fill(tapered([[-4.5, 2.4, 0.2], [-1, 3, 0.8], [3, 2.7, 0.3]]))
  brush.fillStyle = css(shade(lips, 0.45), 0.85)
  brush.fill(tapered([[-11, -3, 0.3], [-5, 0.1, 0.5], [0, 0.4, 0.55], [5, 0.1, 0.5], [11, -3, 0.3]]))
  brush.fillStyle = css(shadowOf(skin), 0.3)
  brush.fill(tapered([[-4, 7.6, 0.2], [0, 8.4, 0.9], [4, 7.6, 0.2]]))
  brush.restore()
}

function paintLines(brush: Brush, { skin }: Look, shift: number): void {
  brush.strokeStyle = css(shadowOf(skin), 0.55)
  brush.lineWidth = 0.8
  for (const side of [-1, 1]) {
    const at = (points: readonly Point[]) => brush.stroke(line(points.map(([x, y]): Point => [side * x + shift, y])))
    at([[10, 22], [14, 28], [14.5, 34]])
    at([[9, 12], [15, 13.6], [21, 11]])
    at([[26, 1], [29, -1]])
    at([[26, 5], [29, 6]])
  }
  brush.stroke(line([[-14 + shift, -22], [shift, -23.4], [14 + shift, -22]]))
}

/** Spectacles before the eyes. */
export function paintGlasses(brush: Brush, look: Look): void {
  const shift = look.turn * 5.5
  brush.strokeStyle = css([38, 30, 34])
  brush.lineWidth = 1.8
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.ellipse(side * 15.4 + shift, 4.6, 11.8, 10.8, 0, 0, 7)
    brush.fillStyle = css([255, 255, 255], 0.12)
    brush.fill()
    brush.stroke()
    brush.stroke(line([[side * 27 + shift, 3], [side * 35, 1]]))
  }
  brush.stroke(line(mirrored([[3.6, 3], [0, 1.4]]).concat([[3.6, 3]]).map(([x, y]): Point => [x + shift, y])))
}
