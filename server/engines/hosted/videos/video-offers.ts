import { imgToVideo } from '#contract/generators/img-to-video.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import type { FieldSupport, Offer } from '../../offer.ts'
import { modelOf, offerOf, type Shop } from '../offers.ts'
import type { VideoModelCard } from './video-model.ts'

/** A job may wait for its turn at the service. */
const FILM_MS = 30 * 60_000

/** What a model of films is offered for: films of photos, and scenes of films that are told in words. */
export function videoOffers(card: VideoModelCard, shop: Shop): Offer[] {
  const reads = card.english ? ({ reads: 'english' } as const) : {}
  const made = (generator: Offer['generator'], accepts: Record<string, FieldSupport | undefined>): Offer => {
    const known = Object.entries(accepts).filter((entry): entry is [string, FieldSupport] => entry[1] !== undefined)
    return { ...offerOf(shop, modelOf(card), generator, Object.fromEntries(known), FILM_MS), ...reads }
  }
  const resolution = { options: [...card.resolutions] }
  const seed = card.seed || undefined
  return [
    ...(card.does.includes('photo')
      ? [
          made('img-to-video', {
            photo: true, prompt: true, move: true, life: true, resolution, seed,
            seconds: secondsOf(card),
            ratio: { options: ['original', ...card.ratios] },
            endPhoto: card.lastFrame !== false || undefined,
          }),
        ]
      : []),
    ...(card.does.includes('words')
      ? [{ ...made('text-to-video', { script: true, scenes: true, style: true, size: { options: [...card.ratios] }, resolution, seed }), filmsScenes: true as const }]
      : []),
  ]
}

const [asked] = controlsOf(imgToVideo as unknown as Generator).flatMap(({ name, control }) => (name === 'seconds' ? [control] : []))

/** The lengths that are both asked for and made. */
function secondsOf({ seconds: { from, to, step } }: VideoModelCard): FieldSupport | undefined {
  const { from: least = from, to: most = to } = asked ?? {}
  const min = from + step * Math.max(0, Math.ceil((least - from) / step))
  const max = from + step * Math.floor((Math.min(most, to) - from) / step)
  return min <= max ? { min, max, step } : undefined
}
