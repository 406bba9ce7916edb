import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Coupon } from '#contract/endpoints/coupons.ts'
import { conditionsOf, offerWords } from '../coupon-words.ts'
import { CouponEnd } from './coupon-end.tsx'
import styles from './coupon-card.module.css'

interface CouponCardProps {
  coupon: Coupon
  /** When it was read, milliseconds since 1970. */
  now: number
  /** What the person can do with it. */
  action?: ReactNode
}

/** A coupon as one to tear off: what it is worth, and what for. */
export function CouponCard({ coupon, now, action }: CouponCardProps) {
  const { i18n, t } = useLingui()
  const worth = offerWords(coupon.offer, i18n)
  return (
    <article className={clsx(styles.coupon, coupon.state !== 'usable' && styles.past)}>
      <p className={styles.worth}>
        <span className="visually-hidden">{t`优惠`}</span>
        <span className={clsx(styles.amount, worth.length > 4 && styles.long)}>{worth}</span>
      </p>
      <div className={styles.words}>
        <h2 className={styles.name}>{coupon.name}</h2>
        <p className={styles.conditions}>{conditionsOf(coupon, i18n).join(' · ')}</p>
        <CouponEnd coupon={coupon} now={now} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
