import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { CouponObstacle } from '#contract/endpoints/coupons.ts'
import type { Product } from '#contract/shop-choices.ts'
import { money } from '~/shared/lib/money.ts'
import { couponOptionsQuery } from '~/entities/order/order.queries.ts'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './coupon-sheet.module.css'

interface CouponSheetProps {
  product: Product
  /** Fen. */
  price: number
  chosen: string | null
  onChoose: (id: string | null) => void
  onClose: () => void
}

const NONE = 'none'

/** The person's coupons: those that count, the best first, and why the others do not. */
export function CouponSheet({ product, price, chosen, onChoose, onClose }: CouponSheetProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(couponOptionsQuery(product, price))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t`选择优惠券`} placement="center">
      {data ? (
        <Coupons options={data} chosen={chosen} onChoose={onChoose} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
    </Sheet>
  )
}

type Options = ResponseOf<'couponsOptions'>

function Coupons({ options: { usable, unusable }, chosen, onChoose }: { options: Options; chosen: string | null; onChoose: (id: string | null) => void }) {
  const { t, i18n } = useLingui()
  if (usable.length + unusable.length === 0) return <EmptyState text={<Trans>还没有优惠券，完成任务和参加活动可以得到</Trans>} />
  const choices = usable.map(({ coupon, discount }) => ({
    value: coupon.id,
    content: (
      <>
        <span className={styles.off}>−{money(i18n, discount)}</span>
        <About coupon={coupon} />
      </>
    ),
  }))
  const none = { value: NONE, content: <Trans>不使用优惠券</Trans> }
  return (
    <div className={styles.list}>
      <RadioGroup
        label={t`优惠券`}
        options={[...choices, none]}
        value={chosen ?? NONE}
        onChange={(id) => onChoose(id === NONE ? null : id)}
        className={styles.list}
        optionClassName={styles.coupon}
      />
      {unusable.map(({ coupon, obstacle }) => (
        <div key={coupon.id} className={styles.unusable}>
          <About coupon={coupon} />
          <small>
            <Obstacle obstacle={obstacle} threshold={money(i18n, coupon.threshold)} />
          </small>
        </div>
      ))}
    </div>
  )
}

function About({ coupon: { name, expiresAt } }: { coupon: Options['usable'][number]['coupon'] }) {
  const { i18n } = useLingui()
  const end = i18n.date(new Date(expiresAt), { dateStyle: 'medium' })
  return (
    <span className={styles.about}>
      {name}
      <small>
        <Trans>{end} 到期</Trans>
      </small>
    </span>
  )
}

function Obstacle({ obstacle, threshold }: { obstacle: CouponObstacle; threshold: string }) {
  if (obstacle === 'product') return <Trans>不能用来买这一种</Trans>
  if (obstacle === 'threshold') return <Trans>满 {threshold} 才能用</Trans>
  return <Trans>金额太小，不能再减</Trans>
}
