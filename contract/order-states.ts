/** The life of an order: what can happen in each state, and what it leads to. */
const orderTransitions = {
  /** Made, nothing asked of the provider yet. */
  created: { start: 'paying', pay: 'paid', close: 'closed' },
  /** The provider knows of it: it says how it ends. */
  paying: { pay: 'paid', close: 'closed' },
  /** `refund` is the last part of the money going back; before it, the order stays paid. */
  paid: { refund: 'refunded' },
  /** Money that comes after the end is honoured where price and coupon still hold, and goes back otherwise. */
  closed: { pay: 'paid', refund: 'refunded' },
  refunded: {},
} as const

export type OrderState = keyof typeof orderTransitions
export const orderStates = Object.keys(orderTransitions) as [OrderState, ...OrderState[]]
export type OrderEvent = 'start' | 'pay' | 'close' | 'refund'

/** Where an event leads from a state; undefined where it changes nothing. */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  (orderTransitions[state] as Partial<Record<OrderEvent, OrderState>>)[event]
