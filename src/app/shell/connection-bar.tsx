import { useLingui } from '@lingui/react/macro'
import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useOnline } from '~/shared/lib/online.ts'
import { useReloadNeed } from '~/shared/lib/reload-need.ts'
import { reloadPage } from '~/shared/lib/reload-page.ts'
import { restoreTypedWords } from '~/shared/lib/typed-words.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './connection-bar.module.css'

/** Says what stands between the page and the server: no network, or a release that this page is not of. */
export function ConnectionBar() {
  const { t } = useLingui()
  const online = useOnline()
  const need = useReloadNeed()
  useEffect(() => {
    // When React is done with this: what is below may still be hydrated by the event that comes to it, but not meanwhile.
    const timer = setTimeout(restoreTypedWords)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.bar} data-connection-bar>
          <WifiOff aria-hidden />
          {t`网络断开了，你写下的都在，连上后继续`}
        </p>
      )}
      {online && need && (
        <p className={styles.bar} data-connection-bar>
          {need === 'release' ? t`有新版本，刷新后继续，你写下的都在` : t`这一页要刷新才能继续，你写下的都在`}
          <Button size="small" icon={RefreshCw} onClick={reloadPage}>{t`刷新`}</Button>
        </p>
      )}
    </div>
  )
}
