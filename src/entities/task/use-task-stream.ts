import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Task } from '#contract/entities.ts'
import { listenToEvents } from '~/shared/api/event-stream.ts'
import { isFinal, POLL_MS, storeTask, taskListQuery } from './task.queries.ts'

/** Follows the person's tasks while any is under way: by server-sent events, by asking while those are down. */
export function useTaskStream(loggedIn: boolean, onFinished: (task: Task) => void): void {
  const queryClient = useQueryClient()
  const [streaming, setStreaming] = useState(false)
  const { data: tasks = [] } = useQuery({
    ...taskListQuery,
    enabled: loggedIn,
    refetchInterval: (query) => (!streaming && query.state.data?.some((task) => !isFinal(task)) ? POLL_MS : false),
  })
  const active = loggedIn && tasks.some((task) => !isFinal(task))

  // A task that is no longer listed has ended: ask how.
  useEffect(() => {
    const listed = new Set(tasks.map((task) => task.id))
    for (const [key, task] of queryClient.getQueriesData<Task>({ queryKey: ['task'] }))
      if (task && !isFinal(task) && !listed.has(task.id)) void queryClient.invalidateQueries({ queryKey: key })
  }, [queryClient, tasks])

  useEffect(() => {
    if (!active) return
    const stop = listenToEvents({
      event: 'task',
      onEvent: (data) => {
        // The API says what this event carries: transfers.taskEvents.
        const task = data as Task
        if (storeTask(queryClient, task)) onFinished(task)
      },
      onStreaming: (now) => {
        setStreaming(now)
        // Of what ended between the last list and the stream's opening no news will come.
        if (now) void queryClient.invalidateQueries(taskListQuery)
      },
    })
    return () => {
      stop()
      setStreaming(false)
    }
  }, [active, onFinished, queryClient])
}
