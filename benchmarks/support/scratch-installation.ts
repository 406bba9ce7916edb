import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDomains, type Domains } from '#server/domains/domains.ts'
import { createFakeEngine } from '#server/engines/fake-engine.ts'
import { systemClock } from '#server/platform/clock.ts'
import { loadConfig } from '#server/platform/config.ts'
import { ensureDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { openPlatform, type OpenPlatform } from '#server/platform/open-platform.ts'

export interface ScratchInstallation {
  platform: OpenPlatform
  domains: Domains
  databaseUrl: string
  /** Stops everything and removes all of it. */
  close(): Promise<void>
}

const DATABASE = 'scratch'

/** A whole installation without a web server in a temporary folder: its own embedded PostgreSQL, no workers. */
export async function openScratchInstallation(): Promise<ScratchInstallation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'inkling-bench-'))
  const config = loadConfig({ LOG_LEVEL: 'silent', WORKERS: '1', DATA_DIR: dataDir })
  const postgres = await startEmbeddedPostgres({ home: path.join(dataDir, 'postgres'), log: silentLog })
  await ensureDatabase(postgres.url('postgres'), DATABASE)
  const databaseUrl = postgres.url(DATABASE)
  await migrateDatabase(databaseUrl)
  const platform = await openPlatform({ config, clock: systemClock, log: silentLog, databaseUrl })
  const domains = createDomains(platform, [createFakeEngine()])
  return {
    platform,
    domains,
    databaseUrl,
    close: async () => {
      await domains.close()
      await platform.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
