import type { OrdersDesk } from '../../orders/desk.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import type { Actions } from '../actions.ts'

/** What the desk does about orders. */
export function createChangeOrders(orders: OrdersDesk): Actions<'deskOrderRefund' | 'deskOrderHonour'> {
  const subjectOf = (id: string) => ({ kind: 'order' as const, id })

  return {
    async deskOrderRefund(tx, { id, refundId, amount, reason }, { identity, signal }) {
      const { refund, goneBefore, gone } = await orders.beginRefund(tx, { orderId: id, refundId, amount, reason, operatorId: identity.userId })
      return {
        subject: subjectOf(id),
        before: { refundedFen: goneBefore },
        after: { refundedFen: gone },
        answer: {},
        // The provider is asked for what was written down and recorded; what it does not confirm now is asked again by itself.
        afterwards: async () => {
          if (refund.state === 'pending') await orders.sendRefund(refund, signal)
        },
      }
    },

    async deskOrderHonour(tx, { id }, { identity }) {
      const { before, after } = await orders.honour(tx, id, identity.userId)
      const facts = ({ state, held }: OrderRow) => ({ state, held })
      return { subject: subjectOf(id), before: facts(before), after: facts(after), answer: {} }
    },
  }
}
