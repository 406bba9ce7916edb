import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { orderStates } from '../order-states.ts'
import { providerIds } from '../payment-providers.ts'
import { Offer } from '../shop.ts'
import { currency, orderFilters, products } from '../shop-choices.ts'

const Cursor = v.optional(v.string())
const OfferId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
/** The coupon to use; null for none, absent for the one that takes off the most. */
const Coupon = v.optional(v.nullable(Id))
const Provider = v.picklist(providerIds)

/** Fen. */
const Price = {
  listPrice: v.number(),
  /** What the coupon takes off. */
  discount: v.number(),
  total: v.number(),
  currency: v.literal(currency),
}

export const Order = v.object({
  id: Id,
  state: v.picklist(orderStates),
  product: v.picklist(products),
  /** What was bought, in the person's language, as it was named then. */
  name: v.string(),
  points: v.optional(v.number()),
  months: v.optional(v.number()),
  ...Price,
  /** Fen that went back, and fen on their way back. */
  refunded: v.number(),
  refunding: v.number(),
  provider: Provider,
  /** Money came that the operator has to look at: another amount than was asked for. */
  held: v.boolean(),
  closedBy: v.optional(v.picklist(['person', 'expiry', 'provider'])),
  createdAt: Timestamp,
  /** When it can no longer be paid. */
  expiresAt: Timestamp,
  paidAt: v.optional(Timestamp),
  closedAt: v.optional(Timestamp),
})
export type Order = v.InferOutput<typeof Order>

/** How the person goes on: to a page, with a code to scan, or with the chat platform's own payment sheet. */
const PaymentWay = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), url: v.string() }),
  v.object({ kind: v.literal('qr'), content: v.string() }),
  v.object({ kind: v.literal('bridge'), parameters: v.record(v.string(), v.string()) }),
])
export type PaymentWay = v.InferOutput<typeof PaymentWay>

export const orderEndpoints = {
  shopOffers: defineEndpoint({
    method: 'POST',
    path: '/shop/offers',
    summary: 'What can be bought here, in its order, and the ways to pay in this browser, the preferred one first; nothing where there are none.',
    access: 'anyone',
    repeatable: true,
    request: v.object({}),
    response: v.object({ offers: v.array(Offer), providers: v.array(Provider) }),
  }),
  orderPrice: defineEndpoint({
    method: 'POST',
    path: '/order/price',
    summary: 'What an offer costs the person, with the best coupon unless they chose, and what they have after it.',
    access: 'user',
    repeatable: true,
    request: v.object({ offer: OfferId, coupon: Coupon }),
    response: v.object({
      ...Price,
      coupon: v.optional(v.object({ id: Id, discount: v.number() })),
      /** The balance after it. */
      coin: v.number(),
      /** Until when the person is a member after it; absent when they are none. */
      memberUntil: v.optional(Timestamp),
    }),
  }),
  orderCreate: defineEndpoint({
    method: 'POST',
    path: '/order/create',
    summary: 'Makes an order, once for a request id, at the price that the person saw; refused when the price is another by now.',
    access: 'bound',
    repeatable: true,
    request: v.object({
      requestId: Id,
      offer: OfferId,
      coupon: Coupon,
      /** Fen, as the page showed it: what is asked for is the server's own. */
      total: v.pipe(v.number(), v.integer(), v.minValue(0)),
      provider: v.optional(Provider),
      /** Consent to the membership agreement; needed for a membership. */
      agree: v.optional(v.boolean(), false),
    }),
    response: Order,
  }),
  orderPayConfirm: defineEndpoint({
    method: 'POST',
    path: '/order/pay/confirm',
    summary: 'Begins the payment of an order, or asks the provider what has become of it. What the caller says of it counts for nothing.',
    access: 'user',
    repeatable: true,
    request: v.object({
      id: Id,
      action: v.picklist(['start', 'check']),
      /** The page's own origin, where the person comes back to; an installation with PUBLIC_URL takes that. */
      origin: v.optional(v.pipe(v.string(), v.maxLength(300))),
    }),
    response: v.object({
      order: Order,
      /** Present when the payment was begun. */
      way: v.optional(PaymentWay),
    }),
  }),
  orderList: defineEndpoint({
    method: 'POST',
    path: '/order/list',
    summary: "The person's orders, newest first.",
    access: 'user',
    repeatable: true,
    request: v.object({ filter: v.optional(v.picklist(orderFilters), 'all'), cursor: Cursor }),
    response: v.object({ orders: v.array(Order), next: v.optional(v.string()) }),
  }),
  orderDetail: defineEndpoint({
    method: 'POST',
    path: '/order/detail',
    summary: 'One order of the person.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Order,
  }),
  orderClose: defineEndpoint({
    method: 'POST',
    path: '/order/close',
    summary: 'Gives an order up, and its coupon back. An order that was paid meanwhile stays paid.',
    access: 'user',
    repeatable: true,
    request: v.object({ id: Id }),
    response: Order,
  }),
} as const
