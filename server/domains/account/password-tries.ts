import { appConfig } from '#config'
import { eq, lt } from '../../platform/database/orm.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { checkLimit, secondsBefore, takeTurns } from './limits.ts'
import { passwordTries } from './password-tries.table.ts'

const { passwordTries: most, passwordTriesFromAddress, passwordTriesSeconds: seconds } = appConfig.login

export interface PasswordTries {
  /** Counts a try before the password is looked at, so that tries at once cannot be more; rejects when there were too many. */
  count(phone: string, ip: string): Promise<void>
  /** Forgets the tries of a number whose password was right. */
  clear(tx: Transaction, phone: string): Promise<void>
}

export function createPasswordTries({ db, clock }: Platform): PasswordTries {
  return {
    count: (phone, ip) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        await takeTurns(tx, `password-number:${phone}`, `password-address:${ip}`)
        await tx.delete(passwordTries).where(lt(passwordTries.createdAt, secondsBefore(now, seconds)))
        const limit = { table: passwordTries, seconds, reason: 'password-too-many-tries' } as const
        await checkLimit(tx, now, { ...limit, column: passwordTries.phone, value: phone, most })
        await checkLimit(tx, now, { ...limit, column: passwordTries.ip, value: ip, most: passwordTriesFromAddress })
        await tx.insert(passwordTries).values({ phone, ip, createdAt: now })
      }),

    async clear(tx, phone) {
      await tx.delete(passwordTries).where(eq(passwordTries.phone, phone))
    },
  }
}
