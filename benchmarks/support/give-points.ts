import type { Database } from '#server/platform/platform.ts'
import { sql } from '#server/platform/database/orm.ts'

/** Gives everybody who has no wallet one with so many points. */
export async function givePoints(db: Database, points: number): Promise<void> {
  await db.execute(sql`
    with opened as (
      insert into balances (user_id, points) select id, ${points}::int from users on conflict do nothing returning user_id
    ), granted as (
      insert into ledger (user_id, amount, balance, kind, cause, reference, key, created_at)
      select user_id, ${points}::int, ${points}::int, 'grant', 'operator', 'benchmark', 'benchmark:' || user_id, now() from opened returning id, user_id
    ), lot as (
      insert into lots (id, user_id, bought, points, remaining) select id, user_id, false, ${points}::int, ${points}::int from granted returning id
    )
    insert into postings (movement_id, lot_id, from_account, to_account, points) select id, id, 'granted', 'points', ${points}::int from lot`)
}
