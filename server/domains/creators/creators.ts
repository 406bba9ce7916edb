import { sql } from '../../platform/database/orm.ts'
import { notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Moderator } from '../../moderation/moderator.ts'
import type { Platform } from '../../platform/platform.ts'
import { viewPerson, type PersonColumns } from '../follows/person-view.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { createCreatorWorks } from './creator-works.ts'
import { createEditWork } from './edit-work.ts'
import { relatedWorks } from './related-works.ts'

interface Found extends PersonColumns, Record<string, unknown> {
  bio: string
  works: number
  likes: number
  followers: number
  following: number
  followed: boolean
  blocked: boolean
  created: number
}

interface Needs {
  workViews: WorkViews
  moderator: Moderator
  /** One work as somebody sees it. */
  seeWork: Handlers<'workDetail'>['workDetail']
}

/** Who makes what is on the square, and what else is near a work. */
export function createCreators(
  platform: Platform,
  { workViews, moderator, seeWork }: Needs,
): { handlers: Handlers<'creatorDetail' | 'creatorWorks' | 'workRelated' | 'workEdit'> } {
  const { db, files } = platform
  const edit = createEditWork(platform, moderator)
  return {
    handlers: {
      creatorWorks: createCreatorWorks(workViews),

      async workRelated({ id }, call) {
        const rows = await workViews.read(relatedWorks, call, [id])
        return { works: rows.map((row) => workViews.view(row, call.locale)) }
      },

      async workEdit(request, call) {
        await edit(request, call)
        return seeWork({ id: request.id }, call)
      },

      async creatorDetail({ id }, { identity }) {
        const viewer = identity?.userId ?? null
        const { rows } = await db.execute<Found>(sql`
          select u.id, u.nickname, u.avatar_key as "avatarKey", u.house, u.bio, (extract(epoch from u.created_at) * 1000)::float8 as created,
            coalesce(w.published, 0) as works, coalesce(w.likes, 0) as likes, coalesce(f.followers, 0) as followers, coalesce(f.following, 0) as following,
            exists (select from follows where follower_id = ${viewer}::uuid and followed_id = u.id) as followed,
            exists (select from blocks where blocker_id = ${viewer}::uuid and blocked_id = u.id) as blocked
          from users u left join work_totals w on w.user_id = u.id left join follow_totals f on f.user_id = u.id
          where u.id = ${id}::uuid and u.deleted_at is null and u.suspended_at is null`)
        const [found] = rows
        if (!found) throw notFound('person-not-found')
        const { bio, works, likes, followers, following, followed, blocked, created } = found
        const counts = { works, likes, followers, following }
        return { ...viewPerson(files, found), bio, mine: id === viewer, ...counts, followed, blocked, createdAt: Math.floor(created) }
      },
    },
  }
}
