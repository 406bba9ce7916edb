import { createStatement } from '../../platform/database/statement.ts'
import type { Transaction } from '../../platform/platform.ts'

/** $1 person, $2 balance, $3 now. */
const close = createStatement(
  'close-wallet',
  `with moved as (
    insert into ledger (user_id, amount, balance, kind, cause, reference, key, created_at)
    values ($1::uuid, -$2::int, 0, 'close', 'closing', '', 'close:' || $1::uuid::text, $3) returning id
  ), emptied as (
    select lots.id, remaining, held from ledger join lots on lots.id = ledger.id where ledger.user_id = $1::uuid and ledger.kind = 'grant'
  ), posted as (
    insert into postings (movement_id, lot_id, from_account, to_account, points)
    select moved.id, emptied.id, 'points', 'adjustments', remaining from moved, emptied where remaining > 0
    union all
    select moved.id, emptied.id, 'held', 'adjustments', held from moved, emptied where held > 0
  )
  update lots set user_id = null, remaining = 0, held = 0 from emptied where lots.id = emptied.id`,
)

/** Of an order stays which one it was: the books of the shop have to tell. */
const forget = createStatement(
  'forget-movements',
  `with balance as (delete from balances where user_id = $1)
  update ledger set user_id = null, key = 'forgotten:' || id, note = null,
    reference = case when cause in ('order', 'refund') then reference else '' end
  where user_id = $1`,
)

/** Ends a person's wallet, whose balance is locked: what is left goes, and no movement says any more whose it was. */
export async function forgetPerson(tx: Transaction, userId: string, points: number, now: Date): Promise<void> {
  await close(tx, [userId, points, now])
  await forget(tx, [userId])
}
