import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from './orm.ts'
import { silentLog } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { openDatabase, withConnection, type OpenDatabase } from './database.ts'

describe('the pool, when connections die', () => {
  let database: TestDatabase
  let opened: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(() => {
    opened = openDatabase(database.url, silentLog, 1)
  })
  afterEach(() => opened.close())

  const pidOf = async (executor: Pick<OpenDatabase['db'], 'execute'>) => {
    const { rows } = await executor.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    return rows[0]!.pid
  }
  const isGone = async (pid: number) => {
    const { rowCount } = await withConnection(database.url, (client) => client.query('select 1 from pg_stat_activity where pid = $1', [pid]))
    return rowCount === 0
  }
  const terminate = (pid: number) => withConnection(database.url, (client) => client.query('select pg_terminate_backend($1)', [pid]))
  /** Ends it before this thread can read a word of that. */
  const terminateUnseen = (pid: number) => {
    process.kill(pid, 'SIGTERM')
    while (lives(pid));
  }

  it('fails the transaction that had one, and lends another', async () => {
    const lost = opened.db.transaction(async (tx) => {
      const pid = await pidOf(tx)
      await terminate(pid)
      await waitUntil(() => isGone(pid))
      // What the server said on leaving has been read by now.
      await pidOf(tx)
    })
    await expect(lost).rejects.toThrow()
    await expect(opened.db.transaction(pidOf)).resolves.toBeGreaterThan(0)
  })

  it('lends another after one that died before its transaction began', async () => {
    terminateUnseen(await pidOf(opened.db))
    await expect(opened.db.transaction(pidOf)).rejects.toThrow()
    await expect(opened.db.transaction(pidOf)).resolves.toBeGreaterThan(0)
  })

  it('lends another after one that died at rest', async () => {
    const pid = await pidOf(opened.db)
    await terminate(pid)
    await waitUntil(() => isGone(pid))
    await expect(waitUntil(() => pidOf(opened.db).catch(() => undefined))).resolves.not.toBe(pid)
  })

  it('fails what works on a connection of its own', async () => {
    const lost = withConnection(database.url, (client) => client.query('select pg_terminate_backend(pg_backend_pid())'))
    await expect(lost).rejects.toThrow()
  })
})

describe('the pool, when the server dies as it says it is ready', () => {
  it('fails the transaction alone', async () => {
    const message = (type: string, body: string) => {
      const bytes = Buffer.alloc(5 + body.length)
      bytes.write(type, 0)
      bytes.writeUInt32BE(4 + body.length, 1)
      bytes.write(body, 5, 'latin1')
      return bytes
    }
    const ready = [message('R', '\0\0\0\0'), message('Z', 'I')]
    const fatal = message('E', 'SFATAL\0C57P02\0Mterminating connection due to unexpected postmaster exit\0\0')
    // All in one write, so that the client reads the end in the same turn as the beginning.
    const dying = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([...ready, fatal]))))
    const port = await new Promise<number>((resolve) => dying.listen(0, '127.0.0.1', () => resolve((dying.address() as AddressInfo).port)))
    const opened = openDatabase(`postgres://somebody@127.0.0.1:${port}/any`, silentLog, 1)
    await expect(opened.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    await expect(opened.db.execute(sql`select 1`)).rejects.toThrow()
    await opened.close()
    await new Promise((resolve) => dying.close(resolve))
  })
})

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
