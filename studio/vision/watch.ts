import type { TaskContext } from '../pool/task-context.ts'

/** Whoever may cancel long work, asked some times a second of it. */
export type Watch = Pick<TaskContext, 'checkCancelled'>

export const unwatched: Watch = { checkCancelled() {} }
