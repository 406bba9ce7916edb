import { createLayer, lay, type Brush } from '../../paint/brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../../paint/brush/pigment.ts'
import type { SetPiece } from '../stage.ts'
import { field } from './raster.ts'

function archPath(brush: Brush, x: number, foot: number, half: number, spring: number, tip: number): void {
  brush.moveTo(x - half * 0.92, foot)
  brush.lineTo(x - half * 0.92, spring)
  brush.bezierCurveTo(x - half * 1.16, spring - half * 0.35, x - half * 0.86, tip + half * 0.42, x - half * 0.26, tip + half * 0.16)
  brush.quadraticCurveTo(x - half * 0.06, tip + half * 0.08, x, tip)
  brush.quadraticCurveTo(x + half * 0.06, tip + half * 0.08, x + half * 0.26, tip + half * 0.16)
  brush.bezierCurveTo(x + half * 0.86, tip + half * 0.42, x + half * 1.16, spring - half * 0.35, x + half * 0.92, spring)
  brush.lineTo(x + half * 0.92, foot)
}

/** Eight-pointed stars in a net over a rectangle. */
function paintStars(brush: Brush, width: number, height: number, step: number, line: string, fill: string): void {
  brush.strokeStyle = line
  brush.fillStyle = fill
  brush.lineWidth = step * 0.035
  for (let y = step / 2; y < height + step; y += step) {
    for (let x = step / 2; x < width + step; x += step) {
      brush.beginPath()
      for (let k = 0; k < 16; k++) {
        const [angle, reach] = [(k / 16) * 2 * Math.PI, step * (k % 2 === 0 ? 0.42 : 0.29)]
        brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      brush.closePath()
      brush.fill()
      brush.stroke()
      brush.strokeRect(x - step / 2, y - step / 2, step, step)
    }
  }
}

/** A carved wall with a horseshoe arch, open to what was painted before. */
export function horseshoeArch(stone: string, gold: string): SetPiece {
  return async (stage) => {
    const { layer } = stage
    const { across, down } = layer
    const wall = createLayer(layer.width, layer.height)
    const tone = pigment(stone)
    await field(160, (x, y, { noise }) => [shade(tone, 0.9 + 0.1 * noise.fbm(x * 0.01, y * 0.01, 4) - 0.25 * (y / down)), 1])({ ...stage, layer: wall })
    const { brush } = wall
    brush.save()
    brush.globalAlpha = 0.5
    paintStars(brush, across, down, across / 11, css(shade(tone, 0.5)), css(blend(tone, pigment(gold), 0.4), 0.5))
    brush.restore()
    const arch = (half: number, tip: number) => archPath(brush, across / 2, down * 1.1, half, down * 0.42, tip)
    brush.globalCompositeOperation = 'destination-out'
    brush.beginPath()
    arch(across * 0.4, down * 0.055)
    brush.fill()
    brush.globalCompositeOperation = 'source-over'
    for (const [half, tip, width, light] of [[0.415, 0.045, 26, 0.75], [0.4, 0.055, 8, 1.35], [0.432, 0.03, 5, 1.3]] as const) {
      brush.strokeStyle = css(shade(pigment(gold), light))
      brush.lineWidth = width
      brush.beginPath()
      arch(across * half, down * tip)
      brush.stroke()
    }
    lay(layer, wall)
  }
}

/** The patterned edge of a carpet along the bottom. */
export function carpet(ground: string, colours: readonly string[], height: number): SetPiece {
  return ({ layer: { brush, across, down } }) => {
    const top = down * (1 - height)
    brush.save()
    brush.translate(0, top)
    const cloth = brush.createLinearGradient(0, 0, 0, down * height)
    cloth.addColorStop(0, css(shade(pigment(ground), 0.8)))
    cloth.addColorStop(1, css(shade(pigment(ground), 0.45)))
    brush.fillStyle = cloth
    brush.fillRect(0, 0, across, down * height)
    const rows = [0.2, 0.52, 0.84]
    rows.forEach((at, row) => {
      const size = down * height * (row === 1 ? 0.15 : 0.09)
      for (let k = 0; k * size * 2.6 < across + size * 3; k++) {
        const colour: Pigment = pigment(colours[(k + row) % colours.length]!)
        const x = k * size * 2.6 + (row % 2) * size * 1.3
        brush.fillStyle = css(colour, 0.95)
        for (const share of [1, 0.55]) {
          brush.beginPath()
          for (const [dx, dy] of [[0, -1], [1.15, 0], [0, 1], [-1.15, 0]] as const) brush.lineTo(x + dx * size * share, at * down * height + dy * size * share)
          brush.fill()
          brush.fillStyle = css(shade(colour, 0.45))
        }
      }
    })
    brush.fillStyle = css(pigment(colours[0]!))
    for (const y of [0, 0.36, 0.68]) brush.fillRect(0, y * down * height, across, 5)
    brush.restore()
  }
}

/** Thin cloth across the picture: translucent folds between two curves, shares of the height at the left, middle and right. */
export function veil(colour: string, alpha: number, upper: readonly [number, number, number], lower: readonly [number, number, number]): SetPiece {
  const tone = pigment(colour)
  return ({ layer: { brush, across, down } }) => {
    const at = ([a, b, c]: readonly [number, number, number], t: number) => ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c) * down
    const folds = 46
    for (let k = 0; k < folds; k++) {
      const share = k / folds
      const light = 0.5 + 0.5 * Math.sin(k * 1.7) * Math.cos(k * 0.53)
      brush.strokeStyle = css(blend(shade(tone, 0.7), [255, 250, 240], light), alpha * (0.3 + 0.7 * light))
      brush.lineWidth = (down * 0.5) / folds
      brush.beginPath()
      for (let step = 0; step <= 24; step++) {
        const t = step / 24
        const y = at(upper, t) * (1 - share) + at(lower, t) * share + Math.sin(t * 9 + k * 0.4) * 7
        brush.lineTo(t * across, y)
      }
      brush.stroke()
    }
  }
}

/** Strings of gold coins hanging from the upper edge. */
export function coinStrings(gold: string, count: number, length: number): SetPiece {
  const tone = pigment(gold)
  return ({ layer: { brush, across, down }, random }) => {
    for (let k = 0; k < count; k++) {
      const x = ((k + 0.5) / count) * across
      const reach = down * length * (0.35 + 0.65 * Math.abs(k / (count - 1) - 0.5) * 2) * (0.85 + 0.3 * random())
      brush.strokeStyle = css(shade(tone, 0.6))
      brush.lineWidth = 1.6
      brush.beginPath()
      brush.moveTo(x, 0)
      brush.lineTo(x, reach)
      brush.stroke()
      for (let y = 14; y < reach; y += 34) {
        const r = 9 + 4 * random()
        const coin = brush.createRadialGradient(x - r * 0.3, y - r * 0.3, 0, x, y, r)
        coin.addColorStop(0, '#fff6cf')
        coin.addColorStop(0.5, css(tone))
        coin.addColorStop(1, css(shade(tone, 0.5)))
        brush.fillStyle = coin
        brush.beginPath()
        brush.ellipse(x, y, r * (0.4 + 0.6 * random()), r, 0, 0, 2 * Math.PI)
        brush.fill()
      }
    }
  }
}
