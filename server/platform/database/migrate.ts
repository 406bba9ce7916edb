import path from 'node:path'
import { drizzle, migrate } from './drizzle.ts'
import { withConnection } from './database.ts'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
/** Any number, as long as nothing else uses it. */
const LOCK = 472_300

/** Brings the tables up to date. Processes that start together take turns; all but the first find nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  // One connection for all of it: the lock belongs to the session, and a migration may take longer than a query may.
  await withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  })
}
