import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appConfig } from '#config'
import { ensureDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts'
import { silentLog } from '#server/platform/log.ts'
import { createUndoStack } from '#server/undo.ts'
import { buildApp, isBuilt } from '../scripts/build-app.ts'
import { buildFloor } from './support/build-floor.ts'
import { forkServer } from './support/fork-server.ts'
import { measureLoad, runMeasure, type Load } from './support/measure-load.ts'

/**
 * How often a second the product answers, beside the least that would answer: pages of visitors beside a bare TanStack Start
 * page, a call without the database beside a bare Hono call, the square's list beside its own statement. Each the middle of
 * some rounds, in turns. Exits with 1 when a ratio is below its aim. `node benchmarks/pages.ts [seconds]`
 */
const ROUNDS = 3
const CONNECTIONS = 8
const seconds = Number(process.argv[2] ?? 2)
const AIMS = { page: 0.3, call: 0.5, list: 0.5 }

const print = (line: string) => process.stdout.write(`${line}\n`)
const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const undo = createUndoStack()
let failed = false

async function compare(name: string, aim: number | undefined, subject: () => Promise<number>, reference: () => Promise<number>): Promise<void> {
  const rounds: { rate: number; floor: number }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push({ floor: await reference(), rate: await subject() })
  const ratio = middle(rounds.map(({ rate, floor }) => rate / floor))
  const rates = [middle(rounds.map(({ rate }) => rate)), middle(rounds.map(({ floor }) => floor))]
  failed ||= aim !== undefined && ratio < aim
  print(`${name.padEnd(34)}${rates.map((rate) => rate.toFixed(0).padStart(9)).join('')}${ratio.toFixed(2).padStart(8)}   ${aim === undefined ? '' : `aim ${aim}`}`)
}

try {
  if (!(await isBuilt())) await buildApp()
  const built = await undo.open(buildFloor(), (floor) => floor.remove())
  const dataDir = await undo.open(mkdtemp(path.join(tmpdir(), 'inkling-bench-')), (folder) => rm(folder, { recursive: true, force: true }))
  const postgres = await undo.open(startEmbeddedPostgres({ home: path.join(dataDir, 'postgres'), log: silentLog, durable: false }), (opened) => opened.stop())
  await ensureDatabase(postgres.url('postgres'), 'pages')
  const databaseUrl = postgres.url('pages')
  const floorPage = await undo.open(forkServer('floor/serve-page.ts', [built.dist]), (server) => server.stop())
  const floorCall = await undo.open(forkServer('floor/serve-call.ts'), (server) => server.stop())
  const settings = { PORT: '0', WORKERS: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const product = await undo.open(forkServer('support/serve-product.ts', [], settings), (server) => server.stop())

  const load = (url: string, more: Partial<Load> = {}) => () => measureLoad({ url, connections: CONNECTIONS, seconds, ...more })
  const statement = (what: 'square' | 'one') => () => runMeasure('sql-load.ts', [databaseUrl, what, String(CONNECTIONS), String(seconds)])
  const answer = (await (await fetch(`${product.url}/api/square/list`, { method: 'POST', body: '{}' })).json()) as { data: { works: { id: string }[] } }
  const artwork = `/functionSquare/square/details?id=${answer.data.works[0]?.id}`
  const session = { Cookie: `${appConfig.session.tokenKey}=a.b.c` }

  print(`${''.padEnd(34)}${'a second'.padStart(9)}${'floor'.padStart(9)}${'ratio'.padStart(8)}`)
  const page = (name: string, address: string) => compare(name, AIMS.page, load(product.url + address), load(`${floorPage.url}/`))
  await page('home page', '/')
  await page('text to image', '/functionList/draw/textDraw')
  await page('artwork', artwork)
  await compare('home page, made for one person', undefined, load(`${product.url}/`, { headers: session }), load(`${floorPage.url}/`))
  await compare('a call without the database', AIMS.call, load(`${product.url}/api/option/list?version=1&channel=web&platform=pc`), load(`${floorCall.url}/call`))
  const list = load(`${product.url}/api/square/list`, { body: JSON.stringify({ sort: 'latest' }) })
  await compare('square/list, of its own statement', AIMS.list, list, statement('square'))
  await compare('its statement, of select 1', undefined, statement('square'), statement('one'))
} finally {
  await undo.closeAll()
}
process.exitCode = failed ? 1 : 0
