import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { appConfig } from '#config'
import { and, desc, eq, lt } from '../../platform/database/orm.ts'
import { badInput, type BusinessError } from '../../business-error.ts'
import type { Call } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { AccountKeys } from './keys.ts'
import { checkLimit, secondsBefore, takeTurns } from './limits.ts'
import { loginCodes, type codePurposes } from './login-codes.table.ts'

const { login } = appConfig
const DAY_SECONDS = 86_400
/** A family or an office behind one address still gets its codes; a machine that asks for many numbers does not. */
const CODES_PER_HOUR_FROM_ADDRESS = 60

export type CodePurpose = (typeof codePurposes)[number]

export interface LoginCodes {
  /** A new code of the number; rejects when the number, the device or the address had too many, whatever they were for. */
  issue(phone: string, purpose: CodePurpose, call: Pick<Call, 'ip' | 'device'>): Promise<{ id: string; code: string }>
  /** Takes back a code that could not be sent, so that it does not count. */
  withdraw(id: string): Promise<void>
  /** How the code of a number is stored. */
  hash(phone: string, purpose: CodePurpose, code: string): Promise<string>
  /** Uses up the number's code for the purpose; answers the refusal when the hash is not that of the right one. */
  redeem(tx: Transaction, phone: string, purpose: CodePurpose, hash: string): Promise<BusinessError | undefined>
}

export function createLoginCodes({ db, clock }: Platform, keys: () => Promise<AccountKeys>): LoginCodes {
  const hash: LoginCodes['hash'] = async (phone, purpose, code) =>
    createHmac('sha256', (await keys()).loginCode).update(`${purpose}:${phone}:${code}`).digest('hex')

  async function checkLimits(tx: Transaction, phone: string, { ip, device }: Pick<Call, 'ip' | 'device'>, now: Date): Promise<void> {
    await takeTurns(tx, numberLock(phone), `code-device:${device}`, `code-address:${ip}`)
    const number = { table: loginCodes, column: loginCodes.phone, value: phone }
    await checkLimit(tx, now, { ...number, most: 1, seconds: login.codeEverySeconds, reason: 'code-too-soon' })
    await checkLimit(tx, now, { ...number, most: login.codesPerDay, seconds: DAY_SECONDS, reason: 'code-day-limit' })
    const ofDevice = { table: loginCodes, column: loginCodes.device, value: device }
    await checkLimit(tx, now, { ...ofDevice, most: login.codesPerDevicePerDay, seconds: DAY_SECONDS, reason: 'code-device-limit' })
    const fromAddress = { table: loginCodes, column: loginCodes.ip, value: ip }
    await checkLimit(tx, now, { ...fromAddress, most: CODES_PER_HOUR_FROM_ADDRESS, seconds: 3600, reason: 'code-network-limit' })
  }

  return {
    async issue(phone, purpose, call) {
      const now = clock.now()
      const code = String(randomInt(10 ** login.codeDigits)).padStart(login.codeDigits, '0')
      const hashed = await hash(phone, purpose, code)
      return db.transaction(async (tx) => {
        await checkLimits(tx, phone, call, now)
        await tx.delete(loginCodes).where(lt(loginCodes.createdAt, secondsBefore(now, DAY_SECONDS)))
        const expiresAt = new Date(now.getTime() + login.codeValidSeconds * 1000)
        const { ip, device } = call
        const [row] = await tx
          .insert(loginCodes)
          .values({ phone, purpose, ip, device, hash: hashed, createdAt: now, expiresAt })
          .returning({ id: loginCodes.id })
        return { id: row!.id, code }
      })
    },

    async withdraw(id) {
      await db.delete(loginCodes).where(eq(loginCodes.id, id))
    },

    hash,

    async redeem(tx, phone, purpose, offered) {
      await takeTurns(tx, numberLock(phone))
      // Only the newest counts: a code that was asked for again is void.
      const [newest] = await tx
        .select()
        .from(loginCodes)
        .where(and(eq(loginCodes.phone, phone), eq(loginCodes.purpose, purpose)))
        .orderBy(desc(loginCodes.createdAt))
        .limit(1)
      if (!newest || newest.usedAt || newest.expiresAt <= clock.now()) return badInput('code', 'code-expired')
      if (newest.tries >= login.codeTries) return badInput('code', 'code-tries-over')

      const right = timingSafeEqual(Buffer.from(offered, 'hex'), Buffer.from(newest.hash, 'hex'))
      const change = right ? { usedAt: clock.now() } : { tries: newest.tries + 1 }
      await tx.update(loginCodes).set(change).where(eq(loginCodes.id, newest.id))
      if (right) return undefined
      const left = login.codeTries - newest.tries - 1
      return left > 0 ? badInput('code', 'code-wrong', { left }) : badInput('code', 'code-tries-over')
    },
  }
}

const numberLock = (phone: string) => `code-number:${phone}`
