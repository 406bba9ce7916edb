import { growthConfig, pointRules } from '#config'
import type { SignState } from '#contract/endpoints/growth.ts'
import { and, asc, desc, eq, gte, lt } from '../../platform/database/orm.ts'
import type { Handlers } from '../../call.ts'
import type { Executor, Platform } from '../../platform/platform.ts'
import type { Messages } from '../messages/messages.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { lockPerson } from './lock-person.ts'
import { beginOf, checkZone, dayAfter, follows, personDay } from './person-day.ts'
import { signIns, type SignInRow } from './sign-ins.table.ts'

const { rewards } = growthConfig.signIn

const rewardOf = (streak: number) => rewards[(streak - 1) % rewards.length]!

/** The person's last sign-in. */
async function lastSignIn(executor: Executor, userId: string): Promise<SignInRow | undefined> {
  const [last] = await executor.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.day)).limit(1)
  return last
}

/** How the person stands now: see `personDay` for which day it is, `follows` for when the streak goes on. */
export function standing(now: Date, zone: string | undefined, last: SignInRow | undefined) {
  const today = personDay(now, zone, last)
  const signed = !today.isNew
  const goesOn = last !== undefined && (signed || follows({ ...today, at: now }, last))
  const streak = goesOn ? last.streak : 0
  const counted = signed ? streak : streak + 1
  // Who has flown west has signed in for a day that is still to come here.
  const day = signed ? last!.day : today.day
  return { day, zone: today.zone, told: today.told, signed, streak, counted, points: signed ? last!.points : rewardOf(counted) }
}

/**
 * Daily sign-in: once on each of the person's days. A person's sign-ins take turns, so two that come at once see each
 * other; a day has one row and one key in the ledger.
 */
export function createSignIn({ db, clock }: Platform, { wallet, messages }: { wallet: Wallet; messages: Messages }): Handlers<'signState' | 'signIn'> {
  async function state(userId: string | undefined, zone: string | undefined, month?: string): Promise<SignState> {
    const now = clock.now()
    const last = userId === undefined ? undefined : await lastSignIn(db, userId)
    if (last && zone !== undefined) await noteZone(last, zone)
    const { day, zone: counting, signed, streak, counted } = standing(now, zone, last)
    const shown = month ?? day.slice(0, 7)
    return {
      today: day,
      zone: counting,
      signed,
      streak,
      rewards: [...rewards],
      place: (counted - 1) % rewards.length,
      month: shown,
      days: userId === undefined ? [] : await daysOf(userId, shown),
      tomorrow: beginOf(dayAfter(day), counting).getTime(),
      pointsLastDays: pointRules.expiryDays['sign-in'],
    }
  }

  /** Who looks from another zone has travelled, and there may be no day to sign in for: the streak must not be lost by it. */
  async function noteZone({ userId, day, zone: before, told }: SignInRow, zone: string): Promise<void> {
    if (zone === before || told !== null) return
    await db.update(signIns).set({ told: zone }).where(and(eq(signIns.userId, userId), eq(signIns.day, day)))
  }

  async function daysOf(userId: string, month: string): Promise<string[]> {
    const first = Temporal.PlainDate.from(`${month}-01`)
    const inMonth = and(gte(signIns.day, first.toString()), lt(signIns.day, first.add({ months: 1 }).toString()))
    const rows = await db.select({ day: signIns.day }).from(signIns).where(and(eq(signIns.userId, userId), inMonth)).orderBy(asc(signIns.day))
    return rows.map(({ day }) => day)
  }

  return {
    signState: ({ zone, month }, { identity }) => state(identity?.userId, checkZone(zone), month),

    async signIn({ zone: told }, { identity: { userId } }) {
      const zone = checkZone(told)
      const { points, coin } = await db.transaction(async (tx) => {
        await lockPerson(tx, userId)
        const now = clock.now()
        const { signed, counted, day, zone: counting, told: elsewhere, points } = standing(now, zone, await lastSignIn(tx, userId))
        if (!signed) {
          await tx.insert(signIns).values({ userId, day, at: now, zone: counting, told: elsewhere, streak: counted, points })
          await wallet.grant(tx, { userId, points, cause: 'sign-in', reference: day, key: `sign-in:${userId}:${day}` })
          // The others are seen where they are claimed.
          if (counted % rewards.length === 0) {
            const values = { points, days: counted }
            const link = '/functionList/draw/sign'
            await messages.send(tx, { userId, kind: 'reward', template: 'sign-in-week', values, link, key: `sign-in:${userId}:${day}` })
          }
        }
        return { points, coin: await wallet.balance(tx, userId) }
      })
      return { ...(await state(userId, zone)), points, coin }
    },
  }
}
