import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './platform/config.ts'
import { DataInUseError, lockDataDirectory } from './platform/data-lock.ts'
import { ensureDatabase } from './platform/database/database.ts'
import { runningPostgresUrl, startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'
import type { Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import type { UndoStack } from './undo.ts'

const DATABASE = 'inkling'

/** The address of an installation's database, which is the embedded one unless another is configured. */
export async function openDatabaseToServe(config: Config, log: Logger, undo: UndoStack): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  await undo.open(lockDataDirectory(config.dataDir), (lock) => lock.release())
  const postgres = await undo.open(startEmbeddedPostgres({ home: homeOf(config), log }), (opened) => opened.stop())
  await ensureDatabase(postgres.url('postgres'), DATABASE)
  return postgres.url(DATABASE)
}

/** The same for a program beside the server: the embedded database is the running server's, or its own for as long as none runs. */
export async function openDatabaseBeside(config: Config, log: Logger, undo: UndoStack): Promise<string> {
  if (config.apiBase) throw new StartError('API_BASE is set: accounts are kept by that API, there is no database here.')
  if (!config.databaseUrl && !existsSync(path.join(homeOf(config), 'cluster'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Start Inkling once, or set DATA_DIR to its folder.`)
  }
  try {
    return await openDatabaseToServe(config, log, undo)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    return runningPostgresUrl(homeOf(config), DATABASE)
  }
}

const homeOf = (config: Config) => path.join(config.dataDir, 'postgres')
