import path from 'node:path'
import { users } from '#server/domains/account/users.table.ts'
import { works } from '#server/domains/gallery/works.table.ts'
import { houseAccounts } from '#server/domains/sample/house-accounts.ts'
import { samples } from '#server/domains/sample/import-samples.ts'
import { checkLedger } from '#server/domains/wallet/check-ledger.ts'
import { ensureDatabase, openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { sql } from '#server/platform/database/orm.ts'
import { makeDataDirectory } from '../e2e/support/app.ts'
import { createClient, type Client } from '../e2e/support/client.ts'

export const DATABASE = 'inkling'

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

/** Makes the database and enters the house's samples, without their pictures: a first start encodes those for a quarter of a minute. */
export async function enterSamples(serverUrl: string, databaseUrl: string): Promise<void> {
  await ensureDatabase(serverUrl, DATABASE)
  await migrateDatabase(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, silentLog)
  try {
    const { id: userId, nickname } = houseAccounts.peak
    const createdAt = new Date()
    await db.insert(users).values({ id: userId, nickname, house: true, createdAt })
    await db.insert(works).values(
      samples.map(({ slug, generator, input, titles }) => ({
        userId, generator, kind: 'image' as const, title: titles[0], width: 900, height: 600, colour: '#3377aa', transparent: false,
        originalKey: `works/${slug}.webp`, previewKey: `works/${slug}-preview.webp`, thumbnailKey: `works/${slug}-thumbnail.webp`,
        description: { input, engine: 'studio' }, visibility: 'public' as const, sampleSlug: slug, createdAt, publishedAt: createdAt,
      })),
    )
  } finally {
    await close()
  }
}

/** A folder for an installation that has its samples. */
export async function makeSettledData() {
  const data = await makeDataDirectory()
  const postgres = await startPostgresOf(data.path)
  await enterSamples(postgres.url('postgres'), postgres.url(DATABASE))
  await postgres.stop()
  return data
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

export const startPostgresOf = (dataDirectory: string) =>
  startEmbeddedPostgres({ home: path.join(dataDirectory, 'postgres'), log: silentLog, durable: false })
