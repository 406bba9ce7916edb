import type { GeneratorId } from '#contract/generators/generators.ts'
import { createStudioPool, type StudioPool } from '#studio/pool/studio-pool.ts'
import type { Engine, EngineRequest, EngineRun } from '../engine.ts'
import { backgroundChange, cutout } from './photos.ts'
import { asEngineError } from './studio-errors.ts'
import { textToImage } from './text-to-image.ts'

const generators: readonly GeneratorId[] = ['text-to-image', 'cutout', 'background-change']

export interface StudioEngineOptions {
  /** Pictures painted at once; each keeps a core busy. */
  paintThreads: number
}

/** The studio of this product, in threads of this process: no model and no network needed. */
export function createStudioEngine({ paintThreads }: StudioEngineOptions): Engine {
  // A process that only serves the web never starts the threads.
  let started: StudioPool | undefined

  function recipe({ generator, input }: EngineRequest, run: EngineRun) {
    const pool = (started ??= createStudioPool({ paintThreads, visionThreads: 1 }))
    switch (generator) {
      case 'text-to-image':
        return textToImage(pool, input, run)
      case 'cutout':
        return cutout(pool, input, run)
      case 'background-change':
        return backgroundChange(pool, input, run)
    }
  }

  return {
    id: 'studio',
    canRun: (generator) => generators.includes(generator),
    run: (request, run) =>
      recipe(request, run).catch((error: unknown) => {
        throw asEngineError(error)
      }),
    close: async () => started?.close(),
  }
}
