import type { GeneratorId, GeneratorInput } from '#contract/generators/generators.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { EngineOutput, EngineRun } from '../../engine.ts'

/** How the studio makes what one generator promises. */
export type Recipe<G extends GeneratorId> = (pool: StudioPool, input: GeneratorInput<G>, run: EngineRun) => Promise<EngineOutput[]>

export type Recipes<Ids extends GeneratorId = GeneratorId> = { readonly [G in Ids]: Recipe<G> }
