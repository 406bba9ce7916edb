import type { Brush } from '../../paint/brush/layer.ts'
import { css, pigment, shade } from '../../paint/brush/pigment.ts'
import { paintGlow } from '../../paint/flora/falling.ts'
import type { SetPiece } from '../stage.ts'
import type { Spot } from './lanterns.ts'

/** Half a bat from the head along the wing's upper edge and back below, in units of its span. */
const WING = [[0.05, -0.16], [0.09, -0.28], [0.13, -0.14], [0.34, -0.2], [0.62, -0.34], [1, -0.16], [0.82, -0.06], [0.72, 0.12], [0.56, 0.02], [0.42, 0.18], [0.26, 0.06], [0.1, 0.24], [0, 0.3]] as const

function paintBat(brush: Brush, size: number): void {
  brush.beginPath()
  for (const [x, y] of WING) brush.lineTo(x * size, y * size)
  for (const [x, y] of WING.toReversed()) brush.lineTo(-x * size, y * size)
  brush.closePath()
  brush.fill()
}

/** Bats in flight: a scatter of `count` in the upper part, the size of the nearest in points. */
export function bats(colour: string, count: number, size: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    brush.fillStyle = colour
    for (let k = 0; k < count; k++) {
      brush.save()
      brush.translate(random() * across, random() * down * 0.46)
      brush.rotate((random() - 0.5) * 0.9)
      paintBat(brush, size * (0.25 + 0.75 * random() ** 2))
      brush.restore()
    }
  }
}

/** A castle on its rock, all silhouette but for lit windows. Shares of the stage. */
export function castle(colour: string, window: string, x: number, foot: number, size: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    brush.save()
    brush.translate(x * across, foot * down)
    brush.scale(size, size)
    const stone = brush.createLinearGradient(0, -1, 0, 0.6)
    stone.addColorStop(0, colour)
    stone.addColorStop(1, css(shade(pigment(colour), 0.5)))
    brush.fillStyle = stone
    for (const [left, top, width, spire] of [[-0.5, -0.3, 0.15, 0.26], [-0.28, -0.62, 0.17, 0.36], [-0.06, -0.42, 0.22, 0.2], [0.16, -0.8, 0.15, 0.4], [0.36, -0.36, 0.17, 0.3]] as const) {
      brush.fillRect(left, top, width, 2)
      brush.beginPath()
      brush.moveTo(left - 0.025, top)
      brush.lineTo(left + width / 2, top - spire)
      brush.lineTo(left + width + 0.025, top)
      brush.fill()
    }
    brush.fillRect(-0.5, -0.14, 1, 0.6)
    brush.beginPath()
    brush.moveTo(-1.3, 2)
    brush.bezierCurveTo(-0.9, 0.7, -0.66, 0.15, -0.5, -0.05)
    brush.lineTo(0.53, -0.05)
    brush.bezierCurveTo(0.7, 0.1, 0.9, 0.3, 1.5, 2)
    brush.fill()
    brush.fillStyle = window
    for (const [left, top] of [[-0.2, -0.5], [0.22, -0.66], [0.22, -0.5], [-0.44, -0.18], [0.03, -0.3], [0.43, -0.24], [-0.2, -0.32]] as const) {
      if (random() < 0.12) continue
      brush.beginPath()
      brush.roundRect(left, top, 0.036, 0.07, [0.018, 0.018, 0, 0])
      brush.fill()
    }
    brush.restore()
  }
}

/** Bare branches that reach in from a side. */
export function bareTree(colour: string, x: number, foot: number, lean: number, size: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    brush.strokeStyle = colour
    const branch = (bx: number, by: number, angle: number, length: number, girth: number, level: number) => {
      let [px, py, turn] = [bx, by, angle]
      for (let k = 0; k < 7; k++) {
        turn += (random() - 0.5) * 0.42
        const [nx, ny] = [px + (Math.cos(turn) * length) / 7, py + (Math.sin(turn) * length) / 7]
        brush.lineWidth = Math.max(1, girth * (1 - (k / 7) * 0.55))
        brush.beginPath()
        brush.moveTo(px, py)
        brush.lineTo(nx, ny)
        brush.stroke()
        ;[px, py] = [nx, ny]
        if (level < 4 && k > 1 && random() < 0.6) branch(px, py, turn + (random() < 0.5 ? -1 : 1) * (0.5 + 0.6 * random()), length * (0.42 + 0.2 * random()), girth * 0.5, level + 1)
      }
    }
    branch(x * across, foot * down, -Math.PI / 2 + lean, size, size * 0.075, 0)
  }
}

/** Carved pumpkins with a candle inside. */
export function pumpkins(...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, r] of spots) {
      const [cx, cy] = [x * across, y * down]
      paintGlow(brush, cx, cy + r * 0.2, r * 2.4, [255, 160, 50], 0.45)
      for (const k of [-3, 3, -2, 2, -1, 1, 0]) {
        const lobe = cx + k * r * 0.24
        const skin = brush.createRadialGradient(lobe - r * 0.08, cy - r * 0.35, r * 0.05, lobe, cy, r * 0.95)
        skin.addColorStop(0, '#ffb65a')
        skin.addColorStop(0.45, '#ee7a1e')
        skin.addColorStop(1, '#7c2c08')
        brush.fillStyle = skin
        brush.beginPath()
        brush.ellipse(lobe, cy, r * (0.44 - Math.abs(k) * 0.015), r * (0.8 - Math.abs(k) * 0.035), 0, 0, 2 * Math.PI)
        brush.fill()
      }
      brush.fillStyle = '#5d6b2a'
      brush.beginPath()
      brush.moveTo(cx - r * 0.1, cy - r * 0.7)
      brush.quadraticCurveTo(cx - r * 0.02, cy - r * 1.0, cx + r * 0.2, cy - r * 1.08)
      brush.lineTo(cx + r * 0.26, cy - r * 0.98)
      brush.quadraticCurveTo(cx + r * 0.1, cy - r * 0.9, cx + r * 0.12, cy - r * 0.7)
      brush.fill()
      const flame = brush.createRadialGradient(cx, cy + r * 0.2, 0, cx, cy + r * 0.1, r * 0.8)
      flame.addColorStop(0, '#fffbd0')
      flame.addColorStop(0.5, '#ffd23c')
      flame.addColorStop(1, '#ff8a12')
      brush.fillStyle = flame
      for (const side of [-1, 1]) {
        brush.beginPath()
        brush.moveTo(cx + side * r * 0.5, cy - r * 0.02)
        brush.lineTo(cx + side * r * 0.3, cy - r * 0.36)
        brush.lineTo(cx + side * r * 0.14, cy - r * 0.02)
        brush.fill()
      }
      brush.beginPath()
      brush.moveTo(cx - r * 0.6, cy + r * 0.2)
      for (let k = 0; k <= 8; k++) brush.lineTo(cx + (-0.6 + 0.15 * k) * r, cy + (0.26 + (k % 2) * 0.12 + 0.1 * Math.sin((k / 8) * Math.PI)) * r)
      brush.quadraticCurveTo(cx, cy + r * 0.82, cx - r * 0.6, cy + r * 0.2)
      brush.fill()
    }
  }
}

/** Candles with their halos; the foot's middle as shares of the stage, height in points. */
export function candles(wax: string, ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    for (const [x, y, height] of spots) {
      const [cx, foot, half] = [x * across, y * down, height * 0.16]
      const body = brush.createLinearGradient(cx - half, 0, cx + half, 0)
      body.addColorStop(0, css(shade(pigment(wax), 0.55)))
      body.addColorStop(0.4, css(pigment(wax)))
      body.addColorStop(1, css(shade(pigment(wax), 0.45)))
      brush.fillStyle = body
      brush.beginPath()
      brush.roundRect(cx - half, foot - height, 2 * half, height, half * 0.5)
      brush.fill()
      const tip = foot - height - half * 1.3
      paintGlow(brush, cx, tip, height * 1.5, [255, 180, 80], 0.75)
      brush.fillStyle = '#fff3c4'
      brush.beginPath()
      brush.moveTo(cx, tip - half * 1.5)
      brush.quadraticCurveTo(cx + half * 0.9, tip + half * 0.3, cx, tip + half * 0.9)
      brush.quadraticCurveTo(cx - half * 0.9, tip + half * 0.3, cx, tip - half * 1.5)
      brush.fill()
    }
  }
}
