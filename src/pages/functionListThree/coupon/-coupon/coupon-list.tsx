import { Trans } from '@lingui/react/macro'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CouponState } from '#contract/endpoints/coupon-choices.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { CouponCard } from '~/entities/coupon/ui/coupon-card.tsx'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListEnd } from '~/shared/ui/list-end/list-end.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './coupon.module.css'

interface CouponListProps {
  state: CouponState
  list: UseInfiniteQueryResult<InfiniteData<ResponseOf<'couponsList'>>>
}

export function CouponList({ state, list }: CouponListProps) {
  const { data, dataUpdatedAt, isError, isPlaceholderData, isFetchNextPageError, hasNextPage, isFetchingNextPage } = list
  if (!data || isPlaceholderData) return isError ? <NotRead onRetry={() => void list.refetch()} /> : <Coming />
  const coupons = data.pages.flatMap((page) => page.coupons)
  if (coupons.length === 0) return nothing[state]
  return (
    <>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              now={dataUpdatedAt}
              action={
                state === 'usable' && (
                  <SmartLink link="{/functionSquare/buy/index}" className={styles.use}>
                    <Trans>去使用</Trans>
                  </SmartLink>
                )
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <ListEnd count={coupons.length} busy={isFetchingNextPage} failed={isFetchNextPageError} onEnd={() => void list.fetchNextPage()} />
      )}
    </>
  )
}

const nothing: Record<CouponState, ReactNode> = {
  usable: (
    <EmptyState
      text={<Trans>还没有可用的优惠券。做任务、参加活动都能拿到</Trans>}
      action={
        <ButtonLink to="/functionList/draw/taskCenter" tone="primary">
          <Trans>去任务中心</Trans>
        </ButtonLink>
      }
    />
  ),
  used: <EmptyState text={<Trans>用过的优惠券会留在这里，方便你查看</Trans>} />,
  expired: <EmptyState text={<Trans>没有过期的优惠券，一张都没浪费</Trans>} />,
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      text={<Trans>没能读到优惠券，它们都好好的</Trans>}
      action={
        <Button icon={RefreshCw} onClick={onRetry}>
          <Trans>再试一次</Trans>
        </Button>
      }
    />
  )
}

function Coming() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height="calc(var(--u) * 112)" />
      ))}
    </div>
  )
}
