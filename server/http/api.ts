import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { notFound } from '../business-error.ts'
import { once } from '../once.ts'
import { headersOf } from './answer.ts'
import type { ApiParts, ApiTypes } from './app.ts'
import { contractPath } from './api-path.ts'
import { mountCloud } from './cloud.ts'
import { mountEndpoints } from './endpoints.ts'
import { failure } from './envelope.ts'
import { mountFiles } from './files.ts'
import { mountHealth } from './health.ts'
import { negotiateLocale } from './locale.ts'
import { createMadeFiles } from './made-files.ts'
import { mountOpenApi } from './openapi.ts'
import { mountPayNotify } from './pay-notify.ts'
import { limitPersons, limitRate } from './rate-limit.ts'
import { mountAnswer } from './search-answer.ts'
import { mountShareCard } from './share-card.ts'
import { mountTaskEvents } from './task-events.ts'
import { mountUpload } from './upload.ts'

export interface Api {
  /**
   * Answers a request for the contract's path, with or without '/api' before it; with `own` the web server asks for itself,
   * for a page that is the same for everybody.
   */
  fetch: (request: Request, ip: string, own?: boolean) => Promise<Response>
  /** Ends the event streams. */
  close: () => void
}

/** The embedded API: the contract's endpoints and transfers over the domains. */
export function createApi({ platform, domains, say }: Omit<ApiParts, 'madeFiles'>): Api {
  const { log } = platform
  const limited = { ...domains, authenticate: limitPersons(domains.authenticate) }
  const parts: ApiParts = { platform, domains: limited, say, madeFiles: createMadeFiles() }
  const app = new Hono<ApiTypes>({ getPath: (request) => contractPath(getPath(request)) })

  app.use(async (c, next) => {
    const requestId = randomUUID()
    const { path } = c.req
    c.set('requestId', requestId)
    // Where a browser sets no header, as for events, the address says it.
    c.set('locale', negotiateLocale(c.req.query('locale') ?? c.req.header('accept-language')))
    // Few calls write anything.
    c.set('log', once(() => log.child({ requestId, path })))
    const start = performance.now()
    await next()
    if (!c.get('enveloped')) for (const [name, value] of Object.entries(headersOf(requestId))) c.res.headers.set(name, value)
    if (log.isLevelEnabled('debug')) c.get('log')().debug({ status: c.res.status, milliseconds: Math.round(performance.now() - start) }, 'answered')
  })
  mountFiles(app, parts)
  mountHealth(app, parts)
  app.use(limitRate())
  mountEndpoints(app, parts)
  mountUpload(app, parts)
  mountCloud(app, parts)
  mountShareCard(app, parts)
  mountPayNotify(app, parts)
  mountAnswer(app, parts)
  mountOpenApi(app)
  const taskEvents = mountTaskEvents(app, parts)

  app.onError((error, c) => failure(c, error, say))
  app.notFound((c) => failure(c, notFound('not-found'), say, 404))

  return { fetch: async (request, ip, own = false) => app.fetch(request, { ip, own }), close: taskEvents.close }
}
