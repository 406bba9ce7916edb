import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { EngineError, type Checked, type CheckRequest, type EngineRun } from '../../engine.ts'
import { BUILT_IN } from '../models/read-models.ts'
import { asEngineError } from '../studio-errors.ts'
import { checks } from './checks.ts'
import type { Check } from './check.ts'

/** What speaks against what is to be made. Nothing where an operator's own model makes it: it has limits of its own. */
export async function checkPhotos(
  pool: StudioPool,
  { generator, input, offer }: CheckRequest,
  { signal, readUpload }: Pick<EngineRun, 'signal' | 'readUpload'>,
): Promise<Checked> {
  if (offer.model.id !== BUILT_IN) return { remarks: [] }
  // The request's input is that of its generator.
  const check = checks[generator] as Check<typeof generator>
  try {
    return { remarks: [], ...(await check(pool, input, { signal, readUpload })) }
  } catch (error) {
    const refused = asEngineError(error)
    // A fault of ours says nothing against the photos.
    if (!(refused instanceof EngineError) || refused === error || refused.reason.startsWith('engine-')) throw error
    return { refused, remarks: [] }
  }
}
