import { createStatement } from '../../platform/database/statement.ts'

/** A person's movements go one after the other: each locks the balance first, and only then looks at the lots. */
export const lockBalance = createStatement<{ points: number }>('lock-balance', 'select points from balances where user_id = $1 for no key update')

const account = 'account as materialized (select points from balances where user_id = $2 for no key update)'

/** $1 id, $2 person, $3 points, $4 cause, $5 reference, $6 key, $7 now, $8 note, $9 whether they were bought, $10 when they expire. */
export const addGrant = createStatement<{ added: boolean; open: boolean }>(
  'add-grant',
  `with ${account}, moved as (
    insert into ledger (id, user_id, amount, balance, kind, cause, reference, key, note, created_at)
    select $1, $2, $3, account.points + $3, 'grant', $4, $5, $6, $8, $7 from account
    on conflict (key) do nothing returning id
  ), lot as (
    insert into lots (id, user_id, bought, points, remaining, expires_at) select id, $2, $9, $3, $3, $10 from moved returning id, bought
  ), posted as (
    insert into postings (movement_id, lot_id, from_account, to_account, points)
    select id, id, case when bought then 'bought' else 'granted' end, 'points', $3 from lot
  ), changed as (
    update balances set points = balances.points + $3 from moved where user_id = $2
  )
  select exists (select from moved) as added, exists (select from account) as open`,
)

interface Taking {
  kind: string
  /** SQL of the cause, and of what an operator wrote. */
  cause: string
  note: string
  /** The person's lots that have something left, in the order in which they are taken from. */
  open: string
  held: boolean
  /** SQL of the account that gets them. */
  to: string
}

/**
 * $1 id, $2 person, $3 points, $4 reference, $5 key, $6 now, $7 the balance after it. The balance has to be locked by an
 * earlier statement, as this one sees the lots as they were when it began.
 */
const taking = (name: string, { kind, cause, note, open, held, to }: Taking) =>
  createStatement<{ added: boolean; taken: number }>(
    name,
    `with moved as (
      insert into ledger (id, user_id, amount, balance, kind, cause, reference, key, note, created_at)
      values ($1, $2, -$3::int, $7, '${kind}', ${cause}, $4, $5, ${note}, $6)
      on conflict (key) do nothing returning id
    ), open as (
      ${open}
    ), parts as (
      select open.id, least(remaining, $3::int - (upto - remaining)) as part from open, moved where upto - remaining < $3::int
    ), taken as (
      update lots set remaining = lots.remaining - part${held ? ', held = lots.held + part' : ''}
      from parts where lots.id = parts.id returning lots.id, lots.bought, part
    ), posted as (
      insert into postings (movement_id, lot_id, from_account, to_account, points) select $1, id, 'points', ${to}, part from taken
    ), changed as (
      update balances set points = points - $3::int from moved where user_id = $2 and $3::int > 0
    )
    select exists (select from moved) as added, coalesce((select sum(part) from taken), 0)::int as taken`,
  )

const spendingOrder = 'bought, expires_at, id'

export const addHold = taking('add-hold', {
  kind: 'hold',
  cause: `'creation'`,
  note: 'null',
  // Each lot that is open has a point at least, so more lots than points are never needed.
  open: `select id, remaining, sum(remaining) over (order by ${spendingOrder}) as upto from (
    select id, bought, expires_at, remaining from lots where user_id = $2 and remaining > 0 order by ${spendingOrder} limit $3::int
  ) first`,
  held: true,
  to: `'held'`,
})

const isRefund = `$8::text = 'refund'`

/**
 * Those of the order or of whatever it was first; then of a refund others that were bought, and last what was given, and of
 * anything else the other way round. $8 the cause, $9 what an operator wrote.
 */
export const addTakeBack = taking('add-take-back', {
  kind: 'take-back',
  cause: '$8',
  note: '$9',
  open: `select lots.id, lots.remaining, sum(lots.remaining) over (
      order by granted.cause = case when ${isRefund} then 'order' else $8 end and granted.reference = $4 desc,
        lots.bought = (${isRefund}) desc, lots.expires_at desc, lots.id
    ) as upto
    from lots join ledger granted on granted.id = lots.id where lots.user_id = $2 and lots.remaining > 0`,
  held: false,
  to: `case when bought and ${isRefund} then 'bought' else 'adjustments' end`,
})

/** $1 id, $2 person, $3 reference, $4 key, $5 now, $6 the hold's key. */
const settling = (name: string, kind: 'capture' | 'release', { amount, lot, to }: Record<'amount' | 'lot' | 'to', string>) =>
  createStatement<{ added: boolean; settled: number }>(
    name,
    `with ${account}, hold as (
      select postings.lot_id, postings.points from ledger join postings on postings.movement_id = ledger.id where ledger.key = $6
    ), whole as (
      select coalesce(sum(points), 0)::int as points from hold
    ), moved as (
      insert into ledger (id, user_id, amount, balance, kind, cause, reference, key, created_at)
      select $1, $2, ${amount}, account.points + ${amount}, '${kind}', 'creation', $3, $4, $5 from account, whole
      on conflict (key) do nothing returning amount
    ), settled as (
      update lots set held = lots.held - hold.points${lot} from hold, moved where lots.id = hold.lot_id
      returning lots.id, lots.bought, hold.points
    ), posted as (
      insert into postings (movement_id, lot_id, from_account, to_account, points) select $1, id, 'held', ${to}, points from settled
    ), changed as (
      update balances set points = balances.points + amount from moved where user_id = $2 and amount <> 0
    )
    select exists (select from moved) as added, coalesce((select sum(points) from settled), 0)::int as settled`,
  )

export const addCapture = settling('add-capture', 'capture', {
  amount: '0',
  lot: '',
  to: `case when bought then 'revenue' else 'spent' end`,
})

/** $7: when points that have expired in the meantime do. */
export const addRelease = settling('add-release', 'release', {
  amount: 'whole.points',
  lot: ', remaining = lots.remaining + hold.points, expires_at = case when lots.expires_at <= $5 then $7 else lots.expires_at end',
  to: `'points'`,
})
