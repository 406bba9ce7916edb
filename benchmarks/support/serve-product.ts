import { openBuiltPages } from '#server/built-pages.ts'
import { createDomains } from '#server/domains/domains.ts'
import { importSamples } from '#server/domains/sample/import-samples.ts'
import { createEngines } from '#server/engines/engines.ts'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { startServer } from '#server/start-server.ts'

/** The built product as it is started, with its samples brought in; configured by the environment. Tells its address to the process that forked it. */
process.env['NODE_ENV'] = 'production'
const config = loadConfig(process.env)
const server = await startServer(config, {
  log: createLog(config, process.stdout),
  openBusiness: async (platform) => {
    const domains = createDomains(platform, createEngines(platform))
    await importSamples(platform, new AbortController().signal)
    return { ...domains, afterStart: async () => {} }
  },
  openPages: openBuiltPages,
})
process.send?.(server.url)
process.once('disconnect', () => void server.stop().then(() => process.exit()))
