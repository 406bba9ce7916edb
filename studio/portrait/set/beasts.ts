import type { Brush } from '../../paint/brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import { paintGlow } from '../../paint/flora/falling.ts'
import { charactersOf, write } from '../finish/lettering.ts'
import type { SetPiece } from '../stage.ts'
import type { Spot } from './lanterns.ts'

function ball(brush: Brush, x: number, y: number, rx: number, ry: number, colour: Pigment): void {
  const light = brush.createRadialGradient(x - rx * 0.3, y - ry * 0.35, 0, x, y, Math.max(rx, ry) * 1.05)
  light.addColorStop(0, css(blend(colour, [255, 250, 225], 0.75)))
  light.addColorStop(0.55, css(colour))
  light.addColorStop(1, css(shade(colour, 0.72)))
  brush.fillStyle = light
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  brush.fill()
}

function paintFace(brush: Brush, r: number, line: string): void {
  brush.fillStyle = line
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.ellipse(side * r * 0.36, -r * 0.02, r * 0.1, r * 0.13, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = '#ffffff'
    brush.beginPath()
    brush.arc(side * r * 0.36 - r * 0.03, -r * 0.07, r * 0.04, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = 'rgba(255,110,110,0.5)'
    brush.beginPath()
    brush.ellipse(side * r * 0.58, r * 0.24, r * 0.17, r * 0.11, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = line
  }
  brush.beginPath()
  brush.ellipse(0, r * 0.16, r * 0.09, r * 0.065, 0, 0, 2 * Math.PI)
  brush.fill()
  brush.strokeStyle = line
  brush.lineWidth = r * 0.035
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.arc(side * r * 0.1, r * 0.22, r * 0.1, side < 0 ? 0 : 0.1, Math.PI)
    brush.stroke()
  }
}

const BEASTS = {
  tiger(brush: Brush, r: number): void {
    const fur = pigment('#f7a636')
    for (const side of [-1, 1]) {
      ball(brush, side * r * 0.72, -r * 0.68, r * 0.3, r * 0.3, fur)
      ball(brush, side * r * 0.72, -r * 0.66, r * 0.17, r * 0.17, pigment('#ffd9b0'))
    }
    ball(brush, 0, 0, r, r * 0.88, fur)
    ball(brush, 0, r * 0.32, r * 0.5, r * 0.36, pigment('#fff0dc'))
    brush.strokeStyle = '#43220e'
    brush.lineWidth = r * 0.07
    for (const side of [-1, 1]) {
      for (const y of [-0.02, 0.2]) {
        brush.beginPath()
        brush.moveTo(side * r * 0.95, r * y)
        brush.quadraticCurveTo(side * r * 0.82, r * (y + 0.05), side * r * 0.7, r * (y - 0.01))
        brush.stroke()
      }
    }
    for (const [y, half] of [[-0.68, 0.2], [-0.54, 0.26], [-0.4, 0.2]] as const) {
      brush.beginPath()
      brush.moveTo(-r * half, r * y)
      brush.quadraticCurveTo(0, r * (y + 0.07), r * half, r * y)
      brush.stroke()
    }
    brush.beginPath()
    brush.moveTo(0, -r * 0.7)
    brush.lineTo(0, -r * 0.34)
    brush.stroke()
    paintFace(brush, r, '#43220e')
  },
  rabbit(brush: Brush, r: number): void {
    const fur = pigment('#fff2ec')
    for (const side of [-1, 1]) {
      brush.save()
      brush.rotate(side * 0.24)
      ball(brush, side * r * 0.24, -r * 1.24, r * 0.25, r * 0.66, fur)
      ball(brush, side * r * 0.24, -r * 1.2, r * 0.13, r * 0.48, pigment('#ffb3bf'))
      brush.restore()
    }
    ball(brush, 0, 0, r, r * 0.88, fur)
    paintFace(brush, r, '#6b2d35')
    brush.fillStyle = '#e2343e'
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.moveTo(0, -r * 0.7)
      brush.lineTo(side * r * 0.34, -r * 0.88)
      brush.lineTo(side * r * 0.34, -r * 0.52)
      brush.fill()
    }
  },
} as const

/** Lanterns in the shape of a child's animal, lit from inside. */
export function beasts(kind: keyof typeof BEASTS, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (const [x, y, r] of spots) {
      paintGlow(brush, x * across, y * down, r * 2.2, [255, 200, 120], 0.4)
      brush.save()
      brush.translate(x * across, y * down)
      brush.rotate((random() - 0.5) * 0.24)
      BEASTS[kind](brush, r)
      brush.restore()
    }
  }
}

/** Toy blocks with a character on each. */
export function blocks(characters: string, colours: readonly string[], ...spots: readonly Spot[]): SetPiece {
  const signs = charactersOf(characters)
  return ({ layer: { brush, across, down }, random }) => {
    for (const [k, [x, y, side]] of spots.entries()) {
      const colour = pigment(colours[k % colours.length]!)
      brush.save()
      brush.translate(x * across, y * down)
      brush.rotate((random() - 0.5) * 0.5)
      brush.fillStyle = css(shade(colour, 0.66))
      brush.beginPath()
      brush.roundRect(-side / 2 + side * 0.1, -side / 2 + side * 0.1, side, side, side * 0.1)
      brush.fill()
      const face = brush.createLinearGradient(-side / 2, -side / 2, side / 2, side / 2)
      face.addColorStop(0, css(blend(colour, [255, 255, 255], 0.4)))
      face.addColorStop(1, css(colour))
      brush.fillStyle = face
      brush.beginPath()
      brush.roundRect(-side / 2, -side / 2, side, side, side * 0.1)
      brush.fill()
      brush.strokeStyle = 'rgba(255,255,255,0.75)'
      brush.lineWidth = side * 0.045
      brush.beginPath()
      brush.roundRect(-side * 0.39, -side * 0.39, side * 0.78, side * 0.78, side * 0.07)
      brush.stroke()
      write(brush, signs[k % signs.length]!, 0, side * 0.24, { hand: 'brush', size: side * 0.66, colour: '#ffffff' })
      brush.restore()
    }
  }
}
