import type { GeneratorId } from '#contract/generators/generators.ts'
import { sql } from '../../platform/database/orm.ts'
import type { Database } from '../../platform/platform.ts'
import { works } from '../gallery/works.table.ts'
import { learnedSeconds } from './estimates.ts'

const EXAMPLES = 6

type GeneratorFacts = {
  id: string
  /** The sample works that show what it does, the best first. */
  samples: { id: string; thumbnailKey: string; beforeKey: string | null }[]
}

interface Facts {
  generators: Map<string, GeneratorFacts>
  /** Median seconds of an offer's last creations, by its id; those without a creation yet are absent. */
  seconds: Map<string, number>
}

/** What the database knows of these generators and offers, by one statement. */
export async function findGeneratorFacts(db: Database, ids: readonly GeneratorId[], offers: readonly string[]): Promise<Facts> {
  const { rows } = await db.execute<GeneratorFacts & { seconds: Record<string, number | null> | null }>(sql`
    with learned as (
      select json_object_agg(known.id, ${learnedSeconds(sql`known.id`)}) as seconds from unnest(${sql.param(offers)}::text[]) as known (id)
    )
    select asked.id, coalesce(shown.samples, '[]') as samples, case when asked.place = 1 then (select seconds from learned) end as seconds
    from unnest(${sql.param(ids)}::text[]) with ordinality as asked (id, place)
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
  const seconds = Object.entries(Object.assign({}, ...rows.map((row) => row.seconds)) as Record<string, number | null>)
  return {
    generators: new Map(rows.map((facts) => [facts.id, facts])),
    seconds: new Map(seconds.flatMap(([id, known]) => (known === null ? [] : [[id, known]]))),
  }
}
