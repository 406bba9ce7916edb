import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'
import { createRandom } from '../../pixels/random.ts'
import { faceMap } from './face-form.ts'
import type { Look } from './look.ts'
import { line, outline, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'

interface Lids {
  /** Half the width, the height above and below the line of the corners, and the iris' radius, in points. */
  half: number
  upper: number
  lower: number
  iris: number
}

function lidsOf({ gender, age, anime }: Look): Lids {
  if (anime) return gender === 'male' && age !== 'child' ? { half: 10, upper: 6, lower: 4.2, iris: 6.2 } : { half: 11.2, upper: 8.8, lower: 6, iris: 8.3 }
  if (age === 'child') return { half: 10, upper: 6, lower: 4, iris: 6.3 }
  if (age === 'old') return { half: 9, upper: 3.7, lower: 3, iris: 4.9 }
  return gender === 'female' ? { half: 10, upper: 4.9, lower: 3.2, iris: 5.5 } : { half: 8.7, upper: 3.5, lower: 2.5, iris: 4.5 }
}

/** The colour of lashes and lines in the face. */
export const inkOf = (look: Look): Pigment => blend(shade(look.skin, 0.3), [44, 20, 26], 0.6)
/** Catch lights in the eye: place and radius for an iris of 5.4, and how bright. */
const LIGHTS = [[-1.9, -2.1, 1.45, 1], [1.8, 2.1, 0.75, 0.55]] as const
const ANIME_LIGHTS = [[-1.7, -1.9, 1.9, 1], [1.9, 2.1, 1.05, 0.9]] as const
const WHITE: Pigment = [250, 246, 243]

/** One eye with its lids, lashes and brow. */
export function paintEye(brush: Brush, look: Look, side: 1 | -1): void {
  const at = faceMap(look)
  const lids = lidsOf(look)
  const { half, upper, lower, iris } = lids
  const [inner, outer] = [at(side * (15.6 - half), 4), at(side * (15.6 + half), 4)]
  const ink = inkOf(look)
  brush.save()
  brush.translate((inner[0] + outer[0]) / 2, look.anime ? 7.4 : 4.4)
  brush.scale((side * Math.abs(outer[0] - inner[0])) / (2 * half), 1)
  const top: Point[] = [[-half, 2.6], [-half * 0.72, -upper * 0.34], [-half * 0.3, -upper * 0.9], [half * 0.14, -upper], [half * 0.62, -upper * 0.66], [half, -0.9]]
  const low: Point[] = [[half, -0.9], [half * 0.66, lower * 0.62], [half * 0.1, lower], [-half * 0.5, lower * 0.92], [-half, 2.6]]
  shadeLids(brush, look, lids)
  const opening = outline(top, low)
  brush.save()
  brush.fillStyle = css(blend(WHITE, look.skin, 0.2))
  brush.fill(opening)
  brush.clip(opening)
  // The eyeball is round and the corner is flesh.
  soften(brush, [-half, -upper, half, lower], 1.2, (soft) => {
    soft.strokeStyle = css(blend(shadowOf(look.skin), [120, 110, 140], 0.4), 0.62)
    soft.lineWidth = 2.2
    soft.stroke(opening)
  })
  brush.fillStyle = css([226, 140, 128], 0.75)
  brush.fill(tapered([[-half - 0.4, 2.6, 1.2], [-half + 1.4, 2, 1.1], [-half + 2.8, 1.8, 0.2]]))
  const gaze: Point = [look.turn * side * 0.9, look.holds === 'book' ? 1.9 : -0.9]
  paintIris(brush, look, gaze, iris, side)
  // The lid and the lashes keep the light off the upper half.
  soften(brush, [-half, -upper - 2, half, 0], 0.9, (soft) => {
    soft.strokeStyle = css(blend(ink, [60, 44, 70], 0.4), 0.7)
    soft.lineWidth = look.anime ? 1.6 : 2.8
    soft.stroke(line(top))
  })
  for (const [x, y, radius, alpha] of look.anime ? ANIME_LIGHTS : LIGHTS) {
    brush.fillStyle = css([255, 255, 255], alpha)
    brush.beginPath()
    brush.ellipse(gaze[0] + side * x * (iris / 5.4), gaze[1] + y * (iris / 5.4), radius * (iris / 5.4), radius * 1.12 * (iris / 5.4), 0, 0, 7)
    brush.fill()
  }
  brush.restore()
  brush.strokeStyle = css(blend(look.skin, [255, 214, 200], 0.4), 0.5)
  brush.lineWidth = 0.55
  brush.stroke(line(low.slice(1, 4).map(([x, y]): Point => [x, y + 0.2])))
  paintLashes(brush, look, lids, top, low, ink)
  brush.restore()
  paintBrow(brush, look, side, at)
}

/** Hollow, lid and fold round the eye. */
function shadeLids(brush: Brush, look: Look, { half, upper, lower }: Lids): void {
  const shadow = blend(shadowOf(look.skin), [150, 74, 66], 0.4)
  soften(brush, [-half - 6, -16, half + 6, 12], 2.4, (soft) => {
    soft.fillStyle = css(shadow, look.gender === 'female' ? 0.5 : 0.36)
    soft.fill(outline([[-half - 3, -3], [-half * 0.7, -9], [0, -upper - 2.4], [half, -5.2], [half + 3, -2.4], [0, -upper + 1], [-half - 3, 3]]))
    soft.fillStyle = css(shadow, look.age === 'old' ? 0.4 : 0.2)
    soft.fill(outline([[-half, 4], [0, lower + 2.4], [half - 1, 3.2], [half - 3, 5], [0, lower + 5], [-half - 1, 6]]))
  })
  const fold = look.gender === 'female' ? 2.5 : 1.7
  soften(brush, [-half, -upper - 6, half + 3, 0], 0.4, (soft) => {
    soft.fillStyle = css(shade(shadow, 0.8), 0.75)
    soft.fill(tapered([[-half * 0.86, -upper * 0.3 - 1, 0.1], [-half * 0.3, -upper - fold * 0.9, 0.45], [half * 0.3, -upper - fold, 0.5], [half * 0.8, -upper * 0.6 - fold * 0.9, 0.4], [half + 1.8, -2.6, 0.1]]))
  })
}

function paintIris(brush: Brush, look: Look, [x, y]: Point, radius: number, side: 1 | -1): void {
  const lit = blend(look.eyes, [255, 205, 140], lightness(look.eyes) < 0.3 ? 0.3 : 0.24)
  const ball = brush.createRadialGradient(x, y + radius * 0.34, radius * 0.1, x, y, radius)
  ball.addColorStop(0, css(look.anime ? blend(look.eyes, [255, 255, 255], 0.55) : lit))
  ball.addColorStop(0.62, css(look.eyes))
  ball.addColorStop(0.86, css(shade(look.eyes, look.anime ? 0.8 : 0.6)))
  ball.addColorStop(1, css(shade(look.eyes, look.anime ? 0.45 : 0.3)))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
  const random = createRandom(look.draw + side)
  brush.lineWidth = radius * 0.05
  for (let k = 0; k < 34; k++) {
    const [angle, from, to] = [random() * 6.3, 0.42 + 0.1 * random(), 0.62 + 0.26 * random()]
    brush.strokeStyle = css(k % 2 ? blend(lit, [255, 236, 190], 0.3) : shade(look.eyes, 0.5), 0.45)
    brush.beginPath()
    brush.moveTo(x + Math.cos(angle) * radius * from, y + Math.sin(angle) * radius * from)
    brush.lineTo(x + Math.cos(angle) * radius * to, y + Math.sin(angle) * radius * to)
    brush.stroke()
  }
  brush.fillStyle = css([14, 10, 14])
  brush.beginPath()
  brush.arc(x, y - (look.anime ? radius * 0.1 : 0), radius * (look.anime ? 0.34 : 0.43), 0, 7)
  brush.fill()
}

function paintLashes(brush: Brush, look: Look, { half }: Lids, top: readonly Point[], low: readonly Point[], ink: Pigment): void {
  const painted = look.gender === 'female' && look.age === 'adult'
  const thick = look.anime ? 1.5 : painted ? 0.95 : look.age === 'child' ? 0.8 : 0.6
  brush.fillStyle = css(ink)
  const wing: SpinePoint = painted ? [half + 2.2, -2.5, 0.1] : [half + 0.6, -0.8, 0.1]
  const weights = [0.2, 0.5, 0.85, 1, 1.05, 0.75]
  brush.fill(tapered([...top.map(([x, y], i): SpinePoint => [x, y - thick * 0.3, thick * weights[i]!]), wing]))
  if (look.gender === 'female' || look.age === 'child') {
    const count = painted ? 15 : 9
    for (let k = 0; k < count; k++) {
      const t = 0.24 + (0.76 * k) / (count - 1)
      const place = t * (top.length - 1)
      const i = Math.min(top.length - 2, Math.floor(place))
      const [x, y] = [0, 1].map((c) => top[i]![c]! + (top[i + 1]![c]! - top[i]![c]!) * (place - i)) as [number, number]
      const long = (painted ? 3.1 : 1.9) * (0.5 + 0.6 * t) * (k % 2 ? 1 : 0.8)
      const lean = (t - 0.42) * 1.9
      brush.fill(tapered([[x, y, 0.34], [x + lean * long * 0.45, y - long * 0.42, 0.24], [x + lean * long * 1.05, y - long * 0.72, 0.03]]))
    }
  }
  brush.fillStyle = css(ink, painted ? 0.6 : 0.4)
  brush.fill(tapered(low.slice(0, 4).map(([x, y], i): SpinePoint => [x, y + 0.15, [0.5, 0.36, 0.2, 0.06][i]!])))
  if (painted) for (let k = 0; k < 6; k++) {
    const [x, y] = [half * (0.86 - 0.16 * k), low[1]![1] * (0.3 + 0.2 * k)]
    brush.fill(tapered([[x, Math.min(y, 3.5), 0.2], [x + 0.7 - 0.1 * k, Math.min(y, 3.5) + 1.3, 0.03]]))
  }
}

/** A brow of single hairs over a soft ground. */
function paintBrow(brush: Brush, look: Look, side: 1 | -1, at: ReturnType<typeof faceMap>): void {
  const random = createRandom(look.draw + 31)
  const male = look.gender === 'male' && look.age !== 'child'
  const colour = blend(look.hairColour, inkOf(look), lightness(look.hairColour) > 0.6 ? 0.32 : 0.5)
  const arch: Point[] = male ? [[5.2, -5.4], [12, -7.4], [20, -9], [28.4, -5.4]] : [[6, -7.2], [12, -9.4], [20, -11.4], [28, -7]]
  const thick = look.anime ? 0.9 : male ? 2.7 : look.role === 'baby' ? 0.7 : look.age === 'child' ? 1.3 : 1.55
  const spine = arch.map(([x, y], i): SpinePoint => [...at(side * x, y), thick * [0.62, 1, 0.8, 0.12][i]!])
  soften(brush, [-38, -20, 38, 0], 0.7, (soft) => {
    soft.fillStyle = css(colour, 0.62)
    soft.fill(tapered(spine))
  })
  brush.fillStyle = css(colour, 0.55)
  for (let k = 0; k < 44; k++) {
    const t = random()
    const place = t * 2.98
    const i = Math.floor(place)
    const [x, y] = [0, 1].map((c) => arch[i]![c]! + (arch[i + 1]![c]! - arch[i]![c]!) * (place - i)) as [number, number]
    const drop = (random() - 0.3) * thick * 1.5 * (1 - t * 0.7)
    const long = (male ? 4 : 3.2) * (0.7 + 0.5 * random())
    const lift = t < 0.3 ? 1.1 - t * 2 : 0.15 - t * 0.5
    const tip = at(side * (x + long), y + drop - long * lift)
    brush.fill(tapered([[...at(side * x, y + drop), 0.24], [...at(side * (x + long * 0.5), y + drop - long * lift * 0.62), 0.22], [...tip, 0.03]]))
  }
}
