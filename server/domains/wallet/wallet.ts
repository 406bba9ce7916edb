import { eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Clock, Executor, Transaction } from '../../platform/platform.ts'
import { balances } from './balances.table.ts'
import type { LedgerKind } from './ledger.table.ts'

export interface Hold {
  userId: string
  /** What the points are for; one hold each. */
  reference: string
  /** 0 or more; what is free leaves no trace in the ledger. */
  points: number
}

/** Why points come. */
export type GrantCause = 'welcome' | 'sign-in' | 'task' | 'invitation' | 'feedback' | 'activity' | 'order' | 'operator'

export interface Grant {
  userId: string
  /** 1 or more. */
  points: number
  cause: GrantCause
  /** What it was for: an order's id, a task's name, a day. */
  reference: string
  /** A grant with a key that is already there is not made again. */
  key: string
  /** When what is left of these points goes; they stay where there is none. */
  expiresAt?: Date
}

interface Movement {
  userId: string
  amount: number
  kind: LedgerKind
  reference: string
  key: string
}

interface Moved {
  added: boolean
  /** The balance after it. */
  coin: number | undefined
}

/** Without a balance after it, what was added changes nothing, or would have made the balance negative. */
const addMovement = createStatement<{ added: boolean; coin: number | null }>(
  'add-movement',
  `with added as (
    insert into ledger (user_id, amount, kind, reference, key, created_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (key) do nothing returning amount
  ), changed as (
    update balances set points = points + added.amount from added
    where user_id = $1 and added.amount <> 0 and points + added.amount >= 0 returning points
  )
  select exists (select from added) as added, (select points from changed) as coin`,
)

/**
 * Points of people. A hold takes them from the balance at once; it is settled once, by a capture (they are
 * spent) or a release (they come back), whichever is first. Every operation belongs in the transaction of what it pays for.
 */
export interface Wallet {
  /** Opens a new person's balance, with nothing. */
  open(tx: Transaction, userId: string): Promise<void>
  /** The gift that a person is welcomed with; theirs once, however often it is given. */
  welcome(tx: Transaction, userId: string, points: number): Promise<void>
  /** Adds points. Answers whether this call added them. */
  grant(tx: Transaction, grant: Grant): Promise<boolean>
  /** Takes points of a refunded order back, as far as they are still there. Answers how many; 0 for a key that is already there. */
  takeBack(tx: Transaction, back: { userId: string; points: number; orderId: string; key: string }): Promise<number>
  /** The balance that is left. The person's holds and settlements go one after the other until the transaction ends. */
  hold(tx: Transaction, hold: Hold): Promise<number>
  /** Whether this call settled the hold. */
  capture(tx: Transaction, hold: Hold): Promise<boolean>
  /** Whether this call settled the hold. */
  release(tx: Transaction, hold: Hold): Promise<boolean>
  balance(executor: Executor, userId: string): Promise<number>
}

export function createWallet(clock: Clock): Wallet {
  /** Adds a movement unless its key is there already. */
  async function move(tx: Transaction, { userId, amount, kind, reference, key }: Movement): Promise<Moved> {
    const [moved] = await addMovement(tx, [userId, amount, kind, reference, key, clock.now()])
    const { added, coin } = moved!
    if (!added || amount === 0 || coin !== null) return { added, coin: coin ?? undefined }
    // Thrown, so that the caller's transaction takes the movement back.
    throw new BusinessError(codes.notEnoughPoints, 'not-enough-points', {}, { cost: -amount, coin: await balance(tx, userId) })
  }

  async function balance(executor: Executor, userId: string): Promise<number> {
    const [row] = await executor.select({ points: balances.points }).from(balances).where(eq(balances.userId, userId))
    return row?.points ?? 0
  }

  async function lockBalance(tx: Transaction, userId: string): Promise<number> {
    const [row] = await tx.select({ points: balances.points }).from(balances).where(eq(balances.userId, userId)).for('no key update')
    return row?.points ?? 0
  }

  async function settle(tx: Transaction, kind: 'capture' | 'release', { userId, reference, points }: Hold): Promise<boolean> {
    if (points === 0) return true
    const { added } = await move(tx, { userId, amount: kind === 'release' ? points : 0, kind, reference, key: `settle:${reference}` })
    return added
  }

  return {
    async open(tx, userId) {
      await tx.insert(balances).values({ userId, points: 0 })
    },
    async welcome(tx, userId, points) {
      await move(tx, { userId, amount: points, kind: 'gift', reference: 'welcome', key: `gift:welcome:${userId}` })
    },
    async grant(tx, { userId, points, cause, reference, key }) {
      const { added } = await move(tx, { userId, amount: points, kind: 'gift', reference: `${cause}:${reference}`, key })
      return added
    },
    async takeBack(tx, { userId, points, orderId, key }) {
      const taken = Math.min(points, await lockBalance(tx, userId))
      if (taken === 0) return 0
      const { added } = await move(tx, { userId, amount: -taken, kind: 'gift', reference: orderId, key })
      return added ? taken : 0
    },
    async hold(tx, { userId, reference, points }) {
      if (points === 0) return lockBalance(tx, userId)
      const { coin } = await move(tx, { userId, amount: -points, kind: 'hold', reference, key: `hold:${reference}` })
      return coin ?? balance(tx, userId)
    },
    capture: (tx, hold) => settle(tx, 'capture', hold),
    release: (tx, hold) => settle(tx, 'release', hold),
    balance,
  }
}
