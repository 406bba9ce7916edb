import { count, eq } from '../../../platform/database/orm.ts'
import { anyone } from '../../../domains/testing.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PaymentServer } from '../../testing/payment-server.ts'
import { createCashier } from '../cashier.ts'
import { writeNotice } from '../notice.ts'
import { findPayment, stateOf } from '../sandbox-books.ts'
import { sandboxPayments } from '../sandbox-payments.table.ts'
import { createSandboxProvider } from '../sandbox-provider.ts'
import { sandboxSecret } from '../sandbox-secret.ts'

/** The test cashier as providers are tested: the person is at its page, and its notifications are kept instead of sent. */
export async function openSandbox(platform: Platform) {
  const { handlers } = createCashier(platform)
  const secret = await sandboxSecret(platform)
  const notices: PaymentServer['notices'] = []
  const server: PaymentServer = {
    address: '',
    asked: [],
    fail: unasked,
    refundsWait: false,
    settleRefunds: unasked,
    notices,
    close: async () => {},
    async pay(orderId) {
      await handlers.cashierAnswer({ id: orderId, approve: true }, anyone())
      notices.push(writeNotice(secret, orderId, stateOf((await findPayment(platform.db, orderId))!, platform.clock), platform.clock.now()))
    },
    refunded: async (orderId) => (await findPayment(platform.db, orderId))?.refunded ?? 0,
    async begun(orderId) {
      const [begun] = await platform.db.select({ count: count() }).from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))
      return begun!.count
    },
  }
  return {
    server,
    provider: () => createSandboxProvider(platform),
    // Of another installation, which signs with a key of its own.
    stranger: () => createSandboxProvider({ ...platform, settings: { ...platform.settings, getOrCreate: async () => 'another' } }),
    secrets: [secret],
  }
}

function unasked(): never {
  throw new Error('The test cashier has no server that could fail or keep a refund waiting')
}
