import type { CheckedGenerator, CheckedInput } from '#contract/generators/generators.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import type { Checked, EngineRun } from '../../engine.ts'

/** Looks at what a generator's input holds so far. Rejects with what the studio would refuse. */
export type Check<G extends CheckedGenerator> = (
  pool: StudioPool,
  input: CheckedInput<G>,
  run: Pick<EngineRun, 'signal' | 'readUpload'>,
) => Promise<Partial<Checked> | void>
