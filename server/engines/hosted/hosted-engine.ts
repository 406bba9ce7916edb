import type { Engine } from '../engine.ts'
import { EngineError } from '../engine.ts'
import { discoverOffers } from './discovery.ts'
import { translatorOf } from './english.ts'
import { imageModelsIn } from './known-models.ts'
import { makePictures } from './make-pictures.ts'
import type { Service } from './service.ts'
import { tellPicture } from './tell-picture.ts'

/** A hosted service as an engine; `atOnce` creations are with it at the same time. */
export function createHostedEngine(service: Service, { name, atOnce }: { name: string; atOnce: number }): Engine {
  const { id, images } = service
  const translator = translatorOf(service)
  return {
    id,
    name,
    ...(translator && { translator }),
    lanes: { [id]: atOnce },
    discover: (signal) => discoverOffers(service, signal),
    run: async (request, run) => {
      const model = request.offer.model.id
      if (request.generator === 'image-to-text') return tellPicture(service, model, request.input, run)
      const card = images.find(({ id }) => id === model) ?? imageModelsIn([model])[0]
      if (!card) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
      return makePictures(service, card, request, run)
    },
    close: async () => {},
  }
}
