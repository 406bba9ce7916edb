import { codes } from '#contract/codes.ts'
import { eq } from '../../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../../business-error.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Transaction } from '../../../platform/platform.ts'
import { tasks, type TaskRow } from '../../creation/tasks.table.ts'
import type { TaskLife } from '../../creation/task-life.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Actions } from '../actions.ts'
import { mayRetry } from './view-task.ts'

export interface ChangeTasksParts {
  life: Pick<TaskLife, 'cancel' | 'revive'>
  messages: Messages
  jobs: Pick<Jobs, 'wake'>
}

/** What the desk does with creations of others. */
export function createChangeTasks({ life, messages, jobs }: ChangeTasksParts): Actions<'deskTaskStop' | 'deskTaskRetry'> {
  async function lockTask(tx: Transaction, id: string): Promise<TaskRow> {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('update')
    if (!task) throw notFound('task-not-found')
    return task
  }
  const subjectOf = ({ id }: TaskRow) => ({ kind: 'task' as const, id })

  return {
    async deskTaskStop(tx, { id }) {
      const before = await lockTask(tx, id)
      if (before.state !== 'queued' && before.state !== 'running' && before.state !== 'cancelled') throw new BusinessError(codes.conflict, 'task-not-stoppable')
      const after = await life.cancel(tx, before)
      if (before.state !== 'cancelled') {
        const { userId, cost } = before
        await messages.send(tx, { userId, kind: 'task', template: 'creation-stopped', values: { refunded: cost }, link: '/functionList/draw/history', key: `creation-stopped:${id}` })
      }
      return { subject: subjectOf(before), before: { state: before.state }, after: { state: after.state }, answer: {} }
    },

    async deskTaskRetry(tx, { id }) {
      const before = await lockTask(tx, id)
      // Asked again: it is on its way already.
      if (before.state === 'failed' && !mayRetry(before)) throw new BusinessError(codes.conflict, 'task-not-retryable')
      if (before.state === 'succeeded' || before.state === 'cancelled') throw new BusinessError(codes.conflict, 'task-not-retryable')
      const after = await life.revive(tx, before)
      if (before.state === 'failed') {
        await messages.send(tx, { userId: before.userId, kind: 'task', template: 'creation-retried', link: '/functionList/draw/history', key: `creation-retried:${id}:${before.claim}` })
      }
      return {
        subject: subjectOf(before),
        before: { state: before.state, cost: before.cost },
        after: { state: after.state, cost: after.cost },
        answer: {},
        afterwards: async () => jobs.wake('run-task', after.lane),
      }
    },
  }
}
