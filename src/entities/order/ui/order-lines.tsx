import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '#contract/endpoints/orders.ts'
import { Moment } from '~/shared/ui/moment/moment.tsx'
import { money } from '~/shared/lib/money.ts'
import { orderStateWords, providerWords } from '../order.words.ts'
import styles from './lines.module.css'

/** One line of a bill. */
export function Line({ label, strong, children }: { label: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What was bought, what it costs, and how far it is. */
export function OrderLines({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { name, listPrice, discount, total, refunded, provider, createdAt, paidAt } = order
  return (
    <dl className={styles.lines}>
      <Line label={name}>{money(i18n, listPrice)}</Line>
      {discount > 0 && <Line label={t`优惠券`}>−{money(i18n, discount)}</Line>}
      <Line label={order.state === 'created' || order.state === 'paying' ? <Trans>应付</Trans> : <Trans>金额</Trans>} strong>
        {money(i18n, total)}
      </Line>
      {refunded > 0 && <Line label={t`已退回`}>{money(i18n, refunded)}</Line>}
      <Line label={t`状态`}>{i18n._(orderStateWords(order))}</Line>
      <Line label={t`支付方式`}>{i18n._(providerWords[provider])}</Line>
      <Line label={t`下单时间`}>
        <Moment at={createdAt} />
      </Line>
      {paidAt !== undefined && (
        <Line label={t`支付时间`}>
          <Moment at={paidAt} />
        </Line>
      )}
      <Line label={t`订单号`}>
        <span className={styles.number}>{order.id}</span>
      </Line>
    </dl>
  )
}
