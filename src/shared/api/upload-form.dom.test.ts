// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { server } from '../../../tests/support/mock-server.ts'
import { token } from '../../../tests/support/samples.ts'
import { onApiError } from './api.ts'
import { uploadForm } from './upload-form.ts'

const target = { path: '/user/update/info', response: v.object({ id: v.string() }), repeatable: true }
const parts = { files: { avatar: new File(['picture'], 'me.png', { type: 'image/png' }) }, formData: { nickname: '小墨', interests: ['anime'], bio: undefined } }

const stopListening: (() => void)[] = []
afterEach(() => stopListening.splice(0).forEach((stop) => stop()))

/** The app's own reaction to refusals. */
function listen() {
  const listener = vi.fn()
  stopListening.push(onApiError(listener))
  return listener
}

/** Answers the attempts in turn, the last again and again. */
function answerWith(...answers: (() => Response)[]) {
  const seen: Request[] = []
  server.use(
    http.post('*/api/user/update/info', ({ request }) => {
      seen.push(request.clone())
      return answers[Math.min(seen.length, answers.length) - 1]!()
    }),
  )
  return seen
}

const success = () => HttpResponse.json({ code: codes.success, msg: 'ok', data: { id: '1' } })
const lost = () => HttpResponse.error()

test('sends the files and the fields from where it asks, with no token of a script, and tells how much is sent', async () => {
  localStorage.setItem('uni_id_token', token)
  document.documentElement.lang = 'fr'
  const seen = answerWith(success)
  const shares: number[] = []
  expect(await uploadForm(target, parts, { onProgress: (share) => shares.push(share) })).toEqual({ id: '1' })
  const [request] = seen
  expect(Object.fromEntries(request!.headers)).toMatchObject({ comefrom: 'pc', 'accept-language': 'fr' })
  expect(request!.headers.has('token')).toBe(false)
  const body = await request!.text()
  expect(body).toContain('name="avatar"; filename="me.png"')
  expect(fieldsOf(body)).toEqual({ nickname: '小墨', interests: '["anime"]', version: '3.0.0', channel: 'web', platform: 'pc' })
  expect(shares.at(-1)).toBe(1)
})

test('a lost connection is tried again, three times in all', async () => {
  expect(await withRequests([lost, lost, success])).toEqual({ outcome: { id: '1' }, requests: 3 })
  expect(await withRequests([lost])).toEqual({ outcome: 'NetworkError', requests: 3 })
})

test('what may do harm when it is repeated is sent once', async () => {
  expect(await withRequests([lost], { ...target, repeatable: false })).toEqual({ outcome: 'NetworkError', requests: 1 })
})

test('a refusal reaches the app and is not tried again', async () => {
  const listener = listen()
  const refusal = () => HttpResponse.json({ code: codes.badFile, msg: 'bad', sub_msg: '图片太小', data: { field: 'avatar' } })
  expect(await withRequests([refusal])).toEqual({ outcome: 'ApiError', requests: 1 })
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ code: codes.badFile, message: '图片太小', detail: { field: 'avatar' } }), {})
})

test('an answer that is none of the API counts as a lost connection', async () => {
  const gateway = () => new HttpResponse('<html>', { status: 502 })
  expect(await withRequests([gateway, success])).toEqual({ outcome: { id: '1' }, requests: 2 })
})

test('who stops it, stops it: while it is sent, between two attempts, and before it began', async () => {
  const sending = new AbortController()
  const hanging = () => (sending.abort(), HttpResponse.json({}))
  expect(await withRequests([hanging], target, sending.signal)).toEqual({ outcome: 'AbortError', requests: 1 })

  const pausing = new AbortController()
  const loseAndStop = () => (setTimeout(() => pausing.abort(), 50), HttpResponse.error())
  expect(await withRequests([loseAndStop], target, pausing.signal)).toEqual({ outcome: 'AbortError', requests: 1 })

  expect(await withRequests([success], target, AbortSignal.abort())).toEqual({ outcome: 'AbortError', requests: 0 })
})

async function withRequests(answers: (() => Response)[], to = target, signal?: AbortSignal) {
  const seen = answerWith(...answers)
  const outcome = await uploadForm(to, parts, { signal }).catch((error: Error) => error.name)
  server.resetHandlers()
  return { outcome, requests: seen.length }
}

function fieldsOf(body: string) {
  return Object.fromEntries([...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]))
}
