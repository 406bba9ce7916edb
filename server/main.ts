import { appConfig } from '#config'
import { openBuiltPages } from './built-pages.ts'
import { businessOver } from './open-business.ts'
import { runProgram } from './program.ts'
import { startServer } from './start-server.ts'

await runProgram(async (config, log, engines) => {
  const server = await startServer(config, { log, openBusiness: businessOver(engines), openPages: openBuiltPages })
  process.stdout.write(`${appConfig.name} is ready: ${config.publicUrl ?? server.url}\n`)
  return server
})
