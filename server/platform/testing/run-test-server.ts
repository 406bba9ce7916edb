import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureDatabase } from '../database/database.ts'
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
