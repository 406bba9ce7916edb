import { appConfig } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/orm.ts'
import { badInput, BusinessError, notFound, type BusinessError as Refused } from '../../../business-error.ts'
import type { Handlers, UserCall } from '../../../call.ts'
import { maskPhone } from '../../../platform/log.ts'
import type { Platform, Transaction } from '../../../platform/platform.ts'
import type { AccountParts } from '../../account/account-parts.ts'
import { verifyPassword } from '../../account/password-hash.ts'
import { createPasswordTries } from '../../account/password-tries.ts'
import { users, type UserRow } from '../../account/users.table.ts'
import type { Creation } from '../../creation/creation.ts'
import { createWithdraw } from '../../gallery/withdraw.ts'
import { workTotals } from '../../gallery/work-totals.table.ts'
import { works } from '../../gallery/works.table.ts'
import { accountDeletions, type DeletionRow } from '../account-deletions.table.ts'

const DAY_MS = 86_400_000
type Proof = ParsedRequestOf<'deletionRequest'>

/** What the person says of leaving: the request with its proof, and taking it back within the grace. */
export function createRequestDeletion(
  platform: Platform,
  { account, cancelTasks }: { account: Pick<AccountParts, 'loginCodes' | 'sendCode' | 'sessions' | 'wallet'>; cancelTasks: Creation['cancelAll'] },
): Handlers<'deletionState' | 'deletionCode' | 'deletionRequest' | 'deletionTakeBack' | 'deletionReceipt'> {
  const { db, clock } = platform
  const { loginCodes, sendCode, sessions, wallet } = account
  const tries = createPasswordTries(platform)
  const withdraw = createWithdraw(platform)

  async function personOf({ identity }: UserCall): Promise<UserRow> {
    const [user] = await db.select().from(users).where(eq(users.id, identity.userId))
    if (!user) throw new BusinessError(codes.notLoggedIn, 'not-logged-in')
    return user
  }

  /** A password takes long to compare: before the transaction. */
  async function checkPassword({ phone, passwordHash }: UserRow, password: string, ip: string): Promise<void> {
    if (!phone || !passwordHash) throw new BusinessError(codes.conflict, 'password-not-set')
    await tries.count(phone, ip)
    if (!(await verifyPassword(password, passwordHash)).right) throw badInput('password', 'own-password-wrong')
  }

  /** The refusal of a code is answered, not thrown: the try that it used up has to stay. */
  async function checkProof(tx: Transaction, { phone }: UserRow, { code, password }: Proof, hash: string | undefined): Promise<Refused | undefined> {
    if (!phone) return undefined
    if (password !== undefined) {
      await tries.clear(tx, phone)
      return undefined
    }
    if (code === undefined || hash === undefined) return badInput('code', 'missing')
    return loginCodes.redeem(tx, phone, 'deletion', hash)
  }

  /** Takes what is public off the square; whose addresses were given out is nobody's to see any more. */
  async function hideWorks(tx: Transaction, userId: string) {
    const shared = and(eq(works.userId, userId), eq(works.visibility, 'public'), isNull(works.deletedAt))
    return tx.update(works).set({ visibility: 'private' }).where(shared).returning()
  }

  const waiting = (userId: string) => and(eq(accountDeletions.userId, userId), eq(accountDeletions.state, 'waiting'))

  return {
    async deletionState(_request, call) {
      const { userId } = call.identity
      const [found] = await db
        .select({
          user: users,
          request: accountDeletions,
          works: workTotals.works,
          publicWorks: sql<number>`(select count(*)::int from ${works} where ${works.userId} = ${users.id} and ${works.visibility} = 'public' and ${works.deletedAt} is null)`,
        })
        .from(users)
        .leftJoin(workTotals, eq(workTotals.userId, users.id))
        .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
        .where(eq(users.id, userId))
      if (!found) throw notFound('not-found')
      const { user, request } = found
      const { memberUntil, phone } = user
      return {
        request: request ? viewRequest(request) : undefined,
        works: found.works ?? 0,
        publicWorks: found.publicWorks,
        points: await wallet.balance(db, userId),
        memberUntil: memberUntil && memberUntil > clock.now() ? memberUntil.getTime() : undefined,
        phone: phone ? maskPhone(phone) : undefined,
        hasPassword: user.passwordHash !== null,
      }
    },

    async deletionCode(_request, call) {
      const { phone } = await personOf(call)
      if (!phone) throw new BusinessError(codes.bindMobile, 'mobile-needed')
      return sendCode(phone, 'deletion', call)
    },

    async deletionRequest(proof, call) {
      const person = await personOf(call)
      const { id: userId } = person
      if (person.phone && proof.password !== undefined) await checkPassword(person, proof.password, call.ip)
      const hash = person.phone && proof.code !== undefined ? await loginCodes.hash(person.phone, 'deletion', proof.code) : undefined

      let outcome: { refusal?: Refused; request?: DeletionRow } = {}
      await withdraw(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
        const [asked] = await tx.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
        // Asked twice at once, or again: what the person wants is so already.
        if (asked) {
          outcome = { request: asked }
          return []
        }
        const refusal = await checkProof(tx, user!, proof, hash)
        if (refusal) {
          outcome = { refusal }
          return []
        }
        const now = clock.now()
        const dueAt = new Date(now.getTime() + appConfig.accountData.graceDays * DAY_MS)
        const hidden = await hideWorks(tx, userId)
        const [request] = await tx
          .insert(accountDeletions)
          .values({ userId, requestedAt: now, dueAt, nextRunAt: dueAt, hiddenWorks: hidden.map(({ id }) => id) })
          .returning()
        await tx.update(users).set({ leavesAt: dueAt }).where(eq(users.id, userId))
        await sessions.endAll(tx, userId, call.identity.sessionId)
        await cancelTasks(tx, userId)
        outcome = { request: request! }
        return hidden
      })
      if (outcome.refusal) throw outcome.refusal
      call.log.info({ receipt: outcome.request!.id }, 'deletion of an account requested')
      return viewRequest(outcome.request!)
    },

    async deletionTakeBack(_request, { identity: { userId } }) {
      await db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const change = { state: 'taken-back' as const, userId: null, finishedAt: clock.now(), hiddenWorks: [] }
        const [request] = await tx.select().from(accountDeletions).where(waiting(userId)).for('update')
        // Taken back already, or never asked for.
        if (!request) return
        await tx.update(accountDeletions).set(change).where(eq(accountDeletions.id, request.id))
        await tx.update(users).set({ leavesAt: null }).where(eq(users.id, userId))
        await sessions.changed(tx, userId)
        // What a moderator or the person has taken off the square meanwhile stays off.
        const stillThere = and(eq(works.userId, userId), isNull(works.hiddenAt), isNull(works.deletedAt))
        if (request.hiddenWorks.length > 0) await tx.update(works).set({ visibility: 'public' }).where(and(inArray(works.id, request.hiddenWorks), stillThere))
      })
      return {}
    },

    async deletionReceipt({ receipt }) {
      const [found] = await db.select().from(accountDeletions).where(eq(accountDeletions.id, receipt))
      if (!found) throw notFound('receipt-not-found')
      return { ...viewRequest(found), state: found.state, finishedAt: found.finishedAt?.getTime(), counts: found.counts }
    },
  }
}

const viewRequest = ({ id, requestedAt, dueAt }: DeletionRow): ResponseOf<'deletionRequest'> => ({
  receipt: id,
  requestedAt: requestedAt.getTime(),
  dueAt: dueAt.getTime(),
})
