import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDomains, type Domains } from '#server/domains/domains.ts'
import { createFakeEngine } from '#server/engines/fake-engine.ts'
import type { Engine } from '#server/engines/engine.ts'
import { createEngineRegistry, type EngineRegistry } from '#server/engines/registry.ts'
import { systemClock } from '#server/platform/clock.ts'
import { loadConfig } from '#server/platform/config.ts'
import { ensureDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { openPlatform, type OpenPlatform } from '#server/platform/open-platform.ts'
import { createUndoStack } from '#server/undo.ts'

interface ScratchInstallation {
  platform: OpenPlatform
  domains: Domains
  engines: EngineRegistry
  databaseUrl: string
}

export interface ScratchServer {
  /** A whole installation without a web server and without workers, in a database of its own; with an engine of tests unless others are given. */
  open(name: string, engines?: (parts: Pick<OpenPlatform, 'config' | 'clock' | 'log'>) => Promise<readonly Engine[]>): Promise<ScratchInstallation>
  /** Stops everything and removes all of it. */
  close(): Promise<void>
}

/** An embedded PostgreSQL in a temporary folder; one that is not durable does not wait for the disk. */
export async function openScratchServer({ durable }: { durable: boolean }): Promise<ScratchServer> {
  const undo = createUndoStack()
  const dataDir = await undo.open(mkdtemp(path.join(tmpdir(), 'inkling-bench-')), (folder) => rm(folder, { recursive: true, force: true }))
  const config = loadConfig({ LOG_LEVEL: 'silent', WORKERS: '1', DATA_DIR: dataDir })
  const postgres = await undo.open(startEmbeddedPostgres({ home: path.join(dataDir, 'postgres'), log: silentLog, durable }), (opened) => opened.stop())
  return {
    async open(name, open = async () => [createFakeEngine()]) {
      await ensureDatabase(postgres.url('postgres'), name)
      const databaseUrl = postgres.url(name)
      await migrateDatabase(databaseUrl)
      const platform = await undo.open(openPlatform({ config, clock: systemClock, log: silentLog, databaseUrl }), (opened) => opened.close())
      const engines = await undo.open(Promise.resolve(createEngineRegistry(await open(platform), platform)), (opened) => opened.close())
      await engines.asked
      const domains = createDomains(platform, engines)
      return { platform, domains, engines, databaseUrl }
    },
    close: undo.closeAll,
  }
}
