import type { DeskTask } from '#contract/endpoints/desk/people.ts'
import { codes } from '#contract/codes.ts'
import type { Locale } from '#config'
import { eq, type SQL } from '../../../platform/database/orm.ts'
import type { EngineRegistry } from '../../../engines/registry.ts'
import type { Platform } from '../../../platform/platform.ts'
import { partsOf, sayRefusal } from '../../../words/refusal.ts'
import type { Say } from '../../../words/say.ts'
import { users } from '../../account/users.table.ts'
import { tasks, type TaskRow } from '../../creation/tasks.table.ts'
import { nameColumns, viewName } from '../person-name.ts'

export interface TaskParts {
  engines: Pick<EngineRegistry, 'find' | 'engineName'>
  say: Say
}

/** Failures that are none of the photo's or the words': another run may end well. */
export const mayRetry = ({ state, failureCode }: Pick<TaskRow, 'state' | 'failureCode'>) =>
  state === 'failed' && (failureCode === codes.engineUnavailable || failureCode === codes.internal)

/** Creations with who asked for them. */
export const selectTasks = ({ db }: Pick<Platform, 'db'>, where: SQL | undefined) =>
  db.select({ task: tasks, owner: nameColumns }).from(tasks).innerJoin(users, eq(users.id, tasks.userId)).where(where)

export type SelectedTask = Awaited<ReturnType<typeof selectTasks>>[number]

/** A creation as the desk shows it: not what was asked for, which is the person's own. */
export const createViewTask = (platform: Pick<Platform, 'files'>, { engines, say }: TaskParts) =>
  ({ task, owner }: SelectedTask, locale: Locale): DeskTask => {
    const [engine = '', model = ''] = task.offer.split('/')
    const { failureCode, failureReason, startedAt, finishedAt } = task
    return {
      id: task.id,
      owner: viewName(platform, owner),
      generator: task.generator,
      engine: engines.engineName(engine),
      // One that is not there any more has the name that its engine gave it.
      model: engines.find(task.offer)?.offer.model.name ?? model,
      lane: task.lane,
      state: task.state,
      cost: task.cost,
      progress: task.progress,
      ...(failureCode !== null && failureReason !== null && {
        failure: {
          code: failureCode,
          reason: partsOf(failureReason).reason,
          message: sayRefusal(say, locale, task, failureReason, { refunded: task.cost }),
          mayRetry: mayRetry(task),
        },
      }),
      createdAt: task.createdAt.getTime(),
      ...(startedAt && { startedAt: startedAt.getTime() }),
      ...(finishedAt && { finishedAt: finishedAt.getTime() }),
    }
  }
