// Apart from the entities' schemas, which pages that follow a task do not need.

export const taskStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type TaskState = (typeof taskStates)[number]
export const finalTaskStates: readonly TaskState[] = ['succeeded', 'failed', 'cancelled']
