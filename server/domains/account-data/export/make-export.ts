import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { appConfig } from '#config'
import { and, eq, inArray } from '../../../platform/database/orm.ts'
import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { extensionOf } from '../../../platform/storage/content-type.ts'
import type { Messages } from '../../messages/messages.ts'
import { storageKey } from '../../storage-key.ts'
import { accountExports, type ExportRow } from '../account-exports.table.ts'
import type { PersonalData } from '../parts/personal-data.ts'
import { createArchive, type Archive } from './archive.ts'
import { indexPage } from './index-page.ts'
import { csvOf, jsonOf } from './row-files.ts'

/** Files after which the person sees that it goes on. */
const TELL_EVERY = 20
/** Deliveries of a job: the last one that fails is told. */
const ATTEMPTS = 4

/** Makes the archive that somebody asked for, through a file on this machine's disk; a job that is tried again begins anew. */
export function createMakeExport(platform: Platform, parts: readonly PersonalData[], messages: Messages): JobHandlers['export-data'] {
  const { db, files, clock, config, log } = platform
  const isOpen = (id: string) => and(eq(accountExports.id, id), inArray(accountExports.state, ['waiting', 'running']))

  async function addFiles(archive: Archive, { id, userId }: ExportRow): Promise<number> {
    const { exportMostBytes } = appConfig.accountData
    let [bytes, done, leftOut] = [0, 0, 0]
    for (const part of parts) {
      if (!part.files) continue
      for await (const { key, name, writtenAt } of part.files(userId)) {
        const file = await files.open(key)
        if (file && bytes + file.size <= exportMostBytes) {
          bytes += file.size
          const stream = await file.stream(0, file.size - 1)
          await archive.addFile(`${name}.${extensionOf(key)}`, { bytes: stream, size: file.size }, writtenAt)
        } else leftOut++
        done++
        if (done % TELL_EVERY === 0) await db.update(accountExports).set({ done }).where(isOpen(id))
      }
    }
    return leftOut
  }

  async function addRows(archive: Archive, { userId, locale }: ExportRow, madeAt: Date) {
    const dataFiles: { kind: PersonalData['kind']; names: string[] }[] = []
    for (const { kind, rows, csv } of parts) {
      if (!rows) continue
      const names = [`data/${kind}.json`]
      await archive.addText(names[0]!, jsonOf(rows(userId, locale)), madeAt)
      if (csv) {
        names.push(`data/${kind}.csv`)
        await archive.addText(names[1]!, csvOf(rows(userId, locale)), madeAt)
      }
      dataFiles.push({ kind, names })
    }
    return dataFiles
  }

  async function write(file: string, row: ExportRow, signal: AbortSignal): Promise<void> {
    const madeAt = clock.now()
    const archive = createArchive(file, signal)
    const leftOut = await addFiles(archive, row)
    const dataFiles = await addRows(archive, row, madeAt)
    const rowsOf = (kind: PersonalData['kind']) => parts.find((part) => part.kind === kind)!.rows!(row.userId, row.locale)
    const about = { locale: row.locale, madeAt, leftOut, dataFiles }
    await archive.addText('index.html', indexPage(about, rowsOf('works'), rowsOf('photos')), madeAt)
    await archive.finish()
  }

  async function store(file: string, { id, userId }: ExportRow): Promise<void> {
    const now = clock.now()
    const key = storageKey('archives', id, 'zip', now)
    const { size: bytes } = await stat(file)
    await files.putFile(key, file, 'application/zip')
    const { exportKeptDays: days } = appConfig.accountData
    const expiresAt = new Date(now.getTime() + days * 86_400_000)
    const stored = await db.transaction(async (tx) => {
      const [row] = await tx.update(accountExports).set({ state: 'ready', key, bytes, finishedAt: now, expiresAt }).where(isOpen(id)).returning()
      if (!row) return false
      await messages.send(tx, { userId, kind: 'system', template: 'export-ready', values: { days }, link: '/functionSquare/set/myData', key: `export:${id}` })
      return true
    })
    // Given up meanwhile, or the person is gone.
    if (!stored) await files.delete(key)
  }

  return async function makeExport({ exportId }, { signal, attempt }) {
    const [row] = await db.update(accountExports).set({ state: 'running', done: 0 }).where(isOpen(exportId)).returning()
    if (!row) return
    const folder = exportFolder(config.dataDir)
    const file = path.join(folder, `${exportId}.zip`)
    await mkdir(folder, { recursive: true })
    await rm(file, { force: true })
    try {
      const counts = await Promise.all(parts.map(async (part) => (await part.countFiles?.(row.userId)) ?? 0))
      await db.update(accountExports).set({ total: counts.reduce((sum, count) => sum + count, 0) }).where(isOpen(exportId))
      await write(file, row, signal)
      await store(file, row)
    } catch (error) {
      signal.throwIfAborted()
      if (attempt < ATTEMPTS) throw error
      log.error({ err: error, exportId }, 'an export was given up')
      await db.update(accountExports).set({ state: 'failed', finishedAt: clock.now() }).where(isOpen(exportId))
    } finally {
      await rm(file, { force: true })
    }
  }
}

/** Where archives lie while they are written. */
export const exportFolder = (dataDir: string) => path.join(dataDir, 'unfinished-exports')
