import { checkLedger } from '#server/domains/wallet/check-ledger.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import { sql } from '#server/platform/database/orm.ts'
import { createClient, type Client } from '../e2e/support/client.ts'
import { DATABASE, startPostgresOf } from '../e2e/support/settled-data.ts'

/** Long enough for starts and recoveries on a busy machine. */
export const FAULT_TIMEOUT_MS = 240_000

/** Seconds of painting, so that there is a middle to be struck in. */
export const longTask = { prompt: '江南水乡的黄昏，一只小船', count: 1 }

/** The same person's client of an installation that answers elsewhere now. */
export const clientAt = (url: string, person: Client) => createClient(url, { token: person.token })

/** What everybody has, beside the sum of their ledger; who has least first. Fails when lots or postings say anything else. */
export async function readBooks(databaseUrl: string): Promise<unknown[]> {
  const { db, close } = openDatabase(databaseUrl, silentLog)
  try {
    const { differences } = await checkLedger(db)
    if (differences.length > 0) throw new Error(`The books do not add up: ${JSON.stringify(differences)}`)
    const { rows } = await db.execute(sql`
      select points, coalesce(sum(amount), 0)::int as booked
      from balances left join ledger using (user_id)
      group by user_id, points
      order by points`)
    return rows
  } finally {
    await close()
  }
}

/** Opens the database of an installation that has stopped. */
export async function withDatabaseOf<T>(dataDirectory: string, look: (databaseUrl: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgresOf(dataDirectory)
  try {
    return await look(postgres.url(DATABASE))
  } finally {
    await postgres.stop()
  }
}
