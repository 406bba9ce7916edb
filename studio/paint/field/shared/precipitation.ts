import type { Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Random } from '../../../pixels/random.ts'
import { between, coverageOf, createFrameCanvas, type Frame } from './frame.ts'

/** Falling rain as coverage 0..1: long thin streaks at one slant, the near ones longer and stronger. */
export function rainCoverage(frame: Frame, random: Random): Plane {
  const { canvas, pen } = createFrameCanvas(frame)
  const slant = between(random, 0.1, 0.26) * (random() < 0.5 ? -1 : 1)
  for (let drop = 0; drop < 900; drop++) {
    const near = random() ** 3
    const length = 0.018 + 0.075 * near
    const x = between(random, -0.1, frame.w + 0.1)
    const y = between(random, -0.1, frame.h)
    pen.globalAlpha = 0.08 + 0.22 * near
    pen.lineWidth = 0.0008 + 0.0011 * near
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + length * slant, y + length)
    pen.stroke()
  }
  return coverageOf(canvas)
}

/** Falling snow as coverage 0..1: many far specks, few near soft flakes. */
export function snowCoverage(frame: Frame, random: Random): Plane {
  const { canvas, pen } = createFrameCanvas(frame)
  pen.fillStyle = '#fff'
  for (let flake = 0; flake < 1100; flake++) {
    const near = random() ** 5
    const radius = 0.0011 + 0.0065 * near
    const x = random() * frame.w
    const y = random() * frame.h
    for (const [spread, alpha] of [
      [1, 0.4],
      [0.7, 0.35],
      [0.4, 0.3],
    ] as const) {
      pen.globalAlpha = alpha * (1 - 0.45 * near)
      pen.beginPath()
      pen.arc(x, y, radius * spread, 0, 2 * Math.PI)
      pen.fill()
    }
  }
  return coverageOf(canvas)
}

/** Blends a falling veil over the picture in place. */
export function veil({ planes }: LinearImage, coverage: Plane, colour: Rgb, strength: number): void {
  for (let i = 0; i < coverage.length; i++)
    for (let c = 0; c < 3; c++) planes[c]![i]! += coverage[i]! * strength * (colour[c]! - planes[c]![i]!)
}
