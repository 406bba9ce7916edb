import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import { waitUntil } from '../platform/testing/wait-until.ts'
import type { ApiDomains } from './api-domains.ts'
import type { Api } from './api.ts'
import { createTestApi, TOKEN } from './testing.ts'

const { imageMaxBytes } = appConfig.uploads

describe('an upload', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  /** Counts what arrives, and how it ended. */
  function receiver() {
    const seen = { bytes: 0, kept: 0, failed: 0 }
    const upload: ApiDomains['upload'] = async (bytes) => {
      try {
        for await (const chunk of bytes) seen.bytes += chunk.byteLength
      } catch (error) {
        seen.failed += 1
        throw error
      }
      seen.kept += 1
      return { id: '0b0e7a52-0000-4000-8000-000000000003', url: '/file/x', width: 1, height: 1 }
    }
    return { seen, api: createTestApi(platform, {}, { upload }) }
  }

  async function formOf(bytes: number, field = 'file') {
    const form = new FormData()
    form.append('note', 'hello')
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    const encoded = new Response(form)
    return { type: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) }
  }

  async function post(api: Api, { type, body }: { type: string; body: Uint8Array<ArrayBuffer> | ReadableStream }, token = TOKEN) {
    const headers = { Token: token, 'Content-Type': type }
    const request = new Request('http://api.test/upload/image', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    const response = await api.fetch(request, '203.0.113.7')
    return (await response.json()) as { code: number; data: { reason?: string } }
  }

  it('streams a picture to the domain', async () => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(300_000))).toMatchObject({ code: codes.success, data: { width: 1 } })
    expect(seen).toEqual({ bytes: 300_000, kept: 1, failed: 0 })
  })

  it('needs a person, and a file', async () => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(10), 'forged')).toMatchObject({ code: codes.notLoggedIn })
    expect(await post(api, await formOf(10, 'other'))).toMatchObject({ code: codes.badFile, data: { reason: 'file-missing' } })
    const json = { type: 'application/json', body: new TextEncoder().encode('{}') }
    expect(await post(api, json)).toMatchObject({ code: codes.badFile, data: { reason: 'file-missing' } })
    expect(seen.kept).toBe(0)
  })

  it('is refused over the limit, and keeps nothing', async () => {
    const { seen, api } = receiver()
    expect(await post(api, await formOf(imageMaxBytes + 1))).toMatchObject({ code: codes.badFile, data: { reason: 'file-too-large' } })
    expect(seen.kept).toBe(0)
  })

  it('that breaks off keeps nothing', async () => {
    const { seen, api } = receiver()
    const { type, body } = await formOf(300_000)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(body.slice(0, 100_000)),
      pull: async (controller) => {
        await waitUntil(() => seen.bytes > 0)
        controller.error(new Error('connection lost'))
      },
    })
    expect(await post(api, { type, body: broken })).toMatchObject({ code: codes.badFile, data: { reason: 'upload-interrupted' } })
    expect(seen).toMatchObject({ kept: 0, failed: 1 })
  })

  it('that ends in the middle of the file keeps nothing', async () => {
    const { seen, api } = receiver()
    const { type, body } = await formOf(300_000)
    expect(await post(api, { type, body: body.slice(0, 100_000) })).toMatchObject({ code: codes.badFile })
    expect(seen.kept).toBe(0)
  })
})
