import { and, eq, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../business-error.ts'
import type { Clock, Executor, Transaction } from '../../platform/platform.ts'
import { balances } from './balances.table.ts'
import { ledger, type LedgerKind } from './ledger.table.ts'

export interface Hold {
  userId: string
  /** What the points are for; one hold each. */
  reference: string
  /** 0 or more; what is free leaves no trace in the ledger. */
  points: number
}

interface Movement {
  userId: string
  amount: number
  kind: LedgerKind
  reference: string
  key: string
}

/**
 * Points of people. A hold takes them from the balance at once; it is settled once, by a capture (they are
 * spent) or a release (they come back), whichever is first. Every operation belongs in the transaction of what it pays for.
 */
export interface Wallet {
  /** Opens a new person's balance, with nothing. */
  open(tx: Transaction, userId: string): Promise<void>
  /** The gift that a person is welcomed with; theirs once, however often it is given. */
  welcome(tx: Transaction, userId: string, points: number): Promise<void>
  hold(tx: Transaction, hold: Hold): Promise<void>
  /** Whether this call settled the hold. */
  capture(tx: Transaction, hold: Hold): Promise<boolean>
  /** Whether this call settled the hold. */
  release(tx: Transaction, hold: Hold): Promise<boolean>
  balance(executor: Executor, userId: string): Promise<number>
}

export function createWallet(clock: Clock): Wallet {
  /** Adds a movement unless its key is there already; says whether it did. */
  async function move(tx: Transaction, movement: Movement): Promise<boolean> {
    const added = await tx
      .insert(ledger)
      .values({ ...movement, createdAt: clock.now() })
      .onConflictDoNothing({ target: ledger.key })
      .returning({ id: ledger.id })
    if (added.length === 0) return false
    if (movement.amount === 0) return true
    const changed = await tx
      .update(balances)
      .set({ points: sql`${balances.points} + ${movement.amount}` })
      .where(and(eq(balances.userId, movement.userId), sql`${balances.points} + ${movement.amount} >= 0`))
      .returning({ points: balances.points })
    if (changed.length === 0) {
      const coin = await balance(tx, movement.userId)
      // Thrown, so that the caller's transaction takes the movement back.
      throw new BusinessError(codes.notEnoughPoints, 'not-enough-points', {}, { cost: -movement.amount, coin })
    }
    return true
  }

  async function balance(executor: Executor, userId: string): Promise<number> {
    const [row] = await executor.select({ points: balances.points }).from(balances).where(eq(balances.userId, userId))
    return row?.points ?? 0
  }

  async function settle(tx: Transaction, kind: 'capture' | 'release', { userId, reference, points }: Hold): Promise<boolean> {
    if (points === 0) return true
    return move(tx, { userId, amount: kind === 'release' ? points : 0, kind, reference, key: `settle:${reference}` })
  }

  return {
    async open(tx, userId) {
      await tx.insert(balances).values({ userId, points: 0 })
    },
    async welcome(tx, userId, points) {
      await move(tx, { userId, amount: points, kind: 'gift', reference: 'welcome', key: `gift:welcome:${userId}` })
    },
    async hold(tx, { userId, reference, points }) {
      if (points === 0) return
      await move(tx, { userId, amount: -points, kind: 'hold', reference, key: `hold:${reference}` })
    },
    capture: (tx, hold) => settle(tx, 'capture', hold),
    release: (tx, hold) => settle(tx, 'release', hold),
    balance,
  }
}
