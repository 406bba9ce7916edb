import type { Brush } from '../../paint/brush/layer.ts'
import { css, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import { paintGlow } from '../../paint/flora/falling.ts'
import type { SetPiece } from '../stage.ts'

/** Middle as shares of the stage, radius in points. */
export type Spot = readonly [x: number, y: number, radius: number]

const GOLD: Pigment = [226, 178, 84]
const RIBS = 6

function paintPalaceLantern(brush: Brush, x: number, y: number, r: number, silk: Pigment): void {
  paintGlow(brush, x, y, r * 2.6, [255, 150, 80], 0.32)
  brush.strokeStyle = css(shade(GOLD, 0.6))
  brush.lineWidth = r * 0.03
  brush.beginPath()
  brush.moveTo(x, y - r * 4)
  brush.lineTo(x, y - r * 0.8)
  brush.stroke()
  const light = brush.createRadialGradient(x, y + r * 0.12, r * 0.06, x, y, r * 1.05)
  light.addColorStop(0, css([255, 224, 150]))
  light.addColorStop(0.28, css([250, 130, 62]))
  light.addColorStop(0.62, css(silk))
  light.addColorStop(1, css(shade(silk, 0.5)))
  brush.fillStyle = light
  brush.beginPath()
  brush.ellipse(x, y, r, r * 0.82, 0, 0, 2 * Math.PI)
  brush.fill()
  for (let k = -RIBS; k <= RIBS; k++) {
    const turn = Math.sin((k / (RIBS + 1)) * (Math.PI / 2))
    brush.strokeStyle = css([255, 196, 104], 0.34)
    brush.lineWidth = r * 0.016
    brush.beginPath()
    brush.ellipse(x, y, Math.abs(turn) * r, r * 0.82, 0, turn < 0 ? Math.PI / 2 : -Math.PI / 2, turn < 0 ? 1.5 * Math.PI : Math.PI / 2)
    brush.stroke()
  }
  for (const side of [-1, 1]) {
    const cap = brush.createLinearGradient(x - r * 0.45, 0, x + r * 0.45, 0)
    cap.addColorStop(0, css(shade(GOLD, 0.5)))
    cap.addColorStop(0.35, css(shade(GOLD, 1.15)))
    cap.addColorStop(1, css(shade(GOLD, 0.45)))
    brush.fillStyle = cap
    brush.beginPath()
    brush.roundRect(x - r * 0.42, y + side * r * 0.8 - r * 0.08, r * 0.84, r * 0.16, r * 0.05)
    brush.fill()
  }
  brush.strokeStyle = css(silk, 0.95)
  brush.lineWidth = r * 0.022
  for (let k = -7; k <= 7; k++) {
    brush.beginPath()
    brush.moveTo(x + k * r * 0.05, y + r * 0.86)
    brush.quadraticCurveTo(x + k * r * 0.05, y + r * 1.2, x + k * r * 0.058, y + r * (1.62 - Math.abs(k) * 0.012))
    brush.stroke()
  }
}

/** Red palace lanterns on their cords. */
export function lanterns(silk: string, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, r] of spots) paintPalaceLantern(brush, x * across, y * down, r, pigment(silk))
  }
}

/** Lamps of coloured glass in brass, as bazaars have. */
export function mosaicLamps(colours: readonly string[], ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (const [sx, sy, r] of spots) {
      const [x, y] = [sx * across, sy * down]
      paintGlow(brush, x, y, r * 2.8, pigment(colours[0]!), 0.35)
      brush.strokeStyle = css(shade(GOLD, 0.55))
      brush.lineWidth = r * 0.04
      brush.beginPath()
      brush.moveTo(x, y - r * 8)
      brush.lineTo(x, y - r)
      brush.stroke()
      const light = brush.createRadialGradient(x, y, r * 0.1, x, y, r)
      light.addColorStop(0, '#fff0c0')
      light.addColorStop(1, css(shade(pigment(colours[0]!), 0.7)))
      brush.fillStyle = light
      brush.beginPath()
      brush.arc(x, y, r, 0, 2 * Math.PI)
      brush.fill()
      for (let row = -3; row <= 3; row++) {
        const half = Math.sqrt(Math.max(0, 1 - (row / 3.8) ** 2))
        for (let k = -4; k <= 4; k++) {
          brush.fillStyle = css(pigment(colours[Math.floor(random() * colours.length)]!), 0.75)
          brush.beginPath()
          brush.ellipse(x + Math.sin((k / 4.6) * 1.5) * r * half, y + (row / 3.8) * r, r * 0.1 * Math.cos((k / 4.6) * 1.3), r * 0.11, 0, 0, 2 * Math.PI)
          brush.fill()
        }
      }
      brush.fillStyle = css(shade(GOLD, 0.8))
      for (const side of [-1, 1]) {
        brush.beginPath()
        brush.moveTo(x - r * 0.42, y + side * r * 0.9)
        brush.lineTo(x + r * 0.42, y + side * r * 0.9)
        brush.lineTo(x, y + side * r * 1.55)
        brush.fill()
      }
    }
  }
}
