import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { GeneratorCard } from '#contract/endpoints/creation.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { generatorIds, generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Platform } from '../../platform/platform.ts'
import { works } from '../gallery/works.table.ts'
import type { Estimates } from './estimates.ts'
import type { FindEngine } from './find-engine.ts'
import { examples as shipped } from '../sample/examples.ts'
import { tasks } from './tasks.table.ts'

const EXAMPLES = 6

/** Examples that come with the web app, whose addresses are its own. */
function shippedExamples(generator: GeneratorId): GeneratorCard['examples'] {
  return (shipped[generator] ?? []).map(({ photos, reframed }, place) => ({
    after: `/examples/${generator}/${place}.webp`,
    before: reframed || !photos.photo ? undefined : `/samples/photos/${photos.photo}.webp`,
  }))
}

/** The generators that can run here, by category in the catalogue's order, with pictures of what they do. */
export function createListGenerators({ db, files }: Platform, estimates: Estimates, findEngine: FindEngine) {
  return async function listGenerators(userId: string | undefined): Promise<ResponseOf<'generatorList'>> {
    const cards: GeneratorCard[] = []
    const typical = await estimates.typicalSeconds()
    for (const id of generatorIds) {
      const { path, category, cost, makes } = generators[id]
      const engine = findEngine(id)
      if (!engine) continue
      cards.push({ id, path, category, cost, makes, examples: await examplesOf(id), typicalSeconds: typical.get(id), engine: engine.id })
    }
    const categories = [...Map.groupBy(cards, (card) => card.category)].map(([id, own]) => ({ id, generators: own }))
    return { categories, recent: userId ? await recentOf(userId) : [] }
  }

  async function examplesOf(generator: GeneratorId): Promise<GeneratorCard['examples']> {
    const samples = await db
      .select()
      .from(works)
      .where(and(eq(works.generator, generator), isNotNull(works.sampleSlug), eq(works.visibility, 'public'), isNull(works.deletedAt)))
      .orderBy(desc(works.heat), desc(works.id))
      .limit(EXAMPLES)
    if (samples.length === 0) return shippedExamples(generator)
    return samples.map(({ id, thumbnailKey, beforeKey }) => ({
      workId: id,
      after: files.signedUrl(thumbnailKey),
      before: beforeKey ? files.signedUrl(beforeKey) : undefined,
    }))
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
}
