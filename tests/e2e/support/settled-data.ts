import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { users } from '#server/domains/account/users.table.ts'
import { works } from '#server/domains/gallery/works.table.ts'
import { houseAccounts } from '#server/domains/sample/house-accounts.ts'
import { samples } from '#server/domains/sample/import-samples.ts'
import { ensureDatabase, openDatabase } from '#server/platform/database/database.ts'
import { runningPostgresUrl, startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { silentLog } from '#server/platform/log.ts'
import { makeDataDirectory } from './app.ts'

/** The name of an installation's database. */
export const DATABASE = 'inkling'

interface Samples {
  /** How many its first start is still to bring in. */
  toCome?: number
  /** Of the others, which have no pictures; a browser must not come upon those. */
  visibility?: 'public' | 'private'
}

/** A folder for an installation that has its samples. */
export async function makeSettledData(wanted: Samples = {}) {
  const data = await makeDataDirectory()
  const postgres = await startPostgresOf(data.path)
  await enterSamples(postgres.url('postgres'), postgres.url(DATABASE), wanted)
  await postgres.stop()
  return data
}

/** A folder for another installation that begins as that one: a new cluster takes five times as long. */
export async function copyData({ path: from }: { path: string }) {
  const data = await makeDataDirectory()
  // What runs the database owns its files.
  await promisify(execFile)('cp', ['-a', `${from}/.`, data.path])
  return data
}

/** Makes the database and enters the house's samples without their pictures: a first start encodes those for a third of a minute. */
export async function enterSamples(serverUrl: string, databaseUrl: string, { toCome = 0, visibility = 'public' }: Samples = {}): Promise<void> {
  await ensureDatabase(serverUrl, DATABASE)
  await migrateDatabase(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, silentLog)
  try {
    const { id: userId, nickname } = houseAccounts.peak
    const createdAt = new Date()
    await db.insert(users).values({ id: userId, nickname, house: true, createdAt })
    await db.insert(works).values(
      samples.slice(toCome).map(({ slug, generator, input, titles }) => ({
        userId, generator, kind: 'image' as const, title: titles[0], width: 900, height: 600, colour: '#3377aa', transparent: false,
        originalKey: `works/${slug}.webp`, previewKey: `works/${slug}-preview.webp`, thumbnailKey: `works/${slug}-thumbnail.webp`,
        description: { input, engine: 'studio' }, visibility, sampleSlug: slug, createdAt, publishedAt: visibility === 'public' ? createdAt : null,
      })),
    )
  } finally {
    await close()
  }
}

/** The address of a running installation's database. */
export const databaseOf = (dataDirectory: string) => runningPostgresUrl(path.join(dataDirectory, 'postgres'), DATABASE)

export const startPostgresOf = (dataDirectory: string) =>
  startEmbeddedPostgres({ home: path.join(dataDirectory, 'postgres'), log: silentLog, durable: false })
