import { openBuiltPages } from '#server/built-pages.ts'
import { importSamples } from '#server/domains/sample/import-samples.ts'
import { loadEngineSetups } from '#server/engines/engine-setups.ts'
import { businessOver } from '#server/open-business.ts'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { startServer } from '#server/start-server.ts'

/** The built product as it is started, with its samples brought in; configured by the environment. Tells its address to the process that forked it. */
process.env['NODE_ENV'] = 'production'
const config = loadConfig(process.env)
const server = await startServer(config, {
  log: createLog(config, process.stderr),
  openBusiness: async (platform) => {
    const business = await businessOver(loadEngineSetups(process.env))(platform)
    await importSamples(platform, new AbortController().signal)
    return { ...business, afterStart: async () => {} }
  },
  openPages: openBuiltPages,
})
process.send?.(server.url)
process.once('disconnect', () => void server.stop().then(() => process.exit()))
