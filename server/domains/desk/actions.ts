import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditSubject } from '#contract/audit.ts'
import { endpoints, type ActionName, type ParsedRequestOf, type ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Handlers, UserCall } from '../../call.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { auditLog, type Facts } from './audit.table.ts'

/** What an action did. */
interface Done<Answer> {
  subject: { kind: AuditSubject; id: string }
  /** The facts that it changes, as they were and as they are; where these are the same nothing was done, and nothing is recorded. */
  before: Facts
  after: Facts
  answer: Answer
  /** What has to wait for the commit. */
  afterwards?: () => Promise<unknown>
}

/** The change behind each action, made in the transaction that records it. */
export type Actions<N extends ActionName = ActionName> = {
  [K in N]: (tx: Transaction, request: ParsedRequestOf<K>, call: UserCall) => Promise<Done<ResponseOf<K>>>
}

type AnyAction = (tx: Transaction, request: { reason: string }, call: UserCall) => Promise<Done<unknown>>

/** Handlers of actions: each is made and recorded in one transaction, so that there is never the one without the other. */
export function recordActions<N extends ActionName>({ db, clock }: Pick<Platform, 'db' | 'clock'>, actions: Actions<N>): Handlers<N> {
  const handlerOf = (name: ActionName, change: AnyAction) => async (request: { reason: string }, call: UserCall) => {
    const { answer, afterwards } = await db.transaction(async (tx) => {
      const done = await change(tx, request, call)
      if (!isDeepStrictEqual(done.before, done.after)) await record(tx, endpoints[name].audit, done, request.reason, call)
      return done
    })
    await afterwards?.()
    return answer
  }

  const record = (tx: Transaction, action: AuditAction, { subject, before, after }: Done<unknown>, reason: string, { identity, ip }: UserCall) =>
    tx.insert(auditLog).values({
      actorId: identity.userId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before,
      after,
      reason,
      ip,
      createdAt: clock.now(),
    })

  const handlers = Object.entries<AnyAction>(actions as unknown as Record<string, AnyAction>).map(([name, change]) => [name, handlerOf(name as ActionName, change)])
  // Each keeps the request and the answer of its action, which Object.entries forgets.
  return Object.fromEntries(handlers) as Handlers<N>
}
