import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/endpoints/orders.ts'
import { isOpen, orderQuery, storeOrder } from '~/entities/order/order.queries.ts'
import { OrderLines } from '~/entities/order/ui/order-lines.tsx'
import { api } from '~/shared/api/api.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { FailedState } from '~/shared/ui/empty-state/failed-state.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './orders.module.css'

/** One order, with what can be done about it. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t`订单详情`} placement="center" footer={order && isOpen(order) && <Actions order={order} />}>
      {order ? (
        <OrderLines order={order} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <Skeleton height="200px" />
      )}
    </Sheet>
  )
}

function Actions({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: () => api('orderClose', { id: order.id }, { quiet: true }),
    onSuccess: (closed) => storeOrder(queryClient, closed),
    onError: (error) => showCallError(error, i18n),
  })
  return (
    <div className={styles.actions}>
      <ButtonLink to="/functionSquare/buy/index" search={{ order: order.id, back: '/functionSquare/balance/index' }} tone="primary" size="large" fullWidth>
        <Trans>继续支付</Trans>
      </ButtonLink>
      <Button tone="quiet" fullWidth loading={close.isPending} onClick={() => close.mutate()}>
        <Trans>取消订单</Trans>
      </Button>
    </div>
  )
}
