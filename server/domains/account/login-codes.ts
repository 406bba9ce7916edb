import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import { badInput, BusinessError } from '../../business-error.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import type { Reason } from '../../words/reasons.ts'
import type { AccountKeys } from './keys.ts'
import { loginCodes } from './login-codes.table.ts'

const { login } = appConfig
const DAY_SECONDS = 86_400
/** A family or an office behind one address still gets its codes; a machine that asks for many numbers does not. */
const CODES_PER_HOUR_FROM_ADDRESS = 60

export interface LoginCodes {
  issue(phone: string, ip: string): Promise<{ id: string; code: string }>
  /** Takes back a code that could not be sent, so that it does not count. */
  withdraw(id: string): Promise<void>
  /** How the code of a number is stored. */
  hash(phone: string, code: string): Promise<string>
  /** Uses up the number's code; answers the refusal when the hash is not that of the right one. */
  redeem(tx: Transaction, phone: string, hash: string): Promise<BusinessError | undefined>
}

export function createLoginCodes({ db, clock }: Platform, keys: () => Promise<AccountKeys>): LoginCodes {
  const hash = async (phone: string, code: string) =>
    createHmac('sha256', (await keys()).loginCode).update(`${phone}:${code}`).digest('hex')

  async function checkLimits(tx: Transaction, phone: string, ip: string, now: Date): Promise<void> {
    const sent = await tx
      .select({ createdAt: loginCodes.createdAt })
      .from(loginCodes)
      .where(and(eq(loginCodes.phone, phone), gt(loginCodes.createdAt, before(now, DAY_SECONDS))))
      .orderBy(desc(loginCodes.createdAt))
    const last = sent[0]
    if (last) refuseUntil(now, last.createdAt, login.codeEverySeconds, 'code-too-soon')
    const first = sent[login.codesPerDay - 1]
    if (first) refuseUntil(now, first.createdAt, DAY_SECONDS, 'code-day-limit')

    const [fromAddress] = await tx
      .select({ sent: count() })
      .from(loginCodes)
      .where(and(eq(loginCodes.ip, ip), gt(loginCodes.createdAt, before(now, 3600))))
    if (fromAddress!.sent >= CODES_PER_HOUR_FROM_ADDRESS) refuseUntil(now, now, 3600, 'code-network-limit')
  }

  return {
    async issue(phone, ip) {
      const now = clock.now()
      const code = String(randomInt(10 ** login.codeDigits)).padStart(login.codeDigits, '0')
      const hashed = await hash(phone, code)
      return db.transaction(async (tx) => {
        await lockNumber(tx, phone)
        await checkLimits(tx, phone, ip, now)
        await tx.delete(loginCodes).where(lt(loginCodes.createdAt, before(now, DAY_SECONDS)))
        const expiresAt = new Date(now.getTime() + login.codeValidSeconds * 1000)
        const [row] = await tx.insert(loginCodes).values({ phone, ip, hash: hashed, createdAt: now, expiresAt }).returning({ id: loginCodes.id })
        return { id: row!.id, code }
      })
    },

    async withdraw(id) {
      await db.delete(loginCodes).where(eq(loginCodes.id, id))
    },

    hash,

    async redeem(tx, phone, offered) {
      await lockNumber(tx, phone)
      // Only the newest counts: a code that was asked for again is void.
      const [newest] = await tx
        .select()
        .from(loginCodes)
        .where(eq(loginCodes.phone, phone))
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

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Two requests for one number go one after the other, so that the limits cannot be overrun. */
async function lockNumber(tx: Transaction, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${phone}`}, 0))`)
}

function refuseUntil(now: Date, since: Date, afterSeconds: number, reason: Reason): void {
  const seconds = Math.ceil((since.getTime() - now.getTime()) / 1000 + afterSeconds)
  if (seconds > 0) throw new BusinessError(codes.tooManyRequests, reason, { retryAfter: seconds }, { seconds })
}
