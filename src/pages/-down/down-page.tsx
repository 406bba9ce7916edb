import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { appConfig } from '#config'
import { useInstall, useIsInstalled } from '~/features/install/install-prompt.ts'
import { InstallWays } from '~/features/install/install-ways.tsx'
import type { Device } from '~/features/install/ways.words.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'
import { requestPlatform, requestTouch } from '~/shared/lib/platform.ts'
import { systemOf } from '~/shared/lib/system.ts'
import { userAgent } from '~/shared/lib/user-agent.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { QrCode } from '~/shared/ui/qr-code/qr-code.tsx'
import styles from './down.module.css'

const ofSystem: Partial<Record<ReturnType<typeof systemOf>['os'], Device>> = { ios: 'ios', android: 'android', harmony: 'android' }

export function DownPage() {
  const { t } = useLingui()
  const platform = requestPlatform()
  const here = ofSystem[systemOf(userAgent(), requestTouch()).os] ?? 'computer'
  return (
    <Page title={t`下载应用`} backTo="/square/account/user" className={styles.page}>
      <section className={styles.intro}>
        <img src="/app/icon-192.png" alt="" width={96} height={96} className={styles.icon} />
        <h2 className={styles.name}>{appConfig.name}</h2>
        <p className={styles.lead}>
          <Trans>装到桌面，像应用一样打开：全屏，一点就开，不占多少空间</Trans>
        </p>
        {platform === 'chat' ? <LeaveChat /> : <Install />}
        {here === 'computer' && (
          <figure className={styles.phone}>
            <QrCode text={pageOrigin() + '/down'} label={t`用手机打开的二维码`} />
            <figcaption>
              <Trans>用手机扫一扫，装到手机上</Trans>
            </figcaption>
          </figure>
        )}
      </section>
      <div className={styles.ways}>
        <InstallWays here={here} />
      </div>
    </Page>
  )
}

/** The browser's own question, where it has one. */
function Install() {
  const install = useInstall()
  const installed = useIsInstalled()
  if (installed) {
    return (
      <p role="status" className={styles.state}>
        <Trans>你正在用装好的应用</Trans>
      </p>
    )
  }
  if (!install) return null
  return (
    <Button tone="primary" icon={Download} onClick={() => void install()}>
      <Trans>安装</Trans>
    </Button>
  )
}

/** The chat platform's browser installs nothing. */
function LeaveChat() {
  return (
    <p className={styles.state}>
      <Trans>点右上角 ···，选“在浏览器打开”，再按下面的方法安装</Trans>
    </p>
  )
}
