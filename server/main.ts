import { appConfig } from '#config'
import { openBuiltPages } from './built-pages.ts'
import { openBusiness } from './open-business.ts'
import { runProgram } from './program.ts'
import { startServer } from './start-server.ts'

await runProgram(async (config, log) => {
  const server = await startServer(config, { log, openBusiness, openPages: openBuiltPages })
  process.stdout.write(`${appConfig.name} is ready: ${config.publicUrl ?? server.url}\n`)
  return server
})
