import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { StudioError } from '#studio/studio-error.ts'
import { EngineError, type Checked, type EngineRun, type GeneratorRequest } from '../engine.ts'
import { asEngineError } from './studio-errors.ts'

/** What speaks against what is to be made. Nothing where the generator has nothing to check. */
export async function checkPhotos(
  pool: StudioPool,
  { generator, input }: GeneratorRequest,
  { signal, readUpload }: Pick<EngineRun, 'signal' | 'readUpload'>,
): Promise<Checked> {
  if (generator !== 'face-swap') return { remarks: [] }
  const [photo, face] = await Promise.all([readUpload(input.photo), readUpload(input.face)])
  try {
    const { apart, remarks } = await pool.run('face-swap-check', { photo, face, who: input.who }, { signal })
    return { ...(apart && { refused: new EngineError('faces-apart') }), remarks }
  } catch (error) {
    const refused = asEngineError(error)
    // A fault that is of neither photo is ours, and says nothing against them.
    if (!(error instanceof StudioError) || error.photo === undefined || !(refused instanceof EngineError)) throw error
    return { refused, remarks: [] }
  }
}
