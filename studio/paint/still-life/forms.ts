import type { Brush } from '../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { lightOf, outline, shadowOf, type Point } from '../figure/shape.ts'

/** Half-width and height of a turned form's outline, from the foot up; the foot stands at (0, 0), up is negative. */
export type Profile = readonly (readonly [half: number, y: number])[]

/** How deep a circle seen from the table's height looks, as a share of its width. */
export const TILT = 0.24

export function ellipse(brush: Brush, x: number, y: number, half: number, tilt = TILT): void {
  brush.beginPath()
  brush.ellipse(x, y, half, half * tilt, 0, 0, 7)
}

/** Light from the window on the left across a round form: edge, light, body, core shadow, light thrown back. */
function roundLight(brush: Brush, half: number, colour: Pigment, gloss: number): CanvasGradient {
  const light = brush.createLinearGradient(-half, 0, half, 0)
  const stops: readonly (readonly [number, Pigment])[] = [
    [0, shade(colour, 0.78)], [0.14, colour], [0.3, blend(colour, lightOf(colour), 0.5 + gloss * 0.5)], [0.48, colour],
    [0.82, shadowOf(colour)], [0.93, shade(shadowOf(colour), 0.86)], [1, shade(colour, 0.7)],
  ]
  for (const [at, hue] of stops) light.addColorStop(at, css(hue))
  return light
}

/** A turned form (bowl, bottle, vase) with its round foot, and a streak of the window where it is glossy. */
export function paintLathe(brush: Brush, profile: Profile, colour: Pigment, gloss = 0.5, decorate?: () => void): void {
  const half = Math.max(...profile.map(([h]) => h))
  const right = profile.map(([h, y]): Point => [h, y])
  const left = profile.map(([h, y]): Point => [-h, y]).toReversed()
  const [foot] = profile
  const under = Array.from({ length: 9 }, (_, k): Point => [-foot![0] * Math.cos((Math.PI * k) / 8), foot![1] + foot![0] * TILT * Math.sin((Math.PI * k) / 8)])
  const path = outline(right, left, under)
  brush.save()
  brush.fillStyle = roundLight(brush, half, colour, gloss)
  brush.fill(path)
  brush.clip(path)
  decorate?.()
  if (gloss > 0.2) {
    const streak = brush.createLinearGradient(-half * 0.62, 0, -half * 0.2, 0)
    for (const [at, alpha] of [[0, 0], [0.4, gloss * 0.6], [0.6, gloss * 0.6], [1, 0]] as const) streak.addColorStop(at, css([255, 252, 244], alpha))
    brush.fillStyle = streak
    brush.fill(outline(profile.map(([h, y]): Point => [-h * 0.62, y]), profile.map(([h, y]): Point => [-h * 0.22, y]).toReversed()))
  }
  brush.restore()
}

/** The mouth of a vessel: rim, inside, and what is in it. */
export function paintMouth(brush: Brush, y: number, half: number, colour: Pigment, filling?: Pigment): void {
  brush.fillStyle = css(lightOf(colour))
  ellipse(brush, 0, y, half)
  brush.fill()
  const inside = brush.createLinearGradient(-half, 0, half, 0)
  inside.addColorStop(0, css(shadowOf(colour)))
  inside.addColorStop(1, css(blend(colour, lightOf(colour), 0.4)))
  brush.fillStyle = inside
  ellipse(brush, 0, y + half * 0.008, half * 0.93)
  brush.fill()
  if (!filling) return
  const liquid = brush.createLinearGradient(-half, 0, half, 0)
  liquid.addColorStop(0, css(shade(filling, 0.72)))
  liquid.addColorStop(1, css(lightOf(filling)))
  brush.fillStyle = liquid
  ellipse(brush, 0, y + half * 0.05, half * 0.84, TILT * 0.86)
  brush.fill()
}

/** A ball of fruit or bread in the window's light. */
export function paintBall(brush: Brush, x: number, y: number, radius: number, colour: Pigment, gloss = 0.6, squash = 1): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(1, squash)
  const ball = brush.createRadialGradient(-radius * 0.38, -radius * 0.42, radius * 0.05, 0, 0, radius * 1.04)
  const stops: readonly (readonly [number, Pigment])[] = [
    [0, blend(colour, lightOf(colour), 0.55 + gloss * 0.45)], [0.35, colour], [0.72, blend(colour, shadowOf(colour), 0.62)], [0.9, shade(shadowOf(colour), 0.82)], [1, shadowOf(colour)],
  ]
  for (const [at, hue] of stops) ball.addColorStop(at, css(hue))
  brush.fillStyle = ball
  brush.beginPath()
  brush.arc(0, 0, radius, 0, 7)
  brush.fill()
  if (gloss > 0.3) {
    const shine = brush.createRadialGradient(-radius * 0.4, -radius * 0.46, 0, -radius * 0.4, -radius * 0.46, radius * 0.26)
    shine.addColorStop(0, css([255, 254, 248], gloss))
    shine.addColorStop(1, css([255, 254, 248], 0))
    brush.fillStyle = shine
    brush.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  }
  brush.restore()
}
