import { generatorIds } from '#contract/generators/generators.ts'
import type { OwnModel } from '#studio/own-models/description.ts'
import { offerId, type Model, type Offer } from '../../offer.ts'
import { waysOf } from './ways.ts'

/** One at a time in a process: a network may take every core and much memory. */
export const MODEL_LANE = 'own-models'

export interface ModelOffer {
  offer: Offer
  /** Whether people get it unless they choose otherwise. */
  isPreferred: boolean
}

/** What an operator's own model offers as one of an engine's. */
export function modelOffers(engine: string, model: OwnModel): ModelOffer[] {
  const { id, name, about, licence, homepage, timeLimitMinutes } = model
  const ways = waysOf(model)
  const told: Model = { id, name, about: about === undefined ? undefined : { text: about }, licence, homepage }
  return generatorIds.flatMap((generator) => {
    const way = ways[generator]
    if (!way) return []
    const { accepts, reads, isPreferred } = way
    const offer: Offer = {
      id: offerId(engine, id, generator), engine, generator, model: told, accepts, lane: MODEL_LANE,
      timeLimitMs: timeLimitMinutes * 60_000, stays: true, ...(reads && { reads }),
    }
    return [{ offer, isPreferred }]
  })
}
