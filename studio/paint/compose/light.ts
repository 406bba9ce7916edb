import { clamp, lightOf, type Rgb } from '../../pixels/colour.ts'
import type { LinearImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { DisplayTone } from './display-tone.ts'

/** Mean display colour of the scene round a point, over a square of the given side (pixels), from a 12 × 12 grid. */
export function backdropColour(
  { width, height, planes }: LinearImage, tone: DisplayTone, x: number, y: number, side: number,
): Rgb {
  const sums = [0, 0, 0]
  for (let v = 0; v < 12; v++) {
    for (let u = 0; u < 12; u++) {
      const px = Math.min(width - 1, Math.max(0, Math.round(x + ((u + 0.5) / 12 - 0.5) * side * 1.3)))
      const py = Math.min(height - 1, Math.max(0, Math.round(y + ((v + 0.5) / 12 - 0.5) * side * 1.3)))
      for (let c = 0; c < 3; c++) sums[c]! += tone.toDisplay(planes[c]![py * width + px]!)
    }
  }
  return [sums[0]! / 144, sums[1]! / 144, sums[2]! / 144]
}

const HAZE: Record<SceneSpec['weather'], number> = { clear: 0.04, cloudy: 0.07, mist: 0.3, rain: 0.16, snow: 0.14, aurora: 0.08 }

/** How the light of its place falls on a figure: a little of the surroundings' colour and brightness, and the air before it. */
export function lightOn({ scene, weather, time }: SceneSpec, around: Rgb, depth: number): { tint: Rgb; haze: number } {
  const grey = Math.max(0.04, lightOf(around))
  // At night the subjects' own painters have dimmed them already.
  const level = clamp(Math.pow(grey / 0.45, 0.34), time === 'night' ? 0.88 : 0.6, 1.06)
  const lean = scene === 'inkwash' ? 0.1 : 0.22
  const channel = (value: number) => level * (1 + lean * (clamp(value / grey, 0.5, 1.6) - 1))
  const tint: Rgb = [channel(around[0]), channel(around[1]), channel(around[2])]
  const haze = clamp(HAZE[weather] * (0.35 + 1.3 * depth) + 0.34 * depth * depth, 0, 0.6)
  return { tint, haze: scene === 'inkwash' ? haze + 0.12 : haze }
}
