import { hex, smoothstep, type Rgb } from '../pixels/colour.ts'
import type { LinearImage } from '../pixels/linear-image.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'

interface Grade {
  saturation: number
  /** Three tones that the picture's lights are pulled to: shadow, middle, light. */
  tones: readonly [Rgb, Rgb, Rgb]
  /** How far they are pulled, 0..1. */
  amount: number
}

const grade = (saturation: number, amount: number, shadow: string, middle: string, light: string): Grade => ({
  saturation,
  amount,
  tones: [hex(shadow), hex(middle), hex(light)],
})

const GRADES: Record<SceneSpec['palette'], Grade | null> = {
  natural: null,
  warm: grade(1, 0.42, '#2a120c', '#c9783f', '#ffe9c4'),
  cool: grade(0.9, 0.45, '#071626', '#3f83b8', '#e6f4ff'),
  pastel: grade(0.7, 0.38, '#4a4468', '#d3a9c9', '#fff3ee'),
  vivid: grade(1.25, 0, '#000000', '#808080', '#ffffff'),
  mono: grade(0, 1, '#000000', '#808080', '#ffffff'),
  neon: grade(1.14, 0.2, '#120a3a', '#b02fb0', '#b8f4ff'),
  gold: grade(0.85, 0.55, '#1f1206', '#c08a32', '#fff0c2'),
  rose: grade(0.9, 0.5, '#2b1020', '#d0718d', '#ffeaea'),
  jade: grade(0.9, 0.5, '#04201e', '#3a9f86', '#eafff2'),
}

/** Pulls a picture in linear light into the prompt's palette, in place, keeping each pixel's lightness. */
export function gradeToPalette({ planes }: LinearImage, palette: SceneSpec['palette'], checkCancelled: () => void): void {
  const chosen = GRADES[palette]
  if (!chosen) return
  const {
    saturation,
    amount,
    tones: [shadow, middle, light],
  } = chosen
  const [red, green, blue] = planes
  const tone = [0, 0, 0]
  for (let i = 0; i < red.length; i++) {
    if ((i & 0xffff) === 0) checkCancelled()
    const luma = 0.2126 * red[i]! + 0.7152 * green[i]! + 0.0722 * blue[i]!
    const place = Math.min(1, Math.sqrt(luma))
    const toMiddle = smoothstep(0, 0.5, place)
    const toLight = smoothstep(0.5, 1, place)
    for (let c = 0; c < 3; c++) tone[c] = (shadow[c]! + (middle[c]! - shadow[c]!) * toMiddle) * (1 - toLight) + light[c]! * toLight
    const toneLuma = 0.2126 * tone[0]! + 0.7152 * tone[1]! + 0.0722 * tone[2]! + 1e-4
    const level = (0.75 * luma + 0.25 * Math.min(luma, toneLuma)) / toneLuma
    for (let c = 0; c < 3; c++) {
      const value = Math.max(0, luma + (planes[c]![i]! - luma) * saturation)
      planes[c]![i] = value + (tone[c]! * level - value) * amount
    }
  }
}
