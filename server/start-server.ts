import path from 'node:path'
import { startBackend, type OpenBusiness } from './backend.ts'
import { createRelay } from './http/relay.ts'
import { createStaticFiles } from './http/static-files.ts'
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
export type OpenPages = (api: AnswerApi | undefined) => Promise<AnswerPage>

/** Web and API in this process: the embedded API or, with API_BASE, only the way to another one. */
export async function startServer(config: Config, { log, openBusiness, openPages }: ServerParts): Promise<RunningServer> {
  const undo = createUndoStack()
  try {
    const backend = config.apiBase ? undefined : await undo.open(startBackend(config, log, openBusiness), (opened) => opened.close())
    const answerApi = backend ? backend.api.fetch : createRelay(config.apiBase ?? '', createSay(), log)
    const answerPage = await openPages(backend?.api.fetch)
    const server = await listen(config, log, answerApi, answerPage)
    const stop = async () => {
      backend?.api.close()
      await server.close(Math.min(config.shutdownGraceMs, LAST_ANSWERS_MS))
      await undo.closeAll()
    }
    log.info({ url: server.url, mode: config.mode, apiBase: config.apiBase }, 'listening')
    return { url: server.url, stop }
  } catch (error) {
    await undo.closeAll()
    throw error
  }
}

/** Time for answers that are on their way when the server stops. */
const LAST_ANSWERS_MS = 10_000
const DIST = path.join(import.meta.dirname, '../dist')

interface WebEntry {
  fetch(request: Request, options?: { context?: { api?: (request: Request) => Promise<Response> } }): Promise<Response>
}

/** The built web app in dist/. */
export const openBuiltPages: OpenPages = async (api) => {
  const { default: web } = (await import(path.join(DIST, 'server/server.js'))) as { default: WebEntry }
  const staticFile = await createStaticFiles(path.join(DIST, 'client'))
  return async (request, ip) =>
    staticFile(request) ?? web.fetch(request, { context: api ? { api: (call) => api(call, ip) } : {} })
}
