import { drizzle } from '../../platform/database/drizzle.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeEngine } from '../../engines/fake-engine.ts'
import { createEngineRegistry, type EngineRegistry } from '../../engines/registry.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/testing.ts'
import { createDomains } from '../domains.ts'
import { fillInstallation } from './fill-installation.ts'
import { hotOperations, type Operation } from './hot-operations.ts'

const WORKS = 4000
/** A quarter of the works are one person's, so that what is not read by the right index reads more than this. */
const MOST_ROWS = 250
/** The front of the queue, which is read for a place in it, has a thousand. */
const MOST_ROWS_FOR_A_PLACE = 1100

let platform: TestPlatform
let pool: pg.Pool
let engines: EngineRegistry
let operations: Map<string, Operation>
let statements: { text: string; values: unknown[] }[] = []

beforeAll(async () => {
  platform = await createTestPlatform()
  platform.clock.set(new Date())
  const url = platform.config.databaseUrl!
  await fillInstallation(url, WORKS)
  pool = new pg.Pool({ connectionString: url, max: 4 })
  const db = drizzle(pool, { logger: { logQuery: (text, values) => statements.push({ text, values }) } })
  engines = createEngineRegistry([createFakeEngine()], platform)
  await engines.asked
  operations = await hotOperations(db, createDomains({ ...platform, db }, engines))
})
afterAll(async () => {
  await engines.close()
  await pool.end()
  await platform.close()
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows that the scans of a plan have read, whether they came through their filters or not. */
function rowsRead({ Plans = [], ...node }: PlanNode): number {
  const own = node['Relation Name'] ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0
  return Plans.reduce((sum, plan) => sum + rowsRead(plan), own)
}

/** The most rows that one of the statements reads, found by running them again and taking it all back. */
async function mostRowsRead(ran: typeof statements): Promise<{ rows: number; text: string }> {
  const client = await pool.connect()
  const found: { rows: number; text: string }[] = []
  try {
    for (const { text, values } of ran.filter(({ text }) => /^[\s(]*(select|with|update|delete)/i.test(text) && !/pgboss|pg_notify|pg_advisory/.test(text))) {
      await client.query('begin')
      // With as few rows as these, reading and sorting them all would seem cheap.
      await client.query('set local enable_seqscan = off; set local enable_sort = off; set local enable_incremental_sort = off; set local enable_bitmapscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (analyze, format json) ${text}`, values)
      found.push({ rows: rowsRead(rows[0]!['QUERY PLAN'][0].Plan), text })
      await client.query('rollback')
    }
  } finally {
    client.release(true)
  }
  return found.sort((a, b) => b.rows - a.rows)[0] ?? { rows: 0, text: 'nothing' }
}

it('nothing that is done often reads more rows the more there are', async () => {
  const past: Record<string, unknown> = {}
  for (const [name, { prepare, run }] of operations) {
    // What is learned once for a while is no part of it.
    await run()
    await prepare?.()
    statements = []
    await run()
    const ran = statements
    await prepare?.()
    const most = await mostRowsRead(ran)
    if (most.rows > (name.includes('queue') ? MOST_ROWS_FOR_A_PLACE : MOST_ROWS)) past[name] = most
  }
  expect(past).toEqual({})
})

it('the lists of the square are planned once', async () => {
  // The first five times are planned for their values, to be compared.
  const times = 7
  for (const [name, { run }] of operations) {
    if (name.startsWith('square,')) for (let time = 0; time < times; time++) await run()
  }
  const { rows } = await pool.query('select name from pg_prepared_statements where custom_plans + generic_plans >= $1 and generic_plans = 0', [times])
  expect(rows).toEqual([])
})
