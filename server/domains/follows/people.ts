import { codes } from '#contract/codes.ts'
import type { PeopleView } from '#contract/endpoints/follows.ts'
import { sql, type SQL } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import { olderThan, pageOf } from '../time-pages.ts'
import { viewPerson, type PersonColumns } from './person-view.ts'

const PAGE = 30

/** Of each view the table, whose list it is, and who stands in it. */
const views: Record<PeopleView, { from: SQL; of: SQL; who: SQL }> = {
  followers: { from: sql`follows`, of: sql`link.followed_id`, who: sql`link.follower_id` },
  following: { from: sql`follows`, of: sql`link.follower_id`, who: sql`link.followed_id` },
  blocked: { from: sql`blocks`, of: sql`link.blocker_id`, who: sql`link.blocked_id` },
}

interface Row extends PersonColumns, Record<string, unknown> {
  bio: string
  followed: boolean
  since: number
}

/** People around one, by when they came; who is suspended is left out. */
export function createPeopleList({ db, files }: Pick<Platform, 'db' | 'files'>): Handlers<'peopleList'>['peopleList'] {
  return async ({ id, view, cursor }, { identity }) => {
    if (view === 'blocked' && identity?.userId !== id) throw new BusinessError(codes.noPermission, 'no-permission')
    const { from, of, who } = views[view]
    const { rows } = await db.execute<Row>(sql`
      select u.id, u.nickname, u.avatar_key as "avatarKey", u.house, u.bio, floor(extract(epoch from link.created_at) * 1000)::float8 as since,
        exists (select from follows f where f.follower_id = ${identity?.userId ?? null}::uuid and f.followed_id = u.id) as followed
      from ${from} link join users u on u.id = ${who}
      where ${of} = ${id}::uuid and u.suspended_at is null and ${olderThan(cursor, sql`link.created_at`, who) ?? sql`true`}
      order by link.created_at desc, ${who} desc limit ${PAGE + 1}`)
    const { rows: people, next } = pageOf(rows, PAGE, ({ since }) => since)
    return { people: people.map((row) => ({ ...viewPerson(files, row), bio: row.bio, followed: row.followed })), next }
  }
}
