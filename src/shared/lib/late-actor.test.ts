import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createLateActor } from './late-actor.ts'

const counter = setup({ types: { events: {} as { type: 'ADD'; value: number }, context: {} as { seen: number[] } } }).createMachine({
  context: () => ({ seen: [] }),
  on: { ADD: { actions: ({ context, event }) => void context.seen.push(event.value) } },
})
const run = () => createActor(counter).start()

afterEach(() => vi.unstubAllGlobals())

test('what is sent before the machine is there reaches it in order, and what comes later as well', async () => {
  const start = vi.fn(() => Promise.resolve(run()))
  const late = createLateActor(start)
  expect(late.getSnapshot()).toBeUndefined()
  expect(start).not.toHaveBeenCalled()
  late.send({ type: 'ADD', value: 1 })
  late.send({ type: 'ADD', value: 2 })
  const actor = await late.started()
  late.send({ type: 'ADD', value: 3 })
  expect(actor.getSnapshot().context.seen).toEqual([1, 2, 3])
  expect(start).toHaveBeenCalledOnce()
})

test('an event is kept where the machine cannot be fetched, and goes on when the network is back', async () => {
  let online = () => {}
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => void) => (online = listener), removeEventListener: () => {} })
  const start = vi.fn(() => Promise.resolve(run()))
  start.mockRejectedValueOnce(new TypeError('offline'))
  const late = createLateActor(start)
  late.send({ type: 'ADD', value: 1 })
  await expect(late.started()).rejects.toThrow('offline')
  online()
  expect((await late.started()).getSnapshot().context.seen).toEqual([1])
  expect(start).toHaveBeenCalledTimes(2)
})

test('one that is stopped while it is fetched does not begin; the next event begins anew', async () => {
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  const gate = Promise.withResolvers<ReturnType<typeof run>>()
  const start = vi.fn(() => Promise.resolve(run()))
  start.mockReturnValueOnce(gate.promise)
  const late = createLateActor(start)
  const first = late.started()
  late.stop()
  const actor = run()
  gate.resolve(actor)
  await expect(first).rejects.toThrow()
  expect(actor.getSnapshot().status).toBe('stopped')
  late.send({ type: 'ADD', value: 4 })
  expect((await late.started()).getSnapshot().context.seen).toEqual([4])
})

test('listeners hear of its start and of every change', async () => {
  const late = createLateActor(() => Promise.resolve(run()))
  const hear = vi.fn<() => void>()
  const stop = late.subscribe(hear)
  await late.started()
  expect(hear).toHaveBeenCalledOnce()
  late.send({ type: 'ADD', value: 1 })
  expect(hear).toHaveBeenCalledTimes(2)
  stop()
  late.send({ type: 'ADD', value: 2 })
  expect(hear).toHaveBeenCalledTimes(2)
})
