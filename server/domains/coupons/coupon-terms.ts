import type { Product } from '#contract/shop-choices.ts'
import type { CouponObstacle, CouponOffer } from '#contract/endpoints/coupons.ts'

/** What a coupon is worth, and for what. A coupon keeps the terms that it was given with, whatever becomes of its template. */
export interface CouponTerms {
  offer: CouponOffer
  /** Fen that the order must cost before it; 0: any. */
  threshold: number
  products: Product[]
}

/** What a person pays at the least, fen: an order is paid by a provider's word, and none of them takes nothing. */
const LEAST = 1

/**
 * Fen that the terms take off a price: whole ones, a part of one is left in the price, and never so many that less than
 * one fen is left to pay.
 */
export function discountOf({ offer }: CouponTerms, price: number): number {
  const off = offer.kind === 'amount' ? offer.amount : Math.min(Math.floor((price * offer.percent) / 100), offer.most ?? Infinity)
  return Math.max(0, Math.min(off, price - LEAST))
}

/** Why the terms do not count for a product at a price; undefined where they do. */
export function obstacleOf(terms: CouponTerms, product: Product, price: number): CouponObstacle | undefined {
  if (!terms.products.includes(product)) return 'product'
  if (price < terms.threshold) return 'threshold'
  return discountOf(terms, price) > 0 ? undefined : 'price'
}
