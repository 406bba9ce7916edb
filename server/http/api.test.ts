import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { BusinessError } from '../business-error.ts'
import type { Call, Handlers } from '../call.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { createTestApi, person, send, sendJson, TOKEN } from './testing.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

describe('a call', () => {
  it('is parsed, done and wrapped, with and without /api', async () => {
    const squareList = vi.fn<Handlers['squareList']>(async () => ({ works: [] }))
    const api = createTestApi(platform, { squareList })
    const answer = await sendJson(api, '/square/list', { version: '3.0.0', channel: 'web', platform: 'pc' }, { 'Accept-Language': 'en-GB' })
    expect(answer).toEqual({ code: codes.success, msg: 'ok', sub_msg: '', data: { works: [] } })
    expect(squareList).toHaveBeenCalledWith({ sort: 'featured' }, expect.objectContaining({ locale: 'en', platform: 'pc', ip: '203.0.113.7' }))
    expect(await sendJson(api, '/api/square/list', '')).toMatchObject({ code: codes.success })
  })

  it.each(['{"a":', '[]', 'null', '"text"'])('with the body %s is refused as bad JSON', async (body) => {
    expect(await sendJson(createTestApi(platform), '/square/list', body)).toMatchObject({ code: codes.badInput, data: { reason: 'bad-json' } })
  })

  it('with more than 1 MB is refused', async () => {
    const answer = await sendJson(createTestApi(platform), '/square/list', { text: 'x'.repeat(1024 * 1024) })
    expect(answer).toMatchObject({ code: codes.badInput, data: { reason: 'too-large' } })
  })

  it('names the field that is wrong, and why, without repeating what was sent', async () => {
    const api = createTestApi(platform)
    const answer = await sendJson(api, '/login/mobile', { phone: '13800138000', code: '12ab', agree: true })
    expect(answer).toMatchObject({ code: codes.badInput, data: { field: 'code', reason: 'bad-code' } })
    expect(JSON.stringify(answer)).not.toContain('12ab')
    expect(await sendJson(api, '/login/code', {})).toMatchObject({ data: { field: 'phone', reason: 'missing' } })
    expect(await sendJson(api, '/square/list', { sort: 'best' })).toMatchObject({ data: { field: 'sort', reason: 'bad-input' } })
  })

  it('of nobody is refused where a person is needed', async () => {
    const api = createTestApi(platform)
    expect(await sendJson(api, '/user/info', {})).toMatchObject({ code: codes.notLoggedIn, data: { reason: 'not-logged-in' } })
    expect(await sendJson(api, '/user/info', {}, { Token: 'forged' })).toMatchObject({ code: codes.notLoggedIn })
  })

  it('that needs a mobile number is refused without one, as the specification says', async () => {
    const api = createTestApi(platform, {}, { authenticate: async () => ({ ...person, bound: false }) })
    const request = { requestId: randomUUID(), generator: 'text-to-image', input: {} }
    expect(await sendJson(api, '/task/create', request, { Token: TOKEN })).toMatchObject({ code: 50002, data: { reason: 'mobile-needed' } })
  })

  it.each([
    [[], [], codes.noPermission],
    [['editor'], ['work.other'], codes.noPermission],
    [[], ['work.hide'], codes.success],
    [['admin'], [], codes.success],
  ])('that needs a permission, of a person with the roles %j and the permissions %j, is answered %i', async (roles, permissions, code) => {
    const domains = { authenticate: async () => ({ ...person, roles, permissions }) }
    const api = createTestApi(platform, { workHide: async () => ({}) }, domains)
    const request = { id: randomUUID(), hidden: true }
    expect(await sendJson(api, '/work/hide', request, { Token: TOKEN })).toMatchObject({ code })
    expect(await sendJson(createTestApi(platform), '/work/hide', request)).toMatchObject({ code: codes.notLoggedIn })
  })

  it('knows the person by the header or the cookie', async () => {
    const calls: Call[] = []
    const api = createTestApi(platform, { logout: async (_, call) => (calls.push(call), {}) })
    await sendJson(api, '/logout', {}, { Token: TOKEN })
    await sendJson(api, '/logout', {}, { Cookie: `a=b; uni_id_token=${TOKEN}; c=d` })
    expect(calls.map(({ identity }) => identity)).toEqual([person, person])
  })

  it('is told a refusal in its language', async () => {
    const refuse = async () => {
      throw new BusinessError(codes.notEnoughPoints, 'not-enough-points', {}, { cost: 4, coin: 1 })
    }
    const answer = await sendJson(createTestApi(platform, { squareList: refuse }), '/square/list', {}, { 'Accept-Language': 'zh-CN' })
    expect(answer).toMatchObject({ code: codes.notEnoughPoints, data: { reason: 'not-enough-points' } })
    expect(answer.msg).toContain('4')
  })

  it('that fails inside tells only its request id', async () => {
    const fail = async () => {
      throw new Error('relation "secrets" does not exist')
    }
    const response = await send(createTestApi(platform, { squareList: fail }), '/square/list', { body: '{}' })
    const answer = (await response.json()) as { code: number; data: { requestId: string } }
    expect(answer.code).toBe(codes.internal)
    expect(answer.data.requestId).toBe(response.headers.get('x-request-id'))
    expect(JSON.stringify(answer)).not.toContain('secrets')
  })

  it('to an unknown address is answered in the envelope, with 404', async () => {
    const response = await send(createTestApi(platform), '/no/such', { body: '{}' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: codes.notFound })
  })

  it('is refused when its address floods the API', async () => {
    const api = createTestApi(platform, { squareList: async () => ({ works: [] }) })
    for (let count = 0; count < 1200; count++) await send(api, '/square/list', { body: '{}' })
    const answer = await sendJson(api, '/square/list', {})
    expect(answer.code).toBe(codes.tooManyRequests)
    expect(answer.data['retryAfter']).toBeGreaterThan(0)
  })
})

describe('the API', () => {
  it('says that it is well', async () => {
    const response = await send(createTestApi(platform), '/health', { method: 'GET' })
    expect(await response.json()).toMatchObject({ status: 'ok', version: '3.0.0', database: { ok: true }, queue: { ok: true, waiting: 0 }, storage: { ok: true }, engines: { ok: true, engines: [{ id: 'studio', state: 'ready', offers: 0 }] } })
    expect(response.status).toBe(200)
  })

  it('describes every endpoint', async () => {
    const response = await send(createTestApi(platform), '/openapi.json', { method: 'GET' })
    const { paths } = (await response.json()) as { paths: Record<string, unknown> }
    expect(Object.keys(paths).sort()).toEqual(Object.values(endpoints).map(({ path }) => path).sort())
  })

  it('serves a share card only for a work that has one', async () => {
    const id = '0b0e7a52-0000-4000-8000-000000000002'
    const api = createTestApi(platform, {}, { findShareCard: async (workId) => (workId === id ? async () => new Uint8Array([255, 216]) : undefined) })
    const found = await send(api, `/share/work/${id}.jpg`, { method: 'GET' })
    expect(found.headers.get('content-type')).toBe('image/jpeg')
    expect((await send(api, `/share/work/${person.userId}.jpg`, { method: 'GET' })).status).toBe(404)
    expect((await send(api, '/share/work/..%2F..%2Fx.jpg', { method: 'GET' })).status).toBe(404)
    const headers = { 'If-None-Match': found.headers.get('etag') ?? '' }
    expect((await send(api, `/share/work/${id}.jpg`, { method: 'GET', headers })).status).toBe(304)
  })

  it('draws a share card once, and shows it no longer when the work is taken back', async () => {
    const draw = vi.fn(async () => new Uint8Array([255, 216]))
    let isPublic = true
    const api = createTestApi(platform, {}, { findShareCard: async () => (isPublic ? draw : undefined) })
    const ask = () => send(api, `/share/work/${person.userId}.jpg`, { method: 'GET' })
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(draw).toHaveBeenCalledTimes(1)
    isPublic = false
    expect((await ask()).status).toBe(404)
  })
})
