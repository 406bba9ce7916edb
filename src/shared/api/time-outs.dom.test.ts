import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appConfig } from '#config'
import { runtimeCodes } from '#contract/codes.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { api } from './api.ts'
import { download } from './download.ts'
import { runtimeCode } from './runtime-error.ts'
import { uploadImage } from './upload.ts'

const { requestMs, uploadMs, downloadMs } = appConfig.timeouts

const calls: [name: string, ms: number, begin: () => Promise<unknown>][] = [
  ['a request', requestMs, () => api('optionList', {})],
  ['an upload', uploadMs, () => uploadImage(new File(['picture'], 'a.png', { type: 'image/png' }))],
  ['a download', downloadMs, () => download('/api/file/a.png')],
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each(calls)('%s that nobody answers ends when its time is over', async (_name, ms, begin) => {
  let outcome: unknown = 'under way'
  const arrived = new Promise<void>((resolve) => {
    server.use(
      http.all('*', async () => {
        resolve()
        await new Promise(() => {})
      }),
    )
  })
  begin().catch((error: unknown) => (outcome = runtimeCode(error) ?? error))
  await arrived
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(outcome).toBe('under way')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBe(runtimeCodes.timeout)
})
