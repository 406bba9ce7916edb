import { css, pigment, shade } from '../../paint/brush/pigment.ts'
import { paintGlow } from '../../paint/flora/falling.ts'
import { middleHead, type SetPiece } from '../stage.ts'

/** Folds of heavy cloth hanging at both sides, each `width` (share) broad. */
export function curtains(colour: string, width: number): SetPiece {
  const cloth = pigment(colour)
  return ({ layer: { brush, across, down }, noise }) => {
    for (const side of [-1, 1]) {
      const strips = 70
      for (let k = 0; k < strips; k++) {
        const t = k / strips
        const wave = Math.sin(t * 21 + side) + 0.5 * Math.sin(t * 47 + 2) + 0.3 * noise.at(t * 9, side * 5)
        const x = side < 0 ? t * width * across : across * (1 - t * width)
        brush.fillStyle = css(shade(cloth, 0.72 + 0.3 * wave))
        const w = (width * across) / strips + 1.5
        const sway = Math.sin(t * 5) * 12 * side
        brush.beginPath()
        brush.moveTo(x, 0)
        brush.lineTo(x + w, 0)
        brush.bezierCurveTo(x + w + sway, down * 0.4, x + w - sway, down * 0.7, x + w + sway, down)
        brush.lineTo(x + sway, down)
        brush.bezierCurveTo(x - sway, down * 0.7, x + sway, down * 0.4, x, 0)
        brush.fill()
      }
    }
  }
}

/** A standing lamp with a fringed shade. Shares of the stage, size in points. */
export function fringedLamp(silk: string, x: number, y: number, size: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const [cx, cy] = [x * across, y * down]
    paintGlow(brush, cx, cy, size * 3.4, [255, 206, 130], 0.5)
    brush.strokeStyle = '#3c2a1a'
    brush.lineWidth = size * 0.09
    brush.beginPath()
    brush.moveTo(cx, cy)
    brush.lineTo(cx, down * 1.1)
    brush.stroke()
    const light = brush.createRadialGradient(cx, cy + size * 0.3, 0, cx, cy, size * 1.1)
    light.addColorStop(0, '#fff2c8')
    light.addColorStop(0.5, css(shade(pigment(silk), 1.15)))
    light.addColorStop(1, css(shade(pigment(silk), 0.62)))
    brush.fillStyle = light
    brush.beginPath()
    brush.moveTo(cx - size * 0.3, cy - size * 0.6)
    brush.quadraticCurveTo(cx - size * 0.42, cy + size * 0.1, cx - size, cy + size * 0.5)
    brush.quadraticCurveTo(cx, cy + size * 0.72, cx + size, cy + size * 0.5)
    brush.quadraticCurveTo(cx + size * 0.42, cy + size * 0.1, cx + size * 0.3, cy - size * 0.6)
    brush.fill()
    brush.strokeStyle = css(shade(pigment(silk), 0.8))
    brush.lineWidth = 2
    for (let k = -14; k <= 14; k++) {
      const t = k / 14
      const top = cy + size * (0.5 + 0.11 * (1 - t * t))
      brush.beginPath()
      brush.moveTo(cx + t * size, top)
      brush.lineTo(cx + t * size, top + size * 0.24)
      brush.stroke()
    }
  }
}

/** A window of panes to the dusk outside, behind the sitter's shoulder. Shares of the stage. */
export function windowPanes(frame: string, sky: readonly [string, string], x: number, y: number, width: number, height: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const [left, top, w, h] = [x * across, y * down, width * across, height * down]
    const light = brush.createLinearGradient(0, top, 0, top + h)
    light.addColorStop(0, sky[0])
    light.addColorStop(1, sky[1])
    brush.save()
    brush.beginPath()
    brush.moveTo(left, top + h)
    brush.lineTo(left, top + w / 2)
    brush.arc(left + w / 2, top + w / 2, w / 2, Math.PI, 0)
    brush.lineTo(left + w, top + h)
    brush.closePath()
    brush.fillStyle = light
    brush.fill()
    brush.strokeStyle = frame
    brush.lineWidth = 20
    brush.stroke()
    brush.clip()
    brush.lineWidth = 9
    brush.beginPath()
    for (const share of [1 / 3, 2 / 3]) {
      brush.moveTo(left + share * w, top)
      brush.lineTo(left + share * w, top + h)
    }
    for (let row = top + w / 2; row < top + h; row += w / 2.4) {
      brush.moveTo(left, row)
      brush.lineTo(left + w, row)
    }
    brush.stroke()
    brush.restore()
  }
}

/** A fan of fine lines behind the head, as on posters of the twenties. */
export function decoFan(line: string, count: number, alpha: number): SetPiece {
  return (stage) => {
    const { brush, across, down } = stage.layer
    const { x, y, radius } = middleHead(stage)
    brush.save()
    brush.globalAlpha = alpha
    brush.strokeStyle = line
    brush.lineWidth = 2.4
    for (let k = 0; k <= count; k++) {
      const angle = Math.PI + (k / count) * Math.PI
      brush.beginPath()
      brush.moveTo(x + Math.cos(angle) * radius * 1.25, y + Math.sin(angle) * radius * 1.25)
      brush.lineTo(x + Math.cos(angle) * across, y + Math.sin(angle) * down)
      brush.stroke()
    }
    brush.lineWidth = 5
    for (const reach of [1.25, 1.34, 1.9, 1.96]) {
      brush.beginPath()
      brush.arc(x, y, radius * reach, Math.PI * 0.92, Math.PI * 2.08)
      brush.stroke()
    }
    brush.restore()
  }
}
