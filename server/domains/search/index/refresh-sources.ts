import { createHash } from 'node:crypto'
import { and, eq, inArray } from '../../../platform/database/orm.ts'
import type { Database } from '../../../platform/platform.ts'
import type { SearchSource, SourceDocument } from '../sources/search-source.ts'
import { searchDocuments } from '../tables/search-documents.table.ts'
import { writeDocuments } from './write-documents.ts'

const stampOf = (document: SourceDocument) => createHash('sha256').update(JSON.stringify(document)).digest('base64url')

/** Brings the documents of a source up to date: what is new or says something else is written, what is gone is removed. */
export async function refreshSource(db: Database, { kind, read }: SearchSource): Promise<void> {
  const documents = (await read()).map((document) => ({ ...document, stamp: stampOf(document) }))
  const { ref, stamp } = searchDocuments
  const kept = new Map((await db.select({ ref, stamp }).from(searchDocuments).where(eq(searchDocuments.kind, kind))).map((row) => [row.ref, row.stamp]))
  const changed = documents.filter((document) => kept.get(document.ref) !== document.stamp)
  await writeDocuments(
    db,
    changed.map(({ words = '', ...document }) => ({
      kind,
      ...document,
      head: Object.values(document.texts).map(({ title }) => title),
      body: [words, ...Object.values(document.texts).map(({ text }) => text)],
    })),
  )
  for (const { ref: known } of documents) kept.delete(known)
  if (kept.size > 0) await db.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), inArray(ref, [...kept.keys()])))
}
