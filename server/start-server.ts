import { existsSync } from 'node:fs'
import path from 'node:path'
import { startBackend, type OpenBusiness } from './backend.ts'
import { contractPath } from './http/api-path.ts'
import { compressPage } from './http/compress-page.ts'
import { createRelay } from './http/relay.ts'
import { createStaticFiles } from './http/static-files.ts'
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
export type OpenPages = (api: AnswerApi | undefined) => Promise<AnswerPage>

/** Web and API in this process: the embedded API or, with API_BASE, only the way to another one. */
export async function startServer(config: Config, { log, openBusiness, openPages }: ServerParts): Promise<RunningServer> {
  const undo = createUndoStack()
  try {
    const backend = config.apiBase ? undefined : await undo.open(startBackend(config, log, openBusiness), (opened) => opened.close())
    const answerCalls = backend?.api.fetch ?? createRelay({ setting: 'API_BASE', address: config.apiBase ?? '', withToken: true }, createSay(), log)
    const answerApi = config.reportBase ? withReportService(config.reportBase, answerCalls, log) : answerCalls
    const answerPage = await openPages(backend?.api.fetch)
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

interface WebEntry {
  fetch(request: Request, options?: { context?: { ip: string; api?: (request: Request) => Promise<Response> } }): Promise<Response>
}

/** The built web app in dist/. */
export const openBuiltPages: OpenPages = async (api) => {
  const entry = path.join(DIST, 'server/server.js')
  if (!existsSync(entry)) throw new StartError('The web app is not built. Start with `npm start`, or run `node scripts/build.ts` first.')
  const { default: web } = (await import(entry)) as { default: WebEntry }
  const staticFile = await createStaticFiles(path.join(DIST, 'client'))
  return async (request, ip) => {
    const file = staticFile(request)
    if (file) return file
    const page = await web.fetch(request, { context: { ip, api: api && ((call) => api(call, ip)) } })
    // Pages know who looks at them: nobody in between may keep them.
    if (!page.headers.has('cache-control')) page.headers.set('Cache-Control', 'private, no-cache')
    return compressPage(request, page)
  }
}
