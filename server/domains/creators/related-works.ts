import { seenWorksStatement, published } from '../gallery/seen-works.ts'

/** How many are shown. */
const MOST = 12

/** Columns that two works are compared by. */
const compared = 'id, user_id, generator, picture_hash, title, description, prompt_kept'
const of = (where: string, order: string, most: number) =>
  `(select one.* from it cross join lateral (select ${compared} from works where ${published} and ${where} order by ${order} limit ${most}) one)`

/** What a work is about: what the engine understood, which has no language, and the words of its title and prompt. */
const tokens = (work: string) => `array(
  select lower(understood ->> 'value') from jsonb_path_query(${work}.description, '$.understood[*]') as understood where not ${work}.prompt_kept
  union select word from regexp_split_to_table(lower(${work}.title || ' ' || case when ${work}.prompt_kept then '' else coalesce(${work}.description -> 'input' ->> 'prompt', '') end),
    '[\\s,.;:!?，。、；：！？]+') as word where word <> ''
)`

/**
 * Public works that are near one ($4): of those that are near in the order of picture hashes, of its generator, of its creator
 * and of what is seen most, those that look most alike and share most of what they are about. Each source is read by an index
 * and has an end, so it takes as long with a million works as with a thousand.
 */
export const relatedWorks = seenWorksStatement(
  'related',
  `join (
    with it as (select ${compared} from works where id = $4::uuid and ((${published}) or user_id = $1)),
    near as (
      select distinct on (id) * from (
        ${of('picture_hash >= it.picture_hash', 'picture_hash, id', 24)}
        union all ${of('picture_hash < it.picture_hash', 'picture_hash desc, id desc', 24)}
        union all ${of('generator = it.generator', 'heat desc, id desc', 48)}
        union all ${of('user_id = it.user_id', 'published_at desc, id desc', 12)}
        union all ${of('true', 'heat desc, id desc', 24)}
      ) as sources
    )
    select near.id, coalesce(2 - bit_count((near.picture_hash # it.picture_hash)::bit(64)) / 16.0, 0)
      + 0.6 * least(cardinality(array(select unnest(${tokens('near')}) intersect select unnest(${tokens('it')}))), 5)
      + case when near.generator = it.generator then 0.8 else 0 end
      + case when near.description -> 'input' ->> 'style' = it.description -> 'input' ->> 'style' then 0.4 else 0 end as score
    from near cross join it
    where near.id <> it.id and not exists (select from blocks where blocker_id = $1::uuid and blocked_id = near.user_id)
    order by score desc, near.id limit ${MOST}
  ) as near on near.id = works.id
  order by near.score desc, works.id`,
)
