import { hex, smoothstep, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

interface Look {
  saturation: number
  /** Lifts the blacks towards a soft, printed look. */
  lift: number
  contrast: number
  /** Tints of the dark and the bright parts, and how far they go. */
  shadows: Rgb
  lights: Rgb
  tint: number
}

const plain: Look = { saturation: 1, lift: 0, contrast: 1, shadows: [1, 1, 1], lights: [1, 1, 1], tint: 0 }
const looks: Record<SceneSpec['palette'], Look> = {
  natural: plain,
  warm: { ...plain, saturation: 1.06, shadows: hex('#8a5a52'), lights: hex('#ffd29a'), tint: 0.42 },
  cool: { ...plain, saturation: 0.82, shadows: hex('#34598f'), lights: hex('#b4d4ff'), tint: 0.62 },
  pastel: { ...plain, saturation: 0.78, lift: 0.09, contrast: 0.8, shadows: hex('#b9a4d8'), lights: hex('#ffe6ea'), tint: 0.4 },
  vivid: { ...plain, saturation: 1.5, contrast: 1.1 },
  mono: { ...plain, saturation: 0.03, contrast: 1.18 },
  neon: { ...plain, saturation: 1.25, contrast: 1.08, shadows: hex('#5a3cf0'), lights: hex('#ff72d2'), tint: 0.42 },
  gold: { ...plain, saturation: 0.75, shadows: hex('#6a4426'), lights: hex('#ffca62'), tint: 0.72 },
  rose: { ...plain, saturation: 0.8, shadows: hex('#7c4a78'), lights: hex('#ffb4bf'), tint: 0.66 },
  jade: { ...plain, saturation: 0.78, shadows: hex('#1c6660'), lights: hex('#c4f0d0'), tint: 0.66 },
}

const moods: Record<SceneSpec['mood'], { saturation: number; contrast: number; light: number; vignette: number }> = {
  calm: { saturation: 1, contrast: 1, light: 1, vignette: 0.3 },
  dramatic: { saturation: 0.96, contrast: 1.22, light: 0.84, vignette: 0.6 },
  dreamy: { saturation: 0.96, contrast: 0.9, light: 1.06, vignette: 0.2 },
  joyful: { saturation: 1.16, contrast: 1.02, light: 1.1, vignette: 0.15 },
  mysterious: { saturation: 0.82, contrast: 1.04, light: 0.8, vignette: 0.65 },
}

const brightness = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const even = (colour: Rgb): Rgb => {
  const level = brightness(colour)
  return [colour[0] / level, colour[1] / level, colour[2] / level]
}

/** The palette's and the mood's colours and the vignette, in place, on linear light before the tone map. */
export function grade(image: LinearImage, spec: SceneSpec, checkCancelled: () => void): void {
  const look = looks[spec.palette]
  const mood = moods[spec.mood]
  const shadows = even(look.shadows)
  const lights = even(look.lights)
  const saturation = look.saturation * mood.saturation
  const contrast = look.contrast * mood.contrast
  const middle = 0.22
  const { width, height, planes } = image
  const [red, green, blue] = planes
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkCancelled()
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const level = Math.max(1e-5, 0.2126 * red[i]! + 0.7152 * green[i]! + 0.0722 * blue[i]!)
      const [u, v] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5]
      const far = Math.sqrt(u * u + v * v)
      const shade = mood.light * (1 - mood.vignette * smoothstep(0.36, 0.8, far))
      const target = (contrast === 1 ? level : Math.pow(level / middle, contrast) * middle) * shade
      const bright = level / (level + 0.16)
      for (let c = 0; c < 3; c++) {
        const chroma = Math.max(0, 1 + (planes[c]![i]! / level - 1) * saturation)
        const tone = shadows[c]! + (lights[c]! - shadows[c]!) * bright
        planes[c]![i] = target * chroma * (1 + (tone - 1) * look.tint) + look.lift * tone * look.tint
      }
    }
  }
}
