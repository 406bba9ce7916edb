import { toneMap, type RasterImage } from '../pixels/linear-image.ts'
import { Noise } from '../pixels/noise.ts'
import type { Plane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { applyStyle } from '../style/apply-style.ts'
import { finishPicture } from './finish.ts'
import type { PaintContext, Painting, ScenePainter } from './painter.ts'
import { scenePainters } from './scene-painters.ts'
import { layWeather } from './weather-veil.ts'

export interface PaintedScene {
  image: RasterImage
  /** 0 (near) .. 1 (far); absent where the scene has none. */
  depth?: Plane
}

export type SceneContext = Pick<PaintContext, 'progress' | 'checkCancelled'>

/** Spec to picture: scene, subjects, tone and style. Pure for a spec and a size. */
export async function paintScene(
  spec: SceneSpec, width: number, height: number, { progress, checkCancelled }: SceneContext,
): Promise<PaintedScene> {
  const paint = await scenePainters[spec.scene]()
  const { compose } = await import('./compose.ts')
  const context = (from: number, to: number): PaintContext => ({
    random: createRandom(spec.seed),
    noise: new Noise(spec.seed),
    checkCancelled,
    progress: (fraction) => progress(from + (to - from) * Math.min(1, fraction)),
  })
  // A style takes about as long as placing and a third of the painting.
  const end = spec.style === 'photo' ? 0.9 : 0.65
  const painting = compose(paintFramed(paint, spec, width, height, context(0, end)), spec, context(end, end + 0.1))
  layWeather(painting, spec)
  const toned = toneMap(painting.image, painting.tone)
  finishPicture(toned, spec, checkCancelled)
  const image = applyStyle(toned, spec.style, { seed: spec.seed, context: context(end + 0.1, 1) })
  return { image, ...(painting.depth && { depth: painting.depth }) }
}

/** Painters of what has no near and far: a close view is a part of a larger picture. */
const WHOLE: readonly SceneSpec['scene'][] = ['galaxy', 'inkwash', 'abstract']
const CLOSER = 1.4

function paintFramed(paint: ScenePainter, spec: SceneSpec, width: number, height: number, context: PaintContext): Painting {
  if (spec.framing !== 'close' || !WHOLE.includes(spec.scene)) return paint(spec, width, height, context)
  const [large, tall] = [Math.round(width * CLOSER), Math.round(height * CLOSER)]
  const { image, depth, tone } = paint(spec, large, tall, context)
  const [left, top] = [(large - width) >> 1, Math.round((tall - height) * 0.6)]
  const part = (plane: Plane): Plane => {
    const out = new Float32Array(width * height)
    for (let y = 0; y < height; y++) out.set(plane.subarray((top + y) * large + left, (top + y) * large + left + width), y * width)
    return out
  }
  const [red, green, blue] = image.planes
  return { image: { width, height, planes: [part(red), part(green), part(blue)] }, tone, ...(depth && { depth: part(depth) }) }
}
