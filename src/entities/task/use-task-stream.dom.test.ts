import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { answer } from '../../../tests/support/mock-server.ts'
import { sampleTask } from '../../../tests/support/samples.ts'
import { taskListQuery, taskQuery } from './task.queries.ts'
import { useTaskStream } from './use-task-stream.ts'

test('a task that ended before the stream opened is seen to have ended', async () => {
  const streams: { onopen?: () => void }[] = []
  class Stream {
    onopen?: () => void
    constructor() {
      streams.push(this)
    }
    addEventListener() {}
    close() {}
  }
  vi.stubGlobal('EventSource', Stream)
  const running = sampleTask({ state: 'running' })
  let [task, tasks] = [running, [running]]
  answer('taskList', () => ({ tasks }))
  answer('taskDetail', () => task)

  const queryClient = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client: queryClient }, children)
  const onFinished = vi.fn()
  const { result } = renderHook(
    () => {
      useTaskStream(true, onFinished)
      return { task: useQuery(taskQuery(running.id)).data, tasks: useQuery(taskListQuery).data }
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current).toEqual({ task, tasks }))
  expect(streams).toHaveLength(1)

  task = sampleTask({ state: 'succeeded' })
  tasks = []
  act(() => streams[0]!.onopen?.())
  await waitFor(() => expect(result.current).toEqual({ task, tasks }))
})
