import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { appConfig, type Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { and, desc, eq, inArray, lte, ne, sql } from '../../../platform/database/orm.ts'
import { BusinessError } from '../../../business-error.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../account/users.table.ts'
import { accountExports, type ExportRow } from '../account-exports.table.ts'
import { exportFolder } from './make-export.ts'

const HOUR_MS = 3_600_000
const { exportEveryHours } = appConfig.accountData
/** No job takes so long: one that has not ended was lost with its worker. */
const GIVEN_UP_AFTER_MS = 6 * HOUR_MS
/** Files that one clean-up removes. */
const MOST = 500

type State = ResponseOf<'dataExportState'>

interface Exports {
  handlers: Handlers<'dataExportState' | 'dataExportCreate'>
  /** Removes archives whose time is over, and gives up those that were never finished. */
  removeOld(signal: AbortSignal): Promise<void>
}

/** Asking for one's own data, and having it. */
export function createExports({ db, files, clock, jobs, config }: Platform): Exports {
  async function lastOf(userId: string): Promise<ExportRow | undefined> {
    const [row] = await db.select().from(accountExports).where(eq(accountExports.userId, userId)).orderBy(desc(accountExports.createdAt)).limit(1)
    return row
  }

  const nextAt = ({ state, createdAt }: ExportRow) => (state === 'failed' ? 0 : createdAt.getTime() + exportEveryHours * HOUR_MS)

  function view(row: ExportRow | undefined): State {
    if (!row) return {}
    const next = nextAt(row)
    const state: State = next > clock.now().getTime() ? { nextAt: next } : {}
    if (row.state === 'removed' || (row.state === 'ready' && row.expiresAt <= clock.now())) return state
    const { key, bytes } = row
    const name = `inkling-${row.createdAt.toISOString().slice(0, 10)}.zip`
    const file = row.state === 'ready' && key && bytes !== null ? { url: `${files.signedUrl(key)}&download=${name}`, name, bytes, expiresAt: row.expiresAt.getTime() } : undefined
    const progress = row.state === 'ready' ? 1 : row.total === 0 ? 0 : row.done / row.total
    return { ...state, export: { state: row.state, progress, createdAt: row.createdAt.getTime(), file } }
  }

  async function create(userId: string, locale: Locale): Promise<void> {
    const now = clock.now()
    await db.transaction(async (tx) => {
      // A person's requests go one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
      const [last] = await tx.select().from(accountExports).where(eq(accountExports.userId, userId)).orderBy(desc(accountExports.createdAt)).limit(1)
      if (last?.state === 'waiting' || last?.state === 'running') return
      const wait = last ? nextAt(last) - now.getTime() : 0
      if (wait > 0) throw new BusinessError(codes.tooManyRequests, 'export-too-soon', { retryAfter: Math.ceil(wait / 1000) }, { hours: Math.ceil(wait / HOUR_MS) })
      const row = { userId, locale, createdAt: now, expiresAt: new Date(now.getTime() + GIVEN_UP_AFTER_MS) }
      const [added] = await tx.insert(accountExports).values(row).returning({ id: accountExports.id })
      await jobs.enqueue(tx, 'export-data', { exportId: added!.id })
    })
    jobs.wake('export-data')
  }

  return {
    handlers: {
      dataExportState: async (_request, { identity }) => view(await lastOf(identity.userId)),
      async dataExportCreate(_request, { identity, locale }) {
        await create(identity.userId, locale)
        return view(await lastOf(identity.userId))
      },
    },

    async removeOld(signal) {
      const now = clock.now()
      const over = and(sql`${accountExports.state} in ('waiting', 'running', 'ready')`, lte(accountExports.expiresAt, now))
      const found = await db.select().from(accountExports).where(over).orderBy(accountExports.expiresAt).limit(MOST)
      for (const { key } of found) {
        signal.throwIfAborted()
        if (key) await files.delete(key)
      }
      const state = sql`case when ${accountExports.state} = 'ready' then 'removed' else 'failed' end`
      const ids = found.map(({ id }) => id)
      if (ids.length > 0) await db.update(accountExports).set({ state, key: null, finishedAt: now }).where(and(inArray(accountExports.id, ids), ne(accountExports.state, 'removed')))
      await removeLeftovers(exportFolder(config.dataDir))
    },
  }
}

/** What killed workers of this machine left half written. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > GIVEN_UP_AFTER_MS) await rm(file, { force: true })
  }
}
