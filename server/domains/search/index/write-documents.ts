import { sql } from '../../../platform/database/orm.ts'
import type { Executor } from '../../../platform/platform.ts'
import type { searchDocuments } from '../tables/search-documents.table.ts'
import { documentWords } from '../text/document-words.ts'
import { soundOf } from '../text/sound.ts'

type Kept = 'kind' | 'ref' | 'quality' | 'signs' | 'colour' | 'texts' | 'to' | 'picture' | 'stamp'

/** A document with what it is found by. */
export interface Document extends Pick<typeof searchDocuments.$inferInsert, Kept> {
  head: readonly string[]
  body: readonly string[]
  /** In digits: JSON has no numbers as large. */
  hash?: string | undefined
}

/** Writes documents, and adds their words to those that are known. */
export async function writeDocuments(executor: Executor, documents: readonly Document[]): Promise<void> {
  if (documents.length === 0) return
  const vocabulary = new Set<string>()
  const letters = new Set<string>()
  const rows = documents.map(({ head, body, ...kept }) => {
    const title = documentWords(head)
    const whole = documentWords([...head, ...body])
    for (const word of whole.vocabulary) vocabulary.add(word)
    for (const word of whole.letters) letters.add(word)
    return { ...kept, plain: whole.plain, letters: whole.letters, head_plain: title.plain, head_letters: title.letters }
  })
  await executor.execute(sql`
    insert into search_documents (kind, ref, quality, words, head, stale, signs, hash, colour, texts, "to", picture, stamp)
    select kind, ref, coalesce(quality, 0), array_to_tsvector(plain || letters || search_stems(letters)),
      array_to_tsvector(head_plain || head_letters || search_stems(head_letters)), false, signs, hash, colour, texts, "to", picture, stamp
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(kind text, ref text, quality float8, plain text[], letters text[],
      head_plain text[], head_letters text[], signs int[], hash int8, colour text, texts jsonb, "to" text, picture text, stamp text)
    on conflict (kind, ref) do update set quality = excluded.quality, words = excluded.words, head = excluded.head, stale = false,
      signs = excluded.signs, hash = excluded.hash, colour = excluded.colour, texts = excluded.texts, "to" = excluded."to", picture = excluded.picture, stamp = excluded.stamp`)
  await writeWords(executor, [...vocabulary], [...letters])
}

async function writeWords(executor: Executor, vocabulary: string[], letters: string[]): Promise<void> {
  // In one order, so that two who write the same words never wait for each other in turn.
  const words = vocabulary.sort().map((word) => ({ word, sound: soundOf(word) }))
  await executor.execute(sql`
    insert into search_words (word, sound, stem)
    select distinct on (word) word, sound, stem from (
      select word, sound, false as stem from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(word text, sound text)
      union all select unnest(search_stems(${sql.param(letters)}::text[])), null, true
    ) as all_words order by word, stem
    on conflict (word) do update set stem = false where search_words.stem and not excluded.stem`)
}
