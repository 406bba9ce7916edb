import { Trans, useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './qr-login.module.css'

type Device = Extract<ResponseOf<'loginQrcode'>, { action: 'look' }>

interface QrApprovalProps {
  device: Device
  problem: unknown
  /** The answer that is on its way. */
  answering: boolean | undefined
  onAnswer: (approve: boolean) => void
}

/** Which device asks to be let in, and the two answers. */
export function QrApproval({ device, problem, answering, onAnswer }: QrApprovalProps) {
  const { t, i18n } = useLingui()
  const name = [device.browser, device.system].filter(Boolean).join(' · ')
  const facts = [
    { label: t`设备`, value: name || t`未知设备` },
    ...(device.place ? [{ label: t`网络地址`, value: device.place }] : []),
    { label: t`请求时间`, value: i18n.date(device.createdAt, { dateStyle: 'medium', timeStyle: 'short' }) },
  ]
  return (
    <>
      <dl className={styles.device}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FormError errors={[problem]} fields={[]} />
      <div className={styles.answers}>
        <Button tone="primary" size="large" fullWidth loading={answering === true} onClick={() => onAnswer(true)}>
          <Trans>确认是我</Trans>
        </Button>
        <Button size="large" fullWidth loading={answering === false} onClick={() => onAnswer(false)}>
          <Trans>不是我，拒绝</Trans>
        </Button>
      </div>
    </>
  )
}
