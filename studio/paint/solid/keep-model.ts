import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'
import type { PaintContext } from '../painter.ts'
import type { Part } from './model.ts'
import { pausing } from './pausing.ts'

const models = keep<SceneSpec, Map<unknown, Map<number, readonly Part[]>>>()

/**
 * A model is built once for a picture's small look and the picture itself; its random numbers are its own, from one
 * draw. `of` tells it from the picture's other models, which may have drawn the same.
 */
export function keepModel(spec: SceneSpec, { random, checkCancelled }: Pick<PaintContext, 'random' | 'checkCancelled'>, build: (random: Random) => readonly Part[], of: unknown): readonly Part[] {
  const draw = random()
  const kinds = models(spec, () => new Map())
  const built = kinds.get(of) ?? new Map<number, readonly Part[]>()
  kinds.set(of, built)
  const known = built.get(draw)
  if (known) return known
  const parts = pausing(checkCancelled, () => build(createRandom(draw * 4294967296)))
  built.set(draw, parts)
  return parts
}
