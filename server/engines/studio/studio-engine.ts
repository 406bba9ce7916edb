import { generatorIds, type GeneratorId, type GeneratorInput } from '#contract/generators/generators.ts'
import { createStudioPool, type StudioPool } from '#studio/pool/studio-pool.ts'
import { LOCAL_LANE } from '../../platform/jobs/jobs.ts'
import type { Engine } from '../engine.ts'
import { offerId, type Model, type Offer } from '../offer.ts'
import type { Output, Recipe, RecipeRun } from './recipes/recipe.ts'
import { readPrompt } from './read-prompt.ts'
import { recipes } from './recipes/recipes.ts'
import { createLexiconTranslator } from './lexicon-translator.ts'
import { asEngineError } from './studio-errors.ts'
import { createStudioWords } from './studio-words.ts'

export interface StudioEngineOptions {
  /** Pictures painted at once; each keeps a core busy. */
  paintThreads: number
}

/** No creation of the studio takes this long, milliseconds; one that does hangs. */
const TIME_LIMIT = 10 * 60_000
const ID = 'studio'
const model: Model = { id: 'built-in', name: 'Inkling Studio', about: { reason: 'about-studio' } }

/** The studio of this product, in threads of this process: no model and no network needed. */
export function createStudioEngine({ paintThreads }: StudioEngineOptions): Engine {
  const words = createStudioWords()
  // A process that only serves the web never starts the threads.
  let started: StudioPool | undefined
  const pool = () => (started ??= createStudioPool({ paintThreads, visionThreads: 1 }))

  function make<G extends GeneratorId>(generator: G, input: GeneratorInput<G>, run: RecipeRun): Promise<Output[]> {
    const recipe: Recipe<G> | undefined = recipes[generator]
    if (!recipe) throw new Error(`The studio has no recipe for '${generator}'`)
    return recipe(pool(), input, run)
  }

  return {
    id: ID,
    name: 'Inkling Studio',
    lanes: { [LOCAL_LANE]: paintThreads },
    words,
    translator: createLexiconTranslator(words),
    discover: async () => offers,
    async run(request, run) {
      const outputs = await make(request.generator, request.input, run).catch((error: unknown) => {
        throw asEngineError(error)
      })
      for (const output of outputs) await run.deliver({ kind: 'image', ...output })
    },
    read: readPrompt,
    warmUp: async () => {
      const painters = Array.from({ length: paintThreads }, () => pool().run('warm-up-paint', {}))
      // Ready or not, whoever asks is served; what is broken shows there.
      await Promise.allSettled([...painters, pool().run('warm-up-vision', {})])
      // The lexicons are put together at the first word, which takes a fifth of a second.
      readPrompt('text-to-image', 'lake')
    },
    close: async () => started?.close(),
  }
}

const offers = generatorIds
  .filter((generator) => recipes[generator] !== undefined)
  .map((generator): Offer => ({
    id: offerId(ID, model.id, generator),
    engine: ID,
    generator,
    model,
    accepts: 'all',
    lane: LOCAL_LANE,
    timeLimitMs: TIME_LIMIT,
    stays: true,
    reads: 'lexicon',
  }))
