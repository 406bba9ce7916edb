import { storyboardLimits } from '#contract/generators/film-choices.ts'
import { fieldsOf, offerId, type FieldSupport, type Offer } from './offer.ts'

/** What a painter's or a camera's limits are for a film's fields. */
const SHARED = ['style', 'size', 'resolution', 'seed']

/** A film that one engine makes, of pictures that another one's offer paints: it goes by the painter's name, and is no more private than that. */
export const withPainter = ({ takesPainters: _, ...film }: Offer, painter: Offer): Offer => ({
  ...joined(film, painter, (field) => (field === 'style' || field === 'size' ? limitOf(painter, field) : true)),
  painter: painter.id,
})

/** A film that one engine joins, of scenes that another one's offer films; it waits where that one waits. */
export const withCamera = ({ takesCameras: _, ...film }: Offer, camera: Offer): Offer => ({
  ...joined(film, camera, (field) => (SHARED.includes(field) ? camera.accepts === 'all' || camera.accepts[field] : true)),
  camera: camera.id,
  lane: camera.lane,
})

/** A film whose captions may be read aloud by one of the voices ('<engine>/<voice>'). */
export const withVoices = (film: Offer, voices: readonly string[]): Offer =>
  voices.length === 0 ? film : { ...film, accepts: { ...fieldsOf(film), narration: { options: ['', ...voices] } } }

function joined(film: Offer, other: Offer, limit: (field: string) => FieldSupport | undefined): Offer {
  const { takesPainters: _, takesCameras: __, ...plain } = film
  const fields = Object.keys(fieldsOf(film)).map((field) => [field, limit(field)] as const)
  return {
    ...plain,
    id: offerId(other.engine, other.model.id, film.generator),
    engine: other.engine,
    model: other.model,
    stays: other.stays,
    reads: other.reads,
    timeLimitMs: film.timeLimitMs + storyboardLimits.mostScenes * other.timeLimitMs,
    accepts: Object.fromEntries(fields.filter((entry): entry is [string, FieldSupport] => entry[1] !== undefined)),
  }
}

/** A painter of one size alone is asked for that; the film shows a part of it. */
function limitOf({ accepts }: Offer, field: string): FieldSupport | undefined {
  return accepts === 'all' || (accepts[field] ?? (field === 'size' || undefined))
}
