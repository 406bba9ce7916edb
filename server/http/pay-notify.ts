import type { Hono } from 'hono'
import { transfers } from '#contract/transfers.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { readText } from './body-text.ts'

/** What payment providers tell of orders: the body as it came, for its signature is over its bytes, and no token. */
export function mountPayNotify(app: Hono<ApiTypes>, { domains }: ApiParts): void {
  app.post(`${transfers.payNotify}:provider`, async (c) => domains.receivePaymentNotice(c.req.param('provider'), { headers: c.req.raw.headers, body: await readText(c.req.raw) }))
}
