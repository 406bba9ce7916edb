import { photoStudioRules } from '#contract/photo-studio.ts'
import { and, asc, eq, inArray, sql } from '../../platform/database/orm.ts'
import type { DoublePortrait } from '../../engines/double-maker.ts'
import { EngineError } from '../../engines/engine.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { JobHandlers, JobRun } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'
import type { Messages } from '../messages/messages.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { uploads as uploadTable } from '../uploads/uploads.table.ts'
import { doubleUploads } from './double-uploads.table.ts'
import { doubles, type DoubleRow } from './doubles.table.ts'
import { tellOfDouble } from './tell-of-double.ts'

/** Deliveries of a job: the last one that fails is told. */
const ATTEMPTS = 4
/** Progress that is worth a row's change. */
const STEP = 0.04

/** Makes a double's portraits from its good photos. A job that is done twice makes them anew. */
export function createBuildDouble({ db, files, clock, log }: Platform, engines: EngineRegistry, uploads: Uploads, messages: Messages): JobHandlers['build-double'] {
  const building = (id: string) => and(eq(doubles.id, id), eq(doubles.state, 'building'))

  function photosOf(doubleId: string) {
    return db
      .select({ key: uploadTable.key })
      .from(doubleUploads)
      .innerJoin(uploadTable, eq(uploadTable.id, doubleUploads.uploadId))
      .where(and(eq(doubleUploads.doubleId, doubleId), eq(doubleUploads.role, 'photo'), sql`${doubleUploads.problem} is null`))
      .orderBy(asc(doubleUploads.place))
  }

  async function makePortraits(id: string, signal: AbortSignal): Promise<DoublePortrait[]> {
    const maker = engines.doubles
    if (!maker) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    const photos = await Promise.all((await photosOf(id)).map(({ key }) => files.get(key)))
    let [told, writing] = [0, Promise.resolve()]
    const onProgress = (progress: number) => {
      if (progress < told + STEP) return
      told = progress
      // One after the other: an older word must not overwrite a newer one.
      writing = writing.then(
        async () => void (await db.update(doubles).set({ progress }).where(building(id))),
        (error: unknown) => log.warn({ err: error, doubleId: id }, 'progress not stored'),
      )
    }
    const made = await maker.portraits(photos, photoStudioRules.portraitsMost, { signal, onProgress })
    await writing
    return made
  }

  async function finish({ id, userId }: DoubleRow, portraits: readonly DoublePortrait[]): Promise<void> {
    const kept = await Promise.all(portraits.map((portrait) => uploads.keep(portrait, userId)))
    const ids = kept.map((upload) => upload.id)
    const done = await db.transaction(async (tx) => {
      const now = clock.now()
      const [ready] = await tx.update(doubles).set({ state: 'ready', progress: 1, readyAt: now }).where(building(id)).returning({ id: doubles.id })
      if (!ready) return false
      await tx.insert(doubleUploads).values(ids.map((uploadId, place) => ({ doubleId: id, uploadId, role: 'portrait' as const, place, createdAt: now })))
      await tx.insert(uploadUses).values(ids.map((uploadId) => ({ uploadId, doubleId: id })))
      // They have told what they were kept for.
      await tx.update(doubleUploads).set({ descriptor: null }).where(and(eq(doubleUploads.doubleId, id), eq(doubleUploads.role, 'photo')))
      await tellOfDouble(tx, messages, { id, userId }, { ended: now, portraits: ids.length })
      return true
    })
    if (!done) await discard(ids)
  }

  /** Portraits of a double that was deleted meanwhile. */
  async function discard(ids: string[]): Promise<void> {
    await db.transaction(async (tx) => {
      const gone = await tx.delete(uploadTable).where(inArray(uploadTable.id, ids)).returning({ key: uploadTable.key })
      await Promise.all(gone.map(({ key }) => files.delete(key)))
    })
  }

  async function fail(id: string, failure: Reason): Promise<void> {
    await db.transaction(async (tx) => {
      const [failed] = await tx.update(doubles).set({ state: 'failed', failure }).where(building(id)).returning({ id: doubles.id, userId: doubles.userId })
      if (failed) await tellOfDouble(tx, messages, failed, { ended: clock.now(), portraits: 0 })
    })
  }

  return async ({ doubleId }, { signal, attempt }: JobRun) => {
    const [double] = await db.select().from(doubles).where(building(doubleId))
    if (!double) return
    try {
      await finish(double, await makePortraits(doubleId, signal))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof EngineError && error.kind !== 'transient') await fail(doubleId, error.reason)
      else if (attempt >= ATTEMPTS) {
        log.error({ err: error, doubleId }, 'a double was not built')
        await fail(doubleId, 'engine-failed')
      } else throw error
    }
  }
}
