import { http, HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { sampleUser } from '../../../tests/support/samples.ts'
import { callApi, type Caller } from './call-api.ts'

const caller: Caller = { base: 'http://api.test', fetch: (request) => fetch(request), token: 'a.b.c', platform: 'h5', locale: 'fr' }

/** Answers every call with these envelopes in turn, the last again and again, and keeps the requests. */
function answerWith(path: string, ...envelopes: object[]) {
  const requests: { headers: Headers; body: unknown }[] = []
  server.use(
    http.post(`http://api.test${path}`, async ({ request }) => {
      requests.push({ headers: request.headers, body: await request.json() })
      return HttpResponse.json(envelopes[Math.min(requests.length, envelopes.length) - 1])
    }),
  )
  return requests
}

test('adds version, channel and platform to the payload, and says who asks in which language', async () => {
  const requests = answerWith('/login/code', { code: codes.success, msg: 'ok', data: { retryAfter: 60 } })
  expect(await callApi('loginCode', { phone: '1' }, caller)).toEqual({ ok: true, code: codes.success, data: { retryAfter: 60 } })
  expect(requests[0]!.body).toEqual({ phone: '1', version: '3.0.0', channel: 'web', platform: 'h5' })
  expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({ comefrom: 'h5', token: 'a.b.c', 'accept-language': 'fr' })
})

test('a refusal carries its code and detail, and the more exact of the two messages', async () => {
  answerWith('/login/code', { code: codes.tooManyRequests, msg: 'busy', sub_msg: 'wait 42 seconds', data: { retryAfter: 42 } })
  expect(await callApi('loginCode', { phone: '1' }, caller)).toEqual({
    ok: false,
    code: codes.tooManyRequests,
    message: 'wait 42 seconds',
    detail: { retryAfter: 42 },
  })
  answerWith('/login/code', { code: codes.badInput, msg: 'bad phone', data: null })
  expect(await callApi('loginCode', { phone: '1' }, caller)).toMatchObject({ ok: false, message: 'bad phone' })
})

test('50001 is a normal result for the caller to read', async () => {
  answerWith('/user/info', { code: codes.callerHandles, msg: 'look', data: { any: 'thing' } })
  expect(await callApi('userInfo', {}, caller)).toEqual({ ok: true, code: codes.callerHandles, data: { any: 'thing' } })
})

test('an answer that breaks the contract is not handed on', async () => {
  answerWith('/user/info', { code: codes.success, msg: 'ok', data: { ...sampleUser(), coin: 'many' } })
  await expect(callApi('userInfo', {}, caller)).rejects.toThrow('Invalid type')
})

test('a lost connection is tried again only where that does no harm, and handed on as it is', async () => {
  const lost = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  await expect(callApi('loginCode', { phone: '1' }, { ...caller, fetch: lost })).rejects.toThrow('fetch failed')
  expect(lost).toHaveBeenCalledTimes(1)

  const later = vi.fn((request: Request) => (later.mock.calls.length < 3 ? Promise.reject(new TypeError('fetch failed')) : fetch(request)))
  answerWith('/user/info', { code: codes.success, msg: 'ok', data: sampleUser() })
  expect(await callApi('userInfo', {}, { ...caller, fetch: later })).toMatchObject({ ok: true, data: sampleUser() })
  expect(later).toHaveBeenCalledTimes(3)
})

test('who stops waiting stops the call', async () => {
  const stop = new AbortController()
  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)))
  const call = callApi('userInfo', {}, { ...caller, fetch: hanging, signal: stop.signal })
  stop.abort(new DOMException('left', 'AbortError'))
  await expect(call).rejects.toThrow('left')
})
