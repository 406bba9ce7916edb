import { clamp, smoothstep } from '../pixels/colour.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import type { Painting } from './painter.ts'

const STRENGTH: Record<SceneSpec['time'], number> = { dawn: 0.3, day: 0.36, sunset: 0.3, night: 0.1 }
/** Height of the bow's centre as a share of the frame, and its radius in shorter sides. */
const CENTRE = 0.66
const RADIUS = 0.48
const BAND = 0.056

/** Red to violet from outside in, t in 0..1: sums of bell curves for each channel. */
function hue(t: number, c: number): number {
  const bell = (centre: number, width: number) => Math.exp(-(((t - centre) / width) ** 2))
  return c === 0 ? bell(0.16, 0.22) + 0.42 * bell(0.95, 0.14) : c === 1 ? bell(0.43, 0.21) : bell(0.72, 0.2)
}

/** A bow and its fainter second one over the far parts of a painting, brighter within, in place. */
export function layRainbow({ image, depth, tone }: Painting, { time, seed }: SceneSpec, checkCancelled: () => void): void {
  const { width, height, planes } = image
  const unit = Math.min(width, height)
  const middle = (0.5 + (((seed >>> 9) % 100) / 100 - 0.5) * 0.24) * width
  const strength = STRENGTH[time] / (tone.exposure ?? 1)
  for (let y = 0; y < height * CENTRE; y++) {
    if (y % 64 === 0) checkCancelled()
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const far = depth ? smoothstep(0.42, 0.9, depth[i]!) : 1
      if (far === 0) continue
      const r = Math.hypot(x - middle, y - CENTRE * height) / unit
      const first = (RADIUS - r) / BAND + 0.5
      const second = (r - RADIUS * 1.29) / (BAND * 1.7) + 0.5
      const inside = r < RADIUS ? 0.05 * smoothstep(RADIUS * 0.4, RADIUS, r) : 0
      if (inside === 0 && (first < -0.3 || first > 1.3) && (second < -0.3 || second > 1.3)) continue
      // It fades where its feet come down to the land.
      const foot = smoothstep(0, 0.16, CENTRE - y / height)
      for (let c = 0; c < 3; c++) {
        const bow = hue(first, c) * (first > -0.5 && first < 1.5 ? 1 : 0) + 0.34 * hue(second, c) * (second > -0.5 && second < 1.5 ? 1 : 0)
        const plane = planes[c]!
        plane[i]! += (bow * strength + inside * strength) * far * (0.35 + 0.65 * foot) * (1 - 0.3 * clamp(plane[i]!))
        // What is not in the hue is held back, so that the bow has colour before a bright sky too.
        if (first > 0 && first < 1) plane[i]! *= 1 - 0.26 * far * foot * (1 - hue(first, c)) * Math.sin(Math.PI * first)
      }
    }
  }
}
