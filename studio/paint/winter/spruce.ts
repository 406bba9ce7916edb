import { mix, scale, type Rgb } from '../../pixels/colour.ts'
import type { Random } from '../../pixels/random.ts'
import type { LightLayer } from '../built/light-layer.ts'
import { between } from '../field/shared/frame.ts'

/** The light on a tree: of the snow and the needles that face the sun, and of those that see only the sky. */
export interface SpruceLight {
  snow: readonly [shaded: Rgb, lit: Rgb]
  needles: readonly [shaded: Rgb, lit: Rgb]
  /** Where the sun stands: right (+1) or left (-1), and before (-1) or behind (+1) the tree. */
  across: number
  behind: number
  /** Snow on the boughs, 0..1. */
  laden: number
}

/**
 * A spruce, snow on its boughs, drawn from the foot up so that each whorl overhangs the one below. `x` and `foot` are its
 * foot and `size` its height, in pixels.
 */
export function drawSpruce(
  { pen, ink }: LightLayer, x: number, foot: number, size: number, light: SpruceLight, random: Random,
): void {
  // Twigs that are thinner than a pixel only cost time.
  const fine = size > 60
  const whorls = (fine ? 15 : 11) + Math.floor(random() * 4)
  const half = size * between(random, 0.19, 0.25)
  const trunk = size * 0.014
  pen.fillStyle = ink(scale(light.needles[0], 0.7))
  pen.fillRect(x - trunk, foot - size * 0.2, 2 * trunk, size * 0.2)
  for (let k = 0; k < whorls; k++) {
    const t = k / (whorls - 1)
    const root = foot - size * (0.13 + 0.83 * Math.pow(t, 0.9))
    const reach = half * Math.pow(1 - t, 0.86) + size * 0.012
    const boughs = fine ? 10 : 6
    const turn = random() * 6.28
    const order = Array.from({ length: boughs }, (_, i) => turn + (i / boughs) * 2 * Math.PI + 0.35 * (random() - 0.5))
      .sort((a, b) => Math.sin(a) - Math.sin(b))
    for (const azimuth of order) {
      const [out, near] = [Math.cos(azimuth), Math.sin(azimuth)]
      const long = reach * between(random, 0.82, 1.12)
      drawBough(pen, ink, {
        x, y: root, dx: long * out, droop: long * (0.36 + 0.3 * Math.max(0, near)) + size * 0.008,
        girth: size * 0.014 + long * (0.13 + 0.2 * Math.abs(near)), fine,
        facing: 0.5 + 0.5 * Math.max(-1, Math.min(1, out * light.across * 1.1 - near * light.behind)),
        high: t,
      }, light, random)
    }
  }
  pen.strokeStyle = ink(mix(light.snow[0], light.snow[1], 0.6))
  pen.lineWidth = Math.max(0.6, size * 0.008)
  pen.beginPath()
  pen.moveTo(x, foot - size * 0.95)
  pen.lineTo(x, foot - size)
  pen.stroke()
}

interface Bough {
  x: number
  y: number
  dx: number
  droop: number
  girth: number
  fine: boolean
  /** Towards the sun, 0..1. */
  facing: number
  high: number
}

/** A hanging fan of needles under a pillow of snow. */
function drawBough(
  pen: LightLayer['pen'], ink: LightLayer['ink'], { x, y, dx, droop, girth, fine, facing, high }: Bough,
  { snow, needles, laden }: SpruceLight, random: Random,
): void {
  const [tipX, tipY] = [x + dx, y + droop]
  const [midX, midY] = [x + dx * 0.6, y + droop * 0.3]
  pen.fillStyle = ink(mix(needles[0], needles[1], 0.2 + 0.6 * facing * (0.5 + 0.5 * high)))
  pen.beginPath()
  pen.moveTo(x, y - girth * 0.3)
  pen.quadraticCurveTo(midX, midY - girth * 0.25, tipX, tipY)
  const teeth = fine ? 5 : 3
  for (let i = 0; i < teeth; i++) {
    const t = 1 - (i + 0.5) / teeth
    const hang = girth * (0.55 + 0.6 * random()) * (0.4 + 0.6 * t)
    pen.lineTo(x + dx * (t + 0.06), y + droop * t * t + hang)
    pen.lineTo(x + dx * (t - 0.1), y + droop * t * t + hang * 0.35)
  }
  pen.closePath()
  pen.fill()
  const amount = laden * (0.75 + 0.4 * random())
  if (amount < 0.25) return
  const thick = girth * 0.5 * amount
  const lit = mix(snow[0], snow[1], facing * facing)
  pen.fillStyle = ink(mix(snow[0], lit, 0.35))
  pillow(pen, x, y, dx, droop, thick * 0.5, thick)
  pen.fillStyle = ink(mix(lit, snow[1], 0.12 * high))
  pillow(pen, x, y - thick * 0.28, dx * 0.97, droop * 0.98, thick * 0.05, thick)
}

function pillow(pen: LightLayer['pen'], x: number, y: number, dx: number, droop: number, below: number, above: number): void {
  pen.beginPath()
  pen.moveTo(x, y - above * 0.5)
  pen.quadraticCurveTo(x + dx * 0.55, y + droop * 0.2 - above * 1.25, x + dx, y + droop - above * 0.3)
  pen.quadraticCurveTo(x + dx * 1.04, y + droop + below * 0.6, x + dx * 0.9, y + droop * 0.88 + below)
  pen.quadraticCurveTo(x + dx * 0.5, y + droop * 0.3 + below, x, y + below)
  pen.closePath()
  pen.fill()
}
