import { pointRules } from '#config'
import type { MovementFilter } from '#contract/point-causes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Handlers } from '../../call.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'

const PAGE = 30
const DAY = 86_400_000

type Listed = ResponseOf<'coinDetail'>['movements'][number]

/** $1 person, $2 until when what expires is told. */
const summarise = createStatement<{ points: number; bought: number; granted: number; held: number; expiring: number; first: number | null }>(
  'summarise-wallet',
  `select coalesce((select points from balances where user_id = $1), 0) as points,
    coalesce(sum(remaining) filter (where bought), 0)::int as bought,
    coalesce(sum(remaining) filter (where not bought), 0)::int as granted,
    (select coalesce(sum(held), 0)::int from lots where user_id = $1 and held > 0) as held,
    coalesce(sum(remaining) filter (where expires_at <= $2), 0)::int as expiring,
    floor(extract(epoch from min(expires_at)) * 1000)::float8 as first
  from lots where user_id = $1 and remaining > 0`,
)

interface MovementRow {
  id: string
  seq: string
  at: number
  amount: number
  balance: number
  kind: string
  cause: Listed['cause']
  reference: string
  note: string | null
  remaining: number | null
  expiresAt: number | null
  task: Listed['task'] | null
  work: { id: string; kind: NonNullable<Listed['work']>['kind']; thumbnailKey: string; colour: string } | null
}

const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`

/**
 * $1 person, $2 the place before which they are; $3 what the condition compares with. `offset 0`: a creation is found by its
 * id, and not among all of the person's.
 */
const list = (name: string, condition: string) =>
  createStatement<MovementRow>(
    name,
    `select movement.id, movement.seq, ${ms('movement.created_at')} as at, amount, balance, movement.kind, cause, reference, note,
      lots.remaining, ${ms('lots.expires_at')} as "expiresAt",
      case when tasks.id is not null then json_build_object('id', tasks.id, 'generator', tasks.generator, 'state', tasks.state) end as task,
      case when work.id is not null then json_build_object('id', work.id, 'kind', work.kind, 'thumbnailKey', work.thumbnail_key, 'colour', work.colour) end as work
    from (
      select * from ledger where user_id = $1 and seq < $2 and kind <> 'capture' ${condition} order by seq desc limit ${PAGE + 1}
    ) movement
    left join lots on lots.id = movement.id
    left join lateral (
      select * from tasks where id = case when cause = 'creation' and reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then reference::uuid end offset 0
    ) tasks on tasks.user_id = $1
    left join lateral (
      select * from works where works.task_id = tasks.id and deleted_at is null order by position limit 1
    ) work on true
    order by movement.seq desc`,
  )

const listAll = list('list-movements', '')
const listDirection = list('list-movements-of-direction', 'and amount <> 0 and sign(amount) = $3::float8')
const listCause = list('list-movements-of-cause', 'and cause = $3')

/** Before every movement. */
const END = String(2n ** 63n - 1n)

function statementFor(filter: MovementFilter): { statement: typeof listAll; values: (string | number)[] } {
  if (filter === 'all') return { statement: listAll, values: [] }
  if (filter === 'in' || filter === 'out') return { statement: listDirection, values: [filter === 'in' ? 1 : -1] }
  return { statement: listCause, values: [filter] }
}

/** $1 person, $2 and $3 the time and the lot after which they are. */
const listExpiring = createStatement<{ id: string; points: number; at: number; cause: Listed['cause'] }>(
  'list-expiring',
  `select lots.id, remaining as points, ${ms('lots.expires_at')} as at, ledger.cause
  from (
    select * from lots where user_id = $1 and not bought and remaining > 0 and expires_at is not null and (expires_at, id) > ($2, $3)
    order by expires_at, id limit ${PAGE + 1}
  ) lots join ledger on ledger.id = lots.id
  order by lots.expires_at, lots.id`,
)

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What a person sees of their points. Every list and the summary is one statement. */
export function createReadWallet({ db, clock, files }: Platform): Handlers<'walletSummary' | 'coinDetail' | 'consumeExpire'> {
  const view = ({ id, at, amount, balance, kind, cause, reference, note, remaining, expiresAt, task, work }: MovementRow): Listed => ({
    id,
    at,
    points: amount,
    balance,
    cause,
    returned: kind === 'release',
    orderId: cause === 'order' || cause === 'refund' ? reference : undefined,
    note: note ?? undefined,
    lot: remaining === null ? undefined : { remaining, expiresAt: expiresAt ?? undefined },
    task: task ?? undefined,
    work: work ? { id: work.id, kind: work.kind, thumbnail: files.signedUrl(work.thumbnailKey), colour: work.colour } : undefined,
  })

  return {
    async walletSummary(_request, { identity }) {
      const [row] = await summarise(db, [identity.userId, new Date(clock.now().getTime() + 2 * pointRules.warningDays * DAY)])
      const { expiring, first, ...sums } = row!
      return { ...sums, expiring: expiring > 0 && first !== null ? { points: expiring, at: first } : undefined }
    },

    async coinDetail({ filter, cursor }, { identity }) {
      const { statement, values } = statementFor(filter)
      const before = cursor === undefined ? END : String(readCursor(cursor, 'place').value)
      const rows = await statement(db, [identity.userId, before, ...values])
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
      return { movements: rows.slice(0, PAGE).map(view), next: last && writeCursor({ value: Number(last.seq), id: last.id }) }
    },

    async consumeExpire({ cursor }, { identity }) {
      const after = cursor === undefined ? { value: 0, id: NOBODY } : readCursor(cursor, 'time')
      const rows = await listExpiring(db, [identity.userId, new Date(after.value), after.id])
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
      return { lots: rows.slice(0, PAGE), next: last && writeCursor({ value: last.at, id: last.id }) }
    },
  }
}
