import { clamp, smoothstep } from '../../../pixels/colour.ts'
import { eyeOpenness } from '../../../vision/face-geometry.ts'
import { eyeFrames } from './eye-frame.ts'
import { forEachAround } from './eyes.ts'
import { findIris } from './iris.ts'
import { srgb, type Canvas } from './paint.ts'

export interface Lens {
  kind: 'lens'
  colour: string
  amount: number
}

/** Colours the iris in place, with a darker rim; pupil and glints stay. */
export function lens(canvas: Canvas, { colour: code, amount }: Lens): void {
  const { planes, light, strength } = canvas
  const colour = srgb(code)
  eyeFrames(canvas).forEach((eye, e) => {
    if (eyeOpenness(canvas.face)[e]! < 0.14) return
    const { centre, radius } = findIris(light, canvas, eye)
    forEachAround(canvas, eye, (i, s, h, x, y) => {
      const out = Math.hypot(x - centre[0], y - centre[1]) / radius
      if (out > 1.15) return
      const opening = smoothstep(0.005, 0.035, eye.upper(clamp(s)) - h) * smoothstep(-0.01, 0.02, h - eye.lower(clamp(s)))
      const ring = smoothstep(1.08, 0.94, out) * smoothstep(0.3, 0.5, out)
      const share = ring * opening * amount * strength * smoothstep(0.75, 0.5, light[i]!)
      if (share < 0.003) return
      const rim = 1 - 0.55 * smoothstep(0.78, 1, out)
      const grain = 0.5 + 1.1 * light[i]! + 0.35 * smoothstep(0.85, 0.4, out)
      for (let c = 0; c < 3; c++) planes[c]![i]! += share * (clamp(colour[c]! * canvas.lit * grain * rim) - planes[c]![i]!)
    })
  })
}
