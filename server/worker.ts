import { startBackend } from './backend.ts'
import { businessOver } from './open-business.ts'
import { ConfigError } from './platform/config.ts'
import { runProgram } from './program.ts'

// Creations only: any number of these may stand beside the web servers of an installation.
await runProgram(async (config, log, engines) => {
  const problems = [
    ...(config.databaseUrl ? [] : ['DATABASE_URL is needed: workers share the database of the web server.']),
    ...(config.workers > 0 ? [] : ['WORKERS must be at least 1 here.']),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  const backend = await startBackend(config, log, businessOver(engines))
  log.info({ workers: config.workers }, 'working')
  return { stop: backend.close }
})
