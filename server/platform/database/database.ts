import { drizzle } from './drizzle.ts'
import pg from 'pg'
import type { Logger } from '../log.ts'
import type { Database } from '../platform.ts'
import { SturdyPool } from './pool.ts'

export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
}

/** A pool of connections that comes back by itself after the server was away. */
export function openDatabase(url: string, log: Logger, maxConnections = 10): OpenDatabase {
  const options = {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // The server's limit does not help when the server itself is gone.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // Every statement has its index and gives few rows: starting parallel workers or compiling for them takes longer than running it.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  }
  const pool = new SturdyPool(options, log)
  return { db: drizzle(pool), close: () => pool.end() }
}

/** Does something on a connection of its own; when that dies, what is under way on it fails. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // Its statements fail with the same error; without a listener the process would end instead.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the database of the address when the server does not have it. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  })
}
