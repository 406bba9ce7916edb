import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { keep } from '../keep.ts'
import type { PaintContext } from '../painter.ts'
import type { Part } from './model.ts'
import { pausing } from './pausing.ts'

const models = keep<SceneSpec, Map<number, readonly Part[]>>()

/** A model is built once for a picture's small look and the picture itself; its random numbers are its own, from one draw. */
export function keepModel(spec: SceneSpec, { random, checkCancelled }: Pick<PaintContext, 'random' | 'checkCancelled'>, build: (random: Random) => readonly Part[]): readonly Part[] {
  const draw = random()
  const built = models(spec, () => new Map())
  const known = built.get(draw)
  if (known) return known
  const parts = pausing(checkCancelled, () => build(createRandom(draw * 4294967296)))
  built.set(draw, parts)
  return parts
}
