import { smoothstep } from '../../../pixels/colour.ts'
import type { Brush } from '../../brush/layer.ts'
import { blend, css, pick, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat, type Look } from './animal.ts'
import { mirrored, taper, type Strip } from './strip.ts'
import { pair, type Ball } from './volume.ts'

const EYE: Pigment = [70, 40, 24]
const COATS: readonly Coat[] = [
  { base: [190, 98, 44], dark: [128, 58, 26], light: [255, 246, 232], eye: EYE },
  { base: [172, 92, 48], dark: [104, 50, 28], light: [252, 240, 224], eye: EYE },
]
/** 'Red' and 'orange' are what squirrels are anyway. */
const isRusset = ([red, green, blue]: Pigment) => red > 1.4 * green && red > 1.8 * blue
const NUT: Pigment = [184, 118, 58]
const CUP: Pigment = [112, 76, 46]

/** Upright on the haunches, forepaws at the breast. */
const UPRIGHT: readonly Ball[] = [
  [0, 1.45, -0.2, 0.64, 0.95, 0.7],
  [0, 2.05, -0.3, 0.8, 0.76, 0.7],
  ...pair([0.6, 2.3, -0.1, 0.46, 0.54, 0.6]),
  ...pair([0.46, 1.24, 0.1, 0.25, 0.42, 0.5]),
  ...pair([0.3, 1.5, 0.45, 0.24, 0.19, 0.36]),
  ...pair([0.52, 2.74, 0.35, 0.42, 0.15, 0.4]),
  [0, 2.66, -0.5, 0.5, 0.22, 0.3],
]

/** An acorn between the paws, points in head radii. */
function paintAcorn(brush: Brush, coat: Coat, brightness: number): void {
  const at = (colour: Pigment, k = 1) => css(shade(colour, brightness * k))
  brush.save()
  brush.translate(0, 1.36)
  const body = brush.createRadialGradient(-0.07, 0.02, 0.02, 0, 0.08, 0.3)
  body.addColorStop(0, css(blend(shade(NUT, brightness), [255, 236, 200], 0.5)))
  body.addColorStop(0.4, at(NUT))
  body.addColorStop(1, at(NUT, 0.5))
  brush.fillStyle = body
  brush.beginPath()
  brush.moveTo(-0.2, -0.02)
  brush.bezierCurveTo(-0.22, 0.2, -0.08, 0.28, 0, 0.34)
  brush.bezierCurveTo(0.08, 0.28, 0.22, 0.2, 0.2, -0.02)
  brush.fill()
  const cup = brush.createLinearGradient(-0.24, 0, 0.24, 0)
  cup.addColorStop(0, at(CUP, 1.25))
  cup.addColorStop(1, at(CUP, 0.6))
  brush.fillStyle = cup
  brush.beginPath()
  brush.ellipse(0, -0.03, 0.25, 0.13, 0, Math.PI, 0)
  brush.quadraticCurveTo(0, 0.09, -0.25, -0.03)
  brush.fill()
  brush.strokeStyle = at(CUP, 0.45)
  brush.lineWidth = 0.012
  for (let row = 0; row < 3; row++)
    for (let k = -5; k <= 5; k++) {
      brush.beginPath()
      brush.arc(k * 0.042 + (row % 2) * 0.02, -0.02 - row * 0.042, 0.022, 0.1, Math.PI - 0.1)
      brush.stroke()
    }
  // Fingers round it.
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const finger = brush.createLinearGradient(side * 0.27, 0, side * 0.1, 0)
      finger.addColorStop(0, css(shade(coat.dark, brightness * 0.9)))
      finger.addColorStop(1, css(shade(blend(coat.base, coat.light, 0.35), brightness)))
      brush.fillStyle = finger
      brush.beginPath()
      brush.ellipse(side * 0.18, 0.05 + k * 0.062, 0.105, 0.034, side * (0.25 - 0.2 * k), 0, 2 * Math.PI)
      brush.fill()
    }
  brush.restore()
}

/** A red squirrel with an acorn, its brush of a tail up behind it. */
export function squirrel({ colour }: Look, { random, noise }: PaintContext): Animal {
  const coat = colour && !isRusset(colour) ? coatOf(colour, EYE) : pick(random, COATS)
  const side = random() < 0.5 ? -1 : 1
  const ear: Strip = {
    base: [0.5, -0.56], control: [0.6, -0.86], tip: [0.66, -1.16],
    halfWidth: (s) => 0.24 * Math.sqrt(Math.max(0, 1 - s ** 2.2)) + 0.012,
    colour: (s, t) => blend(blend(coat.base, coat.dark, 0.25 + 0.5 * s), blend([228, 170, 140], coat.light, 0.3), smoothstep(0.66, 0.4, Math.abs(t)) * smoothstep(0.85, 0.5, s) * 0.85),
    spread: 0.35, length: 0.1, spacing: 0.0125, relief: -0.6,
  }
  /** The long hair on the ears' tips. */
  const tuft: Strip = {
    base: [0.62, -1.0], control: [0.68, -1.2], tip: [0.76, -1.42],
    halfWidth: (s) => 0.1 * (1 - s * 0.8), colour: (s) => blend(coat.base, coat.dark, 0.4 + 0.5 * s), spread: 0.5, length: 0.24, spacing: 0.018, relief: 0,
  }
  const hair = (s: number, t: number) => blend(blend(coat.base, coat.dark, smoothstep(0.45, 0.05, Math.abs(t)) * 0.55 + 0.35 * noise.at(s * 8, t * 5)), coat.light, smoothstep(0.6, 1, Math.abs(t)) * 0.3 + 0.25 * smoothstep(0.8, 1, s))
  const tail: Strip = {
    base: [0.45 * side, 2.62], control: [2.1 * side, 2.1], tip: [1.26 * side, -0.6],
    halfWidth: (s) => 0.5 * (0.45 + 0.6 * Math.sin(Math.PI * Math.min(1, 0.1 + s * 0.8))) * Math.sqrt(taper(s)),
    colour: hair, spread: 0.75, length: 0.32, spacing: 0.018, relief: 0.8,
  }
  return {
    head: [
      [0, -0.1, 0, 0.84, 0.82, 0.84],
      ...pair([0.4, 0.3, 0.05, 0.5, 0.44, 0.62]),
      [0, 0.3, 0.56, 0.3, 0.36, 0.55],
      ...pair([0.13, 0.48, 0.68, 0.2, 0.17, 0.36]),
      [0, 0.62, 0.5, 0.18, 0.15, 0.36],
      ...pair([0.32, -0.28, 0.5, 0.3, 0.24, 0.34]),
    ],
    body: UPRIGHT,
    sideways: false,
    behind: [tail],
    backEars: [tuft, mirrored(tuft), ear, mirrored(ear)],
    frontEars: [],
    eye: { u: 0.43, v: -0.02, halfWidth: 0.19, halfHeight: 0.185, tilt: 0.12, iris: coat.eye, pupil: [0.7, 0.74] },
    muzzle: { v: 0.34, halfWidth: 0.1, nose: [108, 62, 52], shape: 'button', smile: 0.15, whiskers: 7, whiskerLength: 0.75, whiskerColour: [70, 48, 40] },
    headColour: (u, v) => {
      const n = noise.fbm(u * 4 + 3, v * 4, 3)
      const across = Math.abs(u)
      const lip = Math.min(Math.hypot((across - 0.13) / 0.24, (v - 0.5) / 0.17), Math.hypot(u / 0.22, (v - 0.64) / 0.2))
      const ring = smoothstep(1.5, 1.1, Math.hypot((across - 0.43) / 0.21, (v + 0.02) / 0.21) + n * 0.1)
      const throat = smoothstep(0.66, 0.8, v + n * 0.05) * smoothstep(0.62, 0.42, across)
      return blend(blend(blend(coat.base, coat.dark, 0.3 * smoothstep(-0.1, -0.7, v) + n * 0.2), coat.light, ring * 0.55), coat.light, Math.max(smoothstep(1.25, 0.8, lip + n * 0.2) * 0.95, throat))
    },
    bodyColour: (u, v) => {
      const n = noise.fbm(u * 3 + 7, v * 3, 3)
      const belly = smoothstep(0.42, 0.26, Math.abs(u) + n * 0.12 - 0.12 * smoothstep(1.7, 2.1, v)) * smoothstep(2.62, 2.4, v)
      return blend(blend(coat.base, coat.dark, 0.3 * smoothstep(0.4, 0.8, Math.abs(u)) + n * 0.2), coat.light, belly)
    },
    beak: (brush, brightness) => paintAcorn(brush, coat, 0.35 + 0.65 * brightness),
    top: -1.9,
    fur: 0.098,
    ruff: 0.07,
  }
}
