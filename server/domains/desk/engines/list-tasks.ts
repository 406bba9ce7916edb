import { and, eq, sql } from '../../../platform/database/orm.ts'
import type { Handlers } from '../../../call.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tasks } from '../../creation/tasks.table.ts'
import { after, sorted, type Order } from '../../keyset.ts'
import { READ, toPage } from '../pages.ts'
import { createViewTask, selectTasks, type SelectedTask, type TaskParts } from './view-task.ts'

const lastFinished: Order = { column: sql`${tasks.finishedAt}`, id: sql`${tasks.id}`, kind: 'time', direction: 'desc' }
const failed = sql`${tasks.state} = 'failed'`
const unfinished = sql`${tasks.state} in ('queued', 'running')`

/** Creations of one person, and those that failed. */
export function createListTasks(platform: Platform, parts: TaskParts): Handlers<'deskPersonTasks' | 'deskFailures'> {
  const view = createViewTask(platform, parts)
  const placeOf = ({ task }: SelectedTask) => ({ value: task.finishedAt?.getTime() ?? 0, id: task.id })
  return {
    async deskPersonTasks({ id, cursor }, { locale }) {
      const own = eq(tasks.userId, id)
      const [waiting, over] = await Promise.all([
        // A person has a few at most. Told of no limit, PostgreSQL expects thousands and starts workers to sort them.
        cursor === undefined ? selectTasks(platform, and(own, unfinished)).orderBy(sql`${tasks.createdAt} desc`).limit(READ) : [],
        selectTasks(platform, and(own, failed, after(lastFinished, cursor))).orderBy(sorted(lastFinished)).limit(READ),
      ])
      const { rows, next } = toPage(over, (row) => view(row, locale), placeOf)
      return { rows: [...waiting.map((row) => view(row, locale)), ...rows], next }
    },

    async deskFailures({ engine, cursor }, { locale }) {
      const ofEngine = engine === undefined ? undefined : eq(sql`split_part(${tasks.offer}, '/', 1)`, engine)
      const rows = await selectTasks(platform, and(failed, ofEngine, after(lastFinished, cursor))).orderBy(sorted(lastFinished)).limit(READ)
      return toPage(rows, (row) => view(row, locale), placeOf)
    },
  }
}
