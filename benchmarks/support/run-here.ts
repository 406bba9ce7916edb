import type { GeneratorId } from '#contract/generators/generators.ts'
import { recipes } from '#server/engines/studio/recipes/recipes.ts'
import type { Recipe } from '#server/engines/studio/recipes/recipe.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { TaskContext } from '#studio/pool/task-context.ts'
import { tasks } from '#studio/pool/tasks.ts'
import type { SampleRequest } from './sample-requests.ts'

/** Runs a request in this very thread, without the pool, so that its processor time can be read. */
export function createRunner({ request, readUpload }: SampleRequest, context: TaskContext): () => Promise<unknown> {
  const pool = {
    run: async (name: keyof typeof tasks, input: unknown) => (await tasks[name].load()).run(input as never, context),
  } as StudioPool
  const recipe = recipeOf<GeneratorId>(request.generator)
  const signal = new AbortController().signal
  return () => recipe(pool, request.input, { signal, readUpload, onProgress: () => {}, onPreview: () => {} })
}

const recipeOf = <G extends GeneratorId>(generator: G): Recipe<G> => recipes[generator]
