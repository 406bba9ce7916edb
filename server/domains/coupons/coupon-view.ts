import type { Locale } from '#config'
import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import type { Coupon } from '#contract/endpoints/coupons.ts'
import type { CouponRow } from './coupons.table.ts'

export interface NamedCoupon {
  coupon: CouponRow
  names: Record<Locale, string>
}

/** A coupon as its owner sees it. */
export const viewCoupon = ({ coupon, names }: NamedCoupon, state: CouponState, locale: Locale): Coupon => ({
  id: coupon.id,
  name: names[locale],
  ...coupon.terms,
  state,
  expiresAt: coupon.expiresAt.getTime(),
  usedAt: coupon.usedAt?.getTime(),
  createdAt: coupon.createdAt.getTime(),
})
