import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Config } from './config.ts'
import type { Settings } from './database/settings.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { FileStore } from './storage/file-store.ts'

export interface Clock {
  now(): Date
}

export type Database = NodePgDatabase
/** The handle inside `db.transaction(async (tx) => …)`; inside one, use it always. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Executor = Database | Transaction

/** Messages between the processes of an installation (LISTEN/NOTIFY); payloads under 8,000 bytes. */
export interface Channel {
  /** Sent when the executor's transaction commits. */
  publish(executor: Executor, topic: string, ...payloads: string[]): Promise<void>
  /**
   * Sent soon, together with what else is: for what is said so often that transactions would wait for each other, as
   * those that publish do. Lost with this process.
   */
  announce(topic: string, payload: string): void
  subscribe(topic: string, listener: (payload: string) => void): () => void
}

/** What the business operations stand on; made once a process, a fresh one for every test. */
export interface Platform {
  config: Config
  clock: Clock
  log: Logger
  db: Database
  channel: Channel
  jobs: Jobs
  files: FileStore
  settings: Settings
}
