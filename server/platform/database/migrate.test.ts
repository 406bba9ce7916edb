import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServerUrl } from '../testing/test-server.ts'
import { ensureDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')

/** Brings the tables to where they were after so many migrations. */
async function migrateTo(client: pg.Client, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkling-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const file = path.join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('an installation that is there already', () => {
  let client: pg.Client
  const id = (what: string) => `md5('${what}')::uuid`
  beforeAll(async () => {
    const serverUrl = await testServerUrl()
    await ensureDatabase(serverUrl, 'grown_before')
    const url = new URL(serverUrl)
    url.pathname = '/grown_before'
    client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await migrateTo(client, 3)
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
    await migrateDatabase(url.href)
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
