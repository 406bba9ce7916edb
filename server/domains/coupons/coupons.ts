import type { Transaction } from '../../platform/platform.ts'

/** What a coupon is wanted for. */
export interface CouponUse {
  userId: string
  couponId: string
  /** The order that uses it; a coupon belongs to one order at most. */
  orderId: string
  /** Fen, before the coupon. */
  price: number
  product: 'points' | 'membership'
}

/** Coupons of people: given once for a key, used by one order, back when the order is closed. */
export interface Coupons {
  /** Gives a coupon of a template (a row the operator edits). Answers whether this call gave it. */
  give(tx: Transaction, gift: { userId: string; template: string; key: string }): Promise<boolean>
  /** The best usable coupon for a price and what it takes off, in fen; undefined when there is none. */
  suggest(userId: string, price: number, product: CouponUse['product']): Promise<{ couponId: string; discount: number } | undefined>
  /** What it would take off, in fen; throws BusinessError when it cannot be used for this. */
  quote(use: Omit<CouponUse, 'orderId'>): Promise<number>
  /** Binds it to the order and answers what it takes off, in fen; throws BusinessError when it cannot be used. */
  use(tx: Transaction, use: CouponUse): Promise<number>
  /** Gives the order's coupon back, as the order was closed; nothing happens where it has none. */
  giveBack(tx: Transaction, orderId: string): Promise<void>
}
