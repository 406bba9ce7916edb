import type { Description } from '#contract/entities.ts'
import type { Understood } from '../../engines/engine.ts'

/** A creative description as it is kept: what the engine said in codes gets its words when somebody looks. */
export interface StoredDescription extends Omit<Description, 'understood' | 'notes'> {
  understood?: Understood[] | undefined
  notes?: string[] | undefined
}
