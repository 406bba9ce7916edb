import { hex, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

interface Grade {
  saturation: number
  /** Tints that dark and bright places are drawn towards. */
  shadow: Rgb
  light: Rgb
  amount: number
}

const GRADES: Readonly<Record<Exclude<SceneSpec['palette'], 'natural'>, Grade>> = {
  warm: { saturation: 1.05, shadow: hex('#4a2418'), light: hex('#ffe2b4'), amount: 0.3 },
  cool: { saturation: 0.95, shadow: hex('#0e2a52'), light: hex('#dcf0ff'), amount: 0.36 },
  pastel: { saturation: 0.72, shadow: hex('#a08cc0'), light: hex('#fff4ee'), amount: 0.36 },
  vivid: { saturation: 1.45, shadow: hex('#0a1a50'), light: hex('#fff6d8'), amount: 0.08 },
  mono: { saturation: 0, shadow: hex('#050506'), light: hex('#fafafa'), amount: 0.2 },
  neon: { saturation: 1.5, shadow: hex('#2a0a6a'), light: hex('#7cfaff'), amount: 0.42 },
  gold: { saturation: 0.8, shadow: hex('#3a2008'), light: hex('#ffe6a0'), amount: 0.5 },
  rose: { saturation: 1, shadow: hex('#4a1430'), light: hex('#ffe0e8'), amount: 0.36 },
  jade: { saturation: 0.85, shadow: hex('#06302c'), light: hex('#e0ffec'), amount: 0.46 },
}

/** Draws a scene's colours towards a named palette, in place. */
export function gradeToPalette({ planes: [red, green, blue] }: LinearImage, palette: SceneSpec['palette']): void {
  if (palette === 'natural') return
  const { saturation, shadow, light, amount } = GRADES[palette]
  for (let i = 0; i < red.length; i++) {
    const luminance = 0.2126 * red[i]! + 0.7152 * green[i]! + 0.0722 * blue[i]!
    const t = Math.min(1, Math.sqrt(luminance))
    for (const [plane, c] of [
      [red, 0],
      [green, 1],
      [blue, 2],
    ] as const) {
      const own = Math.max(0, luminance + (plane[i]! - luminance) * saturation)
      plane[i] = own + (shadow[c] + (light[c] - shadow[c]) * t * t - own) * amount
    }
  }
}
