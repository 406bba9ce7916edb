// Apart from the schemas, as pages need these at once and those never.

export const couponStates = ['usable', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]
