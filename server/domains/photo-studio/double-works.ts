import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { desc } from '../../platform/database/orm.ts'
import type { UserCall } from '../../call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ViewTasks } from '../creation/task-view.ts'
import { tasks } from '../creation/tasks.table.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { seenWorksStatement } from '../gallery/seen-works.ts'
import type { WorkViews } from '../gallery/work-view.ts'
import { findDouble } from './find-double.ts'
import { tasksOfDouble } from './what-came-of.ts'

const PAGE = 20
const DAY = 86_400_000

/** Of the double ($4), by the pictures they were made from; after the work at ($5, $6). */
const page = seenWorksStatement(
  'of-double',
  `where works.id in (
    select used.work_id from double_uploads own join upload_uses used on used.upload_id = own.upload_id
    where own.double_id = $4 and own.role <> 'photo'
  ) and works.user_id = $1 and works.deleted_at is null
  and ($5::timestamptz is null or (works.created_at, works.id) < ($5::timestamptz, $6::uuid))
  order by works.created_at desc, works.id desc limit ${PAGE + 1}`,
)

/** What was made of a double, page by page, and what is being made. */
export function createDoubleWorks({ db, clock }: Platform, workViews: WorkViews, viewTasks: ViewTasks) {
  return async ({ id, cursor }: ParsedRequestOf<'doubleWorks'>, call: UserCall): Promise<ResponseOf<'doubleWorks'>> => {
    const { userId } = call.identity
    await findDouble(db, id, userId)
    const from = cursor === undefined ? undefined : readCursor(cursor, 'time')
    const since = new Date(clock.now().getTime() - DAY)
    const [rows, active] = await Promise.all([
      workViews.read(page, call, [id, from ? new Date(from.value).toISOString() : null, from?.id ?? null]),
      from ? [] : db.select().from(tasks).where(tasksOfDouble(id, userId, since)).orderBy(desc(tasks.createdAt)),
    ])
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
    return {
      works: rows.slice(0, PAGE).map((row) => workViews.view(row, call.locale)),
      tasks: await viewTasks(active, call),
      ...(last && { next: writeCursor({ value: last.createdAt, id: last.id }) }),
    }
  }
}
