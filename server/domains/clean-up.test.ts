import { expect, it, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { createCleanUp } from './clean-up.ts'

const never = () => new Promise<void>(() => {})
const signal = new AbortController().signal

it('goes on with what comes after one that fails, and fails in the end', async () => {
  const done: string[] = []
  const cleanUp = createCleanUp(silentLog, {
    broken: async () => {
      throw new Error('broken')
    },
    next: async () => void done.push('next'),
  })
  await expect(cleanUp(signal)).rejects.toThrow('Not everything was cleaned up')
  expect(done).toEqual(['next'])
})

it('goes on with what comes after one that does not end', async () => {
  const next = vi.fn(async () => {})
  await createCleanUp(silentLog, { endless: never, next }, 1)(signal)
  expect(next).toHaveBeenCalledOnce()
})

it('stops at once when the server does', async () => {
  const stop = new AbortController()
  const next = vi.fn(async () => {})
  const stopped = createCleanUp(silentLog, { endless: never, next })(stop.signal)
  stop.abort(new Error('the server stops'))
  await expect(stopped).rejects.toThrow('the server stops')
  expect(next).not.toHaveBeenCalled()
})
