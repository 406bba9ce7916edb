import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from './orm.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { testServerUrl } from '../testing/test-server.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { ensureDatabase, openDatabase } from './database.ts'
import { silentLog } from '../log.ts'
import { migrateDatabase } from './migrate.ts'
import { createSettings } from './settings.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

describe('migrations', () => {
  it('are made once by processes that start together', async () => {
    const serverUrl = await testServerUrl()
    await ensureDatabase(serverUrl, 'migrated_at_once')
    const url = new URL(serverUrl)
    url.pathname = '/migrated_at_once'
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url.href)))
    const { db, close } = openDatabase(url.href, silentLog)
    const { rows } = await db.execute(sql`select count(*)::int = count(distinct hash)::int as once from drizzle.__drizzle_migrations`)
    await close()
    expect(rows).toEqual([{ once: true }])
  })
})

describe('settings', () => {
  it('are agreed on by all who ask at once', async () => {
    let made = 0
    const stores = [1, 2, 3, 4].map(() => createSettings(platform.db))
    const values = await Promise.all(stores.map((store) => store.getOrCreate('a-key', () => `value ${++made}`)))
    expect(new Set(values).size).toBe(1)
  })
})

describe('the channel', () => {
  it('delivers when the transaction commits, to the topic alone', async () => {
    const heard: string[] = []
    const stop = platform.channel.subscribe('news', (payload) => heard.push(payload))
    platform.channel.subscribe('other', () => heard.push('wrong'))
    await platform.db
      .transaction(async (tx) => {
        await platform.channel.publish(tx, 'news', 'never')
        throw new Error('rolled back')
      })
      .catch(() => {})
    await platform.db.transaction((tx) => platform.channel.publish(tx, 'news', 'one and two'))
    await waitUntil(() => heard.length > 0)
    expect(heard).toEqual(['one and two'])
    stop()
  })

  it('announces what is to be known soon, each thing once', async () => {
    const heard: string[] = []
    const stop = platform.channel.subscribe('soon', (payload) => heard.push(payload))
    for (const payload of ['one', 'two', 'one']) platform.channel.announce('soon', payload)
    await waitUntil(() => heard.length >= 2)
    expect(heard).toEqual(['one', 'two'])
    stop()
  })

  it('comes back after its connection was cut', async () => {
    const heard: string[] = []
    platform.channel.subscribe('again', (payload) => heard.push(payload))
    await platform.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen inkling' and datname = current_database()`)
    await waitUntil(async () => {
      await platform.channel.publish(platform.db, 'again', 'here')
      return heard.length > 0
    })
    expect(heard[0]).toBe('here')
  })
})
