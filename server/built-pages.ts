import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { compressPage } from './http/compress-page.ts'
import { contentPolicy, nonceSources, type InlineSources } from './http/content-policy.ts'
import { createInlineStyles } from './http/inline-styles.ts'
import { createKeptPages } from './http/kept-pages.ts'
import { lateScripts } from './http/late-scripts.ts'
import { createPageLimit } from './http/page-limit.ts'
import { guardServerFunctions } from './http/server-functions.ts'
import { createStaticFiles } from './http/static-files.ts'
import { withHeaders } from './http/with-headers.ts'
import { StartError } from './platform/start-error.ts'
import type { OpenPages } from './start-server.ts'
import { within } from './within.ts'
import { createSay } from './words/say.ts'

/** How long a page may take to begin before its frame goes ahead, ms: over the network what is late will often be later still. */
const FRAME_AFTER_MS = { embedded: 5000, remote: 600 }
const DIST = path.join(import.meta.dirname, '../dist')

interface WebContext {
  ip: string
  nonce: string
  frameOnly: boolean
  api?: (request: Request) => Promise<Response>
  onLostCall: (name: string, error: unknown) => void
}

/** What src/app/server.ts exports. */
interface WebEntry {
  /** The addresses of the app's server functions. */
  serverFunctions: readonly string[]
  fetch(request: Request, options: { context: WebContext }): Promise<Response>
  /** What asks for the page that this request shares with others; undefined where the page is the person's own. */
  sharedPage(request: Request, origin: string): { key: string; request: Request; cookie?: string } | undefined
  /** Whether the frame of the page will do: a browser asks for the rest itself. */
  mayBeFrame(request: Request): boolean
}

/** The built web app in dist/. */
export const openBuiltPages: OpenPages = async (api, site, log) => {
  const entry = path.join(DIST, 'server/server.js')
  if (!existsSync(entry)) throw new StartError('The web app is not built. Start with `npm start`, or run `node scripts/build.ts` first.')
  const { default: web } = (await import(entry)) as { default: WebEntry }
  const staticFile = createStaticFiles(path.join(DIST, 'client'))
  const inlineStyles = createInlineStyles(path.join(DIST, 'client'))
  const say = createSay()
  const refuse = createPageLimit(say)
  const policy = (inline: InlineSources) => contentPolicy(inline, site.foreignFiles ? ['https:', 'http:'] : [])
  const keptPages = createKeptPages({ policy })
  site.onRevoked?.(keptPages.forget)
  const onLostCall = (name: string, error: unknown) => log.error({ err: error, call: name }, 'the API did not answer')

  async function render(request: Request, ip: string, { own = false, frameOnly = false } = {}) {
    const nonce = randomBytes(16).toString('base64url')
    const response = await web.fetch(request, { context: { ip, nonce, frameOnly, api: api && ((call) => api(call, ip, own)), onLostCall } })
    return { response: lateScripts(inlineStyles(response, nonce), nonce), nonce }
  }

  async function ownPage(request: Request, ip: string, frameOnly: boolean): Promise<Response> {
    const { response, nonce } = await render(request, ip, { frameOnly })
    return withHeaders(response, {
      'Content-Security-Policy': policy(nonceSources(nonce)),
      // Pages know who looks at them: nobody in between may keep them.
      'Cache-Control': response.headers.get('cache-control') ?? 'private, no-cache',
    })
  }

  async function wholePage(request: Request, ip: string): Promise<Response> {
    const shared = web.sharedPage(request, site.origin)
    const make = async () => {
      // Whoever asks for what has to be made has it made.
      if (refuse(request, ip)) throw new Error('Too many pages for one address')
      return render(shared!.request, ip, { own: true })
    }
    const page = shared && (await keptPages.answer(request, shared.key, make))
    if (page && shared.cookie) page.headers.append('Set-Cookie', shared.cookie)
    return page ?? refuse(request, ip) ?? ownPage(request, ip, false)
  }

  async function answerPage(request: Request, ip: string): Promise<Response> {
    const whole = wholePage(request, ip)
    const page = web.mayBeFrame(request) ? await within(FRAME_AFTER_MS[api ? 'embedded' : 'remote'], whole) : await whole
    // What comes too late is nobody's.
    if (!page) whole.then((late) => late.body?.cancel()).catch(() => {})
    return page ?? ownPage(request, ip, true)
  }

  const answerWeb = guardServerFunctions({ paths: web.serverFunctions, say, log }, async (request, ip) =>
    request.method === 'POST' ? (await render(request, ip)).response : answerPage(request, ip),
  )
  return async (request, ip) => staticFile(request) ?? compressPage(request, await answerWeb(request, ip))
}
