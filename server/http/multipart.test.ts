import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { BusinessError } from '../business-error.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { waitUntil } from '../platform/testing/wait-until.ts'
import type { ApiDomains } from './api-domains.ts'
import type { Api } from './api.ts'
import { createTestApi, TOKEN } from './testing.ts'

const { imageMaxBytes } = appConfig.uploads
const PICTURE_ID = '0b0e7a52-0000-4000-8000-000000000003'

describe('a profile that is sent with its picture', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  /** An API that notes what is kept and what is changed. */
  function receiver(refuse?: BusinessError) {
    const seen = { bytes: 0, kept: 0, broken: 0, changes: [] as ParsedRequestOf<'userUpdateInfo'>[] }
    const upload: ApiDomains['upload'] = async (bytes) => {
      try {
        for await (const chunk of bytes) seen.bytes += chunk.byteLength
      } catch (error) {
        seen.broken += 1
        throw error
      }
      if (refuse) throw refuse
      seen.kept += 1
      return { id: PICTURE_ID, url: '/file/x', width: 1, height: 1 }
    }
    const userUpdateInfo = async (request: ParsedRequestOf<'userUpdateInfo'>) => {
      seen.changes.push(request)
      // The answer is not looked at here.
      return {} as ResponseOf<'userUpdateInfo'>
    }
    return { seen, api: createTestApi(platform, { userUpdateInfo }, { upload }) }
  }

  interface Sent {
    type: string
    body: Uint8Array<ArrayBuffer> | ReadableStream
  }
  type Part = [name: string, value: string | number]
  /** A number is a picture of so many bytes. */
  async function formOf(...parts: Part[]) {
    const form = new FormData()
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'a.png')
    }
    const encoded = new Response(form)
    return { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) }
  }

  async function post(api: Api, { type, body }: Sent, token = TOKEN, path = '/user/update/info') {
    const headers = { Token: token, 'Content-Type': type }
    const request = new Request(`http://api.test${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    return (await (await api.fetch(request, '203.0.113.7')).json()) as { code: number; data: { reason?: string; field?: string } }
  }

  it.each([
    ['after its fields', [['nickname', '123'], ['interests', '["city"]'], ['avatar', 300_000]]],
    ['before its fields', [['avatar', 300_000], ['nickname', '123'], ['interests', '["city"]']]],
  ] as [string, Part[]][])('is taken with the picture %s; texts stay texts where they may', async (_, parts) => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(...parts, ['platform', 'pc'], ['version', '3.0.0']))).toMatchObject({ code: codes.success })
    expect(seen).toMatchObject({ bytes: 300_000, kept: 1, changes: [{ nickname: '123', interests: ['city'], avatar: PICTURE_ID }] })
  })

  it('may come without a picture, or as JSON as before', async () => {
    const { seen, api } = receiver()
    await post(api, await formOf(['bio', 'true']))
    await post(api, { type: 'application/json', body: new TextEncoder().encode('{"bio":"x"}') })
    expect(seen).toMatchObject({ kept: 0, changes: [{ bio: 'true' }, { bio: 'x' }] })
  })

  it.each([
    ['a bad field before the picture', [['interests', '["nonsense"]'], ['avatar', 300_000]], { code: 20004, data: { field: 'interests.0' } }],
    ['a bad field after the picture', [['avatar', 300_000], ['nickname', ' ']], { code: 20004, data: { reason: 'empty', field: 'nickname' } }],
    ['what is no JSON', [['interests', '[city'], ['avatar', 10]], { code: 20004, data: { field: 'interests' } }],
    ['two pictures', [['avatar', 10], ['avatar', 10]], { code: 20004, data: { reason: 'too-large' } }],
    ['a picture of another name', [['photo', 10]], { code: 20009, data: { reason: 'file-missing', field: 'avatar' } }],
    ['too many fields', Array.from({ length: 21 }, (_, i) => [`f${i}`, 'x']), { code: 20004, data: { reason: 'too-large' } }],
    ['a field that is too long', [['avatar', 10], ['bio', 'x'.repeat(17_000)]], { code: 20004, data: { reason: 'too-long', field: 'bio' } }],
    ['a picture that is too large', [['avatar', imageMaxBytes + 1]], { code: 20009, data: { reason: 'file-too-large', field: 'avatar' } }],
  ] as [string, Part[], object][])('with %s changes nothing', async (_, parts, refusal) => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(...parts))).toMatchObject(refusal)
    expect(seen).toMatchObject({ kept: 0, changes: [] })
  })

  it('with a picture that is refused changes nothing, and names the field', async () => {
    const { seen, api } = receiver(new BusinessError(codes.badFile, 'file-wrong-kind', { field: 'file' }))
    const answer = await post(api, await formOf(['avatar', 10], ['nickname', 'a']))
    expect(answer).toMatchObject({ code: 20009, data: { reason: 'file-wrong-kind', field: 'avatar' } })
    expect(seen).toMatchObject({ kept: 0, changes: [] })
  })

  it('of nobody is not even read', async () => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(['avatar', 10]), 'forged')).toMatchObject({ code: codes.notLoggedIn })
    expect(seen.bytes).toBe(0)
  })

  it.each(['the connection breaks', 'the form ends too early'])('changes nothing when %s', async (how) => {
    const { seen, api } = receiver()
    const { type, body } = await formOf(['avatar', 300_000], ['nickname', 'a'])
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(body.slice(0, body.length - 40)),
      pull: async (controller) => {
        await waitUntil(() => seen.bytes === 300_000)
        if (how === 'the connection breaks') controller.error(new Error('connection lost'))
        else controller.close()
      },
    })
    expect(await post(api, { type, body: broken })).toMatchObject({ code: codes.badFile, data: { reason: 'upload-interrupted' } })
    await waitUntil(() => seen.broken === 1)
    expect(seen).toMatchObject({ kept: 0, changes: [] })
  })

  it('is a matter of the calls that say so', async () => {
    const { api } = receiver()
    expect(await post(api, await formOf(['id', 'x']), TOKEN, '/work/detail')).toMatchObject({ code: codes.badInput, data: { reason: 'bad-json' } })
  })
})
