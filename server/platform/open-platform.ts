import type { Config } from './config.ts'
import { openChannel } from './database/channel.ts'
import { openDatabase } from './database/database.ts'
import { createSettings } from './database/settings.ts'
import { createJobs } from './jobs/pg-boss.ts'
import type { Logger } from './log.ts'
import type { Clock, Platform } from './platform.ts'
import { createFileStore } from './storage/create-file-store.ts'
import { openRevocations } from './storage/revocations.ts'

export interface OpenPlatform extends Platform {
  /** Ends the jobs that are still running (they go back to the queue) and all connections. */
  close(): Promise<void>
}

export interface PlatformOptions {
  config: Config
  clock: Clock
  log: Logger
  /** A database whose tables are up to date. */
  databaseUrl: string
  maxConnections?: number
}

/** Makes what the business operations stand on. */
export async function openPlatform({ config, clock, log, databaseUrl, maxConnections }: PlatformOptions): Promise<OpenPlatform> {
  const { db, close: closeDatabase } = openDatabase(databaseUrl, log, maxConnections)
  const channel = await openChannel(databaseUrl, log)
  const jobs = await createJobs({ url: databaseUrl, channel, log })
  const settings = createSettings(db)
  const revocations = await openRevocations({ db, channel, clock, log })
  const files = await createFileStore({ config, settings, clock, revocations })
  return {
    config,
    clock,
    log,
    db,
    channel,
    jobs,
    files,
    settings,
    close: async () => {
      await jobs.stop(0)
      revocations.close()
      await channel.close()
      await closeDatabase()
    },
  }
}
