import { codes } from '#contract/codes.ts'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { and, eq, isNotNull, isNull, or, sql } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentTypeOf, extensionOf } from '../../platform/storage/content-type.ts'
import type { Messages } from '../messages/messages.ts'
import type { Reviews } from '../reviews/reviews.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { createBin } from './bin.ts'
import { createExportWork, type ExportWork } from './export-work.ts'
import { heatSql } from './heat.ts'
import { likes } from './likes.table.ts'
import { createListWorks } from './list-works.ts'
import { createModerate, type Moderate } from './moderate.ts'
import { createPublish } from './publish.ts'
import { isPublic, published, seenWorksStatement } from './seen-works.ts'
import { createFindShareCard, type FindShareCard } from './share-card.ts'
import { createTellOfLike } from './tell-of-like.ts'
import { createWithdraw } from './withdraw.ts'
import { workFamily } from './work-family.ts'
import type { Viewer, WorkViews } from './work-view.ts'
import { works, type WorkRow } from './works.table.ts'

export interface Gallery {
  handlers: Handlers<'squareList' | 'workDetail' | 'workDescription' | 'workList' | 'workFamily' | 'workExport' | 'workPhoto' | 'workUploads' | 'workDelete' | 'workRestore' | 'workPublish' | 'workLike'>
  moderate: Moderate
  findShareCard: FindShareCard
  findExport: ExportWork['find']
  /** Removes for good what has been in the bin for too long. */
  emptyBin(signal: AbortSignal): Promise<void>
}

interface GalleryNeeds {
  uploads: Pick<Uploads, 'adopt' | 'ownAmong'>
  messages: Messages
  moderator: Moderator
  reviews: Reviews
}

/** A work ($4) that is public, or the viewer's own. */
const visibleWork = seenWorksStatement('detail', `where works.id = $4 and ((${published}) or works.user_id = $1)`)

export function createGallery(platform: Platform, workViews: WorkViews, { uploads, messages, moderator, reviews }: GalleryNeeds): Gallery {
  const { db, clock, config, files } = platform
  const list = createListWorks(platform, workViews)
  const withdraw = createWithdraw(platform)
  const bin = createBin(platform, withdraw)
  const exports = createExportWork(platform)
  const tellOfLike = createTellOfLike(messages)
  const publish = createPublish(platform, { moderator, reviews, withdraw })

  async function ownWork(id: string, userId: string): Promise<WorkRow> {
    const [row] = await db.select().from(works).where(and(eq(works.id, id), eq(works.userId, userId), isNull(works.deletedAt)))
    if (!row) throw notFound('work-not-found')
    return row
  }

  async function seenWork(id: string, viewer: Viewer): Promise<Work> {
    const [row] = await workViews.read(visibleWork, viewer, [id])
    if (!row) throw notFound('work-not-found')
    return workViews.view(row, viewer.locale)
  }

  return {
    moderate: createModerate(platform, reviews),
    findShareCard: createFindShareCard(platform),
    findExport: exports.find,
    emptyBin: bin.purge,
    handlers: {
      squareList: (request, call) => list.square(request, call),
      workList: (request, call) => list.own(request, call),

      workDetail: ({ id }, call) => seenWork(id, call),

      async workDescription({ id }, call) {
        const { description, promptKept } = await seenWork(id, call)
        if (description) return description
        if (promptKept) throw new BusinessError(codes.noPermission, 'prompt-kept')
        const canJoin = config.payments.length > 0
        throw new BusinessError(codes.membersOnly, canJoin ? 'members-only-join' : 'members-only', {}, { shop: '{/functionSquare/buy/index?tab=member}' })
      },

      workFamily: async ({ id }, call) => {
        const family = await workViews.read(workFamily, call, [id])
        if (family.length === 0) throw notFound('work-not-found')
        return { works: family.map((row) => workViews.view(row, call.locale)) }
      },

      workExport: async ({ id, format, place }, { identity }) => exports.address(await ownWork(id, identity.userId), format, place),

      async workPhoto({ id }, call) {
        const usable = or(eq(works.userId, call.identity.userId), and(isPublic, isNotNull(works.sampleSlug)))
        const [row] = await db.select().from(works).where(and(eq(works.id, id), isNull(works.deletedAt), usable))
        if (!row) throw notFound('work-not-found')
        const { width, height } = row
        const key = row.masterKey ?? row.originalKey
        const kind = { contentType: contentTypeOf(key), extension: extensionOf(key) }
        return uploads.adopt(async () => ({ bytes: await files.get(key), ...kind, width, height }), call.identity.userId)
      },

      async workUploads({ id }, { identity }) {
        const { generator, description } = await ownWork(id, identity.userId)
        const known = findGenerator(generator)
        const ids = known ? [...uploadsIn(known, description.input).values()] : []
        return { uploads: await uploads.ownAmong(ids, identity.userId) }
      },

      workDelete: async ({ ids }, { identity }) => ({ ids: await bin.put(ids, identity.userId) }),
      workRestore: async ({ ids }, { identity }) => ({ ids: await bin.restore(ids, identity.userId) }),

      async workPublish(request, call) {
        await publish(request, call)
        return seenWork(request.id, call)
      },

      async workLike({ id, on }, { identity }) {
        const like = { userId: identity.userId, workId: id }
        return db.transaction(async (tx) => {
          const [work] = await tx.select().from(works).where(and(eq(works.id, id), isPublic)).for('update')
          if (!work) throw notFound('work-not-found')
          const changed = on
            ? await tx.insert(likes).values({ ...like, createdAt: clock.now() }).onConflictDoNothing().returning()
            : await tx.delete(likes).where(and(eq(likes.userId, like.userId), eq(likes.workId, id))).returning()
          if (changed.length === 0) return { likes: work.likes, liked: on }
          const count = work.likes + (on ? 1 : -1)
          await tx.update(works).set({ likes: count, heat: heatSql(sql`${count}::int`) }).where(eq(works.id, id))
          if (on) await tellOfLike(tx, identity.userId, work)
          return { likes: count, liked: on }
        })
      },
    },
  }
}
