import type { SearchKind } from '#contract/search-kinds.ts'
import { sql } from '../../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../../platform/platform.ts'
import { createTurns } from '../../../turns.ts'
import { latestOnly } from '../../creation/latest-only.ts'
import { readPeople, readWorks } from './read-stale.ts'
import { writeDocuments } from './write-documents.ts'

/** What the database says when a document is stale. */
const STALE = 'search-stale'
const BATCH = 200
/** Between two looks, milliseconds: what is written together is read together. */
const PAUSE_MS = 200

export interface Indexer {
  /** Reads the words of all documents that have changed. Processes that do so at once share the work. */
  catchUp: (signal?: AbortSignal) => Promise<void>
  /** Ends when what is under way has ended. */
  close: () => Promise<void>
}

/** Keeps the words of works and people: soon after each write, and after a restart those that were missed. */
export function createIndexer({ db, channel, log }: Pick<Platform, 'db' | 'channel' | 'log'>): Indexer {
  const closing = new AbortController()

  async function indexSome(tx: Transaction): Promise<number> {
    // Locked until they are written: what changes meanwhile marks them again, and what is withdrawn goes afterwards.
    const { rows } = await tx.execute<{ kind: SearchKind; ref: string }>(
      sql`select kind, ref from search_documents where stale order by kind, ref limit ${BATCH} for update skip locked`,
    )
    const refs = (kind: SearchKind) => rows.flatMap((row) => (row.kind === kind ? [row.ref] : []))
    const documents = [...(await readWorks(tx, refs('work'))), ...(await readPeople(tx, refs('person')))]
    await writeDocuments(tx, documents)
    const known = new Set(documents.map(({ kind, ref }) => `${kind} ${ref}`))
    const gone = rows.filter(({ kind, ref }) => !known.has(`${kind} ${ref}`))
    if (gone.length > 0) {
      await tx.execute(sql`delete from search_documents using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone(kind text, ref text)
        where search_documents.kind = gone.kind and search_documents.ref = gone.ref`)
    }
    return rows.length
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !closing.signal.aborted && (await db.transaction(indexSome)) === BATCH);
  }

  // One after the other: what another run of this process has under way is done when this resolves.
  const takeTurn = createTurns(1)
  const catchUp = (signal = closing.signal) => takeTurn(() => readAll(signal))

  const soon = latestOnly(() => catchUp().catch((error: unknown) => log.error({ err: error }, 'documents not indexed')), PAUSE_MS)
  const unsubscribe = channel.subscribe(STALE, () => soon.push())

  return {
    catchUp,
    close: async () => {
      closing.abort()
      unsubscribe()
      await soon.close()
    },
  }
}
