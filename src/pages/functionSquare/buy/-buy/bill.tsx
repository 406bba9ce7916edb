import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Offer } from '#contract/shop.ts'
import { money } from '~/shared/lib/money.ts'
import { Line } from '~/entities/order/ui/order-lines.tsx'
import lines from '~/entities/order/ui/lines.module.css'
import { Card } from '~/shared/ui/card/card.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import styles from './shop.module.css'
import type { Buy } from './use-buy.ts'

const CouponSheet = lazyPart(() => import('./coupon-sheet.tsx'), 'CouponSheet', { whenFails: 'over' })

/** What the choice costs, what the coupon takes off, and what there will be after it. */
export function Bill({ offer, buy: { price, pending, total, coupon, setCoupon }, person }: { offer: Offer; buy: Buy; person: boolean }) {
  const { t, i18n } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const until = price?.memberUntil && i18n.date(new Date(price.memberUntil), { dateStyle: 'long' })
  return (
    <Card>
      <dl className={lines.lines} aria-busy={pending || undefined} data-pending={pending || undefined}>
        <Line label={offer.name}>{money(i18n, price?.listPrice ?? offer.price)}</Line>
        {person && (
          <Line label={t`优惠券`}>
            <button type="button" className={styles.coupon} onClick={() => setChoosing(true)}>
              {price?.coupon ? <span className={styles.off}>−{money(i18n, price.discount)}</span> : coupon === null ? <Trans>不使用</Trans> : <Trans>没有可用的</Trans>}
              <ChevronRight aria-hidden />
            </button>
          </Line>
        )}
        <Line label={<Trans>合计</Trans>} strong>
          {total}
        </Line>
        {price && offer.product === 'points' && <Line label={t`到账后灵感值`}>{i18n.number(price.coin)}</Line>}
        {until && offer.product === 'membership' && <Line label={t`会员有效期至`}>{until}</Line>}
      </dl>
      {choosing && (
        <CouponSheet
          product={offer.product}
          price={offer.price}
          chosen={price?.coupon?.id ?? null}
          onChoose={(id) => {
            setCoupon(id)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
          onGiveUp={() => setChoosing(false)}
        />
      )}
    </Card>
  )
}
