import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#server/platform/database/database.ts'
import { runningPostgresUrl } from '#server/platform/database/embedded/embedded-postgres.ts'
import { readLockPid } from '#server/platform/database/embedded/postmaster-file.ts'
import { silentLog } from '#server/platform/log.ts'
import { makeDataDirectory, startApp, type App } from '../e2e/support/app.ts'
import { runProgram } from '../e2e/support/program.ts'
import { readBooks } from './books.ts'
import { createCrowd, newPhone } from './crowd.ts'

/**
 * A storm over the money of an installation: many people spend, cancel, buy, refund, sign in, claim and invite at once, while
 * the server and its database are killed again and again. Then everything is added up anew from the rows.
 * `npm run storm -- [calls] [people] [strikes]`; it ends with 1 when a single point or order is not where it belongs.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)
const [calls = 10_000, people = 50, strikes = 5] = process.argv.slice(2).map(Number)
const DATABASE = 'inkling'

const data = await makeDataDirectory()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const start = () => startApp({ DATA_DIR: data.path, PORT: String(port), TRUST_PROXY: '1', SHUTDOWN_GRACE_SECONDS: '1', LOG_LEVEL: 'error' })
const postmaster = () => readLockPid(path.join(data.path, 'postgres/cluster/postmaster.pid'))

let app: App = await start()
try {
  const operator = newPhone()
  const crowd = await createCrowd(url, people, operator, async () => {
    const granted = runProgram('server/admin.ts', { DATA_DIR: data.path }, ['grant-role', '--phone', operator, '--role', 'admin'])
    if ((await granted.ended) !== 0) throw new Error(granted.output())
  })
  say(`${people} people have come by ${crowd.invited} invitations`)

  const began = performance.now()
  const storm = crowd.rage(calls)
  // Said where it is awaited, with what the server said.
  storm.catch(() => {})
  for (let strike = 1; strike <= strikes; strike++) {
    await crowd.reached((calls * strike) / (strikes + 1))
    if (strike % 2 === 1) {
      await app.kill()
      app = await start()
    } else {
      process.kill((await postmaster())!, 'SIGKILL')
    }
    say(`strike ${strike} at call ${crowd.made()}: ${strike % 2 === 1 ? 'server' : 'database'} killed`)
    await delay(500)
  }
  await storm
  say(`${crowd.made()} calls in ${Math.round((performance.now() - began) / 1000)} s`)
  for (const [name, counts] of Object.entries(crowd.outcomes())) say(`${name.padEnd(18)}${Object.entries(counts).map(([what, number]) => `${what} ${number}`).join(', ')}`)

  await crowd.settle()
  const { db, close } = openDatabase(await runningPostgresUrl(path.join(data.path, 'postgres'), DATABASE), silentLog)
  const books = await readBooks(db).finally(close)
  say(JSON.stringify(books.facts, null, 2))
  for (const fault of books.faults) say(fault)
  say(books.faults.length === 0 ? 'Every point and every order is where it belongs.' : `${books.faults.length} things do not add up.`)
  process.exitCode = books.faults.length === 0 ? 0 : 1
} catch (error) {
  say(app.output().slice(-4000))
  throw error
} finally {
  await app.kill()
  await data.remove()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}
