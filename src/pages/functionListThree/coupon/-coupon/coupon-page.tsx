import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import { couponsQuery } from '~/entities/coupon/coupon.queries.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { CouponList } from './coupon-list.tsx'
import styles from './coupon.module.css'

const route = getRouteApi('/functionListThree/coupon/coupon')

export function CouponPage() {
  const { t } = useLingui()
  const { state = 'usable' } = route.useSearch()
  const navigate = route.useNavigate()
  // The counts of all states stay while another one is read.
  const list = useInfiniteQuery({ ...couponsQuery(state), placeholderData: keepPreviousData })
  const counts = list.data?.pages.at(-1)?.counts
  const labelOf = (name: string, count: number | undefined) => (count ? `${name} ${count}` : name)
  const choices = [
    { value: 'usable' as const, label: labelOf(t`可使用`, counts?.usable) },
    { value: 'used' as const, label: labelOf(t`已使用`, counts?.used) },
    { value: 'expired' as const, label: labelOf(t`已过期`, counts?.expired) },
  ]
  const choose = (chosen: CouponState) => void navigate({ search: chosen === 'usable' ? {} : { state: chosen }, replace: true })
  return (
    <Page width="reading" title={t`优惠券`} backTo="/square/account/user">
      <SegmentedControl label={t`优惠券的状态`} choices={choices} value={state} onChange={choose} className={styles.states} />
      <CouponList state={state} list={list} />
    </Page>
  )
}
