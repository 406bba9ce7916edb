import { getPath } from 'hono/utils/url'
import { serve, type Server, type ServerRequest } from 'srvx'
import { appConfig } from '#config'
import { isApiPath } from './http/api-path.ts'
import { callerIp } from './http/caller-ip.ts'
import { barePolicy, openerHeaders, pageHeaders } from './http/security-headers.ts'
import { withHeaders } from './http/with-headers.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/log.ts'

/** Answers a request for an address of the API, '/api' included, for a caller's address. */
export type AnswerApi = (request: Request, ip: string) => Promise<Response>
export type AnswerPage = (request: Request, ip: string) => Promise<Response>

export interface WebServer {
  /** Where it can be opened in a browser of this machine. */
  url: string
  /** Takes no more connections, and cuts those that are still busy after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/** Listens, and gives `/api/*` to the one and everything else to the other. */
export async function listen(config: Config, log: Logger, answerApi: AnswerApi, answerPage: AnswerPage): Promise<WebServer> {
  const headersOfPages = pageHeaders(config.publicUrl)
  const headersOfOthers = { ...headersOfPages, 'Content-Security-Policy': barePolicy }
  const respond = async (request: ServerRequest): Promise<Response> => {
    const ip = callerIp(request.ip, request.headers.get('x-forwarded-for'), config.trustProxy)
    if (isApiPath(getPath(request))) return answerApi(request, ip)
    const { pathname, search } = new URL(request.url)
    // '//x' would lead browsers to a site of that name.
    const page = pathname.includes('//') ? redirect(pathname.replace(/\/{2,}/g, '/') + search) : await answerPage(request, ip)
    const headers = page.headers.has('content-security-policy') ? headersOfPages : headersOfOthers
    return withHeaders(page, { ...headers, ...openerHeaders(request) })
  }
  const server = serve({
    port: config.port,
    hostname: config.host,
    silent: true,
    // The program closes the server itself, after the jobs.
    gracefulShutdown: false,
    // Proxies keep connections for a minute; ours must outlive theirs.
    // The largest film comes as slowly as it may.
    node: { keepAliveTimeout: 65_000, requestTimeout: appConfig.uploads.film.sendMs },
    fetch: async (request) => {
      try {
        return await respond(request)
      } catch (error) {
        // A wave of callers who went away would hide the failures that are ours.
        if (!request.signal.aborted) log.error({ err: error }, 'request failed')
        return new Response('Something went wrong. Please try again.', { status: 500 })
      }
    },
  })
  await listening(server)
  return {
    url: `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${portOf(server)}`,
    close: async (graceMs) => {
      const cut = setTimeout(() => server.node?.server && 'closeAllConnections' in server.node.server && server.node.server.closeAllConnections(), graceMs)
      await server.close()
      clearTimeout(cut)
    },
  }
}

const redirect = (location: string) => new Response(null, { status: 308, headers: { Location: location } })

function listening(server: Server): Promise<unknown> {
  const failed = new Promise((_, reject) => server.node?.server?.once('error', reject))
  return Promise.race([server.ready(), failed])
}

function portOf(server: Server): number {
  const address = server.node?.server?.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return address.port
}
