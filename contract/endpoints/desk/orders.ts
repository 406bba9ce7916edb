import * as v from 'valibot'
import { defineAction, defineEndpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../../entities.ts'
import { Order } from '../orders.ts'
import { Cursor, pageOf, PersonName, Reason, SearchText } from './fields.ts'
import { orderViews } from './order-views.ts'

const DeskOrder = v.object({
  ...Order.entries,
  /** Absent once the account is gone. */
  owner: v.optional(PersonName),
  /** Fen that came; the total, unless the order is held. */
  received: v.number(),
  /** The provider's number of the payment. */
  transactionId: v.optional(v.string()),
})
export type DeskOrder = v.InferOutput<typeof DeskOrder>

const Refund = v.object({
  id: Id,
  /** Fen. */
  amount: v.number(),
  /** An operator's words; 'late' and 'provider' for those that went by themselves. */
  reason: v.string(),
  state: v.picklist(['pending', 'refunded', 'refused']),
  byOperator: v.boolean(),
  /** What was taken back for it: points, and seconds of membership. */
  points: v.number(),
  memberSeconds: v.number(),
  createdAt: Timestamp,
  settledAt: v.optional(Timestamp),
})
export type Refund = v.InferOutput<typeof Refund>

export const deskOrderEndpoints = {
  deskOrders: defineEndpoint({
    method: 'POST',
    path: '/desk/orders/list',
    summary: "Orders, newest first: of a state, held, of a person; or the one with this id or this provider's number.",
    access: 'user',
    permission: 'orders.read',
    repeatable: true,
    request: v.object({ view: v.optional(v.picklist(orderViews), 'all'), person: v.optional(Id), search: SearchText, cursor: Cursor }),
    response: pageOf(DeskOrder),
  }),
  deskOrder: defineEndpoint({
    method: 'POST',
    path: '/desk/orders/detail',
    summary: 'One order and its refunds, oldest first.',
    access: 'user',
    permission: 'orders.read',
    repeatable: true,
    request: v.object({ id: Id }),
    response: v.object({
      order: DeskOrder,
      /** Its refunds. */
      rows: v.array(Refund),
    }),
  }),
  deskOrderRefund: defineAction({
    path: '/desk/orders/refund',
    summary: "Gives a part or all of an order's money back, and takes back what it bought as far as it is there. The same refundId refunds once.",
    permission: 'orders.refund',
    audit: 'order.refund',
    repeatable: true,
    request: v.object({
      id: Id,
      refundId: Id,
      /** Fen. */
      amount: v.pipe(v.number(), v.integer('bad-input'), v.minValue(1, 'bad-input')),
      reason: Reason,
    }),
    response: v.object({}),
  }),
  deskOrderHonour: defineAction({
    path: '/desk/orders/honour',
    summary: 'Gives what was bought for a held order, whose money was another amount.',
    permission: 'orders.refund',
    audit: 'order.honour',
    repeatable: true,
    request: v.object({ id: Id, reason: Reason }),
    response: v.object({}),
  }),
} as const
