import type { Brush } from '../../paint/brush/layer.ts'
import { blend, css, pick, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import type { SetPiece } from '../stage.ts'
import type { Spot } from './lanterns.ts'

function heartPath(brush: Brush, r: number): void {
  brush.beginPath()
  brush.moveTo(0, r * 0.95)
  brush.bezierCurveTo(-r * 1.5, -r * 0.05, -r * 0.85, -r * 1.15, 0, -r * 0.42)
  brush.bezierCurveTo(r * 0.85, -r * 1.15, r * 1.5, -r * 0.05, 0, r * 0.95)
  brush.closePath()
}

function paintBalloon(brush: Brush, r: number, colour: Pigment, heart: boolean): void {
  brush.strokeStyle = css(blend(colour, [255, 255, 255], 0.45), 0.8)
  brush.lineWidth = r * 0.022
  brush.beginPath()
  brush.moveTo(0, r * 1.1)
  brush.bezierCurveTo(r * 0.3, r * 2, -r * 0.34, r * 2.8, r * 0.1, r * 4.2)
  brush.stroke()
  brush.fillStyle = css(shade(colour, 0.72))
  brush.beginPath()
  for (const [x, y] of [[0, r * 0.98], [-r * 0.1, r * 1.18], [r * 0.1, r * 1.18]] as const) brush.lineTo(x, y)
  brush.fill()
  const body = brush.createRadialGradient(-r * 0.34, -r * 0.42, r * 0.05, 0, 0, r * 1.2)
  body.addColorStop(0, css(blend(colour, [255, 255, 255], 0.62)))
  body.addColorStop(0.32, css(blend(colour, [255, 255, 255], 0.16)))
  body.addColorStop(0.72, css(colour))
  body.addColorStop(0.93, css(shade(colour, 0.7)))
  body.addColorStop(1, css(blend(shade(colour, 0.8), [255, 230, 230], 0.3)))
  brush.fillStyle = body
  if (heart) heartPath(brush, r * 1.02)
  else {
    brush.beginPath()
    brush.moveTo(0, r * 1.06)
    brush.bezierCurveTo(-r * 0.62, r * 0.86, -r * 0.96, r * 0.3, -r * 0.96, -r * 0.12)
    brush.bezierCurveTo(-r * 0.96, -r * 0.68, -r * 0.55, -r * 1.08, 0, -r * 1.08)
    brush.bezierCurveTo(r * 0.55, -r * 1.08, r * 0.96, -r * 0.68, r * 0.96, -r * 0.12)
    brush.bezierCurveTo(r * 0.96, r * 0.3, r * 0.62, r * 0.86, 0, r * 1.06)
  }
  brush.fill()
  const shine = brush.createLinearGradient(-r * 0.6, -r * 0.75, -r * 0.2, -r * 0.1)
  shine.addColorStop(0, 'rgba(255,255,255,0.9)')
  shine.addColorStop(1, 'rgba(255,255,255,0)')
  brush.fillStyle = shine
  brush.beginPath()
  brush.ellipse(-r * 0.44, -r * 0.46, r * 0.13, r * 0.3, 0.6, 0, 2 * Math.PI)
  brush.fill()
}

/** Balloons on strings, hearts or round. */
export function balloons(kind: 'round' | 'heart', colours: readonly string[], ...spots: readonly Spot[]): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (const [k, [x, y, r]] of spots.entries()) {
      brush.save()
      brush.translate(x * across, y * down)
      brush.rotate((random() - 0.5) * 0.3)
      paintBalloon(brush, r, pigment(colours[k % colours.length]!), kind === 'heart')
      brush.restore()
    }
  }
}

type Scrap = 'heart' | 'star' | 'disc' | 'strip'

function paintScrap(brush: Brush, shape: Scrap, r: number): void {
  if (shape === 'heart') heartPath(brush, r)
  else if (shape === 'disc') {
    brush.beginPath()
    brush.arc(0, 0, r * 0.8, 0, 2 * Math.PI)
  } else if (shape === 'strip') {
    brush.beginPath()
    brush.rect(-r * 0.35, -r, r * 0.7, r * 2)
  } else {
    brush.beginPath()
    for (let k = 0; k < 10; k++) {
      const [angle, reach] = [(k / 10) * 2 * Math.PI - Math.PI / 2, k % 2 === 0 ? r * 1.15 : r * 0.5]
      brush.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    brush.closePath()
  }
  brush.fill()
}

/** Bits of paper in the air. */
export function confetti(shapes: readonly Scrap[], colours: readonly string[], count: number, size: number): SetPiece {
  return ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      brush.save()
      brush.translate(random() * across, random() * down)
      brush.rotate(random() * 2 * Math.PI)
      brush.scale(1, 0.4 + 0.6 * random())
      brush.fillStyle = css(shade(pigment(pick(random, colours)), 0.85 + 0.3 * random()), 0.9)
      paintScrap(brush, pick(random, shapes), size * (0.4 + 0.9 * random()))
      brush.restore()
    }
  }
}

/** A repeated motif over the whole ground, offset row by row. */
export function wallpaper(shape: Scrap, colour: string, size: number, alpha: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    brush.save()
    brush.globalAlpha = alpha
    brush.fillStyle = colour
    for (let row = 0; row * size * 3 < down + size * 3; row++) {
      for (let column = 0; column * size * 4 < across + size * 4; column++) {
        brush.save()
        brush.translate(column * size * 4 + (row % 2) * size * 2, row * size * 3)
        paintScrap(brush, shape, size * 0.55)
        brush.restore()
      }
    }
    brush.restore()
  }
}

/** Broad stripes from top to bottom. */
export function stripes(count: number, colour: string, alpha: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    brush.fillStyle = css(pigment(colour), alpha)
    for (let k = 0; k < count; k++) brush.fillRect((k * across) / count, 0, across / count / 2, down)
  }
}

/** Puffy clouds. */
export function puffs(colour: string, ...spots: readonly Spot[]): SetPiece {
  const white = pigment(colour)
  return ({ layer: { brush, across, down }, random }) => {
    for (const [x, y, size] of spots) {
      for (let k = 0; k < 26; k++) {
        const t = random() * 2 - 1
        const r = size * (0.28 + 0.34 * random()) * (1.1 - Math.abs(t) * 0.6)
        const [cx, cy] = [x * across + t * size * 1.3, y * down - (1 - t * t) * size * 0.4 * random()]
        const ball = brush.createRadialGradient(cx - r * 0.2, cy - r * 0.4, 0, cx, cy, r)
        ball.addColorStop(0, css(blend(white, [255, 255, 255], 0.7), 0.95))
        ball.addColorStop(0.7, css(white, 0.8))
        ball.addColorStop(1, css(shade(white, 0.93), 0))
        brush.fillStyle = ball
        brush.fillRect(cx - r, cy - r, 2 * r, 2 * r)
      }
    }
  }
}
