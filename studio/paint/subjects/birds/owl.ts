import { smoothstep } from '../../../pixels/colour.ts'
import type { Brush } from '../../brush/layer.ts'
import { blend, css, pick, shade, type Pigment } from '../../brush/pigment.ts'
import type { PaintContext } from '../../painter.ts'
import { coatOf, type Animal, type Coat } from '../fur/animal.ts'
import { mirrored, taper, type Strip } from '../fur/strip.ts'
import { pair } from '../fur/volume.ts'

const COATS: readonly (Coat & { tufts: boolean })[] = [
  { base: [156, 120, 84], dark: [84, 60, 42], light: [240, 222, 192], eye: [252, 186, 44], tufts: true },
  { base: [238, 236, 234], dark: [120, 112, 108], light: [255, 255, 255], eye: [250, 206, 60], tufts: false },
  { base: [206, 156, 96], dark: [140, 98, 58], light: [255, 246, 232], eye: [70, 46, 34], tufts: false },
]

function paintBeak(brush: Brush, brightness: number): void {
  const horn = brush.createLinearGradient(0, 0.16, 0, 0.5)
  horn.addColorStop(0, css(shade([232, 190, 96], brightness)))
  horn.addColorStop(1, css(shade([96, 72, 48], brightness)))
  brush.fillStyle = horn
  brush.beginPath()
  brush.moveTo(-0.1, 0.16)
  brush.quadraticCurveTo(0, 0.08, 0.1, 0.16)
  brush.quadraticCurveTo(0.12, 0.36, 0, 0.52)
  brush.quadraticCurveTo(-0.12, 0.36, -0.1, 0.16)
  brush.fill()
}

/** An owl from the front: a disc about each eye, a barred breast, wings folded at its sides. */
export function owl(colour: Pigment | undefined, { random, noise }: PaintContext): Animal {
  const coat = colour ? { ...coatOf(colour, [252, 196, 60]), tufts: true } : pick(random, COATS)
  const headColour = (u: number, v: number) => {
    const n = noise.fbm(u * 5, v * 5, 3)
    const disc = Math.hypot((Math.abs(u) - 0.4) / 0.48, (v - 0.04) / 0.5)
    const brow = smoothstep(0.1, 0.03, Math.abs(v + 0.46 - Math.abs(u) * 0.42)) * smoothstep(0.85, 0.5, Math.abs(u))
    const speck = smoothstep(0.15, 0.4, noise.at(u * 13, v * 13)) * smoothstep(0.95, 1.2, disc)
    let own = blend(coat.base, coat.dark, Math.max(speck * 0.7, 0.25 + n * 0.2))
    own = blend(own, coat.light, smoothstep(1.08, 0.86, disc + n * 0.1) * 0.9)
    own = blend(own, coat.dark, smoothstep(0.12, 0.03, Math.abs(disc - 1.02)) * 0.7)
    return blend(own, coat.light, Math.max(brow, smoothstep(0.16, 0.05, Math.abs(u)) * smoothstep(-0.5, -0.1, v) * 0.7))
  }
  const bodyColour = (u: number, v: number) => {
    const front = smoothstep(0.78, 0.52, Math.abs(u) + noise.at(u * 3, v * 3) * 0.1)
    const row = v * 5.4
    const bar = smoothstep(0.35, 0.75, Math.sin(row * 2.4 + Math.abs(Math.sin(u * 9 + Math.floor(row) * 1.7)) * 2.6))
    return blend(blend(coat.base, coat.dark, 0.35), blend(coat.light, coat.dark, bar * 0.62), front)
  }
  const wing: Strip = {
    base: [0.66, 0.82], control: [1.22, 1.5], tip: [0.52, 2.66],
    halfWidth: (s) => (0.16 + 0.2 * Math.sin(Math.min(1, s * 1.1) * Math.PI * 0.8)) * Math.sqrt(taper(s)),
    colour: (s, t) => {
      const bars = smoothstep(0.2, 0.8, Math.sin(s * 24 + Math.abs(t) * 2))
      const spot = smoothstep(0.3, 0.5, noise.at(s * 12, t * 4))
      return blend(blend(coat.base, coat.dark, 0.35 + 0.5 * bars), coat.light, spot * 0.6)
    },
    spread: 0.12, length: 0.17, spacing: 0.0145, relief: 0.6,
  }
  const tuft: Strip = {
    base: [0.42, -0.62], control: [0.6, -0.92], tip: [0.78, -1.24],
    halfWidth: (s) => 0.15 * (1 - s * 0.85), colour: (s) => blend(coat.base, coat.dark, 0.4 + 0.4 * s), spread: 0.3, length: 0.16, spacing: 0.0135, relief: 0.3,
  }
  const tail: Strip = {
    base: [0, 2.2], control: [0, 2.6], tip: [0, 3.1],
    halfWidth: (s) => 0.36 - 0.08 * s, colour: (s) => blend(coat.base, coat.dark, 0.3 + 0.6 * smoothstep(0.2, 0.8, Math.sin(s * 18))), spread: 0.1, length: 0.16, spacing: 0.0155, relief: 0.5,
  }
  return {
    head: [[0, 0, 0, 1, 0.88, 0.86], ...pair([0.42, 0.06, 0.42, 0.46, 0.46, 0.5]), [0, 0.2, 0.62, 0.2, 0.4, 0.42]],
    body: [[0, 1.45, -0.2, 0.92, 1.2, 0.8], ...pair([0.28, 2.58, 0.2, 0.26, 0.26, 0.4]), ...pair([0.28, 2.82, 0.4, 0.24, 0.1, 0.3])],
    sideways: false,
    behind: [tail],
    before: [wing, mirrored(wing)],
    backEars: coat.tufts ? [tuft, mirrored(tuft)] : [],
    frontEars: [],
    eye: { u: 0.4, v: 0.02, halfWidth: 0.265, halfHeight: 0.25, tilt: 0, iris: coat.eye, pupil: [0.56, 0.6] },
    beak: paintBeak,
    headColour,
    bodyColour,
    fur: 0.1,
    ruff: 0.03,
  }
}
