import { collectLess } from '#studio/pool/collect-less.ts'
import { startBackend, type OpenBusiness } from './backend.ts'
import type { Api } from './http/api.ts'
import { contractPath } from './http/api-path.ts'
import { refuseForeignCalls } from './http/foreign-calls.ts'
import { createRelay } from './http/relay.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/log.ts'
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
export type OpenPages = (api: Api['fetch'] | undefined, site: Site, log: Logger) => Promise<AnswerPage>

interface Site {
  /** Scheme and host; known once the server listens. */
  origin: string
  /** Whether pictures may come from elsewhere: another API has its own files. */
  foreignFiles: boolean
  /** Tells that addresses of files are not good any more, so that pages must not show them; absent where that is another API's to know. */
  onRevoked?: (listener: () => void) => void
}

/** Web and API in this process: the embedded API or, with API_BASE, only the way to another one. */
export async function startServer(config: Config, { log, openBusiness, openPages }: ServerParts): Promise<RunningServer> {
  collectLess()
  const undo = createUndoStack()
  try {
    const backend = config.apiBase ? undefined : await undo.open(startBackend(config, log, openBusiness), (opened) => opened.close())
    const answerCalls = backend?.api.fetch ?? createRelay({ setting: 'API_BASE', address: config.apiBase ?? '', withToken: true }, createSay(), log)
    const answerAll = config.reportBase ? withReportService(config.reportBase, answerCalls, log) : answerCalls
    const answerApi = refuseForeignCalls({ publicUrl: config.publicUrl, say: createSay(), log }, answerAll)
    const site: Site = { origin: config.publicUrl ?? '', foreignFiles: backend === undefined, onRevoked: backend?.platform.files.revocations.onRevoked }
    const answerPage = await openPages(backend?.api.fetch, site, log)
    const server = await listen(config, log, answerApi, answerPage)
    site.origin ||= server.url
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
