import { createServer, type ProxyOptions } from 'vite'
import { appConfig } from '../app.config.ts'
import type { EngineSetup } from '../server/engines/engine-setups.ts'
import { contractPath } from '../server/http/api-path.ts'
import { businessOver } from '../server/open-business.ts'
import type { Config } from '../server/platform/config.ts'
import type { Logger } from '../server/platform/log.ts'
import { runProgram } from '../server/program.ts'
import { startServer } from '../server/start-server.ts'

const { apiPath } = appConfig

/** The API alone, on a free port of this machine, for Vite's server to call. */
function startApi(config: Config, log: Logger, engines: readonly EngineSetup[]) {
  const openPages = async () => async () => new Response('Pages are served by Vite here.', { status: 404 })
  return startServer({ ...config, host: '127.0.0.1', port: 0 }, { log, openBusiness: businessOver(engines), openPages })
}

await runProgram(async (config, log, engines) => {
  const api = config.apiBase ? undefined : await startApi(config, log, engines)
  const apiBase = config.apiBase ?? `${api?.url}${apiPath}`
  // Read by the pages' server functions, which run in this process.
  process.env['API_BASE'] = apiBase
  const { origin, pathname } = new URL(apiBase)
  const proxy: ProxyOptions = { target: origin, rewrite: (path) => pathname.replace(/\/$/, '') + contractPath(path) }
  const before = process.listeners('SIGTERM')
  const vite = await createServer({ server: { host: config.host, port: config.port, proxy: { [`${apiPath}/`]: proxy } } })
  await vite.listen()
  // Vite ends the process on SIGTERM by itself, before the database is stopped; runProgram does both in order.
  for (const listener of process.listeners('SIGTERM').slice(before.length)) process.off('SIGTERM', listener)
  vite.printUrls()
  return {
    stop: async () => {
      await vite.close()
      await api?.stop()
    },
  }
})
