import { sql } from 'drizzle-orm'
import type { GeneratorId } from '#contract/generators/generators.ts'
import type { Database } from '../../platform/platform.ts'
import { works } from '../gallery/works.table.ts'
import { learnedSeconds } from './estimates.ts'

const EXAMPLES = 6

type GeneratorFacts = {
  id: string
  /** The sample works that show what it does, the best first. */
  samples: { id: string; thumbnailKey: string; beforeKey: string | null }[]
  /** Median seconds of its last creations; null before the first. */
  seconds: number | null
}

/** What the database knows of each of these generators, by one statement. */
export async function findGeneratorFacts(db: Database, ids: readonly GeneratorId[]): Promise<Map<string, GeneratorFacts>> {
  const { rows } = await db.execute<GeneratorFacts>(sql`
    select asked.id, coalesce(shown.samples, '[]') as samples, ${learnedSeconds(sql`asked.id`)} as seconds
    from unnest(${sql.param(ids)}::text[]) as asked (id)
    cross join lateral (
      select json_agg(json_build_object('id', best.id, 'thumbnailKey', best.thumbnail_key, 'beforeKey', best.before_key)) as samples
      from (
        select ${works.id}, ${works.thumbnailKey}, ${works.beforeKey} from ${works}
        where ${works.generator} = asked.id and ${works.sampleSlug} is not null and ${works.visibility} = 'public' and ${works.deletedAt} is null
        order by ${works.heat} desc, ${works.id} desc
        limit ${EXAMPLES}
      ) as best
    ) as shown
  `)
  return new Map(rows.map((facts) => [facts.id, facts]))
}
