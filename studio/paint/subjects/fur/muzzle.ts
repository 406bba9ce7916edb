import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade, type Pigment } from '../../brush/pigment.ts'
import type { Random } from '../../../pixels/random.ts'

/** Lengths in head radii. */
export interface Muzzle {
  /** Height of the nose. */
  v: number
  halfWidth: number
  nose: Pigment
  /** 'button' is a small triangle (cat, rabbit), 'wet' a broad leathery one (dog, fox). */
  shape: 'button' | 'wet'
  /** Half width of the smile; 0 for none. */
  smile: number
  tongue?: boolean
  /** A side. */
  whiskers: number
  whiskerLength: number
  whiskerColour: Pigment
}

/** Nose, smile, tongue and whiskers. */
export function paintMuzzle(brush: Brush, muzzle: Muzzle, brightness: number, random: Random): void {
  paintMouth(brush, muzzle, brightness)
  paintNose(brush, muzzle, brightness)
  paintWhiskers(brush, muzzle, brightness, random)
}

function paintMouth(brush: Brush, { v, halfWidth: q, smile, tongue, shape, nose }: Muzzle, brightness: number): void {
  const lip = v + q * (shape === 'wet' ? 1.75 : 1.4)
  if (tongue) {
    const pink: Pigment = shade([232, 120, 128], brightness)
    brush.fillStyle = css(shade([84, 30, 32], brightness))
    brush.beginPath()
    brush.moveTo(-smile * 0.82, lip + 0.01)
    brush.quadraticCurveTo(0, lip + smile * 1.7, smile * 0.82, lip + 0.01)
    brush.quadraticCurveTo(smile * 0.4, lip + smile * 0.34, 0, lip)
    brush.quadraticCurveTo(-smile * 0.4, lip + smile * 0.34, -smile * 0.82, lip + 0.01)
    brush.fill()
    const body = brush.createLinearGradient(0, lip, 0, lip + smile * 1.75)
    body.addColorStop(0, css(shade(pink, 0.72)))
    body.addColorStop(0.6, css(pink))
    body.addColorStop(1, css(blend(pink, [255, 220, 220], 0.35)))
    brush.fillStyle = body
    brush.beginPath()
    brush.moveTo(-smile * 0.48, lip + smile * 0.3)
    brush.bezierCurveTo(-smile * 0.6, lip + smile * 2.1, smile * 0.6, lip + smile * 2.1, smile * 0.48, lip + smile * 0.3)
    brush.quadraticCurveTo(0, lip + smile * 0.1, -smile * 0.48, lip + smile * 0.3)
    brush.fill()
    brush.strokeStyle = css(shade(pink, 0.66), 0.7)
    brush.lineWidth = 0.014
    brush.beginPath()
    brush.moveTo(0, lip + smile * 0.3)
    brush.quadraticCurveTo(0.012, lip + smile * 0.8, 0, lip + smile * 1.2)
    brush.stroke()
  }
  brush.strokeStyle = css(shade(blend(nose, [62, 30, 24], 0.7), Math.min(1, brightness)), 0.9)
  brush.lineWidth = 0.02
  brush.beginPath()
  brush.moveTo(0, v + q * 0.6)
  brush.lineTo(0, lip)
  for (const side of [-1, 1]) {
    brush.moveTo(0, lip)
    brush.bezierCurveTo(
      side * smile * 0.25,
      lip + smile * 0.42,
      side * smile * 0.75,
      lip + smile * 0.4,
      side * smile,
      lip - smile * 0.02,
    )
  }
  brush.stroke()
}

function paintNose(brush: Brush, { v, halfWidth: q, nose, shape }: Muzzle, brightness: number): void {
  const colour = shade(nose, brightness)
  const body = brush.createLinearGradient(0, v - q * 0.7, 0, v + q * 0.8)
  body.addColorStop(0, css(blend(colour, [255, 244, 240], shape === 'wet' ? 0.3 : 0.22)))
  body.addColorStop(0.45, css(colour))
  body.addColorStop(1, css(shade(colour, 0.62)))
  brush.fillStyle = body
  const broad = shape === 'wet' ? 0.75 : 0.5
  brush.beginPath()
  brush.moveTo(-q * 0.62, v - q * broad)
  brush.quadraticCurveTo(0, v - q * (broad + 0.22), q * 0.62, v - q * broad)
  brush.bezierCurveTo(q * 1.2, v - q * broad * 0.7, q * 1.02, v + q * 0.18, q * 0.42, v + q * 0.5)
  brush.quadraticCurveTo(0, v + q * 0.86, -q * 0.42, v + q * 0.5)
  brush.bezierCurveTo(-q * 1.02, v + q * 0.18, -q * 1.2, v - q * broad * 0.7, -q * 0.62, v - q * broad)
  brush.fill()
  for (const side of [-1, 1]) {
    brush.fillStyle = css(shade(colour, 0.25), 0.85)
    brush.beginPath()
    brush.ellipse(side * q * 0.46, v + q * 0.08, q * 0.2, q * 0.11, side * 0.55, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.fillStyle = css([255, 255, 255], shape === 'wet' ? 0.5 : 0.4)
  brush.beginPath()
  brush.ellipse(-q * 0.18, v - q * broad * 0.82, q * 0.36, q * 0.1, -0.06, 0, 2 * Math.PI)
  brush.fill()
}

function paintWhiskers(
  brush: Brush,
  { v, halfWidth: q, whiskers, whiskerLength, whiskerColour, smile }: Muzzle,
  brightness: number,
  random: Random,
): void {
  const colour = shade(whiskerColour, Math.min(1, brightness))
  for (const side of [-1, 1])
    for (let k = 0; k < whiskers; k++) {
      const row = k % 3
      const u0 = side * (smile * 0.55 + row * 0.055)
      const v0 = v + q * 0.75 + (k / whiskers) * 0.15
      const length = whiskerLength * (0.7 + 0.4 * random())
      const angle = -0.3 + (0.75 * k) / whiskers + 0.1 * (random() - 0.5)
      const fade = brush.createLinearGradient(u0, 0, u0 + side * length, 0)
      fade.addColorStop(0, css(colour, 0.9))
      fade.addColorStop(1, css(colour, 0.05))
      brush.strokeStyle = fade
      brush.lineWidth = 0.009
      brush.beginPath()
      brush.moveTo(u0, v0)
      brush.quadraticCurveTo(
        u0 + side * length * 0.5,
        v0 + Math.sin(angle) * length * 0.4 - 0.05,
        u0 + side * length * Math.cos(angle),
        v0 + Math.sin(angle) * length + 0.05,
      )
      brush.stroke()
    }
}
