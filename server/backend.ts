import type { ApiDomains } from './http/api-domains.ts'
import { createApi, type Api } from './http/api.ts'
import { openDatabaseToServe } from './open-database.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import { openPlatform } from './platform/open-platform.ts'
import type { Platform } from './platform/platform.ts'
import { createUndoStack } from './undo.ts'
import { createSay } from './words/say.ts'

/** Everything the product does, over a platform. */
export interface Business extends ApiDomains {
  jobHandlers: JobHandlers
  /** How many creations this process may make at once, by lane. */
  lanes: Readonly<Record<string, number>>
  /** What is done once at every start: samples, creations whose worker is gone. */
  afterStart(): Promise<void>
  close: () => Promise<void>
}

export type OpenBusiness = (platform: Platform) => Promise<Business>

export interface Backend {
  api: Api
  platform: Platform
  /** Lets running jobs finish within the grace time of the configuration, gives the others back, and closes everything. */
  close: () => Promise<void>
}

/** Starts the embedded API: database, tables, queue, domains and, unless there are to be none, workers. */
export async function startBackend(config: Config, log: Logger, openBusiness: OpenBusiness): Promise<Backend> {
  const undo = createUndoStack()
  try {
    const databaseUrl = await openDatabaseToServe(config, log, undo)
    await migrateDatabase(databaseUrl)
    const platform = await undo.open(openPlatform({ config, clock: systemClock, log, databaseUrl }), (opened) => opened.close())
    const business = await undo.open(openBusiness(platform), (opened) => opened.close())
    const api = await undo.open(createApi({ platform, domains: business, say: createSay() }), (opened) => opened.close())
    await undo.open(platform.jobs, (jobs) => jobs.stop(config.shutdownGraceMs))
    await platform.jobs.openLanes(Object.keys(business.lanes))
    if (config.workers > 0) {
      const names = { 'run-task': config.workers, 'bury-task': 1, 'remove-preview': 1, 'reward-invitations': 1, 'export-data': 1, 'delete-account': 1, 'purge-bin': 1, 'sweep-files': 1 }
      await platform.jobs.work(business.jobHandlers, { names, lanes: business.lanes })
    }
    await business.afterStart()
    return { api, platform, close: undo.closeAll }
  } catch (error) {
    await undo.closeAll().catch((failure: unknown) => log.error({ err: failure }, 'closing after a failed start'))
    throw error
  }
}
