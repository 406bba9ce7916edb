import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { answer, Refusal } from '../../../tests/support/mock-server.ts'
import { sampleTask } from '../../../tests/support/samples.ts'
import { POLL_MS, taskListQuery, taskQuery } from './task.queries.ts'
import { useTaskStream } from './use-task-stream.ts'

const running = sampleTask({ state: 'running' })
const succeeded = sampleTask({ state: 'succeeded' })

/** What a page sees of its task, and the streams that it opened. */
function follow() {
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client: queryClient }, children)
  const { result } = renderHook(
    () => {
      useTaskStream(true, () => {})
      return { task: useQuery(taskQuery(running.id)).data, tasks: useQuery(taskListQuery).data }
    },
    { wrapper },
  )
  return { streams, seen: () => result.current }
}

test('a task that ended before the stream opened is seen to have ended', async () => {
  let [task, tasks] = [running, [running]]
  answer('taskList', () => ({ tasks }))
  answer('taskDetail', () => task)
  const { streams, seen } = follow()
  await waitFor(() => expect(seen()).toEqual({ task, tasks }))
  expect(streams).toHaveLength(1)

  task = succeeded
  tasks = []
  act(() => streams[0]!.onopen?.())
  await waitFor(() => expect(seen()).toEqual({ task, tasks }))
})

test('how a task ended is asked for again when the first answer is lost', async () => {
  let tasks = [running]
  const details = [() => running]
  answer('taskList', () => ({ tasks }))
  answer('taskDetail', () => (details.shift() ?? (() => succeeded))())
  const { streams, seen } = follow()
  await waitFor(() => expect(seen()).toEqual({ task: running, tasks }))

  details.push(() => {
    throw new Refusal(codes.internal, '服务器出错了')
  })
  tasks = []
  act(() => streams[0]!.onopen?.())
  await waitFor(() => expect(seen().tasks).toEqual([]))
  expect(seen().task).toEqual(running)
  await waitFor(() => expect(seen().task).toEqual(succeeded), { timeout: 2 * POLL_MS })
})
