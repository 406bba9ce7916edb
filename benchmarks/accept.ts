import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { UserCall } from '#server/call.ts'
import { silentLog } from '#server/platform/log.ts'
import { sql } from '#server/platform/database/orm.ts'
import { givePoints } from './support/give-points.ts'
import { openScratchServer } from './support/scratch-installation.ts'

/**
 * How many creations are accepted a second, beside pg-boss's own `send` on the same database, with an empty queue and
 * with many waiting; each time the middle of some rounds, one after the other in turns. Exits with 1 when a ratio is
 * below the aim. `node benchmarks/accept.ts [waiting …]`
 */
const AIM = 0.25
const WAITING = [0, 3000, 100_000]
const AT_ONCE = 16
const ROUNDS = 5
const ROUND_MS = 2000
const PEOPLE = 20_000
/** Those who wait already. */
const WAITING_PEOPLE = 1000

const print = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const server = await openScratchServer({ durable: true })
const { platform, domains, databaseUrl } = await server.open('accept')
const boss = new PgBoss({ connectionString: databaseUrl, max: 10, useListenNotify: true })
boss.on('error', (error) => print(String(error)))
await boss.start()

await platform.db.execute(sql`insert into users (nickname, phone, created_at) select 'p' || n, '+86' || n, now() from generate_series(1, ${PEOPLE}) n`)
await givePoints(platform.db, 1000)
const { rows: people } = await platform.db.execute<{ id: string }>(sql`select id from users order by id`)
let turn = 0

async function accept(): Promise<void> {
  const identity = { userId: people[WAITING_PEOPLE + (turn++ % (people.length - WAITING_PEOPLE))]!.id, sessionId: randomUUID(), roles: [], permissions: [], bound: true }
  const call: UserCall = { requestId: randomUUID(), locale: 'zh-Hans', platform: 'h5', ip: '203.0.113.7', device: 'benchmark', identity, log: silentLog, signal: AbortSignal.timeout(60_000) }
  await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'text-to-image', input: { prompt: '日出时的雪山' } }, call)
}
const send = () => boss.send('run-task', { taskId: randomUUID() })

/** How often a second it is done. */
async function rate(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let done = 0
  const worker = async () => {
    for (; performance.now() - start < ROUND_MS; done++) await act()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (done / (performance.now() - start)) * 1000
}

async function fillQueue(waiting: number): Promise<void> {
  await platform.db.execute(sql`delete from tasks`)
  await boss.deleteAllJobs('run-task')
  turn = 0
  await platform.db.execute(sql`
    insert into tasks (user_id, request_id, generator, offer, lane, input, cost, created_at)
    select user_id, gen_random_uuid(), 'text-to-image', 'fake/square/text-to-image', 'paint', '{"prompt": "雪山"}', 1, now() - n * interval '1 ms'
    from generate_series(0, ${waiting - 1}) n join (select id as user_id, row_number() over (order by id) - 1 as place from users) u on place = n % ${WAITING_PEOPLE}`)
  for (let left = waiting; left > 0; left -= 5000) {
    await boss.insert('run-task', Array.from({ length: Math.min(left, 5000) }, () => ({ data: { taskId: randomUUID() } })))
  }
  await platform.db.execute(sql`vacuum analyze`)
}

const aims = process.argv.slice(2).map(Number)
let failed = false
print(`${'waiting'.padStart(8)}${'send/s'.padStart(10)}${'accepted/s'.padStart(12)}${'ratio'.padStart(8)}   (aim ${AIM})`)
for (const waiting of aims.length > 0 ? aims : WAITING) {
  await fillQueue(waiting)
  const rates: { sent: number; accepted: number }[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push({ sent: await rate(send), accepted: await rate(accept) })
  const [sent, accepted] = [median(rates.map((one) => one.sent)), median(rates.map((one) => one.accepted))]
  const ratio = median(rates.map((one) => one.accepted / one.sent))
  failed ||= ratio < AIM
  print(`${String(waiting).padStart(8)}${sent.toFixed(0).padStart(10)}${accepted.toFixed(0).padStart(12)}${ratio.toFixed(2).padStart(8)}`)
}

await boss.stop({ graceful: false })
await server.close()
process.exitCode = failed ? 1 : 0
