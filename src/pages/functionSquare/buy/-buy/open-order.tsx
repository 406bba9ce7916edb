import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { money } from '~/shared/lib/money.ts'
import { isOpen, orderListQuery } from '~/entities/order/order.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './shop.module.css'

/** An order that still waits to be paid: begun in another tab, or before the person went back. */
export function OpenOrder({ onOpen }: { onOpen: (id: string) => void }) {
  const { i18n } = useLingui()
  const { data } = useInfiniteQuery(orderListQuery('open'))
  const order = data?.pages[0]?.orders.find(isOpen)
  if (!order) return null
  const amount = money(i18n, order.total)
  return (
    <div className={styles.open}>
      <p>
        <Trans>
          有一笔 {amount} 的订单还没支付：{order.name}
        </Trans>
      </p>
      <Button size="small" onClick={() => onOpen(order.id)}>
        <Trans>继续支付</Trans>
      </Button>
    </div>
  )
}
