import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '../log.ts'
import type { Database } from '../platform.ts'

export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
}

/** A pool of connections that comes back by itself after the server was away. */
export function openDatabase(url: string, log: Logger, maxConnections = 10): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // The server's limit does not help when the server itself is gone.
    query_timeout: 35_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'idle database connection broke')
  })
  return { db: drizzle(pool), close: () => pool.end() }
}

/** Creates the database of the address when the server does not have it. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
