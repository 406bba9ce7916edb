import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Brush } from '../brush/layer.ts'
import type { Pigment } from '../brush/pigment.ts'

/** A small picture with transparency that is painted pixel by pixel and then laid many times by a brush. */
export interface Sprite {
  canvas: Canvas
  /** Lengths of the subject's own measure that the canvas spans. */
  box: Box
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A colour laid over what is there; `alpha` 0..1. Reused from pixel to pixel. */
export interface Paint {
  red: number
  green: number
  blue: number
  alpha: number
}

export function over(paint: Paint, colour: Pigment, alpha: number, light = 1): void {
  if (alpha <= 0) return
  const a = alpha > 1 ? 1 : alpha
  const total = a + paint.alpha * (1 - a)
  const k = a / total
  paint.red += (colour[0] * light - paint.red) * k
  paint.green += (colour[1] * light - paint.green) * k
  paint.blue += (colour[2] * light - paint.blue) * k
  paint.alpha = total
}

/** Paints each pixel of a box; `unit` is the number of pixels a length of 1. */
export function paintSprite(box: Box, unit: number, at: (x: number, y: number, paint: Paint) => void): Sprite {
  const width = Math.max(2, Math.ceil((box.right - box.left) * unit))
  const height = Math.max(2, Math.ceil((box.bottom - box.top) * unit))
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const image = brush.createImageData(width, height)
  const paint: Paint = { red: 0, green: 0, blue: 0, alpha: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      paint.red = paint.green = paint.blue = paint.alpha = 0
      at(box.left + (x + 0.5) / unit, box.top + (y + 0.5) / unit, paint)
      if (paint.alpha <= 0) continue
      image.data[i] = paint.red
      image.data[i + 1] = paint.green
      image.data[i + 2] = paint.blue
      image.data[i + 3] = paint.alpha * 255
    }
  }
  brush.putImageData(image, 0, 0)
  return { canvas, box }
}

/** Lays a sprite with its origin at (x, y), `size` points a length of 1, turned and perhaps mirrored. */
export function stamp(brush: Brush, { canvas, box }: Sprite, x: number, y: number, size: number, angle: number, mirrored: boolean, alpha = 1): void {
  brush.save()
  brush.globalAlpha = alpha
  brush.translate(x, y)
  brush.rotate(angle)
  brush.scale(mirrored ? -size : size, size)
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(canvas, box.left, box.top, box.right - box.left, box.bottom - box.top)
  brush.restore()
}
