import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withAiLabel } from '../domains/gallery/ai-label.ts'
import { createTestPlatform, type TestPlatform } from '../platform/testing.ts'
import type { Api } from './api.ts'
import { createTestApi, send } from './testing.ts'

describe('a file', () => {
  let platform: TestPlatform
  let api: Api
  let url = ''
  beforeAll(async () => {
    platform = await createTestPlatform()
    api = createTestApi(platform)
    await platform.files.put('works/2026/01/a.png', new TextEncoder().encode('0123456789'), 'image/png')
    url = platform.files.signedUrl('works/2026/01/a.png')
  })
  afterAll(() => platform.close())

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => send(api, path, { method, headers })

  it('is served with its kind, to be kept by the browser', async () => {
    const response = await get(url)
    expect(await response.text()).toBe('0123456789')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'content-disposition': 'inline',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', null],
  ])('answers the range %s with %d %s', async (range, status, text, contentRange) => {
    const response = await get(url, { Range: range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, contentRange])
  })

  it('is not sent again when the browser has it', async () => {
    const etag = (await get(url)).headers.get('etag') ?? ''
    expect((await get(url, { 'If-None-Match': etag })).status).toBe(304)
    expect((await get(url, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await get(url, { Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200)
  })

  it('that is gone is gone for the browser that has it as well', async () => {
    await platform.files.put('works/2026/01/gone.png', new TextEncoder().encode('0123456789'), 'image/png')
    const gone = platform.files.signedUrl('works/2026/01/gone.png')
    const etag = (await get(gone)).headers.get('etag') ?? ''
    await platform.files.delete('works/2026/01/gone.png')
    expect((await get(gone, { 'If-None-Match': etag })).status).toBe(404)
  })

  it('that is made when it is fetched is not made for HEAD, nor for the browser that has it', async () => {
    const render = vi.fn(async () => new TextEncoder().encode('made'))
    const made = createTestApi(platform, {}, { findExport: async () => render })
    const fetch = (method: string, headers: Record<string, string> = {}) => send(made, platform.files.signedUrl('exports/x/bottom.png'), { method, headers })
    const head = await fetch('HEAD')
    expect([head.status, head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([200, 'image/png', null])
    expect((await fetch('GET', { 'If-None-Match': head.headers.get('etag') ?? '' })).status).toBe(304)
    expect(render).not.toHaveBeenCalled()
    expect(await (await fetch('GET')).text()).toBe('made')
    await Promise.all(Array.from({ length: 30 }, () => fetch('GET')))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('that is made is made only so often for one address', async () => {
    const made = createTestApi(platform, {}, { findExport: async () => async () => new TextEncoder().encode('made') })
    const answers: Response[] = []
    for (let index = 0; index < 21; index++) answers.push(await send(made, platform.files.signedUrl(`exports/${index}/bottom.png`), { method: 'GET' }))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429])
    expect(answers.at(-1)!.headers.get('cache-control')).toBeNull()
  })

  it('tells its size to HEAD', async () => {
    const response = await get(url, {}, 'HEAD')
    expect([await response.text(), response.headers.get('content-length')]).toEqual(['', '10'])
  })

  it('is offered under a name, whatever the name', async () => {
    const response = await get(`${url}&download=${encodeURIComponent('山水"\r\nX: y.png')}`)
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''%E5%B1%B1/)
  })

  it.each([
    ['cut in the middle of its last character', `${'x'.repeat(99)}😀.png`, 'x'.repeat(99)],
    ['that is half a character already', 'a\ud83d.png', 'a%EF%BF%BD.png'],
  ])('is offered under a name %s', async (_, name, shown) => {
    const response = await get(`${url}&download=${new URLSearchParams({ n: name }).toString().slice(2)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`UTF-8''${shown}`)
  })

  it('is sent in low quality where that is asked for, still labelled, and known apart', async () => {
    const noise = { create: { width: 1200, height: 800, channels: 3, background: '#3a7', noise: { type: 'gaussian', mean: 128, sigma: 40 } } } as const
    const picture = await withAiLabel(sharp(noise), 'some-work').webp({ quality: 90 }).toBuffer()
    await platform.files.put('works/2026/01/a.webp', picture, 'image/webp')
    const whole = platform.files.signedUrl('works/2026/01/a.webp')
    const low = await get(`${whole}&q=low`)
    const bytes = Buffer.from(await low.arrayBuffer())
    const about = await sharp(bytes).metadata()
    expect(about).toMatchObject({ format: 'webp', width: 608, height: 405 })
    expect(about.xmpAsString).toContain('TC260:AIGC')
    expect(bytes.byteLength).toBeLessThan(picture.byteLength / 4)
    expect(Object.fromEntries(low.headers)).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(bytes.byteLength) })

    const original = await get(whole)
    expect(low.headers.get('cache-control')).toBe(original.headers.get('cache-control'))
    const etag = low.headers.get('etag') ?? ''
    expect(etag).not.toBe(original.headers.get('etag'))
    expect((await get(`${whole}&q=low`, { 'If-None-Match': etag })).status).toBe(304)
    expect((await get(`${whole}&q=low`, {}, 'HEAD')).headers.get('content-length')).toBe(String(bytes.byteLength))
    expect((await get(`${whole}&q=lowest`)).headers.get('content-length')).toBe(String(picture.byteLength))
    const many = await Promise.all(Array.from({ length: 8 }, () => get(`${whole}&q=low`)))
    expect(many.map((response) => response.headers.get('content-length'))).toEqual(Array(8).fill(String(bytes.byteLength)))
  })

  it('is sent as it is where it cannot be made smaller', async () => {
    await platform.files.put('works/2026/01/broken.webp', new TextEncoder().encode('no picture'), 'image/webp')
    expect(await (await get(`${platform.files.signedUrl('works/2026/01/broken.webp')}&q=low`)).text()).toBe('no picture')
    expect(await (await get(`${url}&q=low`)).text()).toBe('0123456789')
  })

  it('is refused without a signature of ours, and when the time is over', async () => {
    expect((await get(url.replace('a.png', 'b.png'))).status).toBe(403)
    expect((await get('/api/file/works/2026/01/a.png')).status).toBe(403)
    expect((await get('/file/..%2F..%2Fetc%2Fpasswd.txt?e=9999999999&s=x')).status).toBe(403)
    platform.clock.advance(3 * 86_400_000)
    expect((await get(url)).status).toBe(403)
  })
})
