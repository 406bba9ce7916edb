import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import type { Arrival } from '~/entities/session/arrival.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { QrCode } from '~/shared/ui/qr-code/qr-code.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './qr-login.module.css'
import { useQrLogin } from './use-qr-login.ts'

const stateWords = {
  waiting: msg`用已登录的手机扫一扫，确认后这里就会登录`,
  scanned: msg`已扫码，请在手机上确认`,
  approved: msg`已确认，正在登录`,
  refused: msg`手机上没有同意这次登录`,
  expired: msg`二维码已过期`,
  used: msg`这个二维码已经用过了`,
}

/** A code in the picture that a phone which is logged in lets this device in by. */
export function QrPanel({ onIssued }: { onIssued: (login: Arrival) => void }) {
  const { t, i18n } = useLingui()
  const { id, state, failed, refreshing, refresh } = useQrLogin(onIssued)
  const over = failed !== null || state === 'refused' || state === 'expired' || state === 'used'
  return (
    <section className={styles.panel} aria-label={t`扫码登录`}>
      <div className={styles.place} data-over={over || state === 'approved' || undefined}>
        {id ? (
          <QrCode text={`${location.origin}/functionSquare/login/whoauth?qr=${id}`} label={t`登录二维码`} />
        ) : (
          <Skeleton className={styles.code} />
        )}
        {over && (
          <div className={styles.cover}>
            <Button size="small" icon={RefreshCw} loading={refreshing} onClick={refresh}>
              <Trans>刷新二维码</Trans>
            </Button>
          </div>
        )}
      </div>
      {failed ? (
        <FormError errors={[failed]} fields={[]} />
      ) : (
        <p className={styles.text} role="status">
          {i18n._(stateWords[state])}
        </p>
      )}
      <p className={styles.agreed}>
        <Trans>
          扫码登录即表示同意
          <Link to="/functionSquare/about/service" target="_blank">用户服务协议</Link>
          与
          <Link to="/functionSquare/about/privacy" target="_blank">隐私政策</Link>
        </Trans>
      </p>
    </section>
  )
}
