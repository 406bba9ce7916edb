import { recipes } from '#server/engines/studio/recipes/recipes.ts'
import type { PictureGenerator, Recipe } from '#server/engines/studio/recipes/recipe.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { TaskContext } from '#studio/pool/task-context.ts'
import { tasks } from '#studio/pool/tasks.ts'
import type { SampleRequest } from './sample-requests.ts'

/** Runs a request in this very thread, without the pool, so that its processor time can be read. */
export function createRunner({ request, readUpload }: SampleRequest, context: TaskContext): () => Promise<unknown> {
  if (request.generator === 'img-to-video') throw new Error('Films are made in a process of their own: benchmarks/film.ts')
  const pool = {
    run: async (name: keyof typeof tasks, input: unknown) => (await tasks[name].load()).run(input as never, context),
  } as StudioPool
  const recipe = recipeOf<PictureGenerator>(request.generator)
  const signal = new AbortController().signal
  return () => recipe(pool, request.input, { signal, readUpload, onProgress: () => {}, onPreview: () => {} })
}

const recipeOf = <G extends PictureGenerator>(generator: G): Recipe<G> => recipes[generator]
