import { toneMap, type RasterImage } from '../pixels/linear-image.ts'
import { Noise } from '../pixels/noise.ts'
import type { Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { applyStyle } from '../style/apply-style.ts'
import { finishPicture } from './finish.ts'
import { keep } from './keep.ts'
import type { PaintContext } from './painter.ts'
import { layRainbow } from './rainbow.ts'
import { scenePainters } from './scene-painters.ts'
import { layWeather } from './weather-veil.ts'

export interface PaintedScene {
  image: RasterImage
  /** 0 (near) .. 1 (far); absent where the scene has none. */
  depth?: Plane
}

export type SceneContext = Pick<PaintContext, 'draft' | 'progress' | 'checkCancelled'>

const noiseOf = keep<SceneSpec, Noise>()

/** Spec to picture: scene, subjects, tone and style. Pure for a spec and a size. */
export async function paintScene(
  spec: SceneSpec, width: number, height: number, { draft = false, progress, checkCancelled }: SceneContext,
): Promise<PaintedScene> {
  const paint = await scenePainters[spec.scene]()
  const { compose } = await import('./compose.ts')
  const context = (from: number, to: number): PaintContext => ({
    random: createRandom(spec.seed),
    noise: noiseOf(spec, () => new Noise(spec.seed)),
    draft,
    checkCancelled,
    progress: (fraction) => progress(from + (to - from) * Math.min(1, fraction)),
  })
  // A style takes about as long as placing and a third of the painting.
  const end = spec.style === 'photo' ? 0.9 : 0.65
  const scene = paint(spec, width, height, context(0, end))
  if (spec.sky === 'rainbow') layRainbow(scene, spec, checkCancelled)
  if (spec.sky === 'fireworks') {
    const { layFireworks } = await import('./skies/fireworks/fireworks.ts')
    layFireworks(scene, spec, noiseOf(spec, () => new Noise(spec.seed)), checkCancelled)
  }
  const painting = compose(scene, spec, context(end, end + 0.1))
  checkCancelled()
  layWeather(painting, spec, checkCancelled)
  const toned = toneMap(painting.image, painting.tone, checkCancelled)
  finishPicture(toned, spec, checkCancelled)
  const image = applyStyle(toned, spec.style, { seed: spec.seed, context: context(end + 0.1, 1) })
  return { image, ...(painting.depth && { depth: painting.depth }) }
}
