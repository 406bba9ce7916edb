import { pointRules } from '#config'
import { createStatement } from '../../platform/database/statement.ts'
import type { Clock, Database, Transaction } from '../../platform/platform.ts'
import type { Logger } from '../../platform/log.ts'
import type { Messages } from '../messages/messages.ts'

const DAY = 86_400_000
/** Lots that are looked at in one transaction, which keeps their persons from spending for as long. */
const BATCH = 200

/** Locks the balances of persons with lots that are due, so that nobody spends of them. Who moves points right now comes the next time. */
const lockPersons = (name: string, due: string) =>
  createStatement<{ userId: string }>(
    name,
    `select user_id as "userId" from balances where user_id = any(array(
      select user_id from lots where remaining > 0 and expires_at is not null and ${due} order by expires_at limit ${BATCH}
    )) order by user_id for no key update skip locked`,
  )

/** $1 now. */
const lockToExpire = lockPersons('lock-to-expire', 'expires_at <= $1')
/** $1 now, $2 until when. */
const lockToWarn = lockPersons('lock-to-warn', 'warned_at is null and expires_at > $1 and expires_at <= $2')

/**
 * $1 persons, $2 now. A lot can expire twice, when some of it was held and came back. The key begins with the time, as the
 * lots of one hour then lie together in its index.
 */
const expire = createStatement<{ lots: number }>(
  'expire-lots',
  `with due as (
    select lots.id, user_id, remaining, expires_at, balances.points - sum(remaining) over (partition by user_id order by expires_at, lots.id) as balance
    from lots join balances using (user_id) where user_id = any($1::uuid[]) and remaining > 0 and expires_at <= $2
  ), moved as (
    insert into ledger (user_id, amount, balance, kind, cause, reference, key, created_at)
    select user_id, -remaining, balance, 'expire', 'expiry', id, 'expire:' || extract(epoch from expires_at) || ':' || id, $2
    from due order by user_id, expires_at, id returning id, user_id, amount, reference::uuid as lot_id
  ), emptied as (
    update lots set remaining = remaining + amount from moved where lots.id = moved.lot_id
  ), posted as (
    insert into postings (movement_id, lot_id, from_account, to_account, points) select id, lot_id, 'points', 'adjustments', -amount from moved
  ), changed as (
    update balances set points = points + amount from (select user_id, sum(amount) as amount from moved group by user_id) gone
    where balances.user_id = gone.user_id
  )
  select count(*)::int as lots from moved`,
)

/** $1 persons, $2 now, $3 until when they are told of. */
const markWarned = createStatement<{ userId: string; points: number; first: number }>(
  'mark-warned',
  `with warned as (
    update lots set warned_at = $2
    where user_id = any($1::uuid[]) and remaining > 0 and warned_at is null and expires_at > $2 and expires_at <= $3
    returning user_id, remaining, expires_at
  )
  select user_id as "userId", sum(remaining)::int as points, floor(extract(epoch from min(expires_at)) * 1000)::float8 as first
  from warned group by user_id`,
)

interface Needs {
  db: Database
  clock: Clock
  log: Logger
  messages: Messages
}

/** What is done with time: points go when they expire, and before that their owner is told. May run in several processes at once. */
export function createLotExpiry({ db, clock, log, messages }: Needs) {
  async function expireBatch(tx: Transaction): Promise<number> {
    const now = clock.now()
    const persons = await lockToExpire(tx, [now])
    const [gone] = await expire(tx, [persons.map(({ userId }) => userId), now])
    return gone!.lots
  }

  /** Tells of all that goes within twice the time, so that who gets points each day is not told each day. */
  async function warnBatch(tx: Transaction): Promise<number> {
    const now = clock.now()
    const within = (days: number) => new Date(now.getTime() + days * DAY)
    const persons = await lockToWarn(tx, [now, within(pointRules.warningDays)])
    const warned = await markWarned(tx, [persons.map(({ userId }) => userId), now, within(2 * pointRules.warningDays)])
    await messages.sendAll(
      tx,
      warned.map(({ userId, points, first }) => ({
        userId,
        kind: 'system',
        template: 'points-expire',
        values: { points, day: first },
        link: '/functionSquare/wallet/index',
        key: `points-expire:${userId}:${first}`,
      })),
    )
    return warned.length
  }

  /** Goes on until a batch finds nothing. */
  async function inBatches(signal: AbortSignal, batch: (tx: Transaction) => Promise<number>): Promise<number> {
    let all = 0
    for (;;) {
      signal.throwIfAborted()
      const done = await db.transaction(batch)
      if (done === 0) return all
      all += done
    }
  }

  return {
    async expire(signal: AbortSignal): Promise<void> {
      const lots = await inBatches(signal, expireBatch)
      if (lots > 0) log.info({ lots }, 'points expired')
    },
    async warn(signal: AbortSignal): Promise<void> {
      const persons = await inBatches(signal, warnBatch)
      if (persons > 0) log.info({ persons }, 'told that points expire')
    },
  }
}
