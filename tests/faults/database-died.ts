import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { withConnection } from '#server/platform/database/database.ts'
import { runningPostgresUrl } from '#server/platform/database/embedded/embedded-postgres.ts'
import { readLockPid } from '#server/platform/database/embedded/postmaster-file.ts'
import { waitUntil } from '#server/platform/testing/wait-until.ts'
import { isUnderWay, registerPerson, type Client } from '../e2e/support/client.ts'
import type { Installation } from './installation.ts'
import { FAULT_TIMEOUT_MS, longTask, readBooks } from './support.ts'

/** Enough to have connections lent whenever the strike comes. */
const CALLERS = 6
/** While the database is away refusals come at once: without a pause the API would take the caller for a flood. */
const PAUSE_MS = 25

export const databaseDied = (installation: () => Installation) =>
  describe('a database that dies', () => {
    const home = () => path.join(installation().dataDirectory, 'postgres')
    const database = () => runningPostgresUrl(home(), 'inkling')
    const backends = async () => {
      const connections = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      const { rows } = await withConnection(await database(), (client) => client.query<{ pid: number }>(connections))
      return rows.map(({ pid }) => pid)
    }
    const terminateAll = async () => {
      const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
      await withConnection(await database(), (client) => client.query(terminate))
    }

    let task: string
    beforeAll(async () => {
      const { person } = installation()
      task = (await person.create('text-to-image', longTask)).id
      await person.follow(task, isUnderWay)
    }, FAULT_TIMEOUT_MS)

    const strikes: [string, () => Promise<unknown>][] = [
      ['one connection is killed', async () => process.kill((await backends())[0]!, 'SIGKILL')],
      ['every connection is terminated', terminateAll],
      ['the server is killed', async () => process.kill((await readLockPid(path.join(home(), 'cluster/postmaster.pid')))!, 'SIGKILL')],
    ]
    it.each(strikes)('costs calls and nothing else: %s', async (_, strike) => {
      const refusals = await callThrough(installation().app.url, strike)
      for (const refusal of refusals) expect(refusal).toContain(`refused with ${codes.internal}`)
    }, FAULT_TIMEOUT_MS)

    it('has let the creation end that was under way, and has booked every point', async () => {
      const { person } = installation()
      expect(await person.follow(task)).toMatchObject({ state: 'succeeded' })
      const callersBooks = Array.from({ length: strikes.length * CALLERS }, () => ({ points: 10, booked: 10 }))
      expect(await readBooks(await database())).toEqual([{ points: 9, booked: 9 }, ...callersBooks])
    }, FAULT_TIMEOUT_MS)
  })

/** New persons call before, while and after something strikes, until all of them are answered again; what was refused. */
async function callThrough(url: string, strike: () => Promise<unknown>): Promise<string[]> {
  const persons = await Promise.all(Array.from({ length: CALLERS }, () => registerPerson(url)))
  const refusals: string[] = []
  let answered = 0
  const end = new AbortController()
  const keepCalling = async (person: Client) => {
    while (!end.signal.aborted) {
      try {
        await person.call('userUpdateInfo', { nickname: 'Ada' })
        answered++
      } catch (error) {
        refusals.push(String(error))
        await delay(PAUSE_MS)
      }
    }
  }
  const callers = persons.map(keepCalling)
  const answeredAgain = async () => {
    const before = answered
    await waitUntil(() => answered >= before + 2 * CALLERS, FAULT_TIMEOUT_MS)
  }
  try {
    await answeredAgain()
    await strike()
    await answeredAgain()
  } finally {
    end.abort()
    await Promise.all(callers)
  }
  return refusals
}
