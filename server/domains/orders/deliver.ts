import { eq } from '../../platform/database/orm.ts'
import type { PaymentState } from '../../payments/payment-provider.ts'
import type { Transaction } from '../../platform/platform.ts'
import { users } from '../account/users.table.ts'
import { addMonths } from './add-months.ts'
import type { OrderParts } from './order-parts.ts'
import { orders, type OrderRow } from './orders.table.ts'

export type Paid = Extract<PaymentState, { state: 'paid' }>

/** Gives what was bought, and marks the order as paid; the caller holds the order's row, so that it happens once. */
export function createDeliver({ platform: { clock }, wallet, messages }: Pick<OrderParts, 'platform' | 'wallet' | 'messages'>) {
  async function extendMembership(tx: Transaction, { userId, months }: OrderRow) {
    const [user] = await tx.select({ until: users.memberUntil }).from(users).where(eq(users.id, userId)).for('no key update')
    const now = clock.now()
    const memberFrom = user?.until && user.until > now ? user.until : now
    const memberUntil = addMonths(memberFrom, months)
    await tx.update(users).set({ memberUntil }).where(eq(users.id, userId))
    return { memberFrom, memberUntil }
  }

  return async function deliver(tx: Transaction, order: OrderRow, { transactionId, amount, paidAt }: Omit<Paid, 'state'>): Promise<OrderRow> {
    const { id, userId, product, points, months } = order
    const isMembership = product === 'membership'
    if (!isMembership) await wallet.grant(tx, { userId, points, cause: 'order', reference: id, key: `order:${id}` })
    const member = isMembership ? await extendMembership(tx, order) : {}
    await messages.send(tx, {
      userId,
      kind: 'order',
      ...(isMembership ? { template: 'membership-bought', values: { months } } : { template: 'points-bought', values: { points } }),
      link: `/functionSquare/balance/index?order=${id}`,
      key: `order:paid:${id}`,
    })
    const change = { state: 'paid' as const, transactionId, received: amount, paidAt, held: false, nextCheckAt: null, ...member }
    const [paid] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning()
    return paid!
  }
}
