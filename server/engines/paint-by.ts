import * as v from 'valibot'
import { generators, type GeneratorInput } from '#contract/generators/generators.ts'
import { EngineError, type EngineRun, type PaintPicture } from './engine.ts'
import { unusableField, type Offer } from './offer.ts'
import type { Others } from './registry.ts'
import { runOffer } from './run-offer.ts'
import { uuidOf } from './uuid-of.ts'

/** Has an offer paint pictures within the run of a film. What it cannot make of a wish is left to it. */
export function paintBy(engines: Others, painter: string, run: EngineRun): PaintPicture {
  let number = 0
  return async (input, own) => {
    const taken = engines.find(painter)
    if (!taken) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    let picture: Uint8Array | undefined
    const single: EngineRun = {
      ...run,
      ...own,
      // One for each picture, and the same again when the film is made again.
      taskId: uuidOf(`${run.taskId} ${number++}`),
      checkpoint: { value: undefined, write: async () => {} },
      async deliver(asset) {
        if (asset.kind === 'image') picture ??= asset.bytes
      },
    }
    await runOffer(taken, { generator: 'text-to-image', input: fittedTo(taken.offer, input), offer: taken.offer }, single, engines.translatorsFor(taken.offer))
    if (!picture) throw new EngineError('engine-failed', { kind: 'transient' })
    return picture
  }
}

function fittedTo(offer: Offer, input: GeneratorInput<'text-to-image'>): GeneratorInput<'text-to-image'> {
  const defaults = v.getDefaults(generators['text-to-image'].input) as Record<string, unknown>
  let fitted: Record<string, unknown> = input
  for (let field = unusableField(offer, fitted); field !== undefined && field !== 'prompt'; field = unusableField(offer, fitted)) fitted = { ...fitted, [field]: defaults[field] }
  return fitted as GeneratorInput<'text-to-image'>
}
