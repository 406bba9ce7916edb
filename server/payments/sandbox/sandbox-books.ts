import { eq, sql, sum } from '../../platform/database/orm.ts'
import type { Clock, Executor } from '../../platform/platform.ts'
import type { PaymentState } from '../payment-provider.ts'
import { sandboxPayments, sandboxRefunds, type SandboxPaymentRow } from './sandbox-payments.table.ts'

/** Reads a payment of the test cashier with what was given back of it. */
export async function findPayment(executor: Executor, orderId: string): Promise<(SandboxPaymentRow & { refunded: number }) | undefined> {
  const refunded = executor
    .select({ sum: sql<number>`coalesce(${sum(sandboxRefunds.amount)}, 0)::int` })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.orderId, orderId))
  const [found] = await executor
    .select({ payment: sandboxPayments, refunded: sql<number>`(${refunded})` })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
  return found && { ...found.payment, refunded: found.refunded }
}

/** What the test cashier says of a payment: one whose time has run out is closed. */
export function stateOf(payment: SandboxPaymentRow & { refunded: number }, clock: Clock): PaymentState {
  const { orderId, amount, refunded, state, paidAt, expiresAt } = payment
  const transactionId = `sandbox-${orderId}`
  if (state === 'paid') {
    return refunded > 0 ? { state: 'refunded', transactionId, amount, refunded } : { state: 'paid', transactionId, amount, paidAt: paidAt ?? clock.now() }
  }
  return { state: state === 'closed' || expiresAt <= clock.now() ? 'closed' : 'unpaid' }
}
