import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle, migrate } from './drizzle.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServerUrl } from '../testing/test-server.ts'
import { checkLedger } from '../../domains/wallet/check-ledger.ts'
import { ensureDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')

/** Brings the tables to where they were before the migration of that name. */
async function migrateUntil(client: pg.Client, name: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkling-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const file = path.join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
    const count = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A database of its own, as it was before a migration. */
async function openBefore(migration: string): Promise<{ client: pg.Client; url: string }> {
  const serverUrl = await testServerUrl()
  const name = `before_${migration}_${randomUUID().slice(0, 8)}`
  await ensureDatabase(serverUrl, name)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await migrateUntil(client, migration)
  return { client, url: url.href }
}

const id = (what: string) => `md5('${what}')::uuid`

describe('an installation that is there already', () => {
  let client: pg.Client
  beforeAll(async () => {
    const opened = await openBefore('scale')
    client = opened.client
    const work = (name: string, { owner = 'me', parent = '', likes = 0, input = `'{}'::jsonb`, before = '', deleted = false } = {}) => `
      insert into works (id, user_id, generator, kind, width, height, original_key, preview_key, thumbnail_key, before_key, colour, transparent, description, likes, parent_id, created_at, deleted_at)
      values (${id(name)}, ${id(owner)}, 'cutout', 'image', 9, 9, 'o', 'p', 't', ${before ? `'${before}'` : 'null'}, '#123456', false,
        jsonb_build_object('input', ${input}), ${likes}, ${parent ? id(parent) : 'null'}, now(), ${deleted ? 'now()' : 'null'});`
    const upload = (name: string) => `insert into uploads (id, user_id, key, content_type, width, height, bytes, created_at)
      values (${id(name)}, ${id('me')}, '${name}.jpg', 'image/jpeg', 9, 9, 9, now());`
    const naming = (name: string) => `jsonb_build_object('backdrop', jsonb_build_object('kind', 'picture', 'picture', ${id(name)}))`
    const task = (name: string, state: string, photo: string) => `insert into tasks (id, user_id, request_id, generator, input, cost, state, created_at)
      values (${id(name)}, ${id('me')}, ${id(name)}, 'cutout', jsonb_build_object('photo', ${id(photo)}), 1, '${state}', now());`
    await client.query(`
      ${['me', 'other'].map((name) => `insert into users (id, nickname, created_at) values (${id(name)}, '${name}', now());`).join('')}
      ${['named', 'before', 'waiting', 'unused'].map(upload).join('')}
      ${work('root', { likes: 3 })} ${work('child', { parent: 'root', deleted: true, likes: 5, input: naming('named') })}
      ${work('grandchild', { parent: 'child', likes: 4, before: 'before.jpg' })} ${work('remix', { owner: 'other', parent: 'root' })}
      ${task('waits', 'queued', 'waiting')} ${task('done', 'succeeded', 'unused')}
      insert into cloud_files (id, cloud_path, size, content_type, owner, created_at) values (${id('said')}, 'p', 9, 'image/png', 'o', now()), (${id('unsaid')}, 'p', 9, 'image/png', 'o', now());
      insert into questionnaires (id, user_id, answers, created_at) values (${id('answers')}, ${id('me')}, jsonb_build_object('fileId', ${id('said')}), now());`)
    await migrateDatabase(opened.url)
  })
  afterAll(() => client.end())

  const ask = async (text: string) => (await client.query<{ answer: unknown }>(text)).rows.map((row) => row.answer)

  it('knows which photos are used, and by what', async () => {
    expect(await ask(`select array[key, uses::text] as answer from uploads order by key`)).toEqual([
      ['before.jpg', '1'],
      ['named.jpg', '1'],
      ['unused.jpg', '0'],
      ['waiting.jpg', '1'],
    ])
    expect(await ask(`select count(*)::int as answer from upload_uses where work_id in (${id('child')}, ${id('grandchild')}) or task_id = ${id('waits')}`)).toEqual([3])
  })

  it('knows the totals of a person, and keeps them', async () => {
    const totals = () => ask(`select array[works, likes] as answer from work_totals where user_id = ${id('me')}`)
    expect(await totals()).toEqual([[2, 7]])
    await client.query(`update works set deleted_at = null where id = ${id('child')}`)
    expect(await totals()).toEqual([[3, 12]])
    await client.query(`update works set likes = likes + 1 where id = ${id('root')}`)
    await client.query(`delete from works where id = ${id('grandchild')}`)
    expect(await totals()).toEqual([[2, 9]])
  })

  it('knows what grew from the same own work', async () => {
    expect(await ask(`select id as answer from works where family_id = ${id('root')} order by created_at, id`)).toHaveLength(1)
    expect(await ask(`select family_id as answer from works where id in (${id('root')}, ${id('remix')})`)).toEqual([null, null])
  })

  it('knows the files that questionnaires name', async () => {
    expect(await ask(`select used_at is not null as answer from cloud_files order by id = ${id('unsaid')}`)).toEqual([true, false])
  })
})

describe('the single-entry ledger of an installation', () => {
  const step = fc.record({ kind: fc.constantFrom('gift', 'back', 'hold', 'hold', 'capture', 'release'), points: fc.integer({ min: 1, max: 9 }) })
  /** What the version before wrote for a person who does these things; the balance in the end. */
  function writeOld(person: string, steps: readonly { kind: string; points: number }[]) {
    const rows: { amount: number; kind: string; reference: string; key: string }[] = [
      { amount: 10, kind: 'gift', reference: 'welcome', key: `gift:welcome:${person}` },
    ]
    const held: { reference: string; points: number }[] = []
    let balance = 10
    const add = (amount: number, kind: string, reference: string, key: string) => {
      rows.push({ amount, kind, reference, key: `${key}:${person}` })
      balance += amount
    }
    for (const [place, { kind, points }] of steps.entries()) {
      const reference = `${person}:${place}`
      if (kind === 'gift') add(points, 'gift', `sign-in:day:${place}`, `sign-in:${place}`)
      if (kind === 'back' && points <= balance) add(-points, 'gift', `order ${place}`, `back:${place}`)
      if (kind === 'hold' && points <= balance) {
        held.push({ reference, points })
        rows.push({ amount: -points, kind, reference, key: `hold:${reference}` })
        balance -= points
      }
      const settled = kind === 'capture' || kind === 'release' ? held.shift() : undefined
      if (!settled) continue
      const amount = kind === 'release' ? settled.points : 0
      rows.push({ amount, kind, reference: settled.reference, key: `settle:${settled.reference}` })
      balance += amount
    }
    return { rows, balance, held: held.reduce((sum, { points }) => sum + points, 0) }
  }

  async function open(change = '') {
    const { client, url } = await openBefore('ledger')
    const people = fc.sample(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), { numRuns: 20, seed: 15 }).map((steps, place) => ({ name: `p${place}`, ...writeOld(`p${place}`, steps) }))
    for (const { name, rows, balance } of people) {
      const values = rows.map((row, place) =>
        `(${id(name)}, ${row.amount}, '${row.kind}', '${row.reference}', '${row.key}', timestamptz '2026-01-01' + ${place} * interval '1 minute')`)
      await client.query(`insert into users (id, nickname, created_at) values (${id(name)}, '${name}', now());
        insert into balances values (${id(name)}, ${balance});
        insert into ledger (user_id, amount, kind, reference, key, created_at) values ${values.join()}`)
    }
    const read = async () => (await client.query(`select id, key, created_at, amount, user_id from ledger order by key`)).rows as unknown[]
    const before = await read()
    await client.query(change)
    return { client, url, people, before, read }
  }

  it('becomes the double-entry one, each row with its meaning', async () => {
    const { client, url, people, before, read } = await open()
    try {
      await migrateDatabase(url)
      expect(await read()).toEqual(before)
      const { differences, accounts } = await checkLedger(drizzle(client))
      expect(differences).toEqual([])
      const sum = (of: (person: (typeof people)[number]) => number) => people.reduce((all, person) => all + of(person), 0)
      expect(accounts).toMatchObject({ points: sum(({ balance }) => balance), held: sum(({ held }) => held) })
      const { rows } = await client.query<{ said: string }>(`
        select distinct concat_ws(' ', kind, cause, case when kind = 'grant' then regexp_replace(reference, '\\d+', 'N') end) as said from ledger`)
      expect(rows.map(({ said }) => said).sort()).toEqual([
        'capture creation', 'grant sign-in day:N', 'grant welcome welcome', 'hold creation', 'release creation', 'take-back refund',
      ])
    } finally {
      await client.end()
    }
  })

  it('stays as it is when it does not add up', async () => {
    const { client, url, before, read } = await open(`update balances set points = points + 1 where user_id = ${id('p3')}`)
    try {
      await expect(migrateDatabase(url)).rejects.toThrow()
      expect(await read()).toEqual(before)
    } finally {
      await client.end()
    }
  })
})
