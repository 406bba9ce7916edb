import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import { api } from '~/shared/api/api.ts'

/** The person's coupons of a state; with each page come the counts of all. */
export const couponsQuery = (state: CouponState) =>
  infiniteQueryOptions({
    queryKey: ['coupons', state],
    queryFn: ({ pageParam, signal }) => api('couponsList', { state, cursor: pageParam }, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
