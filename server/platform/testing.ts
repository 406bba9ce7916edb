import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createSettableClock, type SettableClock } from './clock.ts'
import { loadConfig, type Config } from './config.ts'
import { withConnection } from './database/database.ts'
import { silentLog } from './log.ts'
import { openPlatform, type OpenPlatform } from './open-platform.ts'
import { quickFolder } from './testing/quick-folder.ts'
import { TEMPLATE, testServerUrl } from './testing/test-server.ts'

export interface TestPlatform extends OpenPlatform {
  clock: SettableClock
}

/** A platform of its own for a test file: a fresh migrated database, files in a temporary folder, a clock that is set by hand. */
export async function createTestPlatform(overrides: Partial<Config> = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(path.join(await quickFolder(), 'inkling-files-'))
  const database = await createTestDatabase()
  const config: Config = { ...loadConfig({ LOG_LEVEL: 'silent', WORKERS: '1' }), dataDir, databaseUrl: database.url, ...overrides }
  const clock = createSettableClock()
  const platform = await openPlatform({ config, clock, log: silentLog, databaseUrl: database.url, maxConnections: 6 })
  return {
    ...platform,
    clock,
    close: async () => {
      await platform.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A fresh migrated database on the server that the test run shares. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await testServerUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(serverUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) }
}

async function runOn(url: string, statement: string): Promise<void> {
  await withConnection(url, (client) => client.query(statement))
}
