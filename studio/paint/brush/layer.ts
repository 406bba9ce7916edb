import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { toLinear, type LinearImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'

export type Brush = SKRSContext2D

/** A transparent canvas whose brush draws in points: the shorter side is 1000 points long at every size. */
export interface Layer {
  canvas: Canvas
  brush: Brush
  /** Pixels. */
  width: number
  height: number
  /** Points. */
  across: number
  down: number
}

/** sRGB RGBA, straight alpha. */
interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

export function createLayer(width: number, height: number): Layer {
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const point = Math.min(width, height) / 1000
  brush.scale(point, point)
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  return { canvas, brush, width, height, across: width / point, down: height / point }
}

/** Lays one layer over another of the same shape; `sigma` in points blurs it once, at the size where that is cheap. */
export function lay(
  under: Layer,
  over: Layer,
  { sigma = 0, alpha = 1, mode = 'source-over' }: { sigma?: number; alpha?: number; mode?: GlobalCompositeOperation } = {},
): void {
  const { brush, across, down } = under
  brush.save()
  brush.globalAlpha = alpha
  brush.globalCompositeOperation = mode
  brush.drawImage(sigma > 0 ? blurred(over, sigma) : over.canvas, 0, 0, across, down)
  brush.restore()
}

/** Lays a layer over another with the shadow it throws; `dx`, `dy` and `sigma` in points. */
export function layWithShadow(
  under: Layer,
  over: Layer,
  { dx, dy, sigma, alpha, colour }: { dx: number; dy: number; sigma: number; alpha: number; colour: string },
): void {
  const shadow = createLayer(over.width, over.height)
  shadow.brush.drawImage(over.canvas, dx, dy, shadow.across, shadow.down)
  shadow.brush.globalCompositeOperation = 'source-in'
  shadow.brush.fillStyle = colour
  shadow.brush.fillRect(0, 0, shadow.across, shadow.down)
  lay(under, shadow, { sigma, alpha })
  lay(under, over)
}

function blurred(layer: Layer, sigma: number): Canvas {
  const pixels = (sigma * Math.min(layer.width, layer.height)) / 1000
  const shrink = pixels > 6 ? 4 : pixels > 3 ? 2 : 1
  const small = createCanvas(Math.ceil(layer.width / shrink), Math.ceil(layer.height / shrink))
  const brush = small.getContext('2d')
  brush.filter = `blur(${(pixels / shrink).toFixed(2)}px)`
  brush.drawImage(layer.canvas, 0, 0, small.width, small.height)
  return small
}

/** Puts straight-alpha sRGB pixels in the place of those that are there. */
export function putPixels(brush: Brush, { width, height, data }: Pixels): void {
  const image = brush.createImageData(width, height)
  image.data.set(data)
  brush.putImageData(image, 0, 0)
}

/** Pixels as something that can be drawn. */
export function canvasOf(pixels: Pixels): Canvas {
  const canvas = createCanvas(pixels.width, pixels.height)
  putPixels(canvas.getContext('2d'), pixels)
  return canvas
}

/** Draws what waits: a canvas only notes its strokes until pixels are asked for, and then draws them all in one go. */
export function settle(brush: Brush): void {
  brush.getImageData(0, 0, 1, 1)
}

/** Pixels along one unit of what the brush now draws in. */
export function pixelsPerUnit(brush: Brush): number {
  const { a, b } = brush.getTransform()
  return Math.hypot(a, b)
}

export function toImage({ brush, width, height }: Layer, checkCancelled = () => {}): LinearImage {
  checkCancelled()
  settle(brush)
  checkCancelled()
  const { data } = brush.getImageData(0, 0, width, height)
  return toLinear({ width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) })
}

/** How opaque the layer is, 0..1. */
export function coverage({ brush, width, height }: Layer): Plane {
  const { data } = brush.getImageData(0, 0, width, height)
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = data[4 * i + 3]! / 255
  return out
}

/** Puts a colour filter before what the layer holds, its shape unchanged. */
export function tint(layer: Layer, filter: string): void {
  const { brush, canvas, width, height, across, down } = layer
  const shape = createCanvas(width, height)
  shape.getContext('2d').drawImage(canvas, 0, 0)
  brush.save()
  brush.globalCompositeOperation = 'multiply'
  brush.fillStyle = filter
  brush.fillRect(0, 0, across, down)
  brush.globalCompositeOperation = 'destination-in'
  brush.drawImage(shape, 0, 0, across, down)
  brush.restore()
}
