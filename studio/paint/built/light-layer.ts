import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { Brush } from '../brush/layer.ts'

/** A transparent canvas, drawn on in pixels, whose colours stand for linear light up to `peak`. */
export interface LightLayer {
  width: number
  height: number
  pen: Brush
  peak: number
  /** A colour in linear light as the pen takes it. */
  ink(colour: Rgb, alpha?: number): string
}

export function createLightLayer(width: number, height: number, peak: number): LightLayer {
  const pen = createCanvas(width, height).getContext('2d')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const byte = (value: number) => (value <= 0 ? 0 : value >= peak ? 255 : Math.round(255 * Math.pow(value / peak, 1 / 2.2)))
  const ink: LightLayer['ink'] = ([red, green, blue], alpha = 1) =>
    `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha.toFixed(3)})`
  return { width, height, pen, peak, ink }
}

export const drawnOn = ({ pen, width, height }: LightLayer): Uint8ClampedArray => pen.getImageData(0, 0, width, height).data

/** Linear light of each byte of a layer. */
export const lightOf = ({ peak }: LightLayer): Float32Array =>
  Float32Array.from({ length: 256 }, (_, value) => peak * Math.pow(value / 255, 2.2))

/** Adds a layer of lamps and lit windows to the picture's light, in place. */
export function addGlow({ planes }: LinearImage, layer: LightLayer): void {
  const data = drawnOn(layer)
  const light = lightOf(layer)
  for (let i = 0, at = 0; i < planes[0].length; i++, at += 4) {
    const alpha = data[at + 3]! / 255
    if (alpha === 0) continue
    for (let c = 0; c < 3; c++) planes[c]![i]! += alpha * light[data[at + c]!]!
  }
}

/** Takes away the light of what a nearer thing hides, all of it or a share. */
export function hideGlow({ pen }: LightLayer, spots: readonly (readonly [number, number])[], share = 1): void {
  pen.save()
  pen.globalAlpha = share
  pen.globalCompositeOperation = 'destination-out'
  pen.fillStyle = '#000'
  pen.beginPath()
  for (const [x, y] of spots) pen.lineTo(x, y)
  pen.fill()
  pen.restore()
}

/** A round light with a halo that dies away, on a glow layer; radius in pixels. */
export function glowAt({ pen, ink }: LightLayer, x: number, y: number, radius: number, colour: Rgb, strength: number): void {
  const halo = pen.createRadialGradient(x, y, 0, x, y, radius)
  halo.addColorStop(0, ink(colour, strength))
  halo.addColorStop(0.25, ink(colour, strength * 0.42))
  halo.addColorStop(0.55, ink(colour, strength * 0.12))
  halo.addColorStop(1, ink(colour, 0))
  pen.fillStyle = halo
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
