import { existsSync } from 'node:fs'
import path from 'node:path'
import { startBackend, type OpenBusiness } from './backend.ts'
import { contractPath } from './http/api-path.ts'
import { compressPage } from './http/compress-page.ts'
import { refuseForeignCalls } from './http/foreign-calls.ts'
import { limitPages } from './http/page-limit.ts'
import { createRelay } from './http/relay.ts'
import { guardServerFunctions } from './http/server-functions.ts'
import { createStaticFiles } from './http/static-files.ts'
import { withHeaders } from './http/with-headers.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import { listen, type AnswerApi, type AnswerPage } from './serve.ts'
import { createUndoStack } from './undo.ts'
import { createSay } from './words/say.ts'

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

export interface ServerParts {
  log: Logger
  openBusiness: OpenBusiness
  openPages: OpenPages
}

/** Makes what answers requests for pages; `api` is absent when API_BASE names another API. */
export type OpenPages = (api: AnswerApi | undefined, log: Logger) => Promise<AnswerPage>

/** Web and API in this process: the embedded API or, with API_BASE, only the way to another one. */
export async function startServer(config: Config, { log, openBusiness, openPages }: ServerParts): Promise<RunningServer> {
  const undo = createUndoStack()
  try {
    const backend = config.apiBase ? undefined : await undo.open(startBackend(config, log, openBusiness), (opened) => opened.close())
    const answerCalls = backend?.api.fetch ?? createRelay({ setting: 'API_BASE', address: config.apiBase ?? '', withToken: true }, createSay(), log)
    const answerAll = config.reportBase ? withReportService(config.reportBase, answerCalls, log) : answerCalls
    const answerApi = refuseForeignCalls({ publicUrl: config.publicUrl, say: createSay(), log }, answerAll)
    const answerPage = await openPages(backend?.api.fetch, log)
    const server = await listen(config, log, answerApi, answerPage)
    const stop = async () => {
      backend?.api.close()
      const lastAnswers = server.close(Math.min(config.shutdownGraceMs, LAST_ANSWERS_MS))
      await Promise.all([lastAnswers, backend?.platform.jobs.stop(config.shutdownGraceMs)])
      await undo.closeAll()
    }
    log.info({ url: server.url, mode: config.mode, apiBase: config.apiBase }, 'listening')
    return { url: server.url, stop }
  } catch (error) {
    await undo.closeAll()
    throw error
  }
}

/** Gives `/report/*` to the service that REPORT_BASE names, which is not told who calls. */
function withReportService(address: string, answerOthers: AnswerApi, log: Logger): AnswerApi {
  const answerReports = createRelay({ setting: 'REPORT_BASE', address, withToken: false }, createSay(), log)
  return (request, ip) => {
    const isReport = contractPath(new URL(request.url).pathname).startsWith('/report/')
    return (isReport ? answerReports : answerOthers)(request, ip)
  }
}

/** Time for answers that are on their way when the server stops. */
const LAST_ANSWERS_MS = 10_000
const DIST = path.join(import.meta.dirname, '../dist')

interface WebContext {
  ip: string
  api?: (request: Request) => Promise<Response>
  onLostCall: (name: string, error: unknown) => void
}

interface WebEntry {
  /** The addresses of the app's server functions. */
  serverFunctions: readonly string[]
  fetch(request: Request, options: { context: WebContext }): Promise<Response>
}

/** The built web app in dist/. */
export const openBuiltPages: OpenPages = async (api, log) => {
  const entry = path.join(DIST, 'server/server.js')
  if (!existsSync(entry)) throw new StartError('The web app is not built. Start with `npm start`, or run `node scripts/build.ts` first.')
  const { default: web } = (await import(entry)) as { default: WebEntry }
  const staticFile = await createStaticFiles(path.join(DIST, 'client'))
  const say = createSay()
  const onLostCall = (name: string, error: unknown) => log.error({ err: error, call: name }, 'the API did not answer')
  const render: AnswerPage = (request, ip) => web.fetch(request, { context: { ip, api: api && ((call) => api(call, ip)), onLostCall } })
  const answerWeb = guardServerFunctions({ paths: web.serverFunctions, say, log }, limitPages(say, render))
  return async (request, ip) => {
    const file = staticFile(request)
    if (file) return file
    const page = await answerWeb(request, ip)
    // Pages know who looks at them: nobody in between may keep them.
    const kept = page.headers.has('cache-control') ? page : withHeaders(page, { 'Cache-Control': 'private, no-cache' })
    return compressPage(request, kept)
  }
}
