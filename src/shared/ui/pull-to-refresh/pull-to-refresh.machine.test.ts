import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { REACH_PX, resist } from './pull-distance.ts'
import { pullToRefreshMachine } from './pull-to-refresh.machine.ts'

function start(refresh: () => Promise<void> = () => Promise.resolve()) {
  const tick = vi.fn<() => void>()
  const gate = Promise.withResolvers<void>()
  const machine = pullToRefreshMachine.provide({
    actions: { tick },
    actors: { refresh: fromPromise<void>(refresh), restore: fromPromise<void>(() => gate.promise) },
  })
  const actor = createActor(machine).start()
  const state = () => actor.getSnapshot().value
  return { actor, state, tick, restored: gate.resolve }
}

test('a short pull comes back without refreshing', async () => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { actor, state, restored } = start(refresh)
  actor.send({ type: 'pull', distance: 20 })
  expect(state()).toBe('pulling')
  expect(actor.getSnapshot().context.distance).toBe(20)
  actor.send({ type: 'release' })
  expect(state()).toBe('restoring')
  expect(actor.getSnapshot().context.distance).toBe(0)
  restored()
  await waitFor(actor, (snapshot) => snapshot.value === 'idle')
  expect(refresh).not.toHaveBeenCalled()
})

test('a long pull ticks, refreshes on release and restores when the data is there', async () => {
  const data = Promise.withResolvers<void>()
  const { actor, state, tick, restored } = start(() => data.promise)
  actor.send({ type: 'pull', distance: 20 })
  actor.send({ type: 'pull', distance: REACH_PX + 10 })
  expect(state()).toBe('reached')
  expect(tick).toHaveBeenCalledOnce()
  actor.send({ type: 'release' })
  expect(state()).toBe('refreshing')
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  expect(actor.getSnapshot().context.distance).toBe(REACH_PX)
  data.resolve()
  await waitFor(actor, (snapshot) => snapshot.value === 'restoring')
  restored()
  await waitFor(actor, (snapshot) => snapshot.value === 'idle')
})

test('pulling back up takes the refresh back', () => {
  const { actor, state } = start()
  actor.send({ type: 'pull', distance: REACH_PX })
  actor.send({ type: 'pull', distance: REACH_PX })
  expect(state()).toBe('reached')
  actor.send({ type: 'pull', distance: REACH_PX - 1 })
  expect(state()).toBe('pulling')
  actor.send({ type: 'release' })
  expect(state()).toBe('restoring')
})

test('a cancelled gesture restores, even when it had reached', () => {
  const { actor, state } = start()
  actor.send({ type: 'pull', distance: 90 })
  actor.send({ type: 'pull', distance: 90 })
  actor.send({ type: 'cancel' })
  expect(state()).toBe('restoring')
})

test('the button refreshes without a gesture; a failure restores', async () => {
  const { actor, state } = start(() => Promise.reject(new Error('offline')))
  actor.send({ type: 'refresh' })
  expect(state()).toBe('refreshing')
  await waitFor(actor, (snapshot) => snapshot.value === 'restoring')
})

test('while refreshing nothing is pulled and nothing starts twice', () => {
  const refresh = vi.fn<() => Promise<void>>(() => new Promise<void>(() => {}))
  const { actor, state } = start(refresh)
  actor.send({ type: 'refresh' })
  actor.send({ type: 'pull', distance: 100 })
  actor.send({ type: 'refresh' })
  expect(state()).toBe('refreshing')
  expect(refresh).toHaveBeenCalledOnce()
})

test('the content follows ever more reluctantly and never past its bound', () => {
  expect(resist(-10)).toBe(0)
  expect(resist(20)).toBeLessThan(20)
  expect(resist(120)).toBeGreaterThan(REACH_PX)
  expect(resist(10_000)).toBeLessThanOrEqual(120)
})
