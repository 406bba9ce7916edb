import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { couponStates, type CouponState } from '#contract/endpoints/coupon-choices.ts'
import { couponsQuery } from '~/entities/coupon/coupon.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { oneOf, type Search } from '~/shared/lib/search.ts'
import { CouponPage } from './-coupon/coupon-page.tsx'

interface CouponSearch {
  /** Left out: the usable ones. */
  state?: CouponState
}

export const Route = createFileRoute('/functionListThree/coupon/coupon')({
  validateSearch: ({ state }: Search): CouponSearch => ({ state: oneOf(couponStates, state) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    // Another state comes into the open page by itself.
    const state = oneOf(couponStates, (location.search as Search).state) ?? 'usable'
    await context.queryClient.ensureInfiniteQueryData(couponsQuery(state))
    return { head: { title: context.i18n._(msg`优惠券`), description: context.i18n._(msg`充值和开通会员时能用的优惠券`), hidden: true } }
  },
  head: loadedHead,
  component: CouponPage,
})
