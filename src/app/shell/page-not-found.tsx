import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { SpiltInk } from './notice.tsx'
import styles from './page-states.module.css'
import { useShellEntries } from './shell-entries.ts'

/** An address that leads nowhere, with the ways on. */
export function PageNotFound() {
  const { t } = useLingui()
  const entries = useShellEntries()
  return (
    <div className={styles.notice}>
      <SpiltInk />
      <h1>{t`这里还是一张白纸`}</h1>
      <p>{t`网址可能写错了，或者页面已经搬走。不如从这里继续：`}</p>
      <div className={styles.ways}>
        {entries.length === 0 && <ButtonLink to="/" tone="primary">{t`回到首页`}</ButtonLink>}
        {entries.map(({ to, label, icon }, at) => (
          <ButtonLink key={to} to={to} icon={icon} tone={at === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
