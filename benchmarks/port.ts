import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UserCall } from '#server/call.ts'
import { loadEngineSetups } from '#server/engines/engine-setups.ts'
import { openEngines } from '#server/engines/engines.ts'
import { openAiStandIn } from '#server/engines/hosted/stand-in/openai-stand-in.ts'
import { silentLog } from '#server/platform/log.ts'
import { createUndoStack } from '#server/undo.ts'
import { sql } from '#server/platform/database/orm.ts'
import { forkServer } from './support/fork-server.ts'
import { median } from './support/median.ts'
import { givePoints } from './support/give-points.ts'
import { openScratchServer } from './support/scratch-installation.ts'

/**
 * What the way through the port costs: from the tap to the finished work by a server that answers at once, beside the bare
 * request to that server; and what 200 creations that wait for a server that is silent do to the home page and to the
 * painter. Exits with 1 when an aim is missed. `node benchmarks/port.ts`
 */
const ROUNDS = 30
const WAITING = 200
const EACH = 4
/** In each of some rounds: the page is made anew once a second, which is all that its slowest visits show. */
const VISITS = 500
const VISIT_ROUNDS = 5
const AIMS = { addedMs: 100, page: 1.5, painter: 1.5 }
/** Small, so that packing pictures is not what is measured. */
const SIDE = 64

const print = (line: string) => process.stdout.write(`${line}\n`)
const undo = createUndoStack()
let failed = false

function report(name: string, value: number, aim: number, unit: string): void {
  failed ||= value > aim
  print(`${name.padEnd(52)}${value.toFixed(2).padStart(8)} ${unit}   aim ${aim}`)
}

try {
  const folder = await undo.open(mkdtemp(path.join(tmpdir(), 'inkling-port-')), (made) => rm(made, { recursive: true, force: true }))
  const standIn = await undo.open(openAiStandIn(), (opened) => opened.close())
  standIn.models.push('toy')
  const toy = { id: 'toy', name: 'Toy', sizes: { by: 'list', sizes: [`${SIDE}x${SIDE}`] } }
  const file = path.join(folder, 'engines.json')
  await writeFile(file, JSON.stringify({ engines: [{ id: 'far', kind: 'openai-compatible', baseURL: `${standIn.address}/v1`, images: [toy], atOnce: 32 }] }))
  const server = await undo.open(openScratchServer({ durable: true }), (opened) => opened.close())
  const { platform, domains, databaseUrl } = await server.open('port', (parts) => openEngines(loadEngineSetups({ ENGINES_FILE: file }), parts))
  await platform.db.execute(sql`insert into users (nickname, phone, created_at) select 'p' || n, '+86' || n, now() from generate_series(1, ${WAITING}) n`)
  await givePoints(platform.db, 1000)
  const { rows: people } = await platform.db.execute<{ id: string }>(sql`select id from users order by id`)
  const settings = { PORT: '0', WORKERS: '1', LOG_LEVEL: 'error', DATA_DIR: folder, DATABASE_URL: databaseUrl, ENGINES_FILE: file }
  const product = await undo.open(forkServer('support/serve-product.ts', [], settings), (forked) => forked.stop())

  const callOf = (place: number): UserCall => ({
    requestId: randomUUID(), locale: 'zh-Hans', platform: 'h5', ip: '203.0.113.7', device: 'benchmark', log: silentLog, signal: AbortSignal.timeout(600_000),
    identity: { userId: people[place]!.id, sessionId: randomUUID(), roles: [], permissions: [], bound: true },
  })
  const create = async (place: number, offer: string, prompt = 'a red cabin') =>
    (await domains.handlers.taskCreate({ requestId: randomUUID(), generator: 'text-to-image', input: { prompt }, offer }, callOf(place))).task

  /** Milliseconds until the person's page has been told that it is done. */
  async function timeOf(place: number, offer: string, prompt?: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stop = domains.subscribeTasks(people[place]!.id, ({ state }) => (state === 'succeeded' ? resolve() : state === 'failed' && reject(new Error('it failed'))), 'zh-Hans')
    const start = performance.now()
    await create(place, offer, prompt)
    await promise
    stop()
    return performance.now() - start
  }
  async function bare(): Promise<number> {
    const start = performance.now()
    const body = JSON.stringify({ model: 'toy', prompt: 'a red cabin', size: `${SIDE}x${SIDE}`, response_format: 'b64_json' })
    await (await fetch(`${standIn.address}/v1/images/generations`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json()
    return performance.now() - start
  }
  async function slowVisit(): Promise<number> {
    const rounds: number[] = []
    for (let round = 0; round < VISIT_ROUNDS; round++) rounds.push(await slowVisitOf())
    return median(rounds)
  }
  async function slowVisitOf(): Promise<number> {
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const start = performance.now()
      await (await fetch(product.url)).arrayBuffer()
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[Math.floor(VISITS * 0.95)]!
  }

  const afar = 'far/toy/text-to-image'
  const painter = 'studio/built-in/text-to-image'
  // The first of each loads what later ones find.
  await timeOf(0, afar)
  await timeOf(0, painter, '满天繁星的银河')
  const added: number[] = []
  for (let round = 0; round < ROUNDS; round++) added.push(-(await bare()) + (await timeOf(round, afar)))
  report('added from the tap to the work, median', median(added), AIMS.addedMs, 'ms')

  const painted = async () => median([await timeOf(0, painter, '满天繁星的银河'), await timeOf(1, painter, '满天繁星的银河'), await timeOf(2, painter, '满天繁星的银河')])
  const idle = { page: await slowVisit(), painter: await painted() }
  standIn.behave('silent')
  for (let place = 0; place < WAITING / EACH; place++) await Promise.all(Array.from({ length: EACH }, () => create(10 + place, afar)))
  print(`${WAITING} creations wait for a server that is silent`)
  const busy = { page: await slowVisit(), painter: await painted() }
  report('home page, p95, of the same when nothing waits', busy.page / idle.page, AIMS.page, `x  (${busy.page.toFixed(1)} of ${idle.page.toFixed(1)} ms)`)
  report('a picture of the painter, of the same when nothing waits', busy.painter / idle.painter, AIMS.painter, `x  (${busy.painter.toFixed(0)} of ${idle.painter.toFixed(0)} ms)`)
} finally {
  await undo.closeAll()
}
process.exitCode = failed ? 1 : 0
