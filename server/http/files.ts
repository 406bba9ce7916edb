import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { transfers } from '#contract/transfers.ts'
import { contentTypeOf } from '../platform/storage/content-type.ts'
import type { StoredFile } from '../platform/storage/file-store.ts'
import type { ApiContext, ApiParts, ApiTypes } from './app.ts'
import { parseRange } from './byte-range.ts'
import { createLowQuality } from './low-quality.ts'

/** Serves stored files to whoever has a signed address, whole or in part; a webp with `&q=low` in low quality. */
export function mountFiles(app: Hono<ApiTypes>, { platform, domains }: ApiParts): void {
  const { files, clock } = platform
  const lowQuality = createLowQuality()

  app.get(`${transfers.file}:key{.+}`, async (c) => {
    const key = c.req.param('key')
    const expires = c.req.query('e') ?? ''
    if (!files.verify(key, expires, c.req.query('s') ?? '')) return c.text('This address is not valid any more.', 403)

    // Files never change, so the key names the content.
    const isLow = c.req.query('q') === 'low' && contentTypeOf(key) === 'image/webp'
    const etag = `"${createHash('sha256').update(isLow ? `${key}?q=low` : key).digest('base64url').slice(0, 22)}"`
    const maxAge = Math.max(0, Number(expires) - Math.floor(clock.now().getTime() / 1000))
    const render = await domains.findExport(key)
    const file = render ? undefined : await files.open(key)
    if (!render && !file) return c.text('There is no such file.', 404)
    c.header('ETag', etag)
    c.header('Cache-Control', `private, max-age=${maxAge}, immutable`)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)

    c.header('Content-Type', contentTypeOf(key))
    c.header('Content-Disposition', dispositionOf(c.req.query('download')))
    // The size of what is made is known only once it is.
    if (render && c.req.method === 'HEAD') return c.body(null)
    const whole = render ? await render() : isLow ? await lowQuality(() => files.get(key)) : undefined
    if (whole) {
      c.header('Content-Length', String(whole.byteLength))
      return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(whole))
    }
    c.header('Accept-Ranges', 'bytes')
    return answer(c, file!, etag)
  })
}

async function answer(c: ApiContext, file: StoredFile, etag: string): Promise<Response> {
  const unchanged = (c.req.header('if-range') ?? etag) === etag
  const range = parseRange(unchanged ? c.req.header('range') : undefined, file.size)
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range
  c.header('Content-Length', String(end - start + 1))
  if (range !== 'all') c.header('Content-Range', `bytes ${start}-${end}/${file.size}`)
  const status = range === 'all' ? 200 : 206
  return c.req.method === 'HEAD' || file.size === 0 ? c.body(null, status) : c.body(await file.stream(start, end), status)
}

function dispositionOf(name: string | undefined): string {
  if (!name) return 'inline'
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 100)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 100)).replace(/['()*]/g, escape)}`
}
