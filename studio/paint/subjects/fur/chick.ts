import { smoothstep } from '../../../pixels/colour.ts'
import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat } from './animal.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair } from './volume.ts'

const DOWN: Coat = { base: [250, 212, 92], dark: [226, 164, 54], light: [255, 240, 176], eye: [60, 38, 24] }
const ORANGE: Pigment = [238, 148, 62]

function paintBeak(brush: Brush, brightness: number): void {
  const colour = shade(ORANGE, brightness)
  const upper = brush.createLinearGradient(0, 0.16, 0, 0.42)
  upper.addColorStop(0, css(blend(colour, [255, 240, 200], 0.5)))
  upper.addColorStop(0.6, css(colour))
  upper.addColorStop(1, css(shade(colour, 0.66)))
  brush.fillStyle = css(shade(colour, 0.6))
  brush.beginPath()
  brush.ellipse(0, 0.37, 0.11, 0.09, 0, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = upper
  brush.beginPath()
  brush.moveTo(-0.17, 0.27)
  brush.bezierCurveTo(-0.1, 0.12, 0.1, 0.12, 0.17, 0.27)
  brush.bezierCurveTo(0.12, 0.36, 0.04, 0.4, 0, 0.46)
  brush.bezierCurveTo(-0.04, 0.4, -0.12, 0.36, -0.17, 0.27)
  brush.fill()
  for (const side of [-1, 1]) {
    brush.fillStyle = css(shade(colour, 0.4), 0.7)
    brush.beginPath()
    brush.ellipse(side * 0.055, 0.245, 0.022, 0.011, side * 0.5, 0, 2 * Math.PI)
    brush.fill()
  }
}

/** A chick: a ball of down on two small feet. */
export function chick(colour: Pigment | undefined, { noise }: PaintContext): Animal {
  const coat = colour ? coatOf(colour, DOWN.eye) : DOWN
  const wing: Strip = {
    base: [0.72, 0.95], control: [1.1, 1.2], tip: [0.92, 1.66],
    halfWidth: (s) => 0.24 * taper(s) * (0.7 + 0.4 * Math.sin(Math.PI * s)), colour: (s) => blend(coat.base, coat.dark, 0.2 + 0.4 * s), spread: 0.5, length: 0.14, spacing: 0.0145, relief: 0.8,
  }
  const stick = (base: Strip['base'], tip: Strip['tip'], girth: number): Strip => ({
    base, control: [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 0.02], tip,
    halfWidth: (s) => girth * (1 - 0.35 * s), colour: () => ORANGE, spread: 0.05, length: 0.025, spacing: 0.011, relief: 0.9,
  })
  const feet = [-1, 1].flatMap((side) => [stick([side * 0.34, 1.98], [side * 0.36, 2.34], 0.055), ...[-0.2, 0.02, 0.22].map((dx) => stick([side * 0.36, 2.31], [side * 0.36 + dx, 2.42 + (dx === 0.02 ? 0.03 : 0)], 0.05))])
  const tuft = (tip: readonly [number, number]): Strip => ({
    base: [0, -0.82], control: [tip[0] * 0.3, -1.0], tip, halfWidth: (s) => 0.09 * (1 - 0.8 * s), colour: (s) => blend(coat.base, coat.light, 0.4 * s), spread: 0.7, length: 0.14, spacing: 0.018, relief: 0.2,
  })
  return {
    head: [[0, -0.08, 0, 0.88, 0.84, 0.86], ...pair([0.42, 0.26, 0.1, 0.48, 0.44, 0.6]), [0, 0.28, 0.5, 0.3, 0.24, 0.44]],
    body: [[0, 1.18, -0.2, 1.0, 0.94, 0.86], ...pair([0.4, 1.5, -0.1, 0.58, 0.52, 0.66]), [0, 1.0, 0, 0.7, 0.6, 0.8]],
    sideways: false,
    behind: feet,
    before: [wing, mirrored(wing)],
    backEars: [tuft([-0.12, -1.12]), tuft([0.1, -1.16])],
    frontEars: [],
    eye: { u: 0.45, v: 0.02, halfWidth: 0.135, halfHeight: 0.14, tilt: 0, iris: coat.eye, pupil: [0.74, 0.76] },
    headColour: (u, v) => {
      const n = noise.fbm(u * 4 + 3, v * 4, 3)
      const cheek = smoothstep(0.26, 0.06, Math.hypot(Math.abs(u) - 0.62, v - 0.32))
      return blend(blend(blend(coat.base, coat.dark, 0.3 * smoothstep(-0.2, -0.8, v) + n * 0.2), coat.light, smoothstep(0.2, 0.7, v) * 0.25), [250, 160, 90], cheek * 0.3)
    },
    bodyColour: (u, v) => {
      const n = noise.fbm(u * 3 + 7, v * 3, 3)
      return blend(blend(coat.base, coat.light, smoothstep(0.7, 0.2, Math.abs(u)) * 0.2), coat.dark, 0.35 * smoothstep(0.5, 1, Math.abs(u)) + 0.2 * smoothstep(1.6, 2, v) + n * 0.2)
    },
    beak: paintBeak,
    foot: 2.46,
    top: -1.5,
    fur: 0.125,
    ruff: 0.08,
  }
}
