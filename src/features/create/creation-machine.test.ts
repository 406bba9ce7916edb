import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Task, Upload } from '#contract/entities.ts'
import { sampleTask, sampleWork } from '../../../tests/support/samples.ts'
import { creationMachine } from './creation-machine.ts'

const upload: Upload = { id: sampleTask().id, url: '/api/file/u.jpg', width: 10, height: 10 }
const submission = { requestId: sampleTask().id, input: {} }

interface World {
  submit?: () => Promise<Task>
  cancel?: () => Promise<Task>
  send?: () => Promise<Upload>
}

function start(world: World = {}) {
  const { submit = async () => sampleTask(), cancel = async () => sampleTask({ state: 'cancelled' }), send = async () => upload } = world
  const effects = { fillPhoto: vi.fn(), explain: vi.fn(), explainUpload: vi.fn(), celebrate: vi.fn() }
  const machine = creationMachine.provide({
    actors: { upload: fromPromise(send), submit: fromPromise(submit), cancel: fromPromise(cancel) },
    actions: {
      fillPhoto: (_, params) => effects.fillPhoto(params.field, params.upload.id),
      explain: (_, params) => effects.explain(params.error),
      explainUpload: (_, params) => effects.explainUpload(params.error),
      celebrate: effects.celebrate,
    },
  })
  const actor = createActor(machine)
  actor.start()
  return { actor, effects }
}

test('from the form through queue and work to the result', async () => {
  const { actor, effects } = start()
  actor.send({ type: 'SUBMIT', submission })
  expect(actor.getSnapshot().value).toBe('submitting')
  await waitFor(actor, (snapshot) => snapshot.matches({ following: 'queued' }))
  actor.send({ type: 'TASK', task: sampleTask({ state: 'running', progress: 0.5 }) })
  expect(actor.getSnapshot().matches({ following: 'running' })).toBe(true)
  actor.send({ type: 'TASK', task: sampleTask({ state: 'succeeded', works: [sampleWork(1)] }) })
  expect(actor.getSnapshot().matches({ settled: 'done' })).toBe(true)
  expect(effects.celebrate).toHaveBeenCalledOnce()
})

test.each(['failed', 'cancelled'] as const)('a task that %s can be tried again', async (state) => {
  const { actor, effects } = start()
  actor.send({ type: 'SUBMIT', submission })
  await waitFor(actor, (snapshot) => snapshot.matches('following'))
  actor.send({ type: 'TASK', task: sampleTask({ state }) })
  expect(actor.getSnapshot().matches({ settled: state })).toBe(true)
  expect(effects.celebrate).not.toHaveBeenCalled()
  actor.send({ type: 'SUBMIT', submission })
  expect(actor.getSnapshot().value).toBe('submitting')
})

test('a refused form is explained and stays editable', async () => {
  const refusal = new Error('not enough points')
  const { actor, effects } = start({ submit: () => Promise.reject(refusal) })
  actor.send({ type: 'SUBMIT', submission })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(effects.explain).toHaveBeenCalledWith(refusal)
})

test('stopping cancels the task at the server', async () => {
  const { actor } = start()
  actor.send({ type: 'SUBMIT', submission })
  await waitFor(actor, (snapshot) => snapshot.matches({ following: 'queued' }))
  actor.send({ type: 'STOP' })
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await waitFor(actor, (snapshot) => snapshot.matches({ settled: 'cancelled' }))
})

test('a task that finished while it was being cancelled shows its result', async () => {
  const { actor } = start({ cancel: async () => sampleTask({ state: 'succeeded', works: [sampleWork(1)] }) })
  actor.send({ type: 'SUBMIT', submission })
  await waitFor(actor, (snapshot) => snapshot.matches({ following: 'queued' }))
  actor.send({ type: 'STOP' })
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('settled'))
  expect(ended.matches({ settled: 'done' })).toBe(true)
})

test('a photo is sent, watched and filled in; stopping it fills nothing', async () => {
  const { actor, effects } = start()
  const file = new File(['x'], 'x.jpg')
  actor.send({ type: 'UPLOAD', field: 'photo', file })
  actor.send({ type: 'UPLOAD_PROGRESS', share: 0.4 })
  expect(actor.getSnapshot().context).toMatchObject({ field: 'photo', uploadShare: 0.4 })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(effects.fillPhoto).toHaveBeenCalledWith('photo', upload.id)

  const stopped = start({ send: () => new Promise<never>(() => {}) })
  stopped.actor.send({ type: 'UPLOAD', field: 'photo', file })
  stopped.actor.send({ type: 'STOP' })
  expect(stopped.actor.getSnapshot().value).toBe('editing')
  expect(stopped.effects.fillPhoto).not.toHaveBeenCalled()
})

test('an upload that fails is said, and the form stays editable', async () => {
  const lost = new DOMException('upload: NetworkError', 'NetworkError')
  const { actor, effects } = start({ send: () => Promise.reject(lost) })
  actor.send({ type: 'UPLOAD', field: 'photo', file: new File(['x'], 'x.jpg') })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(effects.explainUpload).toHaveBeenCalledWith(lost)
  expect(effects.explain).not.toHaveBeenCalled()
})

test('a task found on return is followed like one just sent', () => {
  const { actor } = start()
  actor.send({ type: 'FOLLOW', task: sampleTask({ state: 'running' }) })
  expect(actor.getSnapshot().matches({ following: 'running' })).toBe(true)
})
