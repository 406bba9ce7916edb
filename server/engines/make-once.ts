import { randomUUID } from 'node:crypto'
import type { Engine, EngineAsset, EngineRequest, EngineRun, GeneratorRequest } from './engine.ts'
import type { Offer } from './offer.ts'
import { helpersFor } from './helpers.ts'
import type { Others } from './registry.ts'
import { runOffer } from './run-offer.ts'

export interface MakeOnceOptions extends Partial<Pick<EngineRun, 'signal' | 'onProgress' | 'onPreview' | 'readUpload' | 'deliver'>> {
  /** The engine's first of the generator by default. */
  offer?: Offer | undefined
  /** What the engines of an installation do for one another; by default the engine is alone. */
  others?: Others
}

const alone = ({ translator, cutOut }: Engine): NonNullable<MakeOnceOptions['others']> => ({
  translatorsFor: () => (translator ? [translator] : []),
  cutOut: cutOut ?? (() => Promise.reject(new Error('There are no eyes here'))),
  find: () => undefined,
  camera: () => undefined,
  speaker: () => undefined,
})

/**
 * Has an engine make one creation outside of any installation, for scripts: no task, no queue, nothing stored. A film can only be read while it is delivered. Rejects with the
 * engine's own error, or an Error when it has no offer for the generator.
 */
export async function makeOnce(engine: Engine, { generator, input }: GeneratorRequest, options: MakeOnceOptions = {}): Promise<EngineAsset[]> {
  const { signal = AbortSignal.timeout(600_000), onProgress = () => {}, onPreview = () => {}, others = alone(engine) } = options
  const offer = options.offer ?? (await engine.discover(signal)).find((one) => one.generator === generator)
  if (!offer) throw new Error(`'${engine.id}' has no offer for '${generator}'`)
  const assets: EngineAsset[] = []
  const checkpoint: EngineRun['checkpoint'] = {
    value: undefined,
    write: async (value) => {
      checkpoint.value = value
    },
  }
  const run: EngineRun = {
    taskId: randomUUID(),
    signal,
    givenUp: () => true,
    checkpoint,
    onProgress,
    onPreview,
    readUpload: options.readUpload ?? (() => Promise.reject(new Error('There are no photos here'))),
    copyFilm: () => Promise.reject(new Error('There are no films here')),
    cutOut: others.cutOut,
    deliver: async (asset) => {
      assets.push(asset)
      await options.deliver?.(asset)
    },
  }
  await runOffer({ engine, offer }, { generator, input, offer } as EngineRequest, { ...run, ...helpersFor(others, { offer, input }, run) }, others.translatorsFor(offer))
  return assets
}
