import { drizzle } from '#server/platform/database/drizzle.ts'
import { withConnection } from '#server/platform/database/database.ts'
import { sql } from '#server/platform/database/orm.ts'

/** Words that documents are made of. */
export const VOCABULARY = 20_000
const WORDS_EACH = 12

const syllables = ['ba', 'ko', 'ri', 'tun', 'mel', 'sa', 'vor', 'lin', 'dre', 'po', 'gan', 'shi', 'cul', 'ne', 'fa', 'zu', 'qui', 'ham', 'ot', 'wex']

/** The word of a rank: short for those that are used much. Word n stands in about 1 / n of the documents. */
export function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length]!
  return word
}

/** Makes every work of a filled installation public, and gives it a document of words and a picture's signs. */
export async function fillSearch(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    const db = drizzle(client)
    const words = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank))
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update works set visibility = 'public', deleted_at = null, colour = '#' || lpad(to_hex(hashtext(id::text) & 16777215), 6, '0'), published_at = created_at, picture_hash = hashint8extended(hashtext(id::text), 7)`)
      await tx.execute(sql`delete from search_documents where kind in ('work', 'person')`)
      const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
        select indexname as name, indexdef as definition from pg_indexes where tablename = 'search_documents' and indexname not like '%_pk'`)
      for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`))
      await tx.execute(sql`create temporary table vocabulary (rank int primary key, word text not null) on commit drop`)
      await tx.execute(sql`insert into vocabulary select row_number() over (), word from unnest(${sql.param(words)}::text[]) as word`)
      await tx.execute(sql`analyze vocabulary`)
      const word = sql`(select word from vocabulary where rank = picked)`
      const picked = sql`floor(power(${VOCABULARY}::int, random()))::int as picked`
      await tx.execute(sql`
        insert into search_documents (kind, ref, quality, stale, hash, colour, words, signs)
        select 'work', id::text, heat, false, picture_hash, colour,
          (select array_to_tsvector(array_agg(distinct ${word})) from (select ${picked} from generate_series(1, ${WORDS_EACH}::int) where works.id is not null) as picks),
          array[(picture_hash & 65535)::int, (65536 | (picture_hash >> 16) & 65535)::int, (131072 | (picture_hash >> 32) & 65535)::int, (196608 | (picture_hash >> 48) & 65535)::int, 262144 + (picture_hash & 63)::int]
        from works`)
      await tx.execute(sql`
        insert into search_documents (kind, ref, quality, stale, words)
        select 'person', id::text, random(), false, array_to_tsvector(array[${word}, nickname]) from (select *, ${picked} from users) as people`)
      await tx.execute(sql`insert into search_words (word) select word from vocabulary on conflict do nothing`)
      for (const { definition } of indexes) await tx.execute(sql.raw(definition))
    })
    await db.execute(sql`vacuum analyze search_documents, search_words, works`)
  })
}
