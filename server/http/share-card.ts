import type { Hono } from 'hono'
import * as v from 'valibot'
import { Id } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import type { ApiParts, ApiTypes } from './app.ts'

/** The picture that chat programs show for a link to a public work. */
export function mountShareCard(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  app.get(`${transfers.shareCard}:name{[^/]+\\.jpg}`, async (c) => {
    const id = c.req.param('name').slice(0, -'.jpg'.length)
    const card = v.is(Id, id) ? await domains.shareCard(id) : undefined
    if (!card) return c.text('There is no such work.', 404)
    c.header('Content-Type', 'image/jpeg')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(new Uint8Array(card))
  })
}
