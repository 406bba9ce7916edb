import { randomUUIDv7 } from 'node:crypto'
import { pointRules } from '#config'
import { codes } from '#contract/codes.ts'
import type { GrantCause, TakeBackCause } from '#contract/point-causes.ts'
import { eq } from '../../platform/database/orm.ts'
import { BusinessError } from '../../business-error.ts'
import type { Clock, Executor, Transaction } from '../../platform/platform.ts'
import { balances } from './balances.table.ts'
import { forgetPerson } from './forget-person.ts'
import { ledger } from './ledger.table.ts'
import { addCapture, addGrant, addHold, addRelease, addTakeBack, lockBalance } from './movement-statements.ts'

const DAY = 86_400_000

export interface Hold {
  userId: string
  /** What the points are for; one hold each. */
  reference: string
  /** 0 or more; what is free is written down too, as a movement of nothing. */
  points: number
}

export interface Grant {
  userId: string
  /** 1 or more. */
  points: number
  /** Points of an `order` count as bought: they are spent last. */
  cause: GrantCause
  /** What it was for: an order's id, a task's name, a day. */
  reference: string
  /** A grant with a key that is already there is not made again. */
  key: string
  /** When what is left of these points goes; null: never. Without it, by `pointRules` of app.config.ts. */
  expiresAt?: Date | null
  /** What an operator wrote about it; the person reads it. */
  note?: string
}

export interface TakeBack {
  userId: string
  /** 1 or more. */
  points: number
  cause: TakeBackCause
  /** What they were for: an order's id, an invitation's, what an operator did. */
  reference: string
  /** What is taken with a key that is already there is not taken again. */
  key: string
  /** What an operator wrote about it; the person reads it. */
  note?: string
}

/**
 * Points of people, in lots: what a grant gave is spent before it expires, the first to expire first, and what was bought
 * last. A hold takes points from the balance at once; it is settled once, by a capture (they are spent) or a release (they
 * come back to the lots that they were of), whichever is first. Every operation belongs in the transaction of what it pays
 * for, and the person's others wait until that ends.
 */
export interface Wallet {
  /** Opens a new person's balance, with nothing. */
  open(tx: Transaction, userId: string): Promise<void>
  /** The gift that a person is welcomed with; theirs once, however often it is given. */
  welcome(tx: Transaction, userId: string, points: number): Promise<void>
  /** Adds points. Answers whether this call added them. */
  grant(tx: Transaction, grant: Grant): Promise<boolean>
  /**
   * Takes points back, as far as they are still there: first those that were given for the same, then others, for a refund
   * those that were bought, else those that were given. Answers how many; 0 for a key that is already there.
   */
  takeBack(tx: Transaction, back: TakeBack): Promise<number>
  /** The balance that is left. Refused when it is less than that. */
  hold(tx: Transaction, hold: Hold): Promise<number>
  /** Whether this call settled the hold. */
  capture(tx: Transaction, hold: Hold): Promise<boolean>
  /** Whether this call settled the hold. What expired while it was held can be spent some days more. */
  release(tx: Transaction, hold: Hold): Promise<boolean>
  balance(executor: Executor, userId: string): Promise<number>
  /**
   * Takes a person's name off their movements, which stay, and away what is left. To be called before the person is
   * deleted; what is held is gone with it, so their creations have to be cancelled before.
   */
  forget(tx: Transaction, userId: string): Promise<void>
}

export function createWallet(clock: Clock): Wallet {
  async function balance(executor: Executor, userId: string): Promise<number> {
    const [row] = await executor.select({ points: balances.points }).from(balances).where(eq(balances.userId, userId))
    return row?.points ?? 0
  }

  const locked = async (tx: Transaction, userId: string) => (await lockBalance(tx, [userId]))[0]?.points ?? 0

  const isThere = async (tx: Transaction, key: string) => (await tx.select({ id: ledger.id }).from(ledger).where(eq(ledger.key, key))).length > 0

  async function grant(tx: Transaction, { userId, points, cause, reference, key, expiresAt, note }: Grant): Promise<boolean> {
    const now = clock.now()
    const expires = expiresAt === undefined ? expiryOf(cause, now) : expiresAt
    const values = [randomUUIDv7(), userId, points, cause, reference, key, now, note ?? null, cause === 'order', expires]
    const [answer] = await addGrant(tx, values)
    if (!answer!.open) throw new Error('Points were granted to somebody without a balance')
    return answer!.added
  }

  async function settle(kind: 'capture' | 'release', tx: Transaction, { userId, reference, points }: Hold): Promise<boolean> {
    if (points === 0) return true
    const now = clock.now()
    const values = [randomUUIDv7(), userId, reference, `settle:${reference}`, now, `hold:${reference}`]
    const until = new Date(now.getTime() + pointRules.returnedDays * DAY)
    const [answer] = await (kind === 'release' ? addRelease(tx, [...values, until]) : addCapture(tx, values))
    const { added, settled } = answer!
    // Thrown, so that the caller's transaction takes it back.
    if (added && settled !== points) throw new Error(`${settled} of ${points} points were held for ${reference}`)
    return added
  }

  return {
    async open(tx, userId) {
      await tx.insert(balances).values({ userId, points: 0 })
    },

    async welcome(tx, userId, points) {
      await grant(tx, { userId, points, cause: 'welcome', reference: 'welcome', key: `gift:welcome:${userId}` })
    },

    grant,

    async takeBack(tx, { userId, points, cause, reference, key, note }) {
      const coin = await locked(tx, userId)
      const back = Math.min(points, coin)
      if (back === 0) return 0
      const [answer] = await addTakeBack(tx, [randomUUIDv7(), userId, back, reference, key, clock.now(), coin - back, cause, note ?? null])
      const { added, taken } = answer!
      if (added && taken !== back) throw new Error(`${taken} of ${back} points were in lots`)
      return taken
    },

    async hold(tx, { userId, reference, points }) {
      const coin = await locked(tx, userId)
      const key = `hold:${reference}`
      if (coin < points) {
        if (await isThere(tx, key)) return coin
        throw new BusinessError(codes.notEnoughPoints, 'not-enough-points', {}, { cost: points, coin })
      }
      const [answer] = await addHold(tx, [randomUUIDv7(), userId, points, reference, key, clock.now(), coin - points])
      const { added, taken } = answer!
      if (added && taken !== points) throw new Error(`${taken} of ${points} points were in lots`)
      return coin - taken
    },

    capture: (tx, hold) => settle('capture', tx, hold),
    release: (tx, hold) => settle('release', tx, hold),
    balance,

    async forget(tx, userId) {
      const left = await locked(tx, userId)
      await forgetPerson(tx, userId, left, clock.now())
    },
  }
}

function expiryOf(cause: GrantCause, now: Date): Date | null {
  const days = cause in pointRules.expiryDays ? pointRules.expiryDays[cause as keyof typeof pointRules.expiryDays] : undefined
  return days === undefined ? null : new Date(now.getTime() + days * DAY)
}
