import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { expect, test, vi } from 'vitest'
import { cameraMachine } from './camera-machine.ts'

const shot = new File(['x'], 'selfie.jpg')

function start(open: () => Promise<MediaStream> = async () => ({}) as MediaStream) {
  const clock = new SimulatedClock()
  const kept = vi.fn()
  const released = vi.fn()
  const machine = cameraMachine.provide({
    actors: { open: fromPromise(open), shoot: fromPromise(async () => shot), watch: fromCallback(() => released) },
    actions: { keep: (_, params) => kept(params.shot) },
  })
  const actor = createActor(machine, { clock }).start()
  const reached = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true))
  return { actor, clock, kept, released, reached }
}

test('counts down, takes, and keeps what the person keeps', async () => {
  const { actor, clock, kept, released, reached } = start()
  actor.send({ type: 'OPEN' })
  await reached({ on: 'live' })
  actor.send({ type: 'SHOOT' })
  clock.increment(1000)
  expect(actor.getSnapshot().context.count).toBe(2)
  actor.send({ type: 'STOP' })
  clock.increment(5000)
  expect(actor.getSnapshot().matches({ on: 'live' })).toBe(true)
  actor.send({ type: 'SHOOT' })
  for (let second = 0; second < 3; second++) clock.increment(1000)
  await reached({ on: 'taken' })
  actor.send({ type: 'KEEP' })
  expect(kept).toHaveBeenCalledWith(shot)
  expect(actor.getSnapshot().matches({ on: 'live' })).toBe(true)
  actor.stop()
  expect(released).toHaveBeenCalled()
})

test('tells a refusal from a camera that is not there, and asks again when told', async () => {
  const errors = [new DOMException('no', 'NotAllowedError'), new DOMException('none', 'NotFoundError')]
  const { actor, reached } = start(() => Promise.reject(errors.shift()))
  actor.send({ type: 'OPEN' })
  await reached('denied')
  actor.send({ type: 'OPEN' })
  await reached('missing')
  expect(errors).toEqual([])
})
