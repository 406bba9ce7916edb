import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { appConfig } from '#config'
import { Skeleton, SkeletonWall } from '~/shared/ui/skeleton/skeleton.tsx'
import { reloadPage } from '~/shared/lib/reload-page.ts'
import { Notice } from './notice.tsx'
import styles from './page-states.module.css'

const { pageMs, pageLoaderDelayMs } = appConfig.timeouts

/** A page on its way (the router shows it after 200 ms); after a minute it owns up, and a click reloads. */
export function PagePending() {
  const { t } = useLingui()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pageMs - pageLoaderDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (late) return <Notice title={t`连接超时`} text={t`页面一分钟都没有加载出来，点击屏幕重试。`} onPress={reloadPage} />
  return (
    <div className={styles.pending} aria-busy="true">
      <p className="visually-hidden" role="status">{t`正在加载`}</p>
      <Skeleton shape="line" width="38%" className={styles.heading} />
      <SkeletonWall />
    </div>
  )
}
