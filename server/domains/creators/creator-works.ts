import type { Handlers } from '../../call.ts'
import { readCursor } from '../gallery/cursor.ts'
import { published, seenWorksStatement } from '../gallery/seen-works.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { pageOf } from '../time-pages.ts'

const PAGE = 24

const page = (name: string, from: string) =>
  seenWorksStatement(name, `where ${published} and works.user_id = $4::uuid ${from} order by works.published_at desc, works.id desc limit ${PAGE + 1}`)
const first = page('creator', '')
const next = page('creator-next', 'and (works.published_at, works.id) < ($5::timestamptz, $6::uuid)')

/** What somebody has published, the latest first. */
export function createCreatorWorks({ read, view }: WorkViews): Handlers<'creatorWorks'>['creatorWorks'] {
  return async ({ id, cursor }, call) => {
    const from = cursor === undefined ? undefined : readCursor(cursor, 'time')
    const found = from ? await read(next, call, [id, new Date(from.value), from.id]) : await read(first, call, [id])
    const { rows, next: more } = pageOf(found, PAGE, ({ publishedAt }) => Math.floor(publishedAt!))
    return { works: rows.map((row) => view(row, call.locale)), next: more }
  }
}
