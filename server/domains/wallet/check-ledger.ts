import { sql } from '../../platform/database/orm.ts'
import type { Executor } from '../../platform/platform.ts'

/** Something that was written down twice, and not the same. */
interface LedgerDifference {
  /** What was compared. */
  what: string
  /** The person, lot or movement. */
  id: string
  found: number
  /** What the rows behind it add up to. */
  expected: number
}

export interface LedgerCheck {
  movements: number
  persons: number
  /** What is on each account; together 0. */
  accounts: Record<string, number>
  /** The first hundred. */
  differences: LedgerDifference[]
}

const sides = sql`sides as (
  select movement_id, lot_id, to_account as account, points as change from postings
  union all select movement_id, lot_id, from_account, -points from postings
)`

/** One statement, so that it sees one moment, whatever goes on beside it. Reads every row. */
const compare = sql`with ${sides}, by_movement as (
  select movement_id as id, sum(change) filter (where account = 'points') as points, sum(change) filter (where account = 'held') as held
  from sides group by movement_id
), by_lot as (
  select lot_id as id, sum(change) filter (where account = 'points') as points, sum(change) filter (where account = 'held') as held,
    -sum(change) filter (where account in ('granted', 'bought') and change < 0) as given
  from sides group by lot_id
), by_person as (
  select user_id as id, sum(amount) as amount, (array_agg(balance order by seq desc))[1] as balance from ledger where user_id is not null group by user_id
), lots_by_person as (
  select user_id as id, sum(remaining) as remaining from lots group by user_id
), running as (
  select id, balance, sum(amount) over (partition by user_id order by seq) as amount from ledger where user_id is not null
), compared as (
  select 'balance and movements of a person' as what, user_id as id, points as found, coalesce(amount, 0) as expected from balances left join by_person on id = user_id
  union all select 'balance and lots of a person', user_id, points, coalesce(remaining, 0) from balances left join lots_by_person on id = user_id
  union all select 'balance and last movement of a person', user_id, points, coalesce(balance, 0) from balances left join by_person on id = user_id
  union all select 'movements of a person without a balance', id, amount, 0 from by_person where not exists (select from balances where user_id = id)
  union all select 'balance after a movement', id, balance, amount from running
  union all select 'amount and postings of a movement', ledger.id, amount, coalesce(points, 0) from ledger left join by_movement using (id)
  union all select 'held and settled of a creation', settled.id, -settled_sides.held, coalesce(hold_sides.held, 0)
    from ledger settled join by_movement settled_sides using (id)
    left join ledger hold on hold.key = 'hold:' || settled.reference left join by_movement hold_sides on hold_sides.id = hold.id
    where settled.kind in ('capture', 'release') and settled.user_id is not null
  union all select 'what remains of a lot', lots.id, remaining, coalesce(by_lot.points, 0) from lots left join by_lot using (id)
  union all select 'what is held of a lot', lots.id, lots.held, coalesce(by_lot.held, 0) from lots left join by_lot using (id)
  union all select 'what was given in a lot', lots.id, lots.points, coalesce(given, 0) from lots left join by_lot using (id)
)
select what, id, found::int, expected::int from compared where found <> expected limit 100`

/**
 * Adds all movements up again, and compares the sums with what stands in balances and lots. Takes as long as reading every
 * row does, so the executor should have no limit of time.
 */
export async function checkLedger(executor: Executor): Promise<LedgerCheck> {
  const { rows: differences } = await executor.execute<LedgerDifference & Record<string, unknown>>(compare)
  const { rows: sums } = await executor.execute<{ account: string; points: number }>(
    sql`with ${sides} select account, sum(change)::float8 as points from sides group by account order by account`,
  )
  const { rows: counts } = await executor.execute<{ movements: number; persons: number }>(
    sql`select (select count(*)::int from ledger) as movements, (select count(*)::int from balances) as persons`,
  )
  return { ...counts[0]!, accounts: Object.fromEntries(sums.map(({ account, points }) => [account, points])), differences }
}
