import { appConfig } from '#config'
import { and, eq } from '../../platform/database/orm.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProviderRefusedError, type PaymentProvider, type PaymentState } from '../payment-provider.ts'
import { readSignedNotice } from './notice.ts'
import { findPayment, stateOf } from './sandbox-books.ts'
import { sandboxPayments, sandboxRefunds } from './sandbox-payments.table.ts'
import { sandboxSecret } from './sandbox-secret.ts'

/** A way to pay without money: the test cashier of this installation, which people approve or refuse themselves. */
export function createSandboxProvider(platform: Platform): PaymentProvider {
  const { db, clock } = platform

  async function stateNow(id: string): Promise<PaymentState> {
    const payment = await findPayment(db, id)
    return payment ? stateOf(payment, clock) : { state: 'unpaid' }
  }

  return {
    id: 'sandbox',
    platforms: ['pc', 'h5', 'chat'],

    async start({ id, title, amount, expiresAt }, { platform: browser, returnUrl, notifyUrl }) {
      await db
        .insert(sandboxPayments)
        .values({ orderId: id, title, amount, expiresAt, notifyUrl, returnUrl, createdAt: clock.now() })
        .onConflictDoUpdate({ target: sandboxPayments.orderId, set: { returnUrl, notifyUrl } })
      const { state } = await stateNow(id)
      if (state !== 'unpaid') throw new ProviderRefusedError('sandbox', state)
      const cashier = new URL(`${appConfig.base}cashier/${id}`, returnUrl).href
      return { way: browser === 'pc' ? { kind: 'qr', content: cashier } : { kind: 'redirect', url: cashier } }
    },

    readNotice: async (notice) => readSignedNotice(await sandboxSecret(platform), notice, clock.now()),
    acknowledge: () => new Response('success'),
    query: ({ id }) => stateNow(id),

    async close(order) {
      const unpaid = and(eq(sandboxPayments.orderId, order.id), eq(sandboxPayments.state, 'unpaid'))
      const closed = await db.update(sandboxPayments).set({ state: 'closed' }).where(unpaid).returning({ id: sandboxPayments.orderId })
      const state = await stateNow(order.id)
      // What it has never heard of can be paid by nobody.
      return closed.length > 0 || state.state === 'unpaid' ? { state: 'closed' } : state
    },

    refund: ({ id: orderId }, { id, amount }) =>
      db.transaction(async (tx) => {
        await tx.select({ id: sandboxPayments.orderId }).from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId)).for('update')
        const payment = await findPayment(tx, orderId)
        const [known] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id))
        if (known) return 'refunded'
        if (payment?.state !== 'paid' || payment.refunded + amount > payment.amount) return 'refused'
        await tx.insert(sandboxRefunds).values({ id, orderId, amount, createdAt: clock.now() })
        return 'refunded'
      }),
  }
}
