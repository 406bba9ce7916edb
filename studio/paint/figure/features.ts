import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { inkOf } from './eye.ts'
import { faceMap } from './face-form.ts'
import type { Look } from './look.ts'
import { lightOf, outline, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { paintSmile } from './smile.ts'
import { soften } from './soft.ts'

/** How wide a nose is at its wings, and how long, in shares of the plain one. */
const noseOf = ({ gender, age, draw }: Look): readonly [wide: number, long: number] =>
  age === 'child' ? [0.86, 0.86] : gender === 'female' ? [0.88 + (draw % 5) * 0.04, 0.97] : [1.14 + (draw % 5) * 0.05, 1.14]

/** A nose of soft planes: only its underside has an edge. */
export function paintNose(brush: Brush, look: Look): void {
  if (look.anime) return hintNose(brush, look)
  const [wide, long] = noseOf(look)
  const at = faceMap(look)
  const on = (x: number, y: number, out: number): Point => at(x * wide, 4 + (y - 4) * long, out)
  const shadow = blend(shadowOf(look.skin), [170, 70, 60], 0.35)
  const light = blend(lightOf(look.skin), [255, 250, 244], 0.35)
  const box = [-26, -14, 26, 34] as const
  soften(brush, box, 1.7, (soft) => {
    // The plane away from the light, from the brow to the wing.
    soft.fillStyle = css(shadow, 0.5)
    soft.fill(outline([on(4.4, -8, 2), on(3.2, 2, 4), on(3.4, 11, 8), on(4.6, 17, 11), on(8, 22, 5), on(9, 18, 3), on(6.4, 10, 2), on(6.6, 0, 0), on(7.6, -8, 0), on(4.4, -8, 2)]))
    soft.fillStyle = css(shadow, 0.3)
    soft.fill(outline([on(-4.6, -8, 2), on(-4, 1, 3), on(-5.6, 2, 0), on(-8, -7, 0), on(-4.6, -8, 2)]))
    soft.fillStyle = css(shadow, 0.62)
    soft.fill(outline([on(-6.4, 21.6, 7), on(0, 22.6, 11), on(6.4, 21.4, 7), on(4.6, 25.4, 3), on(0, 26.4, 3), on(-4.4, 25.2, 3), on(-6.4, 21.6, 7)]))
  })
  soften(brush, box, 1, (soft) => {
    soft.fillStyle = css(light, 0.6)
    soft.fill(tapered([[...on(-0.6, -4, 4), 0.6], [...on(-0.8, 4, 6), 1.1], [...on(-0.7, 12, 9), 1.3], [...on(-0.6, 16, 11), 1.7], [...on(-0.4, 18.6, 11), 1.3]]))
    soft.fillStyle = css([255, 252, 248], 0.5)
    soft.beginPath()
    soft.ellipse(...on(-0.8, 17, 11.5), 1.5, 1.15, 0, 0, 7)
    soft.fill()
    // The wings turn away.
    for (const side of [-1, 1]) {
      soft.fillStyle = css(shadow, side > 0 ? 0.6 : 0.46)
      soft.fill(tapered([[...on(side * 7.2, 14.6, 3), 0.2], [...on(side * 8.7, 18, 3), 0.75], [...on(side * 8, 21.6, 3), 0.9], [...on(side * 5.6, 22.8, 4), 0.3]]))
    }
  })
  soften(brush, box, 0.42, (soft) => {
    soft.fillStyle = css(blend(inkOf(look), [120, 40, 40], 0.4), 0.8)
    for (const side of [-1, 1]) soft.fill(tapered([[...on(side * 1.9, 22.2, 8), 0.25], [...on(side * 3.8, 21.7, 7), 0.95], [...on(side * 5.8, 21.9, 6), 0.3]]))
    soft.fillStyle = css(shade(shadow, 0.75), 0.42)
    soft.fill(tapered([[...on(-2, 22.8, 9), 0.1], [...on(0, 23.5, 10), 0.42], [...on(2, 22.8, 9), 0.1]]))
  })
}

/** A nose as animation has it: a touch of shade and of light. */
function hintNose(brush: Brush, look: Look): void {
  const at = faceMap(look)
  soften(brush, [-12, 6, 12, 30], 0.7, (soft) => {
    soft.fillStyle = css(blend(shadowOf(look.skin), [190, 70, 60], 0.5), 0.75)
    soft.fill(tapered([[...at(0.4, 17, 5), 0.2], [...at(1.5, 20.4, 5), 1.2], [...at(0, 22, 5), 0.3]]))
    soft.fillStyle = css([255, 250, 244], 0.6)
    soft.fill(tapered([[...at(-0.8, 14.6, 5), 0.2], [...at(-0.6, 17.6, 5), 0.8], [...at(-0.6, 19.4, 5), 0.2]]))
  })
}

export function paintMouth(brush: Brush, look: Look): void {
  if (look.glad) return paintSmile(brush, look)
  const { lips, skin, gender, age, draw } = look
  const [half, full] = look.anime ? [6.6, 0.5] : age === 'child' ? [8.2, 0.82] : gender === 'female' ? [10.6, 1 + (draw % 4) * 0.06] : [12.4, age === 'old' ? 0.62 : 0.8]
  const at = faceMap(look)
  const smile = 1.8 + (draw % 7) * 0.2
  const y0 = (gender === 'male' && age !== 'child' ? 36.2 : 33.8) - (age === 'child' ? 1 : 0)
  const on = (x: number, y: number): Point => at(x * half, y0 + y * full - smile * x * x * (y < 0.5 && y > -1 ? 1 : 0.9), 1.6)
  const line = [-1, -0.55, -0.2, 0, 0.2, 0.55, 1].map((x, i): Point => on(x, [0, 0.5, 0.15, 0.5, 0.15, 0.5, 0][i]!))
  const above = [[-1, -0.1], [-0.6, -2], [-0.2, -3.7], [0, -3], [0.2, -3.7], [0.6, -2], [1, -0.1]].map(([x, y]) => on(x!, y!))
  const below = [[1, 0.1], [0.62, 3.2], [0.26, 4.9], [0, 5.1], [-0.26, 4.9], [-0.62, 3.2], [-1, 0.1]].map(([x, y]) => on(x!, y!))
  const deep = shade(lips, 0.82)
  const box = [-24, 24, 24, 50] as const
  const shadow = blend(shadowOf(skin), [170, 70, 60], 0.3)
  soften(brush, box, 1.5, (soft) => {
    soft.fillStyle = css(shadow, 0.5)
    soft.fill(tapered([[...on(-0.5, 6.6), 0.3], [...on(0, 7.4), 1.5], [...on(0.55, 6.6), 0.3]]))
    for (const side of [-1, 1]) {
      soft.beginPath()
      soft.arc(...on(side * 1.1, -0.1), 1.5, 0, 7)
      soft.fill()
    }
    soft.fillStyle = css(shadow, 0.24)
    soft.fill(tapered([[...on(0.04, -9), 0.7], [...on(0.04, -4.4), 1.3]]))
  })
  soften(brush, box, 0.5, (soft) => {
    soft.fillStyle = css(deep, 0.96)
    soft.fill(outline(above, line.toReversed()))
    soft.fillStyle = css(lips)
    soft.fill(outline(line, below))
  })
  const whole = outline(above, below)
  brush.save()
  brush.clip(whole)
  soften(brush, box, 1, (soft) => {
    soft.fillStyle = css(deep, 0.75)
    soft.fill(tapered([[...on(-0.2, 5.4), 0.6], [...on(0.3, 5.2), 1.2], [...on(0.85, 2.2), 1.1]]))
    soft.fillStyle = css(blend(lips, [255, 226, 214], 0.62), gender === 'female' ? 0.85 : 0.4)
    soft.fill(tapered([[...on(-0.5, 2), 0.3], [...on(-0.16, 2.6), 1.05], [...on(0.22, 2.5), 0.4]]))
    soft.fillStyle = css(blend(lips, [255, 226, 214], 0.5), 0.4)
    soft.fill(tapered([[...on(-0.3, -2.5), 0.2], [...on(-0.14, -2.9), 0.5], [...on(0, -2.2), 0.2]]))
  })
  brush.restore()
  soften(brush, box, 0.32, (soft) => {
    soft.fillStyle = css(blend(shade(lips, 0.36), inkOf(look), 0.3), 0.9)
    soft.fill(tapered(line.map(([x, y], i): SpinePoint => [x, y, [0.25, 0.42, 0.55, 0.6, 0.55, 0.42, 0.25][i]!])))
  })
}

/** What years draw in a face: soft creases, never ink. */
export function paintLines(brush: Brush, look: Look): void {
  const at = faceMap(look)
  const tone: Pigment = blend(shadowOf(look.skin), [140, 66, 60], 0.35)
  const crease = (soft: Brush, points: readonly Point[], half: number) => {
    soft.fill(tapered(points.map(([x, y], i): SpinePoint => [...at(x, y), half * [0.15, 1, 0.15][i]!])))
  }
  for (const [sigma, alpha, half] of [[1.5, 0.42, 1.5], [0.45, 0.6, 0.4]] as const) {
    soften(brush, [-36, -36, 36, 50], sigma, (soft) => {
      soft.fillStyle = css(tone, alpha)
      for (const side of [-1, 1]) {
        crease(soft, [[side * 9.6, 20], [side * 14.4, 27], [side * 14.8, 36]], half * 1.2)
        crease(soft, [[side * 7, 11], [side * 14, 14.6], [side * 23, 11]], half)
        for (const [dy, lift] of [[0, -2.4], [3, 0.6], [6, 4]] as const) crease(soft, [[side * 26.4, 2 + dy * 0.6], [side * 29, 2 + dy * 0.6 + lift * 0.3], [side * 32, 2 + dy * 0.6 + lift]], half * 0.7)
        crease(soft, [[side * 14, 39], [side * 15.6, 42], [side * 15, 46]], half * 0.7)
        crease(soft, [[side * 2.6, -13], [side * 3.2, -9], [side * 2.8, -6]], half * 0.7)
      }
      for (const y of [-27, -22, -17]) crease(soft, [[-18, y + 1.4], [0, y - 0.8], [18, y + 1.4]], half * 0.8)
    })
  }
}
