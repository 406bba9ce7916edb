import type { Locale } from '#config'
import type { GeneratorCard, GeneratorOffer } from '#contract/endpoints/creation.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { generatorIds, generators, type GeneratorId } from '#contract/generators/generators.ts'
import { sql } from '../../platform/database/orm.ts'
import type { Offer } from '../../engines/offer.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import type { Reason } from '../../words/reasons.ts'
import type { Say } from '../../words/say.ts'
import { examples as shipped } from '../sample/examples.ts'
import { filmExamples } from '../sample/film-examples.ts'
import { findGeneratorFacts } from './generator-facts.ts'
import { tasks } from './tasks.table.ts'

/** How long the list is the same for everybody. */
const KNOWN_SECONDS = 30

/** Examples that come with the web app, whose addresses are its own. */
function shippedExamples(generator: GeneratorId): GeneratorCard['examples'] {
  const films = (filmExamples[generator] ?? []).map((_, place) => ({ after: `/examples/${generator}/${place}.webp`, film: `/examples/${generator}/${place}.mp4` }))
  const pictures = (shipped[generator] ?? []).map(({ photos, reframed }, place) => ({
    after: `/examples/${generator}/${place}.webp`,
    before: reframed || !photos.photo ? undefined : `/samples/photos/${photos.photo}.webp`,
  }))
  return [...films, ...pictures]
}

/** The generators that can run here, by category in the catalogue's order, with pictures of what they do. */
export function createListGenerators({ db, files, clock }: Platform, engines: EngineRegistry, say: Say) {
  /** What the database knows of the generators that can be run at the moment. */
  const known = remember(clock, KNOWN_SECONDS, async () => {
    const offers = generatorIds.flatMap(engines.offersOf)
    const ids = [...new Set(offers.map(({ generator }) => generator))]
    return findGeneratorFacts(db, ids, offers.map(({ id }) => id))
  })

  async function cards(locale: Locale): Promise<GeneratorCard[]> {
    const { generators: facts, seconds } = await known()
    const readsOf = (offer: Offer) => (offer.reads === 'english' && engines.translatorsFor(offer).some(({ partly }) => !partly) ? undefined : offer.reads)
    const tell = (offer: Offer): GeneratorOffer => ({
      id: offer.id,
      engine: engines.engineName(offer.engine),
      model: offer.model.name,
      about: aboutOf(offer, (reason) => say(locale, reason)),
      homepage: offer.model.homepage,
      licence: offer.model.licence,
      fields: offer.accepts === 'all' ? undefined : offer.accepts,
      seconds: seconds.get(offer.id),
      stays: offer.stays,
      reads: readsOf(offer),
    })
    return generatorIds.flatMap((id) => {
      const offers = engines.offersOf(id)
      const found = facts.get(id)
      if (offers.length === 0 || !found) return []
      const { path, category, cost, makes } = generators[id]
      const examples = found.samples.map(({ id: workId, thumbnailKey, beforeKey }) => ({
        workId,
        after: files.signedUrl(thumbnailKey),
        before: beforeKey ? files.signedUrl(beforeKey) : undefined,
      }))
      return [{
        id,
        path,
        category,
        cost,
        makes,
        examples: examples.length > 0 ? examples : shippedExamples(id),
        typicalSeconds: seconds.get(offers[0]!.id),
        ...(offers.some(({ takesClips }) => takesClips) && { clips: true as const }),
        offers: offers.every(isPlain) ? undefined : offers.map(tell),
      }]
    })
  }

  /** One look into the index for each generator, however many creations the person has. */
  async function recentOf(userId: string): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select asked.id
      from unnest(${sql.param(generatorIds)}::text[]) as asked (id)
      cross join lateral (
        select max(${tasks.createdAt}) as at from ${tasks} where ${tasks.userId} = ${userId} and ${tasks.generator} = asked.id
      ) as last
      where last.at is not null
      order by last.at desc
    `)
    return rows.map((row) => row.id)
  }

  return async function listGenerators(userId: string | undefined, locale: Locale): Promise<ResponseOf<'generatorList'>> {
    const [all, recent] = await Promise.all([cards(locale), userId === undefined ? [] : recentOf(userId)])
    const categories = [...Map.groupBy(all, (card) => card.category)].map(([id, own]) => ({ id, generators: own }))
    return { categories, recent }
  }
}

/** There is nothing to choose and nothing to tell: everything is used, and everything stays here. */
const isPlain = ({ accepts, stays }: Offer, _place: number, offers: readonly Offer[]) => offers.length === 1 && accepts === 'all' && stays

function aboutOf({ model: { about } }: Offer, say: (reason: Reason) => string): string | undefined {
  if (!about) return undefined
  return 'reason' in about ? say(about.reason) : about.text
}
