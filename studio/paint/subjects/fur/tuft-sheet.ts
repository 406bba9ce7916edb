import { createCanvas } from '@napi-rs/canvas'
import type { Pigment } from '../../brush/pigment.ts'
import type { Brush } from '../../brush/layer.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Hairs shorter than this, in pixels, are drawn straight: their bend is not seen. */
const STRAIGHT = 9

/**
 * Where a coat's many thousand hairs are drawn, in pixels of their own, before the brush takes them all at once: a canvas
 * spends some microseconds on every stroke, whatever its size.
 */
export class TuftSheet {
  private readonly brush: Brush
  private readonly width: number
  private readonly height: number
  private readonly left: number
  private readonly top: number
  /** Red, green and blue times opacity, 0..255, and opacity, 0..1. */
  private readonly pixels: Float32Array
  private readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  private readonly scale: number
  private readonly round: boolean
  private red = 0
  private green = 0
  private blue = 0
  private alpha = 1

  /** For what the brush would draw within the box, in its own units and as it is turned now; with round ends, or square ones. */
  constructor(brush: Brush, { left, top, right, bottom }: Box, ends: 'round' | 'square') {
    const { a, b, c, d, e, f } = brush.getTransform()
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const
    const xs = corners.map(([u, v]) => a * u + c * v + e)
    const ys = corners.map(([u, v]) => b * u + d * v + f)
    this.brush = brush
    this.left = Math.max(0, Math.floor(Math.min(...xs)) - 1)
    this.top = Math.max(0, Math.floor(Math.min(...ys)) - 1)
    this.width = Math.max(1, Math.min(brush.canvas.width, Math.ceil(Math.max(...xs)) + 1) - this.left)
    this.height = Math.max(1, Math.min(brush.canvas.height, Math.ceil(Math.max(...ys)) + 1) - this.top)
    this.pixels = new Float32Array(this.width * this.height * 4)
    this.matrix = [a, b, c, d, e - this.left, f - this.top]
    this.scale = Math.hypot(a, b)
    this.round = ends === 'round'
  }

  /** One hair from its root, slightly bent: angles in radians, lengths in the brush's units, 0..255 and 0..1. */
  stroke(u: number, v: number, angle: number, bend: number, length: number, width: number, [red, green, blue]: Pigment, alpha: number): void {
    this.red = red < 0 ? 0 : red > 255 ? 255 : red
    this.green = green < 0 ? 0 : green > 255 ? 255 : green
    this.blue = blue < 0 ? 0 : blue > 255 ? 255 : blue
    this.alpha = alpha
    const thickness = width * this.scale
    const [du, dv] = [Math.cos(angle) * length, Math.sin(angle) * length]
    if (length * this.scale < STRAIGHT) {
      this.line(u, v, u + du, v + dv, thickness)
      return
    }
    // The middle of the quadratic curve through which it bends.
    const middleU = u + 0.25 * du + 0.275 * Math.cos(angle + bend) * length
    const middleV = v + 0.25 * dv + 0.275 * Math.sin(angle + bend) * length
    // The halves overlap by a pixel, or what lies below would show between them.
    const [lapU, lapV] = [(0.5 * du) / (length * this.scale), (0.5 * dv) / (length * this.scale)]
    this.line(u, v, middleU + lapU, middleV + lapV, thickness)
    this.line(middleU - lapU, middleV - lapV, u + du, v + dv, thickness)
  }

  /** Lays all of it where the brush would have drawn it. */
  lay(): void {
    const { brush, width, height, pixels } = this
    const sheet = createCanvas(width, height)
    const pen = sheet.getContext('2d')
    const image = pen.createImageData(width, height)
    const { data } = image
    for (let at = 0; at < pixels.length; at += 4) {
      const opacity = pixels[at + 3]!
      if (opacity === 0) continue
      data[at] = pixels[at]! / opacity
      data[at + 1] = pixels[at + 1]! / opacity
      data[at + 2] = pixels[at + 2]! / opacity
      data[at + 3] = opacity * 255
    }
    pen.putImageData(image, 0, 0)
    brush.save()
    brush.resetTransform()
    brush.drawImage(sheet, this.left, this.top)
    brush.restore()
  }

  private line(u0: number, v0: number, u1: number, v1: number, thickness: number): void {
    const [a, b, c, d, e, f] = this.matrix
    const [x0, y0, x1, y1] = [a * u0 + c * v0 + e, b * u0 + d * v0 + f, a * u1 + c * v1 + e, b * u1 + d * v1 + f]
    const { width, height } = this
    if (Math.abs(x1 - x0) < Math.abs(y1 - y0)) {
      if (y0 < y1) this.cover(y0, x0, y1, x1, thickness, 4 * width, 4, height, width)
      else this.cover(y1, x1, y0, x0, thickness, 4 * width, 4, height, width)
    } else if (x0 < x1) this.cover(x0, y0, x1, y1, thickness, 4, 4 * width, width, height)
    else this.cover(x1, y1, x0, y0, thickness, 4, 4 * width, width, height)
  }

  /** A line by its longer side (`m`), in steps of a pixel, each over what it covers of the pixels across (`n`). */
  private cover(m0: number, n0: number, m1: number, n1: number, thickness: number, alongM: number, alongN: number, endM: number, endN: number): void {
    const { pixels, red, green, blue, alpha, round } = this
    if (m1 - m0 < 1e-6) return
    const slope = (n1 - n0) / (m1 - m0)
    const steep = Math.sqrt(1 + slope * slope)
    const half = (thickness / 2) * steep
    // Round ends reach on by half the thickness.
    const cap = thickness / 2 / steep
    const [begin, finish] = round ? [m0 - cap, m1 + cap] : [m0, m1]
    for (let m = Math.max(0, Math.floor(begin)); m < finish && m < endM; m++) {
      const from = m < begin ? begin : m
      const to = m + 1 > finish ? finish : m + 1
      const middle = (from + to) / 2
      const centre = n0 + slope * (middle - m0)
      let reach = half
      if (round) {
        const beyond = (middle < m0 + cap ? m0 - middle : middle - m1) / cap
        if (beyond > 0) reach *= Math.sqrt(1 - beyond * beyond)
      }
      const low = centre - reach
      const high = centre + reach
      const share = (to - from) * alpha
      for (let n = low < 0 ? 0 : low | 0; n < high && n < endN; n++) {
        const covered = ((n + 1 > high ? high : n + 1) - (n < low ? low : n)) * share
        const at = m * alongM + n * alongN
        const rest = 1 - covered
        pixels[at] = pixels[at]! * rest + red * covered
        pixels[at + 1] = pixels[at + 1]! * rest + green * covered
        pixels[at + 2] = pixels[at + 2]! * rest + blue * covered
        pixels[at + 3] = pixels[at + 3]! * rest + covered
      }
    }
  }
}
