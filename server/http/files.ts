import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { transfers } from '#contract/transfers.ts'
import { contentTypeOf } from '../platform/storage/content-type.ts'
import type { StoredFile } from '../platform/storage/file-store.ts'
import type { ApiContext, ApiParts, ApiTypes } from './app.ts'
import { partOf } from './byte-range.ts'
import { smallerOf, smallerPicture, type Smaller } from './smaller-picture.ts'

/** Serves stored files to whoever has a signed address, whole or in part; a webp with `&q=low` in low quality, with `&w=` smaller. */
export function mountFiles(app: Hono<ApiTypes>, { platform, domains, madeFiles }: ApiParts): void {
  const { files, clock } = platform
  /** What cannot be made smaller, or not any more in this minute, is sent as it is. */
  const makeSmaller = (key: string, smaller: Smaller, ip: string) =>
    madeFiles
      .get({ key: `${key}?${smaller.name}`, size: 'small', make: async () => smallerPicture(await files.get(key), smaller) }, ip)
      .catch(() => undefined)

  app.get(`${transfers.file}:key{.+}`, async (c) => {
    const key = c.req.param('key')
    const expires = c.req.query('e') ?? ''
    if (!files.verify(key, expires, c.req.query('s') ?? '')) return c.text('This address is not valid any more.', 403)

    // Files never change, so the key names the content.
    const smaller = contentTypeOf(key) === 'image/webp' ? smallerOf({ q: c.req.query('q'), w: c.req.query('w') }) : undefined
    const etag = `"${createHash('sha256').update(smaller ? `${key}?${smaller.name}` : key).digest('base64url').slice(0, 22)}"`
    const maxAge = Math.max(0, Number(expires) - Math.floor(clock.now().getTime() / 1000))
    const render = await domains.findExport(key)
    const file = render ? undefined : await files.open(key)
    if (!render && !file) return c.text('There is no such file.', 404)
    const sendHeaders = () => {
      c.header('ETag', etag)
      c.header('Cache-Control', `private, max-age=${maxAge}, immutable`)
      c.header('Content-Type', contentTypeOf(key))
      c.header('Content-Disposition', dispositionOf(c.req.query('download')))
    }
    if (c.req.header('if-none-match') === etag) return sendHeaders(), c.body(null, 304)
    // The size of what is made is known only once it is.
    if (render && c.req.method === 'HEAD') return sendHeaders(), c.body(null)
    const made = render ? await madeFiles.get({ key, size: 'whole', make: render }, c.env.ip) : smaller ? await makeSmaller(key, smaller, c.env.ip) : undefined
    sendHeaders()
    return made ? sendMade(c, made) : sendStored(c, file!, etag)
  })
}

function sendMade(c: ApiContext, made: Uint8Array): Response {
  c.header('Content-Length', String(made.byteLength))
  return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(made))
}

async function sendStored(c: ApiContext, file: StoredFile, etag: string): Promise<Response> {
  const sent = partOf({ range: c.req.header('range'), ifRange: c.req.header('if-range') }, { etag, size: file.size })
  for (const [name, value] of Object.entries(sent.headers)) c.header(name, value)
  if (sent.status === 416) return c.body(null, 416)
  c.header('Accept-Ranges', 'bytes')
  const { start, end } = sent.part
  return c.req.method === 'HEAD' || file.size === 0 ? c.body(null, sent.status) : c.body(await file.stream(start, end), sent.status)
}

function dispositionOf(given: string | undefined): string {
  // A cut through a character, by us or by whoever asks, leaves half of it, which has no encoding.
  const name = given?.slice(0, 100).replace(/\p{Surrogate}/gu, '')
  if (!name) return 'inline'
  const plain = name.replace(/[^\w. -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`
}
