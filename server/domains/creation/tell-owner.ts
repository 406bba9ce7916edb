import type { Transaction } from '../../platform/platform.ts'
import type { NewWork } from '../gallery/works.table.ts'
import { messageRules } from '../messages/message-rules.ts'
import type { Messages, NewMessage } from '../messages/messages.ts'
import type { TaskRow } from './tasks.table.ts'

/** Tells whoever may have left the page how a creation ended; belongs in the transaction that ends it. */
export type TellOwner = (tx: Transaction, ended: TaskRow, made: readonly NewWork[]) => Promise<void>

const LIBRARY = '/functionList/draw/history'

export function createTellOwner(messages: Messages): TellOwner {
  return async (tx, { id, userId, cost, createdAt, finishedAt }, made) => {
    const seconds = ((finishedAt?.getTime() ?? 0) - createdAt.getTime()) / 1000
    if (seconds <= messageRules.taskSeconds) return
    const about = made[0]?.id ? madeIt(made[0].id, made[0].kind, made.length) : failed(cost)
    await messages.send(tx, { ...about, userId, kind: 'task', key: `task:${id}` })
  }
}

type About = Pick<NewMessage, 'template' | 'values' | 'link' | 'workId' | 'together'>

const madeIt = (workId: string, kind: NewWork['kind'], count: number): About => ({
  template: kind === 'video' ? 'film-finished' : 'task-finished',
  values: { count },
  link: `/functionList/draw/show?id=${workId}`,
  workId,
  together: { template: 'tasks-finished', link: LIBRARY },
})

const failed = (refunded: number): About => ({
  template: 'task-failed',
  values: { refunded },
  link: LIBRARY,
  together: { template: 'tasks-failed', link: LIBRARY },
})
