import { clamp, smoothstep } from '../../../pixels/colour.ts'
import type { Plane } from '../../../pixels/plane.ts'
import { blur } from '../blur.ts'
import { visible } from './turned.ts'
import { eyeFrames, type EyeFrame } from './eye-frame.ts'
import { cover, fillAll, srgb, type Canvas } from './paint.ts'

export interface Shadow {
  kind: 'shadow'
  /** Over the lid, and towards the outer corner and the fold. */
  lid: string
  outer: string
  amount: number
  /** How far up it goes: 1 to a little over the fold. */
  height: number
}

/** Shades each lid in place, from the lashes up, deepening outwards, with a breath of it under the eye. */
export function shadow(canvas: Canvas, { lid, outer, amount, height }: Shadow): void {
  const onLid = new Float32Array(canvas.light.length)
  const onOuter = new Float32Array(canvas.light.length)
  for (const eye of eyeFrames(canvas)) {
    const top = eye.crease - eye.upper(0.5)
    forEachAround(canvas, eye, (i, s, h) => {
      const above = h - eye.upper(clamp(s))
      const below = eye.lower(clamp(s)) - h
      const beyond = smoothstep(1 + 0.45 * eye.beyond, 1, s) * smoothstep(-0.14, 0.12, s)
      const rise = smoothstep(-0.02, 0.02, above) * smoothstep((top * 1.5 + 0.12) * height, top * 0.2, above)
      const low = smoothstep(0, 0.02, below) * smoothstep(0.16 * height, 0.02, below) * smoothstep(0.25, 0.8, s)
      const under = smoothstep(1.02, 1.3, s) * smoothstep(-0.1, 0.08, h)
      const outwards = smoothstep(0.42, 0.95, s)
      const fold = Math.exp(-(((above - top * 1.05) / (top * 0.55 + 0.04)) ** 2)) * smoothstep(0.2, 0.6, s)
      const share = beyond * Math.max(rise, low * 0.7) * (1 - under * 0.3)
      onLid[i] = Math.max(onLid[i]!, share * (1 - 0.75 * outwards))
      onOuter[i] = Math.max(onOuter[i]!, share * Math.max(outwards, fold * 0.7))
    })
  }
  const edge = canvas.unit * 0.006
  cover(canvas, blur(onLid, canvas, edge), lid, amount * 0.85)
  cover(canvas, blur(onOuter, canvas, edge), outer, amount * 0.95)
}

export interface Liner {
  kind: 'liner'
  colour: string
  amount: number
  /** Thickness at the outer corner and length of the wing, in widths of the eye. */
  thickness: number
  wing: number
}

/** A line along the upper lashes that thickens outwards into a wing, in place. */
export function liner(canvas: Canvas, { colour, amount, thickness, wing }: Liner): void {
  const outlines = eyeFrames(canvas).map((eye) => {
    const steps = Array.from({ length: 21 }, (_, k) => 0.06 + (k / 20) * 0.94)
    const edge = steps.map((s) => eye.toImage(s, eye.upper(s) - 0.012))
    const reach = wing * eye.beyond
    const tip = eye.toImage(1 + reach, eye.upper(1) + wing * 0.55 * visible(eye.beyond))
    const back = steps.toReversed().map((s) => eye.toImage(s, eye.upper(s) + thickness * (0.18 + 0.82 * s ** 1.6) * smoothstep(0, 0.25, s)))
    return [...edge, ...(reach > 0 ? [tip] : []), ...back]
  })
  const mask = blur(fillAll(outlines, canvas), canvas, canvas.unit * 0.0022)
  ink(canvas, mask, colour, amount)
}

/** Dark paint: never lighter than what it covers. */
export function ink(canvas: Canvas, mask: Plane, code: string, amount: number): void {
  const colour = srgb(code)
  canvas.planes.forEach((plane, c) => {
    for (let i = 0; i < mask.length; i++) {
      const share = mask[i]! * amount * canvas.strength
      if (share > 0.003) plane[i]! += share * (Math.min(plane[i]!, colour[c]! * canvas.lit) - plane[i]!)
    }
  })
}

/** Every pixel about an eye, with its place in the eye's own coordinates. */
export function forEachAround({ width, height }: Canvas, eye: EyeFrame, visit: (i: number, s: number, h: number, x: number, y: number) => void): void {
  const [x0, y0] = eye.toImage(0.5, 0)
  const reach = eye.width * 1.25
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y0 + reach); y++) {
    for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(width, x0 + reach); x++) {
      const [s, h] = eye.toEye(x + 0.5, y + 0.5)
      visit(y * width + x, s, h, x, y)
    }
  }
}
