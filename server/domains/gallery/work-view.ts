import { and, eq, inArray } from 'drizzle-orm'
import { appConfig, type Locale } from '#config'
import type { Work } from '#contract/entities.ts'
import type { Call } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { users, type UserRow } from '../account/users.table.ts'
import { isMember } from '../account/users.ts'
import { likes } from './likes.table.ts'
import type { WorkRow } from './works.table.ts'

/** For whom works are shown. */
export type Viewer = Pick<Call, 'locale' | 'identity'>

/** Works as the viewer may see them, in the order given. */
export type ViewWorks = (rows: readonly WorkRow[], viewer: Viewer) => Promise<Work[]>

export function createViewWorks({ db, files, clock }: Platform): ViewWorks {
  async function likedAmong(rows: readonly WorkRow[], userId: string): Promise<Set<string>> {
    const ids = rows.map((row) => row.id)
    const found = await db
      .select({ workId: likes.workId })
      .from(likes)
      .where(and(eq(likes.userId, userId), inArray(likes.workId, ids)))
    return new Set(found.map((row) => row.workId))
  }

  return async (rows, { locale, identity }) => {
    if (rows.length === 0) return []
    const viewerId = identity?.userId
    const people = [...new Set([...rows.map((row) => row.userId), ...(viewerId ? [viewerId] : [])])]
    const found = await db.select().from(users).where(inArray(users.id, people))
    const byId = new Map(found.map((user) => [user.id, user]))
    const liked = viewerId ? await likedAmong(rows, viewerId) : new Set<string>()
    const viewer = viewerId ? byId.get(viewerId) : undefined
    const member = viewer !== undefined && isMember(viewer, clock.now())

    return rows.map((row) => {
      const mine = row.userId === viewerId
      return {
        id: row.id,
        taskId: mine ? (row.taskId ?? undefined) : undefined,
        generator: row.generator,
        kind: row.kind,
        title: titleOf(row, locale),
        width: row.width,
        height: row.height,
        files: {
          original: files.signedUrl(row.originalKey),
          preview: files.signedUrl(row.previewKey),
          thumbnail: files.signedUrl(row.thumbnailKey),
          before: mine && row.beforeKey ? files.signedUrl(row.beforeKey) : undefined,
        },
        colour: row.colour,
        transparent: row.transparent,
        owner: ownerOf(byId.get(row.userId)!),
        mine,
        visibility: row.visibility,
        likes: row.likes,
        liked: liked.has(row.id),
        description: mine || member ? row.description : undefined,
        text: row.text ?? undefined,
        sample: row.sampleSlug !== null,
        parentId: row.parentId ?? undefined,
        createdAt: row.createdAt.getTime(),
        deletedAt: row.deletedAt?.getTime(),
      }
    })
  }

  function ownerOf({ id, nickname, avatarKey, house }: UserRow): Work['owner'] {
    return { id, nickname, avatar: avatarKey ? files.signedUrl(avatarKey) : undefined, house }
  }
}

const titleOf = ({ title, titles }: WorkRow, locale: Locale) => titles?.[locale] ?? titles?.[appConfig.defaultLocale] ?? title
