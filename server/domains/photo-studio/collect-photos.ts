import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf } from '#contract/endpoints/endpoints.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { and, count, eq, inArray, max, sql } from '../../platform/database/orm.ts'
import { badFile, BusinessError, notFound } from '../../business-error.ts'
import type { StudiedPhoto } from '../../engines/double-maker.ts'
import { EngineError } from '../../engines/engine.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { uploadUses } from '../uploads/upload-uses.table.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { doubleUploads } from './double-uploads.table.ts'
import { doubles, type DoubleRow } from './doubles.table.ts'
import { findDouble, lockDouble } from './find-double.ts'
import { judgePhotos } from './judge-photos.ts'

const { photosMost, photosLeast, doublesMost } = photoStudioRules
/** Milliseconds that a look at a photo may take. */
const LIMIT = 30_000
/** Seconds after which a person who has one look under way may ask again. */
const AGAIN = 2

const begun = ['collecting', 'failed'] as const
type Begun = (typeof begun)[number]

/** Choosing the photos of a double, until it is built. */
export function createCollectPhotos({ db, clock, jobs }: Platform, engines: EngineRegistry, uploads: Uploads) {
  const looking = new Set<string>()

  /** Refused while it is built and afterwards. */
  function checkOpen({ state }: DoubleRow): void {
    if (!begun.includes(state as Begun)) throw new BusinessError(codes.conflict, 'double-built')
  }

  async function study(upload: string, userId: string): Promise<StudiedPhoto> {
    const maker = engines.doubles
    if (!maker) throw new BusinessError(codes.engineUnavailable, 'generator-unavailable')
    try {
      return await maker.study(await uploads.read(upload, userId), AbortSignal.timeout(LIMIT))
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      throw error.reason === 'upload-not-found' ? notFound(error.reason) : badFile(error.reason, { refunded: 0 })
    }
  }

  async function keep(id: string, upload: string, userId: string, { fault, descriptor }: StudiedPhoto): Promise<DoubleRow> {
    return db.transaction(async (tx) => {
      const double = await lockDouble(tx, id, userId)
      checkOpen(double)
      const row = { doubleId: id, uploadId: upload, role: 'photo' as const, place: await nextPlace(tx, id), problem: fault ?? null, descriptor: descriptor ?? null, createdAt: clock.now() }
      const [added] = await tx.insert(doubleUploads).values(row).onConflictDoNothing().returning({ id: doubleUploads.uploadId })
      if (!added) return double
      await tx.insert(uploadUses).values({ uploadId: upload, doubleId: id })
      await judgePhotos(tx, id)
      return reopen(tx, double)
    })
  }

  /** Behind the others; refused where there are as many as there may be. */
  async function nextPlace(tx: Transaction, id: string): Promise<number> {
    const [room] = await tx.select({ photos: count(), last: max(doubleUploads.place) }).from(doubleUploads).where(and(eq(doubleUploads.doubleId, id), eq(doubleUploads.role, 'photo')))
    if (room!.photos >= photosMost) throw new BusinessError(codes.conflict, 'double-full', {}, { most: photosMost })
    return (room!.last ?? -1) + 1
  }

  /** Other photos may do where the earlier ones did not. */
  async function reopen(tx: Transaction, double: DoubleRow): Promise<DoubleRow> {
    if (double.state === 'collecting') return double
    const [row] = await tx.update(doubles).set({ state: 'collecting', failure: null }).where(eq(doubles.id, double.id)).returning()
    return row!
  }

  return {
    async begin({ gender }: ParsedRequestOf<'doubleBegin'>, userId: string): Promise<DoubleRow> {
      const own = eq(doubles.userId, userId)
      return db.transaction(async (tx) => {
        const known = await tx.select().from(doubles).where(and(own, sql`${doubles.state} <> 'deleting'`)).for('update')
        const open = known.find(({ state }) => state !== 'ready')
        if (open?.state === 'building') return open
        if (open) {
          const [changed] = await tx.update(doubles).set({ gender, agreedAt: clock.now() }).where(eq(doubles.id, open.id)).returning()
          return changed!
        }
        if (known.length >= doublesMost) throw new BusinessError(codes.conflict, 'too-many-doubles', {}, { most: doublesMost })
        const now = clock.now()
        const [made] = await tx.insert(doubles).values({ userId, gender, agreedAt: now, createdAt: now }).onConflictDoNothing().returning()
        if (made) return made
        // Begun at the same moment by another page of theirs.
        const [other] = await tx.select().from(doubles).where(and(own, inArray(doubles.state, ['collecting', 'building', 'failed'])))
        return other!
      })
    },

    async add({ id, upload }: ParsedRequestOf<'doubleAddPhoto'>, userId: string): Promise<DoubleRow> {
      const double = await findDouble(db, id, userId)
      const there = await db.$count(doubleUploads, and(eq(doubleUploads.doubleId, id), eq(doubleUploads.uploadId, upload)))
      if (there > 0) return double
      checkOpen(double)
      if (looking.has(userId)) throw new BusinessError(codes.tooManyRequests, 'too-many-requests', { retryAfter: AGAIN }, { seconds: AGAIN })
      looking.add(userId)
      try {
        return await keep(id, upload, userId, await study(upload, userId))
      } finally {
        looking.delete(userId)
      }
    },

    remove: ({ id, upload }: ParsedRequestOf<'doubleRemovePhoto'>, userId: string): Promise<DoubleRow> =>
      db.transaction(async (tx) => {
        const double = await lockDouble(tx, id, userId)
        checkOpen(double)
        await tx.delete(doubleUploads).where(and(eq(doubleUploads.doubleId, id), eq(doubleUploads.uploadId, upload), eq(doubleUploads.role, 'photo')))
        await tx.delete(uploadUses).where(and(eq(uploadUses.doubleId, id), eq(uploadUses.uploadId, upload)))
        await judgePhotos(tx, id)
        return reopen(tx, double)
      }),

    async build({ id }: ParsedRequestOf<'doubleBuild'>, userId: string): Promise<DoubleRow> {
      const built = await db.transaction(async (tx) => {
        const double = await lockDouble(tx, id, userId)
        // Asked again: what is wanted is so already.
        if (!begun.includes(double.state as Begun)) return double
        const good = and(eq(doubleUploads.doubleId, id), eq(doubleUploads.role, 'photo'), sql`${doubleUploads.problem} is null`)
        const [room] = await tx.select({ photos: count() }).from(doubleUploads).where(good)
        if (room!.photos < photosLeast) throw new BusinessError(codes.conflict, 'double-photos-few', {}, { least: photosLeast, good: room!.photos })
        const [row] = await tx.update(doubles).set({ state: 'building', progress: 0, failure: null }).where(eq(doubles.id, id)).returning()
        await jobs.enqueue(tx, 'build-double', { doubleId: id })
        return row!
      })
      jobs.wake('build-double')
      return built
    },
  }
}
