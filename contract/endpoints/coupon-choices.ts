// Apart from the schemas, as pages need these at once and those never.

export const couponProducts = ['points', 'membership'] as const
/** What can be bought with coupons. */
export type CouponProduct = (typeof couponProducts)[number]

export const couponStates = ['usable', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]
