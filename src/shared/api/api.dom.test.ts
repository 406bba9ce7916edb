import { http, HttpResponse } from 'msw/http'
import { afterEach, expect, test, vi } from 'vitest'
import { codes, runtimeCodes } from '#contract/codes.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { api, ApiError, onApiError } from './api.ts'
import { runtimeCode } from './runtime-error.ts'

const listener = vi.fn()
const stop = onApiError(listener)
afterEach(() => listener.mockReset())

const answerWith = (result: object, status = 200) => server.use(http.post('*/_serverFn/:id', () => HttpResponse.json({ result }, { status })))

test('a call that the API did not answer is the caller’s alone, by its code', async () => {
  answerWith({ ok: false, lost: runtimeCodes.timeout })
  const error: unknown = await api('userInfo', {}).catch((thrown: unknown) => thrown)
  expect(runtimeCode(error)).toBe(runtimeCodes.timeout)
  expect(listener).not.toHaveBeenCalled()
})

test('what the web server itself refuses comes as a refusal with its words', async () => {
  answerWith({ ok: false, code: codes.tooManyRequests, message: '操作太频繁了', detail: { retryAfter: 9 } }, 429)
  await expect(api('userInfo', {})).rejects.toEqual(new ApiError(codes.tooManyRequests, '操作太频繁了', { retryAfter: 9 }))
  expect(listener).toHaveBeenCalledOnce()
  stop()
})
