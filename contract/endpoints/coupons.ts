import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Timestamp } from '../entities.ts'
import { couponStates } from './coupon-choices.ts'
import { products } from '../shop-choices.ts'

export const CouponOffer = v.variant('kind', [
  v.object({
    kind: v.literal('amount'),
    /** Fen off. */
    amount: v.number(),
  }),
  v.object({
    kind: v.literal('percent'),
    /** How much of the price goes, 1 to 99. */
    percent: v.number(),
    /** Fen off at most. */
    most: v.optional(v.number()),
  }),
])
/** What a coupon takes off. */
export type CouponOffer = v.InferOutput<typeof CouponOffer>

export const Coupon = v.object({
  id: Id,
  /** In the person's language. */
  name: v.string(),
  offer: CouponOffer,
  /** Fen that the order must cost before it; 0: any. */
  threshold: v.number(),
  products: v.array(v.picklist(products)),
  state: v.picklist(couponStates),
  expiresAt: Timestamp,
  usedAt: v.optional(Timestamp),
  createdAt: Timestamp,
})
export type Coupon = v.InferOutput<typeof Coupon>

const couponObstacles = ['product', 'threshold', 'price'] as const
/** Why a coupon cannot be used: not for this product, the price is below its threshold, or too small to take anything off. */
export type CouponObstacle = (typeof couponObstacles)[number]

/** More than anything costs. */
const MOST_FEN = 100_000_000

export const couponsEndpoints = {
  couponsList: defineEndpoint({
    method: 'POST',
    path: '/user/coupons/list',
    summary: "The person's coupons of a state: usable ones by their end, the others latest first; and how many there are of each.",
    access: 'user',
    repeatable: true,
    request: v.object({ state: v.optional(v.picklist(couponStates), 'usable'), cursor: v.optional(v.string()) }),
    response: v.object({
      coupons: v.array(Coupon),
      counts: v.object({ usable: v.number(), used: v.number(), expired: v.number() }),
      /** Pass it to get the next page; absent on the last. */
      next: v.optional(v.string()),
    }),
  }),
  couponsOptions: defineEndpoint({
    method: 'POST',
    path: '/user/options/coupons',
    summary: "The person's coupons for a product at a price in fen: what each takes off, the best first, and why the others do not count.",
    access: 'user',
    repeatable: true,
    request: v.object({
      product: v.picklist(products),
      price: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FEN)),
    }),
    response: v.object({
      /** Fen off. */
      usable: v.array(v.object({ coupon: Coupon, discount: v.number() })),
      unusable: v.array(v.object({ coupon: Coupon, obstacle: v.picklist(couponObstacles) })),
    }),
  }),
} as const
