import type { Brush, Layer } from '../brush/layer.ts'
import { css, type Pigment } from '../brush/pigment.ts'
import type { Random } from '../../pixels/random.ts'

/** Snow in the air, larger and softer the nearer. */
export function paintSnowfall(
  { brush, across, down }: Layer,
  amount: number,
  random: Random,
  colour: Pigment = [255, 255, 255],
): void {
  const flakes = Math.round(amount * 0.26 * Math.max(across, down))
  for (let k = 0; k < flakes; k++) {
    const near = random() ** 4
    const [x, y, r] = [random() * across, random() * down, 1.6 + 13 * near]
    const flake = brush.createRadialGradient(x, y, 0, x, y, r)
    const alpha = 0.9 - 0.5 * near
    flake.addColorStop(0, css(colour, alpha))
    flake.addColorStop(0.5, css(colour, alpha * 0.75))
    flake.addColorStop(1, css(colour, 0))
    brush.fillStyle = flake
    brush.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
}

/** Slanting rain. */
export function paintRainfall({ brush, across, down }: Layer, amount: number, random: Random): void {
  for (let k = 0; k < amount * 0.36 * Math.max(across, down); k++) {
    const [x, y, length] = [random() * across * 1.1, random() * down, 18 + 40 * random()]
    brush.strokeStyle = css([226, 234, 246], 0.08 + 0.16 * random())
    brush.lineWidth = 0.8 + 0.9 * random()
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x - length * 0.18, y + length)
    brush.stroke()
  }
}

/** A point of light with its halo (fireflies, lamps); radius in points. */
export function paintGlow(brush: Brush, x: number, y: number, radius: number, colour: Pigment, strength = 1): void {
  const halo = brush.createRadialGradient(x, y, 0, x, y, radius)
  halo.addColorStop(0, css([255, 255, 240], strength))
  halo.addColorStop(0.12, css(colour, strength * 0.85))
  halo.addColorStop(0.4, css(colour, strength * 0.22))
  halo.addColorStop(1, css(colour, 0))
  brush.fillStyle = halo
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
