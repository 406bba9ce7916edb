import { generatorIds } from '#contract/generators/generators.ts'
import type { Engine } from '../../engines/engine.ts'

/** The engine that runs a generator: the first of those configured that can. */
export type FindEngine = (generator: string) => Engine | undefined

export function createFindEngine(engines: readonly Engine[]): FindEngine {
  return (generator) => {
    const id = generatorIds.find((known) => known === generator)
    return id && engines.find((engine) => engine.canRun(id))
  }
}
