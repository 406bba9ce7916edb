import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readAgreements } from '../../domains/agreements/read-agreements.ts'
import { refreshSource } from '../../domains/search/index/refresh-sources.ts'
import { courseSource } from '../../domains/search/sources/courses.ts'
import { generatorSource } from '../../domains/search/sources/generators.ts'
import { createHelpSource } from '../../domains/search/sources/help/help.ts'
import { promptSource } from '../../domains/search/sources/prompts.ts'
import { ensureDatabase, openDatabase } from '../database/database.ts'
import { openChannel } from '../database/channel.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { createJobs } from '../jobs/pg-boss.ts'
import { silentLog } from '../log.ts'
import { TEMPLATE } from './test-server.ts'

/** Started by the first test file of a run: `run-test-server.ts <home> <process id of the runner>`. */
const [home = '', runner = ''] = process.argv.slice(2)

async function announce(message: object): Promise<void> {
  const file = path.join(home, 'ready.json')
  await writeFile(`${file}.new`, JSON.stringify(message))
  await rename(`${file}.new`, file)
}

async function makeTemplate(serverUrl: string, url: string): Promise<void> {
  await ensureDatabase(serverUrl, TEMPLATE)
  await migrateDatabase(url)
  const channel = await openChannel(url, silentLog)
  const jobs = await createJobs({ url, channel, log: silentLog })
  await jobs.stop(0)
  await channel.close()
  await enterTexts(url)
}

/** What search says of the product itself: reading it takes as long as many a test, and it is the same in all of them. */
async function enterTexts(url: string): Promise<void> {
  const { db, close } = openDatabase(url, silentLog)
  for (const source of [generatorSource, promptSource, courseSource, createHelpSource(readAgreements())]) await refreshSource(db, source)
  await close()
}

function runnerLives(): boolean {
  try {
    process.kill(Number(runner), 0)
    return true
  } catch {
    return false
  }
}

try {
  const server = await startEmbeddedPostgres({ home, log: silentLog, durable: false })
  try {
    await makeTemplate(server.url('postgres'), server.url(TEMPLATE))
    await announce({ url: server.url('postgres'), pid: process.pid })
    while (runnerLives()) await delay(250)
  } finally {
    await server.stop()
  }
} catch (error) {
  await announce({ error: String(error instanceof Error ? error.stack : error) })
  while (runnerLives()) await delay(250)
} finally {
  await rm(home, { recursive: true, force: true })
}
// A start that failed halfway leaves connections that would keep the process.
process.exit()
