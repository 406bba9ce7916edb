import { createHmac } from 'node:crypto'
import { appConfig } from '#config'
import { and, eq, gt, lte } from '../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'
import { secondsBefore } from './limits.ts'
import { forgottenNumbers } from './forgotten-numbers.table.ts'

export interface ForgottenNumbers {
  /** Keeps nothing of the number but that it was here. */
  add(tx: Transaction, phone: string): Promise<void>
  /** Whether an account with the number was deleted within `accountData.numberKnownDays`. */
  has(tx: Transaction, phone: string): Promise<boolean>
  /** Removes those that count no more. */
  removeOld(): Promise<void>
}

export function createForgottenNumbers({ db, clock }: Pick<Platform, 'db' | 'clock'>, keys: () => Promise<AccountKeys>): ForgottenNumbers {
  const oldest = () => secondsBefore(clock.now(), appConfig.accountData.numberKnownDays * 86_400)
  const hashOf = async (phone: string) => createHmac('sha256', (await keys()).trace).update(`forgotten:${phone}`).digest('hex')
  return {
    async add(tx, phone) {
      const row = { hash: await hashOf(phone), forgottenAt: clock.now() }
      await tx.insert(forgottenNumbers).values(row).onConflictDoUpdate({ target: forgottenNumbers.hash, set: row })
    },
    async has(tx, phone) {
      const known = and(eq(forgottenNumbers.hash, await hashOf(phone)), gt(forgottenNumbers.forgottenAt, oldest()))
      return (await tx.select({ hash: forgottenNumbers.hash }).from(forgottenNumbers).where(known)).length > 0
    },
    async removeOld() {
      await db.delete(forgottenNumbers).where(lte(forgottenNumbers.forgottenAt, oldest()))
    },
  }
}
