import { and, asc, isNull, sql } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { pictureHash, UNREADABLE } from './picture-hash.ts'
import { themeOf } from './theme-of.ts'
import { works } from './works.table.ts'

const BATCH = 50
/** Pictures that are read at once: a store across the network answers slowly. */
const AT_ONCE = 4

/** Tells what works of earlier versions look like and are about, batch by batch, until all are told or the signal aborts. */
export function createFillHashes({ db, files, log }: Pick<Platform, 'db' | 'files' | 'log'>) {
  async function hashOf(key: string): Promise<bigint> {
    // A store that does not answer is asked again the next time; what is not there never will be, nor what is no picture.
    const bytes = (await files.exists(key)) ? await files.get(key) : undefined
    const hash = await (bytes && pictureHash(bytes))?.catch(() => undefined)
    if (hash === undefined) log.warn({ key }, 'a work without a picture that can be read')
    return hash ?? UNREADABLE
  }

  async function fillBatch(signal: AbortSignal): Promise<boolean> {
    const { id, thumbnailKey, generator, description } = works
    const rows = await db
      .select({ id, thumbnailKey, generator, description })
      .from(works)
      .where(and(isNull(works.pictureHash), isNull(works.deletedAt)))
      .orderBy(asc(works.createdAt), asc(works.id))
      .limit(BATCH)
    if (rows.length === 0) return false
    const told: { id: string; hash: bigint; theme: string | null }[] = []
    const waiting = rows.values()
    const tell = async () => {
      for (const row of waiting) {
        if (signal.aborted) return
        told.push({ id: row.id, hash: await hashOf(row.thumbnailKey), theme: themeOf(row) ?? null })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, tell))
    const column = (name: 'id' | 'hash' | 'theme') => sql.param(told.map((row) => (name === 'hash' ? String(row.hash) : row[name])))
    await db.execute(sql`
      update ${works} set picture_hash = told.hash, theme = told.theme
      from unnest(${column('id')}::uuid[], ${column('hash')}::bigint[], ${column('theme')}::text[]) as told (id, hash, theme)
      where ${works.id} = told.id`)
    return told.length === BATCH
  }

  return async function fillHashes(signal: AbortSignal): Promise<void> {
    while (await fillBatch(signal)) signal.throwIfAborted()
  }
}
