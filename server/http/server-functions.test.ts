import { toJSON } from 'seroval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { silentLog } from '../platform/log.ts'
import type { AnswerPage } from '../serve.ts'
import { createSay } from '../words/say.ts'
import { guardServerFunctions } from './server-functions.ts'

const KNOWN = '/_serverFn/known'
const IP = '203.0.113.7'
const plain = (value: unknown) => JSON.stringify(toJSON({ data: value }))
const call = plain({ name: 'squareList', payload: '{}' })

const behind = vi.fn<AnswerPage>()
beforeEach(() => {
  behind.mockReset().mockImplementation(async (request) => new Response(`got ${await request.text()}`))
})

function openGuard() {
  const guarded = guardServerFunctions({ paths: [KNOWN], say: createSay(), log: silentLog }, behind)
  return async (body: BodyInit | undefined, { path = KNOWN, method = 'POST', type = 'application/json', ip = IP } = {}) => {
    const headers = { 'Content-Type': type, 'Accept-Language': 'en' }
    const response = await guarded(new Request(`http://web.test${path}`, { method, headers, body, duplex: 'half' } as RequestInit), ip)
    return { response, status: response.status, text: await response.text() }
  }
}
const outcomeOf = (text: string) => (JSON.parse(text) as { result: { ok: boolean; code: number; message: string; detail: { reason: string; retryAfter?: number } } }).result

describe('a call of a server function', () => {
  it('passes as it was sent', async () => {
    expect((await openGuard()(call)).text).toBe(`got ${call}`)
  })

  it('of more than 1 MB is refused in words, without being read', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({ pull: (body) => (sent++, body.enqueue(new Uint8Array(100_000).fill(0x20))) })
    const { response, status, text } = await openGuard()(endless)
    expect([status, response.headers.get('connection')]).toEqual([413, 'close'])
    expect(outcomeOf(text)).toMatchObject({ ok: false, code: codes.badInput, detail: { reason: 'too-large' } })
    expect(outcomeOf(text).message).toContain('too large')
    expect(sent).toBeLessThan(20)
    expect(behind).not.toHaveBeenCalled()
  })

  it.each([
    ['no JSON', '{"t":'],
    ['nothing', ''],
    ['a date', plain({ name: new Date(0), payload: '{}' })],
    ['a number without end', plain({ name: 10n ** 100n, payload: '{}' })],
    ['a pattern', plain({ name: /(a+)+$/, payload: '{}' })],
    ['a table', plain({ name: new Map([[1, 2]]), payload: '{}' })],
    ['bytes', plain({ name: new Uint8Array(9), payload: '{}' })],
    ['a broken node', '{"t":{"t":10,"i":0},"f":127,"m":[]}'],
    ['many values', plain({ name: 'squareList', payload: Array.from({ length: 100 }, () => 1) })],
    ['many levels', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('with %s is refused and never reaches the framework', async (_, body) => {
    const { status, text } = await openGuard()(body)
    expect(status).toBe(400)
    expect(outcomeOf(text)).toMatchObject({ ok: false, code: codes.badInput, detail: { reason: 'bad-json' } })
    expect(behind).not.toHaveBeenCalled()
  })

  it('with a form is refused', async () => {
    expect((await openGuard()('a=b', { type: 'application/x-www-form-urlencoded' })).status).toBe(400)
    expect(behind).not.toHaveBeenCalled()
  })

  it.each(['/_serverFn/other', '/_serverFn/', '/%5FserverFn/known', '/_serverFn/known/more'])('at %s, where there is none, is answered with 404', async (path) => {
    const { status, text } = await openGuard()(call, { path })
    expect(status).toBe(404)
    expect(outcomeOf(text).message).toContain('refresh')
  })

  it.each([
    [KNOWN, 'GET', 'POST'],
    ['/square', 'POST', 'GET, HEAD'],
    ['/square', 'DELETE', 'GET, HEAD'],
  ])('at %s by %s is told what is allowed', async (path, method, allowed) => {
    const { response, status } = await openGuard()(method === 'GET' ? undefined : call, { path, method })
    expect([status, response.headers.get('allow')]).toEqual([405, allowed])
  })

  it('that fails inside tells only where it stands in the log', async () => {
    const open = openGuard()
    behind.mockResolvedValueOnce(new Response('{"message":"relation secrets does not exist"}', { status: 500 }))
    behind.mockRejectedValueOnce(new Error('relation secrets does not exist'))
    behind.mockResolvedValueOnce(new Response('secrets', { status: 400 }))
    for (const status of [500, 500, 400]) {
      const answer = await open(call)
      expect(answer.status).toBe(status)
      expect(answer.text).not.toContain('secrets')
    }
  })

  it('is refused, before it is read, when its address floods them; a whole IPv6 line counts as one', async () => {
    const open = openGuard()
    for (let count = 0; count < 1200; count++) await open(call, { ip: `2001:db8:1:2::${count.toString(16)}` })
    const { response, status, text } = await open(call, { ip: '2001:db8:1:2:ffff::' })
    expect(status).toBe(429)
    expect(outcomeOf(text)).toMatchObject({ code: codes.tooManyRequests })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await open(call)).status).toBe(200)
  })

  it('leaves pages alone', async () => {
    expect((await openGuard()(undefined, { path: '/square?x=1', method: 'GET' })).status).toBe(200)
  })
})
