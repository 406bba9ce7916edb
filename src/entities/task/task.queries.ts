import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Task } from '#contract/entities.ts'
import { finalTaskStates } from '#contract/task-states.ts'
import { api } from '~/shared/api/api.ts'

export const isFinal = (task: Pick<Task, 'state'>) => finalTaskStates.includes(task.state)

/** Between two questions where news have to be asked for, in milliseconds. */
export const POLL_MS = 2000

export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: ['task', id],
    queryFn: ({ signal }) => api('taskDetail', { id }, { signal, quiet: true }),
    // How it ended is asked for once, and must not be lost with the network.
    refetchInterval: ({ state: { status, data } }) => (status === 'error' && data && !isFinal(data) ? POLL_MS : false),
  })

/** The person's creations that wait or run, and those that failed lately. */
export const taskListQuery = queryOptions({
  queryKey: ['tasks'],
  queryFn: async ({ signal }) => (await api('taskList', {}, { signal, quiet: true })).tasks,
})

/** Puts what is newly known of a task where pages read it; an older word never overwrites a newer one. Tells whether it has just ended. */
export function storeTask(queryClient: QueryClient, task: Task): boolean {
  const before = queryClient.getQueryData(taskQuery(task.id).queryKey) ?? queryClient.getQueryData(taskListQuery.queryKey)?.find((known) => known.id === task.id)
  const newer = (known: Task | undefined) => (known && isFinal(known) && !isFinal(task) ? known : task)
  queryClient.setQueryData(taskQuery(task.id).queryKey, newer)
  queryClient.setQueryData(taskListQuery.queryKey, (tasks) => {
    if (!tasks) return tasks
    const others = tasks.filter((other) => other.id !== task.id)
    const done = task.state === 'succeeded' || task.state === 'cancelled'
    return done ? others : [newer(tasks.find((other) => other.id === task.id)), ...others].sort((a, b) => b.createdAt - a.createdAt)
  })
  return before !== undefined && !isFinal(before) && isFinal(task)
}
