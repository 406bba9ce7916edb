import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { published, seenWorksStatement } from '../seen-works.ts'
import type { Viewer, WorkViews } from '../work-view.ts'
import { PAGE } from './rank.ts'

const READ = PAGE + 1
const before = '(works.published_at, works.id) < ($4::timestamptz, $5::uuid)'
const newest = 'order by works.published_at desc, works.id desc'

/**
 * The newest works of the people whom one follows. So many works come from as many creators at most, those whose newest
 * are the newest: of the others nothing more is read.
 */
const worksFollowed = seenWorksStatement(
  'following',
  `where works.id = any(array(
    select works.id from (
      select latest.* from follows cross join lateral (
        select works.user_id, works.published_at, works.id from works
        where works.user_id = follows.followed_id and ${published} and ${before} ${newest} limit 1
      ) as latest
      where follows.follower_id = $1
      order by latest.published_at desc, latest.id desc limit ${READ}
    ) as creators
    cross join lateral (
      select works.id, works.published_at from works where works.user_id = creators.user_id and ${published} and ${before} ${newest} limit ${READ}
    ) as works
    ${newest} limit ${READ}
  ))
  ${newest} limit ${READ}`,
)
const START = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

/** Lists works of those whom the viewer follows, newest first; a visitor follows nobody. */
export function createFollowing({ read, view }: WorkViews) {
  return async function following(cursor: string | undefined, viewer: Viewer): Promise<ResponseOf<'squareList'>> {
    const from = cursor === undefined ? undefined : readCursor(cursor, 'time')
    const rows = await read(worksFollowed, viewer, from ? [new Date(from.value), from.id] : START)
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return { works: rows.slice(0, PAGE).map((row) => view(row, viewer.locale)), next: last && writeCursor({ value: last.publishedAt!, id: last.id }) }
  }
}
