import { createCanvas } from '@napi-rs/canvas'
import { pixelsPerUnit, type Brush } from '../brush/layer.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Pixels that a blur spreads over on the small canvas it is made on. */
const SPREAD = 2.4

/** Airbrush: what `draw` paints within the box, blurred by `sigma` (all in the brush's units), laid where the brush is. */
export function soften(brush: Brush, [left, top, right, bottom]: Box, sigma: number, draw: (soft: Brush) => void, alpha = 1): void {
  const scale = Math.min(pixelsPerUnit(brush), SPREAD / sigma)
  const margin = sigma * 3
  const [width, height] = [Math.ceil((right - left + 2 * margin) * scale), Math.ceil((bottom - top + 2 * margin) * scale)]
  if (width < 2 || height < 2) return
  const sharp = createCanvas(width, height)
  const pen = sharp.getContext('2d')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.scale(scale, scale)
  pen.translate(margin - left, margin - top)
  draw(pen)
  const blurred = createCanvas(width, height)
  const wet = blurred.getContext('2d')
  wet.filter = `blur(${(sigma * scale).toFixed(2)}px)`
  wet.drawImage(sharp, 0, 0)
  brush.save()
  brush.globalAlpha *= alpha
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(blurred, left - margin, top - margin, width / scale, height / scale)
  brush.restore()
}
