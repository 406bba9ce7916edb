import { checkLedger } from '#server/domains/wallet/check-ledger.ts'
import type { Executor } from '#server/platform/platform.ts'
import { sql, type SQL } from '#server/platform/database/orm.ts'

/** What must be nowhere, each a statement whose rows are the faults. */
const forbidden: Record<string, SQL> = {
  'a paid order that was not delivered once': sql`
    select orders.id from orders left join ledger on ledger.key = 'order:' || orders.id
    where product = 'points' and state in ('paid', 'refunded') and ledger.id is null`,
  'points for an order that was never paid': sql`
    select ledger.id from ledger left join orders on ledger.key = 'order:' || orders.id
    where ledger.key like 'order:%' and ledger.kind = 'grant' and (orders.id is null or orders.paid_at is null)`,
  'an order that the cashier was paid for and the shop does not know of': sql`
    select order_id as id from sandbox_payments join orders on orders.id = order_id
    where sandbox_payments.state in ('paid', 'refunded') and orders.paid_at is null`,
  'an order that is paid at the shop and not at the cashier': sql`
    select orders.id from orders left join sandbox_payments on orders.id = order_id
    where orders.paid_at is not null and coalesce(sandbox_payments.state, '') not in ('paid', 'refunded')`,
  'more money back than came': sql`select id from orders where refunded > total`,
  'an order whose refunds at the shop and at the cashier differ': sql`
    select orders.id from orders
    where refunded <> coalesce((select sum(amount) from refunds where order_id = orders.id and state = 'refunded'), 0)
      or refunded <> coalesce((select sum(amount) from sandbox_refunds where order_id = orders.id), 0)`,
  'points still held though nothing is made': sql`
    select lots.id from lots where held > 0 and not exists (select from tasks where tasks.user_id = lots.user_id and state in ('queued', 'running'))`,
  'a creation that is charged and failed, or made and not charged': sql`
    select tasks.id from tasks left join ledger on ledger.key = 'settle:' || tasks.id
    where tasks.cost > 0 and state in ('succeeded', 'failed', 'cancelled')
      and coalesce(ledger.kind, '') <> case state when 'succeeded' then 'capture' else 'release' end`,
  'two sign-ins that were rewarded on one day': sql`
    select (array_agg(id))[1] as id from ledger where cause = 'sign-in' group by user_id having count(*) > 1`,
  'an invitation that was rewarded more than once': sql`
    select (array_agg(id))[1] as id from ledger where cause = 'invitation' group by user_id, reference having count(*) > 1`,
  'a coupon of two orders': sql`
    select coupon_id as id from orders where coupon_id is not null and state <> 'closed' group by coupon_id having count(*) > 1`,
}

/** Adds everything up again from the rows: what there is, and what is wrong with it. */
export async function readBooks(db: Executor) {
  const { differences, accounts, ...facts } = await checkLedger(db)
  const faults = differences.map(({ what, id, found, expected }) => `${what} ${id}: ${found}, and should be ${expected}`)
  const sum = Object.values(accounts).reduce((total, points) => total + points, 0)
  if (sum !== 0) faults.push(`The accounts add up to ${sum}, and should to 0.`)
  for (const [what, statement] of Object.entries(forbidden)) {
    const { rows } = await db.execute<{ id: string }>(statement)
    faults.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  const { rows: orders } = await db.execute<{ state: string; orders: number; fen: number; refunded: number }>(
    sql`select state, count(*)::int as orders, sum(total)::int as fen, sum(refunded)::int as refunded from orders group by state order by state`,
  )
  return { facts: { ...facts, accounts, orders }, faults }
}
