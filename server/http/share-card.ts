import type { Hono } from 'hono'
import * as v from 'valibot'
import { Id } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import type { ApiParts, ApiTypes } from './app.ts'

/** The picture that chat programs show for a link to a public work. */
export function mountShareCard(app: Hono<ApiTypes>, { domains, madeFiles }: ApiParts): void {
  app.get(`${transfers.shareCard}:name{[^/]+\\.jpg}`, async (c) => {
    const id = c.req.param('name').slice(0, -'.jpg'.length)
    // Asked each time: a work can be taken back. Its picture never changes.
    const draw = v.is(Id, id) ? await domains.findShareCard(id) : undefined
    if (!draw) return c.text('There is no such work.', 404)
    const etag = `"${id}"`
    c.header('ETag', etag)
    c.header('Cache-Control', 'public, max-age=3600')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const card = await madeFiles.get({ key: `share/${id}`, size: 'small', make: draw }, c.env.ip)
    c.header('Content-Type', 'image/jpeg')
    return c.body(new Uint8Array(card))
  })
}
