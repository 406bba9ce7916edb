import { drizzle } from '../../platform/database/drizzle.ts'
import pg from 'pg'
import { squareThemes } from '#contract/endpoints/gallery-choices.ts'
import { generatorIds } from '#contract/generators/generators.ts'
import { sql, type SQL } from '../../platform/database/orm.ts'
import type { Database } from '../../platform/platform.ts'

/** The person with a quarter of all works, and one with few. */
export const HEAVY_PERSON = 1
export const LIGHT_PERSON = 2
/** The public work that is talked of most. */
export const TALKED_WORK = 1
/** A generator with a few dozen works, however many there are. */
export const RARE_GENERATOR = 'sketch-render'
const RARE_WORKS = 30
/** Whom that one follows. */
const FOLLOWED = 12
/** Grants of the last months, of which something is left; all earlier ones are spent. */
const OPEN_LOTS = 100

/** The id of the so-manieth of something. */
export const idOf = (what: string, n: SQL | number) => sql`md5(${sql.raw(`'${what}'`)} || (${n})::text)::uuid`

/** Fills an empty installation so that it has so many works, and as many people, likes, tasks and so on as come with them. */
export async function fillInstallation(databaseUrl: string, works: number): Promise<void> {
  // A connection without limits of time.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await fill(drizzle(client), works)
  } finally {
    await client.end()
  }
}

/** What is filled; kept without indexes meanwhile. */
const tables = [
  'cloud_files',
  'comments',
  'contacts',
  'coupons',
  'favourites',
  'feedback',
  'follows',
  'invitations',
  'ledger',
  'likes',
  'lots',
  'messages',
  'orders',
  'postings',
  'sessions',
  'task_claims',
  'task_events',
  'tasks',
  'track_events',
  'upload_uses',
  'uploads',
  'works',
]

async function fill(db: Database, works: number): Promise<void> {
  await withoutIndexes(db, tables, async (tx) => {
    // Neither foreign keys nor counters row by row: the counters are filled below.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const fill of rowsFor(works)) await tx.execute(fill)
  })
  await db.execute(sql`vacuum analyze`)
}

const couponTerms = sql`${JSON.stringify({ offer: { kind: 'amount', amount: 500 }, threshold: 0, products: ['points'] })}::jsonb`

function rowsFor(works: number): SQL[] {
  const row = (count: number) => sql`generate_series(1, ${Math.ceil(count)}::int) as n`
  const person = (n: SQL) => sql`case when (${n}) % 4 = 0 then ${idOf('person', HEAVY_PERSON)} else ${idOf('person', sql`1 + (${n}) % ${works}::int`)} end`
  const generators = sql`${sql.param(generatorIds.filter((id) => id !== RARE_GENERATOR))}::text[]`
  const generator = sql`case when n % ${Math.floor(works / RARE_WORKS)}::int = 1 then ${RARE_GENERATOR}
    when n % 5 < 3 then 'text-to-image' when n % 5 = 3 then 'cutout' else (${generators})[1 + n % cardinality(${generators})] end`
  const themes = sql`${sql.param(squareThemes.filter((theme) => theme !== 'video'))}::text[]`
  const ago = sql`now() - (${works}::int - n) * interval '2 years' / ${works}::int`
  const published = sql`n % 10 < 6`
  const likes = sql`(2000 * power(random(), 12))::int`
  const familySize = Math.max(120, works / 80)
  const waiting = Math.max(3000, works / 10)
  return [
    sql`insert into users (id, nickname, phone, created_at) select ${idOf('person', sql`n`)}, 'p' || n, '+86' || n, now() from ${row(works)}`,
    sql`insert into balances (user_id, points) select id, 1000 from users`,
    sql`insert into sessions (user_id, device, created_at, last_seen_at, expires_at)
      select ${idOf('person', sql`n`)}, 'h5', now(), now(), now() + interval '30 days' from ${row(works)}`,
    sql`insert into uploads (id, user_id, key, content_type, width, height, bytes, created_at, uses)
      select ${idOf('upload', sql`n`)}, ${person(sql`n * 2`)}, 'uploads/2026/01/' || ${idOf('upload', sql`n`)} || '.jpg', 'image/jpeg', 900, 600, 99999, ${ago}, 1
      from ${row(works / 2)}`,
    sql`insert into tasks (id, user_id, request_id, generator, offer, lane, input, cost, state, stage, progress, claim, created_at, started_at, finished_at)
      select ${idOf('task', sql`n`)}, ${person(sql`n`)}, ${idOf('request', sql`n`)}, ${generator}, 'fake/square/' || ${generator}, 'paint', '{"prompt": "日出时的雪山"}', 1,
        case when n % 20 = 1 then 'failed' else 'succeeded' end, 'finishing', 1, 1, ${ago}, ${ago}, ${ago} + interval '4 seconds'
      from ${row(works)}`,
    sql`insert into tasks (id, user_id, request_id, generator, offer, lane, input, cost, created_at)
      select ${idOf('waiting', sql`n`)}, ${idOf('person', sql`3 + n % ${works - 3}::int`)}, ${idOf('waiting', sql`n`)}, 'text-to-image', 'fake/square/text-to-image', 'paint', '{"prompt": "日出时的雪山"}', 1,
        now() + n * interval '1 ms'
      from ${row(waiting)}`,
    sql`insert into works (id, user_id, task_id, generator, kind, title, width, height, original_key, preview_key, thumbnail_key, colour, transparent,
        description, visibility, likes, heat, family_id, parent_id, created_at, published_at, deleted_at, picture_hash, theme, comments)
      select ${idOf('work', sql`n`)}, ${person(sql`n`)}, ${idOf('task', sql`n`)}, ${generator}, case when n % 40 = 4 then 'text' when n % 50 = 3 then 'video' else 'image' end, '', 900, 600,
        'works/2026/01/' || n || '-original.webp', 'works/2026/01/' || n || '-preview.webp', 'works/2026/01/' || n || '-thumbnail.webp', '#3377aa', false,
        jsonb_build_object('engine', 'studio', 'input', jsonb_build_object('prompt', '日出时的雪山', 'photo', ${idOf('upload', sql`n / 2`)})),
        case when ${published} then 'public' else 'private' end, ${likes}, n * 0.0001 + random(),
        case when n % 4 = 0 and n / 4 between 2 and ${familySize}::int then ${idOf('work', 4)} end,
        case when n % 4 = 0 and n / 4 between 2 and ${familySize}::int then ${idOf('work', sql`n - 4`)} end,
        ${ago}, case when ${published} then ${ago} end, case when n % 7 = 2 then now() - random() * interval '29 days' end,
        ('x' || substr(md5(n::text), 1, 16))::bit(64)::bigint, case when n % 3 > 0 then (${themes})[1 + n % cardinality(${themes})] end, case when n = ${TALKED_WORK} then ${Math.ceil(works / 4)}::int else 0 end
      from ${row(works)}`,
    sql`insert into work_totals (user_id, works, likes, published)
      select user_id, count(*), sum(likes), count(*) filter (where visibility = 'public') from works where deleted_at is null group by user_id`,
    sql`insert into favourites (user_id, work_id, created_at)
      select ${person(sql`n`)}, ${idOf('work', sql`1 + (n * 11) % ${works}::int`)}, ${ago} from ${row(works)} on conflict do nothing`,
    sql`insert into follows (follower_id, followed_id, created_at)
      select ${idOf('person', sql`n`)}, ${idOf('person', sql`case when n % 2 = 0 then ${HEAVY_PERSON} else 1 + (n * 13) % ${works}::int end`)}, ${ago} from ${row(works)} on conflict do nothing`,
    sql`insert into follows (follower_id, followed_id, created_at)
      select ${idOf('person', HEAVY_PERSON)}, ${idOf('person', sql`n`)}, ${ago} from generate_series(2, ${Math.ceil(works / 2)}::int) as n on conflict do nothing`,
    // One work that a quarter of all comments are about, the half of them in one thread.
    sql`insert into comments (id, work_id, parent_id, user_id, text, shown, replies, created_at)
      select ${idOf('comment', sql`n`)}, case when n % 4 = 1 then ${idOf('work', TALKED_WORK)} else ${idOf('work', sql`n`)} end,
        case when n % 8 = 1 and n > 1 then ${idOf('comment', 1)} end, ${idOf('person', sql`n`)}, 't', true, case when n = 1 then ${Math.ceil(works / 8)}::int else 0 end, ${ago}
      from ${row(works)}`,
    sql`insert into upload_uses (upload_id, work_id) select ${idOf('upload', sql`n`)}, ${idOf('work', sql`n * 2`)} from ${row(works / 2)}`,
    sql`insert into follows (follower_id, followed_id, created_at)
      select ${idOf('person', sql`1 + n % ${works}::int`)}, ${idOf('person', sql`1 + (n * 7) % ${works}::int`)}, now() from ${row(works)} on conflict do nothing`,
    sql`insert into follows (follower_id, followed_id, created_at)
      select ${idOf('person', LIGHT_PERSON)}, ${idOf('person', sql`n * 3`)}, now() from generate_series(1, ${FOLLOWED}) as n on conflict do nothing`,
    // Nobody follows themselves.
    sql`delete from follows where follower_id = followed_id`,
    sql`insert into likes (user_id, work_id, created_at)
      select ${idOf('person', sql`1 + n % ${works}::int`)}, ${idOf('work', sql`1 + (n * 7) % ${works}::int`)}, now() from ${row(works * 3)} on conflict do nothing`,
    // Each person's points in one lot; those of who has most in more.
    sql`insert into ledger (id, user_id, amount, balance, kind, cause, reference, key, created_at)
      select id, id, 1000, 1000, 'grant', 'welcome', 'welcome', 'welcome:' || id, created_at from users`,
    sql`insert into lots (id, user_id, bought, points, remaining, expires_at)
      select id, id, false, 1000, 1000, now() + interval '30 days' + interval '1 year' * random() from users`,
    sql`insert into lots (id, user_id, bought, points, remaining, expires_at)
      select ${idOf('movement', sql`n * 4`)}, ${idOf('person', HEAVY_PERSON)}, n % 10 = 0, 5, case when n % ${Math.ceil(works / OPEN_LOTS / 4)}::int = 1 then 5 else 0 end, case when n % 10 > 0 then now() + interval '30 days' + interval '1 year' * random() end
      from ${row(works / 4)}`,
    sql`insert into ledger (id, user_id, amount, balance, kind, cause, reference, key, created_at)
      select ${idOf('movement', sql`n`)}, ${person(sql`n`)}, case when n % 40 = 0 then 5 else -1 end, 500, case when n % 40 = 0 then 'grant' else 'hold' end,
        case when n % 40 = 0 then 'sign-in' else 'creation' end, ${idOf('task', sql`n`)}, 'hold:' || n, ${ago} from ${row(works)}`,
    sql`insert into postings (movement_id, lot_id, from_account, to_account, points)
      select id, user_id, 'points', 'held', 1 from ledger where kind = 'hold'`,
    sql`insert into orders (id, user_id, request_id, state, offer_id, product, name, points, months, list_price, discount, total, provider, locale, transaction_id, received, refunded, created_at, expires_at)
      select ${idOf('order', sql`n`)}, ${person(sql`n`)}, ${idOf('order', sql`n`)}, state, 'points-60', 'points', '{}', 60, 0, 600, 0, 600, 'sandbox', 'zh-Hans',
        't' || n, case state when 'closed' then 0 else 600 end, case state when 'refunded' then 600 else 0 end, ${ago}, ${ago}
      from ${row(works)}, lateral (select case when n % 40 = 4 then 'refunded' when n % 8 = 4 then 'closed' else 'paid' end as state) as s`,
    sql`insert into track_events (uuid, session_id, user_id, action, happened_at, received_at, event)
      select ${idOf('event', sql`n`)}, 's' || n, 'u' || n, 'view', now(), now() - random() * interval '100 days', '{}' from ${row(works)}`,
    sql`insert into coupon_templates (id, slug, names, terms, days, created_at)
      select ${idOf('template', sql`n`)}, 'coupon-' || n, '{}', ${couponTerms}, 7, now() from ${row(20)}`,
    sql`insert into coupons (user_id, template_id, terms, key, created_at, expires_at)
      select ${idOf('person', sql`n`)}, ${idOf('template', sql`1 + n % 20`)}, ${couponTerms}, 'coupon:' || n, now(), now() + (n % 30 - 10) * interval '1 day' from ${row(works)}`,
    sql`insert into sign_ins (user_id, day, at, zone, streak, points)
      select ${idOf('person', sql`1 + n % ${Math.ceil(works / 50)}::int`)}, current_date - n / ${Math.ceil(works / 50)}::int, now(), 'Asia/Shanghai', 1, 1 from ${row(works)}`,
    sql`insert into task_events (user_id, task, occurrence, key, at)
      select ${idOf('person', sql`1 + n % ${Math.ceil(works / 50)}::int`)}, 'share', n::text, 'share:' || n, ${ago} from ${row(works)}`,
    sql`insert into task_claims (user_id, task, occurrence, day, zone, points, coupon, at)
      select ${idOf('person', sql`1 + n % ${Math.ceil(works / 50)}::int`)}, 'share', n::text, now()::date, 'Asia/Shanghai', 1, false, ${ago} from ${row(works)}`,
    sql`insert into messages (user_id, kind, template, values, key, created_at, read_at)
      select ${person(sql`n`)}, (array['task', 'reward', 'order'])[1 + n % 3], 'feedback-closed', '{}', n, ${ago}, case when n % 64 > 0 then now() end
      from ${row(works / 2)}`,
    sql`insert into broadcasts (id, words, created_by, created_at)
      select ${idOf('broadcast', sql`n`)}, '{"zh-Hans": {"title": "t", "body": "b"}}', ${idOf('person', HEAVY_PERSON)}, now() from generate_series(1, 40) as n`,
    sql`insert into feedback (user_id, request_id, kind, text, about, created_at, updated_at)
      select ${person(sql`n`)}, ${idOf('feedback', sql`n`)}, 'idea', 't', '{"version": "3", "platform": "h5"}', ${ago}, ${ago} from ${row(works / 4)}`,
    sql`insert into invitations (invited_id, inviter_id, state, made_at, created_at)
      select ${idOf('person', sql`n`)}, ${person(sql`n + 1`)}, case when n % 64 = 0 then 'refused' else 'rewarded' end, ${ago}, ${ago} from ${row(works)}`,
    sql`insert into contacts (id, topic, name, company, reach, text, locale, state, created_at)
      select ${idOf('inquiry', sql`n`)}, 'api', 'n', '', n || '@example.com', 't', 'en', case when n % 64 = 0 then 'new' else 'handled' end, ${ago} from ${row(works / 4)}`,
    sql`insert into cloud_files (cloud_path, key, size, content_type, owner, created_at, completed_at, used_at)
      select 'p', 'cloud/' || n || '.png', 99, 'image/png', 'o', ${ago}, ${ago}, ${ago} from ${row(works / 10)}`,
  ]
}

/** Makes the indexes when the rows are there: that takes a fraction of the time. */
async function withoutIndexes(db: Database, tables: string[], run: (tx: Pick<Database, 'execute'>) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = any(${sql.param(tables)}::text[])
        and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`)
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`))
    await run(tx)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
}
