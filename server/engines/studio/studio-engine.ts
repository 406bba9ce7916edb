import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import { createStudioPool, type StudioPool } from '#studio/pool/studio-pool.ts'
import type { Engine, EngineOutput, EngineRun } from '../engine.ts'
import type { Recipe } from './recipes/recipe.ts'
import { recipes } from './recipes/recipes.ts'
import { asEngineError } from './studio-errors.ts'

export interface StudioEngineOptions {
  /** Pictures painted at once; each keeps a core busy. */
  paintThreads: number
}

/** The studio of this product, in threads of this process: no model and no network needed. */
export function createStudioEngine({ paintThreads }: StudioEngineOptions): Engine {
  // A process that only serves the web never starts the threads.
  let started: StudioPool | undefined
  const pool = () => (started ??= createStudioPool({ paintThreads, visionThreads: 1 }))

  function make<G extends GeneratorId>(generator: G, input: GeneratorInput<G>, run: EngineRun): Promise<EngineOutput[]> {
    const recipe: Recipe<G> | undefined = recipes[generator]
    if (!recipe) throw new Error(`The studio has no recipe for '${generator}'`)
    return recipe(pool(), input, run)
  }

  return {
    id: 'studio',
    canRun: (generator) => recipes[generator] !== undefined,
    run: (request, run) =>
      make(request.generator, request.input, run).catch((error: unknown) => {
        throw asEngineError(error)
      }),
    warmUp: async () => {
      const painters = Array.from({ length: paintThreads }, () => pool().run('warm-up-paint', {}))
      // Ready or not, whoever asks is served; what is broken shows there.
      await Promise.allSettled([...painters, pool().run('warm-up-vision', {})])
    },
    close: async () => started?.close(),
  }
}
