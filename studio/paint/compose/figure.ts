import { clamp, type Rgb } from '../../pixels/colour.ts'
import type { Painting, SubjectLayer } from '../painter.ts'
import type { DisplayTone } from './display-tone.ts'

/** A layer to be laid into a painting with its left upper corner at (left, top), in pixels. */
export interface Figure {
  layer: SubjectLayer
  left: number
  top: number
  mirrored: boolean
  /** Distance 0..1; parts of the scene that are nearer cover it. */
  depth: number
  /** Air between the eye and the figure: its colour (display) and its share. */
  haze: { colour: Rgb; share: number }
  /** Colour of the light on it (about 1). */
  tint: Rgb
  /** 1 as painted .. 0 grey: an ink landscape takes figures in muted. */
  colourfulness: number
  /** Rows from this one down are under water (pixels from the frame's top). */
  waterline?: number
  /** Height of the grass before the foot, pixels: blades of the scene show through. */
  growth?: number
}

/** Lays a figure over a painting, in place: lit, hazed, behind what is nearer, with its depth noted. */
export function layFigure({ image, depth }: Painting, figure: Figure, tone: DisplayTone): void {
  const { layer, mirrored, haze, tint, colourfulness, waterline = Infinity, growth = 0 } = figure
  const blades = bladesOf(layer.width, growth)
  const { width, height, planes } = image
  const left = Math.round(figure.left)
  const top = Math.round(figure.top)
  const light = Float32Array.from({ length: 256 }, (_, value) => tone.toScene(value / 255))
  for (let v = Math.max(0, -top); v < layer.height && top + v < height; v++) {
    const y = top + v
    if (y >= waterline) break
    for (let u = Math.max(0, -left); u < layer.width && left + u < width; u++) {
      const from = 4 * (v * layer.width + (mirrored ? layer.width - 1 - u : u))
      let alpha = layer.data[from + 3]! / 255
      if (alpha === 0) continue
      alpha *= clamp((layer.height - v - blades[u]!) / 2 + 0.5)
      const at = y * width + left + u
      if (depth) {
        alpha *= 1 - clamp((figure.depth - 0.03 - depth[at]!) * 40)
        if (alpha > 0.5) depth[at] = figure.depth
      }
      // The last rows before the water are wet: the edge is soft rather than cut.
      if (y > waterline - 3) alpha *= 0.6
      const grey = 0.299 * layer.data[from]! + 0.587 * layer.data[from + 1]! + 0.114 * layer.data[from + 2]!
      for (let c = 0; c < 3; c++) {
        const lit = clamp(((grey + (layer.data[from + c]! - grey) * colourfulness) / 255) * tint[c]!)
        const shown = lit + (haze.colour[c]! - lit) * haze.share
        const plane = planes[c]!
        plane[at]! += (light[(shown * 255) | 0]! - plane[at]!) * alpha
      }
    }
  }
}

/** Heights of a row of grass, one a column: narrow blades of unequal length, from a sum of sines rather than drawn at random. */
function bladesOf(width: number, growth: number): Float32Array {
  return Float32Array.from({ length: width }, (_, u) => {
    const x = (u / width) * 2 * Math.PI
    const blade = Math.abs(Math.sin(23 * x + 2 * Math.sin(5 * x))) * (0.6 + 0.4 * Math.sin(9 * x + 1))
    return growth * (0.35 + 0.65 * blade)
  })
}

/** The figure upside down below the waterline, broken by ripples and fading with distance from it. */
export function layReflection({ image }: Painting, figure: Figure, tone: DisplayTone, strength: number): void {
  const { layer, mirrored, tint, haze } = figure
  const { width, height, planes } = image
  const line = Math.round(figure.waterline ?? figure.top + layer.height)
  const left = Math.round(figure.left)
  const side = layer.height
  for (let y = line; y < Math.min(height, line + side * 0.8); y++) {
    const below = y - line
    const v = Math.round(line - figure.top - 1 - below * 1.15)
    if (v < 0) break
    const fade = strength * (1 - below / (side * 0.8)) ** 1.4
    const ripple = Math.sin((below / side) * 60 + Math.sin((below / side) * 23) * 2) * side * (0.008 + 0.022 * (below / side))
    for (let u = 0; u < layer.width; u++) {
      const x = Math.round(left + u + ripple)
      if (x < 0 || x >= width || v >= layer.height) continue
      const from = 4 * (v * layer.width + (mirrored ? layer.width - 1 - u : u))
      const alpha = (layer.data[from + 3]! / 255) * fade
      if (alpha === 0) continue
      const at = y * width + x
      for (let c = 0; c < 3; c++) {
        const lit = clamp((layer.data[from + c]! / 255) * tint[c]! * 0.8)
        const plane = planes[c]!
        plane[at]! += (tone.toScene(lit + (haze.colour[c]! - lit) * haze.share) - plane[at]!) * alpha
      }
    }
  }
}

/** Darkness where a figure touches the ground: an ellipse that is deepest in its middle, in place. */
export function layShadow({ image }: Painting, x: number, y: number, radiusX: number, radiusY: number, strength: number): void {
  const { width, height, planes } = image
  for (let py = Math.max(0, Math.floor(y - radiusY)); py <= Math.min(height - 1, y + radiusY); py++) {
    for (let px = Math.max(0, Math.floor(x - radiusX)); px <= Math.min(width - 1, x + radiusX); px++) {
      const d = ((px - x) / radiusX) ** 2 + ((py - y) / radiusY) ** 2
      if (d >= 1) continue
      const keep = 1 - strength * (1 - d) ** 1.5
      for (const plane of planes) plane[py * width + px]! *= keep
    }
  }
}
