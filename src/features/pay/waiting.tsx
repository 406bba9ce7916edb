import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import type { Order, PaymentWay } from '#contract/endpoints/orders.ts'
import { providerWords } from '~/entities/order/order.words.ts'
import { useCountdown } from '~/shared/lib/use-countdown.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Button, ButtonAnchor } from '~/shared/ui/button/button.tsx'
import { QrCode } from '~/shared/ui/qr-code/qr-code.tsx'
import type { PaymentEvent } from './payment-machine.ts'
import styles from './payment.module.css'

interface WaitingProps {
  order: Order
  way: PaymentWay
  busy: boolean
  send: (event: PaymentEvent) => void
  onGo: (way: PaymentWay) => void
}

/** The code to scan or the way to where the person pays, how much time is left, and the ways out. */
export function Waiting({ order, way, busy, send, onGo }: WaitingProps) {
  const { t, i18n } = useLingui()
  return (
    <section className={styles.waiting} aria-label={t`等待支付`}>
      {order.provider === 'sandbox' && (
        <p className={styles.test}>
          <Badge tone="gold">
            <Trans>测试</Trans>
          </Badge>
          <Trans>这是测试收银台，不会真的扣款</Trans>
        </p>
      )}
      {way.kind === 'qr' ? (
        <>
          <div className={styles.place}>
            <QrCode text={way.content} label={t`支付二维码`} />
          </div>
          <p className={styles.hint} role="status">
            {order.provider === 'sandbox' ? <Trans>用手机扫码打开收银台</Trans> : <Trans>请用{i18n._(providerWords[order.provider])}扫码支付</Trans>}
          </p>
        </>
      ) : (
        <p className={styles.hint} role="status">
          <Trans>支付完成后回到这里，结果会自动更新</Trans>
        </p>
      )}
      <TimeLeft expiresAt={order.expiresAt} onOver={() => send({ type: 'CHECK' })} />
      <div className={styles.actions}>
        {way.kind === 'qr' && order.provider === 'sandbox' && (
          <ButtonAnchor href={way.content} target="_blank" rel="noreferrer" icon={ExternalLink} fullWidth>
            <Trans>在这台设备上打开收银台</Trans>
          </ButtonAnchor>
        )}
        {way.kind !== 'qr' && (
          <Button tone="primary" size="large" fullWidth onClick={() => onGo(way)}>
            <Trans>去支付</Trans>
          </Button>
        )}
        <Button size={way.kind === 'qr' ? 'large' : 'medium'} tone={way.kind === 'qr' ? 'primary' : 'secondary'} fullWidth loading={busy} onClick={() => send({ type: 'CHECK' })}>
          <Trans>我已支付</Trans>
        </Button>
        <Button tone="quiet" fullWidth disabled={busy} onClick={() => send({ type: 'CLOSE' })}>
          <Trans>取消订单</Trans>
        </Button>
      </div>
    </section>
  )
}

function TimeLeft({ expiresAt, onOver }: { expiresAt: number; onOver: () => void }) {
  const { left, start } = useCountdown()
  useEffect(() => {
    const milliseconds = Math.max(0, expiresAt - Date.now())
    start(Math.ceil(milliseconds / 1000))
    const timer = setTimeout(onOver, milliseconds + 1000)
    return () => clearTimeout(timer)
    // Once for each end: what is called then is the newest.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [expiresAt])
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p className={styles.time} role="timer">
      <Trans>剩余 {clock}</Trans>
    </p>
  )
}
