import { codes } from '#contract/codes.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { and, eq, gt } from '../../platform/database/orm.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import type { Handlers } from '../../call.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform, Transaction } from '../../platform/platform.ts'
import { writeNotice } from './notice.ts'
import { findPayment, stateOf } from './sandbox-books.ts'
import { sandboxPayments } from './sandbox-payments.table.ts'
import { sandboxSecret } from './sandbox-secret.ts'

/** How long the shop may take to answer a notification. */
const NOTIFY_MS = 10_000

interface Cashier {
  handlers: Handlers<'cashierDetail' | 'cashierAnswer'>
  jobHandlers: Pick<JobHandlers, 'sandbox-notify'>
}

/** The test cashier's own side: its page, and the notifications that it sends. Whoever has a payment's id may answer it, as with a code to scan. */
export function createCashier(platform: Platform): Cashier {
  const { db, clock, jobs, config } = platform

  async function find(id: string) {
    const payment = config.payments.includes('sandbox') ? await findPayment(db, id) : undefined
    if (!payment) throw notFound('payment-not-found')
    return payment
  }

  async function view(id: string): Promise<ResponseOf<'cashierDetail'>> {
    const payment = await find(id)
    const { state } = stateOf(payment, clock)
    const { title, amount, expiresAt, returnUrl } = payment
    return { id, title, amount, state, expiresAt: expiresAt.getTime(), returnUrl }
  }

  async function settle(tx: Transaction, id: string, approve: boolean): Promise<boolean> {
    const open = and(eq(sandboxPayments.orderId, id), eq(sandboxPayments.state, 'unpaid'), gt(sandboxPayments.expiresAt, clock.now()))
    const change = approve ? { state: 'paid' as const, paidAt: clock.now() } : { state: 'closed' as const }
    const changed = await tx.update(sandboxPayments).set(change).where(open).returning({ id: sandboxPayments.orderId })
    if (changed.length > 0) await jobs.enqueue(tx, 'sandbox-notify', { orderId: id })
    return changed.length > 0
  }

  return {
    handlers: {
      cashierDetail: ({ id }) => view(id),

      async cashierAnswer({ id, approve }) {
        await find(id)
        const changed = await db.transaction((tx) => settle(tx, id, approve))
        if (changed) jobs.wake('sandbox-notify')
        const answered = await view(id)
        const wanted = approve ? ['paid', 'refunded'] : ['closed']
        // A doubled tap finds what the first has done.
        if (!wanted.includes(answered.state)) throw new BusinessError(codes.conflict, approve ? 'payment-over' : 'payment-made')
        return answered
      },
    },

    jobHandlers: {
      async 'sandbox-notify'({ orderId }, { signal }) {
        const payment = await findPayment(db, orderId)
        if (!payment) return
        const notice = writeNotice(await sandboxSecret(platform), orderId, stateOf(payment, clock), clock.now())
        const answer = await fetch(payment.notifyUrl, {
          method: 'POST',
          ...notice,
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(NOTIFY_MS)]),
        })
        await answer.body?.cancel()
        // Thrown, so that the queue sends it again, as real ones do; after the last time the shop asks by itself.
        if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}`)
      },
    },
  }
}
