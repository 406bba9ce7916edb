import { sql } from 'drizzle-orm'
import type { GeneratorCard } from '#contract/endpoints/creation.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { generatorIds, generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { examples as shipped } from '../sample/examples.ts'
import type { FindEngine } from './find-engine.ts'
import { findGeneratorFacts } from './generator-facts.ts'
import { tasks } from './tasks.table.ts'

/** How long the list is the same for everybody. */
const KNOWN_SECONDS = 30

/** Examples that come with the web app, whose addresses are its own. */
function shippedExamples(generator: GeneratorId): GeneratorCard['examples'] {
  return (shipped[generator] ?? []).map(({ photos, reframed }, place) => ({
    after: `/examples/${generator}/${place}.webp`,
    before: reframed || !photos.photo ? undefined : `/samples/photos/${photos.photo}.webp`,
  }))
}

/** The generators that can run here, by category in the catalogue's order, with pictures of what they do. */
export function createListGenerators({ db, files, clock }: Platform, findEngine: FindEngine) {
  const offered = generatorIds.flatMap((id) => {
    const engine = findEngine(id)
    return engine ? [{ id, engine: engine.id }] : []
  })

  const categories = remember(clock, KNOWN_SECONDS, async () => {
    const known = await findGeneratorFacts(db, offered.map(({ id }) => id))
    const cards = offered.map(({ id, engine }): GeneratorCard => {
      const { path, category, cost, makes } = generators[id]
      const { samples, seconds } = known.get(id)!
      const examples = samples.map(({ id: workId, thumbnailKey, beforeKey }) => ({
        workId,
        after: files.signedUrl(thumbnailKey),
        before: beforeKey ? files.signedUrl(beforeKey) : undefined,
      }))
      return {
        id,
        path,
        category,
        cost,
        makes,
        examples: examples.length > 0 ? examples : shippedExamples(id),
        typicalSeconds: seconds ?? undefined,
        engine,
      }
    })
    return [...Map.groupBy(cards, (card) => card.category)].map(([id, own]) => ({ id, generators: own }))
  })

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

  return async function listGenerators(userId: string | undefined): Promise<ResponseOf<'generatorList'>> {
    const [all, recent] = await Promise.all([categories(), userId === undefined ? [] : recentOf(userId)])
    return { categories: all, recent }
  }
}
