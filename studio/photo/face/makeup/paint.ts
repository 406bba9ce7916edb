import { clamp, hex } from '../../../pixels/colour.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { luma } from '../../../style/display-image.ts'
import { fillOutlines } from '../../../vision/face-mask.ts'
import type { Point } from '../../../vision/face-geometry.ts'
import { blur } from '../blur.ts'
import type { FaceView } from '../face-view.ts'

/** What the layers of a look share: the face and what is known of its light. */
export interface Canvas extends FaceView {
  /** Luma of the bare photo, 0..1. */
  light: Plane
  /** How brightly the face is lit, some 0.5..1.05: paint is as dark as its surroundings. */
  lit: number
  /** Skin that can take paint, 0..1: no hair, no frames. */
  skin: Plane
  /** 0..1, over all layers. */
  strength: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** '#rrggbb' as sRGB 0..1. */
export function srgb(code: string): Colour {
  const [red, green, blue] = hex(code)
  return [Math.pow(red, 1 / 2.2), Math.pow(green, 1 / 2.2), Math.pow(blue, 1 / 2.2)]
}

/** Opaque paint, in place: the colour as it is lit, with the texture and the shading of what it covers. */
export function cover(canvas: Canvas, mask: Plane, code: string, amount: number): void {
  const { planes, unit, lit, strength } = canvas
  const colour = srgb(code)
  const light = luma({ planes })
  const low = blur(light, canvas, unit * 0.02)
  planes.forEach((plane, c) => {
    for (let i = 0; i < mask.length; i++) {
      const share = mask[i]! * amount * strength
      if (share < 0.003) continue
      const texture = (light[i]! + 0.02) / (low[i]! + 0.02)
      plane[i]! += share * (clamp(colour[c]! * lit * texture) - plane[i]!)
    }
  })
}

/** Transparent stain, in place: takes out the light that the colour lacks, and glows a little, so that it shows on deep skin. */
export function stain(canvas: Canvas, mask: Plane, code: string, amount: number): void {
  const { planes, lit, strength } = canvas
  const colour = srgb(code)
  const most = Math.max(...colour)
  planes.forEach((plane, c) => {
    const tint = colour[c]! / most
    const glow = colour[c]! * lit
    for (let i = 0; i < mask.length; i++) {
      const share = mask[i]! * amount * strength
      if (share < 0.003) continue
      const value = plane[i]!
      plane[i] = value + share * (value * tint * 0.78 + glow * 0.22 - value)
    }
  })
}

/** Multiplies each channel by its gain, in place; white stays white. */
export function shade({ planes, strength }: Canvas, mask: Plane, gains: Colour, amount: number): void {
  planes.forEach((plane, c) => {
    const gain = gains[c]!
    for (let i = 0; i < mask.length; i++) {
      const share = mask[i]! * amount * strength
      if (share < 0.003) continue
      const value = plane[i]!
      plane[i] = value + share * ((value * gain) / (1 + Math.max(0, gain - 1) * value) - value)
    }
  })
}

/** Each outline filled, overlapping where they do. */
export function fillAll(outlines: readonly (readonly Point[])[], canvas: FaceView): Plane {
  const { width, height } = canvas
  const mask = new Float32Array(width * height)
  for (const outline of outlines) fillOutlines([outline], canvas, mask)
  return mask.map((value) => Math.min(1, value))
}

/** A line between two points: radius in face widths; `narrow` is how much narrower it is across the face. */
export type SoftLine = readonly [from: Point, to: Point, radius: number, weight?: number, narrow?: number]

/** Soft brush strokes: a bell across each line; the strongest counts. */
export function softLines({ width, height, unit, pose }: FaceView, lines: readonly SoftLine[]): Plane {
  const mask = new Float32Array(width * height)
  const roll = (pose.roll * Math.PI) / 180
  const [acrossX, acrossY] = [Math.cos(roll), Math.sin(roll)]
  for (const [from, to, radius, weight = 1, narrow = 1] of lines) {
    if (weight === 0) continue
    const reach = radius * unit
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.max(1e-6, dx * dx + dy * dy)
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach * 2.4))
    const bottom = Math.min(height, Math.ceil(Math.max(from[1], to[1]) + reach * 2.4))
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach * 2.4))
    const right = Math.min(width, Math.ceil(Math.max(from[0], to[0]) + reach * 2.4))
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / length)
        const [ax, ay] = [x - from[0] - t * dx, y - from[1] - t * dy]
        const across = ax * acrossX + ay * acrossY
        const wide = across / Math.max(0.2, Math.min(1, narrow))
        const value = weight * Math.exp(-(ax * ax + ay * ay + wide * wide - across * across) / (reach * reach))
        if (value > mask[y * width + x]!) mask[y * width + x] = value
      }
    }
  }
  return mask
}
