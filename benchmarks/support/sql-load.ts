import pg from 'pg'
import { createListWorks } from '#server/domains/gallery/list-works.ts'
import type { WorkViews } from '#server/domains/gallery/work-view.ts'

/**
 * How often a second the statement of the square's first page, or `select 1`, is answered through `pg` alone. Arguments: the
 * database, 'square' or 'one', how many at once, seconds. Tells the process that forked it.
 */
const [url = '', what, connections = '8', seconds = '2'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: Number(connections) })

/** The statement as the product sends it. */
async function squareStatement(): Promise<{ name: string; text: string; values: unknown[] }> {
  let sent: { name: string; text: string; values: unknown[] } | undefined
  const session = {
    prepareQuery: (query: { sql: string; params: unknown[] }, _fields: undefined, name: string) => {
      sent = { name, text: query.sql, values: query.params }
      return { execute: async () => ({ rows: [] }) }
    },
  }
  // A statement asks nothing else of what it is sent through.
  const executor = { _: { session } } as never
  const views: WorkViews = { read: (statement, viewer, values) => statement(executor, [null, new Date(), viewer.locale, ...values]), view: () => ({}) as never }
  // The order whose page is one statement.
  await createListWorks({ db: executor }, views).square({ sort: 'latest' }, { locale: 'zh-Hans' })
  return sent!
}

const query = what === 'square' ? await squareStatement() : 'select 1'
let answered = 0
const stop = new AbortController()
const worker = async () => {
  for (; !stop.signal.aborted; answered++) await pool.query(query)
}
const workers = Array.from({ length: Number(connections) }, worker)
await new Promise((resolve) => setTimeout(resolve, 500))
const [start, before] = [performance.now(), answered]
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
const rate = ((answered - before) / (performance.now() - start)) * 1000
stop.abort()
await Promise.all(workers)
await pool.end()
process.send?.(rate)
