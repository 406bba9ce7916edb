import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../orm.ts'
import { silentLog } from '../../log.ts'
import { runChild } from '../../testing/run-child.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { openDatabase } from '../database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

describe('the embedded PostgreSQL', () => {
  let folder = ''
  let home = ''
  let server: EmbeddedPostgres | undefined
  const start = async () => (server = await startEmbeddedPostgres({ home, log: silentLog, durable: false }))
  const pidFile = () => path.join(home, 'cluster/postmaster.pid')
  const serverPid = async () => Number.parseInt(await readFile(pidFile(), 'utf8'), 10)

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'inkling-pg-'))
    home = path.join(folder, 'postgres')
  })
  afterEach(async () => {
    await server?.stop()
    server = undefined
    await rm(folder, { recursive: true, force: true })
  })

  async function ask(text: string): Promise<Record<string, unknown> | undefined> {
    const { db, close } = openDatabase(server!.url('postgres'), silentLog)
    try {
      return (await db.execute(sql.raw(text))).rows[0]
    } finally {
      await close()
    }
  }

  it('keeps what was written over a restart, and orders Chinese text by code point', async () => {
    await start()
    await ask(`create table kept as select '山水' as word`)
    await server?.stop()
    await start()
    expect(await ask('select word, lower(word) as lower from kept')).toEqual({ word: '山水', lower: '山水' })
  })

  it('is taken over from a process that was killed', async () => {
    const child = await runChild(`
      const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))})
      const { silentLog } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../log.ts'))})
      globalThis.server = await startEmbeddedPostgres({ home: ${JSON.stringify(home)}, log: silentLog, durable: false })
      console.log('started')
      setInterval(() => {}, 1000)
    `)
    const before = await serverPid()
    await child.kill()
    await start()
    expect(await serverPid()).toBe(before)
    expect(await ask('select 1 as one')).toEqual({ one: 1 })
  })

  it('is started again when it is killed, and the pool comes back', async () => {
    await start()
    const { db, close } = openDatabase(server!.url('postgres'), silentLog)
    await db.execute(sql`create table kept as select 7 as n`)
    // A cluster for tests answers before the row is on disk.
    await db.execute(sql`checkpoint`)
    const killed = await serverPid()
    process.kill(killed, 'SIGKILL')
    // Until it notices, a process that serves a connection answers without the server.
    await waitUntil(async () => (await readFile(pidFile(), 'utf8').then(Number.parseInt, () => killed)) !== killed)
    const rows = await waitUntil(() =>
      db.execute(sql`select n from kept`).then(
        (result) => result.rows,
        () => undefined,
      ),
    )
    await close()
    expect(rows).toEqual([{ n: 7 }])
  })

  it('starts when a lock file names a process that has become another program', async () => {
    await start()
    await server?.stop()
    const text = `${process.ppid}\n${path.join(home, 'cluster')}\n1700000000\n5432\n${path.join(home, 'socket')}\n\n  0 0\nready\n`
    await writeFile(pidFile(), text)
    await start()
    expect(await ask('select 1 as one')).toEqual({ one: 1 })
  })

  it('starts where the path is too long for a socket', async () => {
    home = path.join(home, 'a'.repeat(120))
    await mkdir(path.dirname(home))
    await start()
    expect(await ask('select 1 as one')).toEqual({ one: 1 })
  })
})
