import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { couponStates, type CouponState } from '#contract/endpoints/coupon-choices.ts'
import { couponsQuery } from '~/entities/coupon/coupon.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { pageHead } from '~/shared/lib/page-head.ts'
import { oneOf, type Search } from '~/shared/lib/search.ts'
import { CouponPage } from './-coupon/coupon-page.tsx'

interface CouponSearch {
  /** Left out: the usable ones. */
  state?: CouponState
}

export const Route = createFileRoute('/functionListThree/coupon/coupon')({
  // What the loader needs comes with the page, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: ({ state }: Search): CouponSearch => ({ state: oneOf(couponStates, state) }),
  loader: async ({ context, location }) => {
    await requirePerson(context, location)
    // Another state comes into the open page by itself.
    const state = oneOf(couponStates, (location.search as Search).state) ?? 'usable'
    await context.queryClient.ensureInfiniteQueryData(couponsQuery(state))
  },
  head: ({ match }) =>
    pageHead({
      title: match.context.i18n._(msg`优惠券`),
      description: match.context.i18n._(msg`充值和开通会员时能用的优惠券`),
      path: match.pathname,
      hidden: true,
    }),
  component: CouponPage,
})
