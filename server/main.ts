import { appConfig } from '#config'
import { openBusiness } from './open-business.ts'
import { runProgram } from './program.ts'
import { openBuiltPages, startServer } from './start-server.ts'

await runProgram(async (config, log) => {
  const server = await startServer(config, { log, openBusiness, openPages: openBuiltPages })
  process.stdout.write(`${appConfig.name} is ready: ${config.publicUrl ?? server.url}\n`)
  return server
})
