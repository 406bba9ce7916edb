import { storyboardLimits } from '#contract/generators/film-choices.ts'
import { generators } from '#contract/generators/generators.ts'
import { offerId, type FieldSupport, type Offer } from './offer.ts'

/** What a painter's limits are for a film's fields. */
const SHARED = ['style', 'size'] as const

/** A film that one engine makes, of pictures that another one's offer paints: it goes by the painter's name, and is no more private than that. */
export function withPainter({ takesPainters: _, ...film }: Offer, painter: Offer): Offer {
  const { accepts } = painter
  const fields = Object.keys(generators[film.generator].input.entries)
  const limits = (field: string): FieldSupport | undefined => (accepts === 'all' || !SHARED.some((shared) => shared === field) ? true : accepts[field])
  return {
    ...film,
    id: offerId(painter.engine, painter.model.id, film.generator),
    engine: painter.engine,
    model: painter.model,
    stays: painter.stays,
    reads: painter.reads,
    painter: painter.id,
    timeLimitMs: film.timeLimitMs + storyboardLimits.mostScenes * painter.timeLimitMs,
    // A painter of one size alone is asked for that; the film shows a part of it.
    accepts: Object.fromEntries(fields.map((field) => [field, limits(field) ?? (field === 'size' ? true : undefined)]).filter((entry): entry is [string, FieldSupport] => entry[1] !== undefined)),
  }
}
