import type { Engine } from '../engine.ts'
import { EngineError } from '../engine.ts'
import { discoverOffers, type Found } from './discovery.ts'
import { translatorOf } from './english.ts'
import { imageModelsIn, videoModelsIn } from './known-models.ts'
import { makePictures } from './make-pictures.ts'
import type { Service } from './service.ts'
import { speakerOf } from './speech/speaker.ts'
import { tellPicture } from './tell-picture.ts'
import { makePhotoFilm, makeScene } from './videos/make-film.ts'

/** A hosted service as an engine; `atOnce` creations are with it at the same time. */
export function createHostedEngine(service: Service, { name, atOnce }: { name: string; atOnce: number }): Engine {
  const { id, images, videos } = service
  const translator = translatorOf(service)
  let spoken: Found['spoken']
  const videoCard = (model: string) => videos.find(({ id }) => id === model) ?? videoModelsIn([model])[0] ?? notThere()
  return {
    id,
    name,
    ...(translator && { translator }),
    speaker: speakerOf(service, () => spoken),
    lanes: { [id]: atOnce },
    discover: async (signal) => {
      const found = await discoverOffers(service, signal)
      spoken = found.spoken
      return found.offers
    },
    run: async (request, run) => {
      const model = request.offer.model.id
      if (request.generator === 'image-to-text') return tellPicture(service, model, request.input, run)
      if (request.generator === 'img-to-video') return makePhotoFilm(service, videoCard(model), request, run)
      const card = images.find(({ id }) => id === model) ?? imageModelsIn([model])[0] ?? notThere()
      return makePictures(service, card, request, run)
    },
    filmScene: (scene, { model }, run, file) => makeScene(service, videoCard(model.id), scene, run, file),
    facts: (): Record<string, string> => (spoken ? { speaks: `${spoken.card.id}: ${spoken.voices.join(', ')}` } : {}),
    close: async () => {},
  }
}

function notThere(): never {
  throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
}
