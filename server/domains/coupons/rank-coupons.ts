import type { Locale } from '#config'
import type { Product } from '#contract/shop-choices.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { discountOf, obstacleOf } from './coupon-terms.ts'
import { viewCoupon, type NamedCoupon } from './coupon-view.ts'

interface Wanted {
  product: Product
  price: number
  locale: Locale
}

/** Which coupons count for what is wanted: what takes most off first, of equals the one that ends first; the others with what keeps them. */
export function rankCoupons(free: readonly NamedCoupon[], { product, price, locale }: Wanted): ResponseOf<'couponsOptions'> {
  const seen = free.map((named) => ({
    coupon: viewCoupon(named, 'usable', locale),
    discount: discountOf(named.coupon.terms, price),
    obstacle: obstacleOf(named.coupon.terms, product, price),
  }))
  return {
    usable: seen
      .filter(({ obstacle }) => obstacle === undefined)
      .map(({ coupon, discount }) => ({ coupon, discount }))
      .sort((a, b) => b.discount - a.discount || a.coupon.expiresAt - b.coupon.expiresAt),
    unusable: seen.flatMap(({ coupon, obstacle }) => (obstacle ? [{ coupon, obstacle }] : [])),
  }
}
