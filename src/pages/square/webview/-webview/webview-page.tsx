import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExternalLink, Globe } from 'lucide-react'
import { api } from '~/shared/api/api.ts'
import { ButtonAnchor, ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './webview.module.css'

const route = getRouteApi('/square/webview/index')

/** An external page, with its host in sight. */
export function WebviewPage() {
  const { t } = useLingui()
  const { address } = route.useLoaderData()
  return (
    <Page title={t`网页`} backTo="/" width="full">
      {address.kind === 'external' ? (
        <External key={address.url} {...address} />
      ) : (
        <EmptyState
          text={<Trans>这个链接打不开：只能打开 http 和 https 的网页，而且链接里不能带账号密码</Trans>}
          action={
            <ButtonLink to="/" tone="primary">
              <Trans>回到首页</Trans>
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}

/** Framed where it lets itself be, otherwise behind a press: this page never leads there by itself. */
function External({ url, host }: { url: string; host: string }) {
  const { t } = useLingui()
  const check = useQuery({
    queryKey: ['webview', url],
    queryFn: ({ signal }) => api('webviewCheck', { uri: url }, { quiet: true, signal }),
    retry: false,
  })
  if (!check.isPending && !check.data?.framable) return <Interstitial url={url} host={host} />
  return (
    <div className={styles.webview} aria-busy={check.isPending || undefined}>
      <header className={styles.bar}>
        <Globe aria-hidden />
        <strong className={styles.host}>
          <bdi>{host}</bdi>
        </strong>
        <CopyLink url={url} size="small" />
        <OpenOutside url={url} size="small" />
      </header>
      {check.isPending ? (
        <p className={styles.opening} role="status">{t`正在打开`}</p>
      ) : (
        // Without allow-same-origin its scripts run as nobody's: they reach nothing of ours.
        <iframe src={url} title={host} sandbox="allow-scripts allow-forms allow-popups" referrerPolicy="no-referrer" className={styles.frame} />
      )}
    </div>
  )
}

function Interstitial({ url, host }: { url: string; host: string }) {
  return (
    <div className={styles.interstitial}>
      <Globe aria-hidden className={styles.globe} />
      <h2 className={styles.name}>{host}</h2>
      <p className={styles.note}>
        <Trans>即将离开 Inkling。请确认这是你要去的网站，不要在陌生网站输入验证码和密码。</Trans>
      </p>
      <div className={styles.ways}>
        <OpenOutside url={url} tone="primary" size="large" />
        <CopyLink url={url} size="large" />
      </div>
    </div>
  )
}

function OpenOutside({ url, ...look }: { url: string; tone?: 'primary'; size: 'small' | 'large' }) {
  return (
    <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" icon={ExternalLink} {...look}>
      <span className={styles.words}>
        <Trans>在新标签页打开</Trans>
      </span>
    </ButtonAnchor>
  )
}
