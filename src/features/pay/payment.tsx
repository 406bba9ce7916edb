import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '#contract/endpoints/orders.ts'
import { money } from '~/shared/lib/money.ts'
import { OrderLines } from '~/entities/order/ui/order-lines.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { Outcome } from './outcome.tsx'
import styles from './payment.module.css'
import { usePayment } from './use-payment.ts'
import { Waiting } from './waiting.tsx'

interface PaymentProps {
  id: string
  /** The person has just asked to pay, and is led to where they do. */
  goes: boolean
  /** What follows a payment: the way back to where the person came from. */
  onward: ReactNode
  /** Another try, after this order has ended. */
  onAgain: () => void
}

/** One order from its payment to its end; whatever is shown is what the server says of it. */
export function Payment({ id, goes, onward, onAgain }: PaymentProps) {
  const { order, snapshot, send, go } = usePayment(id, goes)
  const again = (
    <Button tone="primary" size="large" fullWidth onClick={onAgain}>
      <Trans>重新购买</Trans>
    </Button>
  )
  return (
    <div className={styles.payment}>
      {order.held ? (
        <Outcome tone="wait" title={<Trans>正在核对</Trans>} text={<Trans>收到的金额和订单不一致，我们正在核对，结果会通过消息告诉你。钱不会丢。</Trans>} />
      ) : order.state === 'paid' ? (
        <Paid order={order} onward={onward} />
      ) : order.state === 'closed' ? (
        <Closed order={order} again={again} />
      ) : order.state === 'refunded' ? (
        <Outcome tone="wait" title={<Trans>已退款</Trans>} text={<Trans>这笔钱已按原路退回，到账时间以支付平台为准。</Trans>} action={again} />
      ) : snapshot?.matches({ open: 'failed' }) ? (
        <Failed onRetry={() => send({ type: 'RETRY' })} onClose={() => send({ type: 'CLOSE' })} />
      ) : snapshot?.context.way ? (
        <Waiting order={order} way={snapshot.context.way} busy={snapshot.hasTag('busy')} send={send} onGo={go} />
      ) : (
        <Skeleton className={styles.place} />
      )}
      <Card>
        <OrderLines order={order} />
      </Card>
    </div>
  )
}

function Paid({ order, onward }: { order: Order; onward: ReactNode }) {
  return (
    <Outcome
      tone="done"
      title={<Trans>支付成功</Trans>}
      text={order.product === 'points' ? <Trans>{order.points} 灵感值已经到账</Trans> : <Trans>会员已开通，公开作品的创作描述现在都能看到</Trans>}
      action={onward}
    />
  )
}

function Closed({ order: { closedBy, discount }, again }: { order: Order; again: ReactNode }) {
  const { i18n } = useLingui()
  const off = money(i18n, discount)
  return (
    <Outcome
      tone="over"
      title={closedBy === 'expiry' ? <Trans>订单已过期</Trans> : closedBy === 'person' ? <Trans>订单已取消</Trans> : <Trans>支付没有完成</Trans>}
      text={discount > 0 ? <Trans>没有扣款，{off} 的优惠券已经退回。</Trans> : <Trans>没有扣款。如果你已经付了钱，它会自动到账或原路退回。</Trans>}
      action={again}
    />
  )
}

function Failed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Outcome
      tone="over"
      title={<Trans>暂时连不上支付平台</Trans>}
      text={<Trans>订单已经保留，没有扣款。</Trans>}
      action={
        <div className={styles.actions}>
          <Button tone="primary" size="large" fullWidth onClick={onRetry}>
            <Trans>再试一次</Trans>
          </Button>
          <Button tone="quiet" fullWidth onClick={onClose}>
            <Trans>取消订单</Trans>
          </Button>
        </div>
      }
    />
  )
}
