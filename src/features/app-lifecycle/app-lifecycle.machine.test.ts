import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { appLifecycleMachine } from './app-lifecycle.machine.ts'

beforeEach(() => vi.useFakeTimers({ now: 1000 }))
afterEach(() => vi.useRealTimers())

function launch() {
  const recorded: object[] = []
  const machine = appLifecycleMachine.provide({
    actions: {
      recordEnter: (_, { value }) => recorded.push({ enter: value }),
      recordLeave: (_, times) => recorded.push({ leave: times }),
    },
  })
  return { actor: createActor(machine).start(), recorded }
}

test('a launch enters with 0', () => {
  const { actor, recorded } = launch()
  expect(recorded).toEqual([{ enter: 0 }])
  expect(actor.getSnapshot().value).toBe('shown')
})

test('hiding leaves with start and end, showing again enters with 1', () => {
  const { actor, recorded } = launch()
  vi.setSystemTime(5000)
  actor.send({ type: 'HIDE' })
  vi.setSystemTime(8000)
  actor.send({ type: 'SHOW' })
  vi.setSystemTime(9000)
  actor.send({ type: 'HIDE' })
  expect(recorded).toEqual([
    { enter: 0 },
    { leave: { starttime: 1000, endtime: 5000 } },
    { enter: 1 },
    { leave: { starttime: 8000, endtime: 9000 } },
  ])
})

test('a browser that says the same in two ways is heard once', () => {
  const { actor, recorded } = launch()
  actor.send({ type: 'SHOW' })
  actor.send({ type: 'HIDE' })
  actor.send({ type: 'HIDE' })
  actor.send({ type: 'SHOW' })
  actor.send({ type: 'SHOW' })
  expect(recorded).toHaveLength(3)
})
