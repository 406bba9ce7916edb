import { useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { addressesOf } from '~/shared/navigation/addresses.ts'
import { nearestAddresses } from '~/shared/navigation/near-addresses.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { SpiltInk } from './notice.tsx'
import styles from './page-states.module.css'
import { useShellEntries } from './shell-entries.ts'

/** Addresses like the one asked for that are shown at most. */
const NEAR = 3

/** An address that leads nowhere, with the ways on. */
export function PageNotFound() {
  const { t } = useLingui()
  const entries = useShellEntries()
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  // The server does not know where the person came from.
  const canGoBack = useHydrated() && router.history.canGoBack()
  const near = nearestAddresses(pathname, addressesOf(router), NEAR)
  return (
    <div className={styles.notice}>
      <SpiltInk />
      <h1>{t`这里还是一张白纸`}</h1>
      <p>{t`网址可能写错了，或者页面已经搬走。不如从这里继续：`}</p>
      {near.length > 0 && (
        <ul className={styles.near} aria-label={t`相近的网址`}>
          {near.map((address) => (
            <li key={address}>
              <SmartLink link={`{${address}}`}>{address}</SmartLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {entries.length === 0 && <ButtonLink to="/" tone="primary">{t`回到首页`}</ButtonLink>}
        {entries.map(({ to, label, icon }, at) => (
          <ButtonLink key={to} to={to} icon={icon} tone={at === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
        {canGoBack && (
          <Button icon={ArrowLeft} tone="quiet" onClick={() => router.history.back()}>
            {t`返回上一页`}
          </Button>
        )}
      </div>
    </div>
  )
}
