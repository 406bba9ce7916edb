import { clamp, smoothstep } from '../pixels/colour.ts'
import { gaussianBlur, type Plane } from '../pixels/plane.ts'

/**
 * Tone laid as a few glazes with edges: steps of 1/levels, each rounded over `softness` of its height.
 * `offset` (mean 0) moves the edges about, so that they run like water rather than along an isoline.
 */
export function glaze(tone: Plane, offset: Plane, levels: number, softness: number): Plane {
  const out = new Float32Array(tone.length)
  for (let i = 0; i < tone.length; i++) {
    const value = clamp(tone[i]! + offset[i]!) * levels
    const floor = Math.floor(value)
    out[i] = (floor + smoothstep(0.5 - softness / 2, 0.5 + softness / 2, value - floor)) / levels
  }
  return out
}

/** Where a wash dries it leaves its pigment: 0 in the middle of a wash .. about 1 on its rim; width in pixels. */
export function wetEdges(tone: Plane, width: number, height: number, rim: number): Plane {
  const near = gaussianBlur(tone, width, height, Math.max(0.6, rim * 0.4))
  const far = gaussianBlur(tone, width, height, Math.max(1, rim * 1.6))
  return near.map((value, i) => clamp((far[i]! - value) * 9, 0, 1))
}

/** 1 on the painted sheet, falling to 0 over a ragged margin; margin as a share of the long side. */
export function raggedFrame(width: number, height: number, ragged: Plane, margin: number): Plane {
  const long = Math.max(width, height)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / long
      out[i] = smoothstep(margin * 0.8, margin * 1.1, inside + ragged[i]! * margin * 0.55)
    }
  }
  return out
}
