import { Plural, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { Coupon } from '#contract/endpoints/coupons.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import styles from './coupon-card.module.css'

const DAY_MS = 86_400_000
/** From here on the end is marked. */
const SOON_DAYS = 3
/** Until then a day's year is plain. */
const A_YEAR = 365

/** When it ends, or what became of it. */
export function CouponEnd({ coupon, now }: { coupon: Coupon; now: number }) {
  const { i18n, t } = useLingui()
  // The server does not know the person's days.
  const hydrated = useHydrated()
  const zone = hydrated ? {} : { timeZone: 'UTC' }
  const dayOf = (time: number) => i18n.date(new Date(time), { dateStyle: 'medium', ...zone })
  const shortDayOf = (time: number) => i18n.date(new Date(time), { month: 'short', day: 'numeric', ...zone })
  if (coupon.state === 'used') return <p className={styles.end}>{t`已于 ${dayOf(coupon.usedAt ?? coupon.createdAt)} 使用`}</p>
  if (coupon.state === 'expired') return <p className={styles.end}>{t`已于 ${dayOf(coupon.expiresAt)} 过期`}</p>
  const days = Math.ceil((coupon.expiresAt - now) / DAY_MS)
  return (
    <p className={styles.end}>
      {t`${days < A_YEAR ? shortDayOf(coupon.expiresAt) : dayOf(coupon.expiresAt)} 到期`}
      {days <= SOON_DAYS && (
        <Badge tone="error">
          <Plural value={days} _1="不到一天" other="还剩 # 天" />
        </Badge>
      )}
    </p>
  )
}
