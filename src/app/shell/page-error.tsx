import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { runtimeCodes } from '#contract/codes.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { explainFailure } from '~/shared/lib/fetch-part.ts'
import { fetchLostStyles } from '~/shared/lib/lost-styles.ts'
import { useReloadNeed } from '~/shared/lib/reload-need.ts'
import { reloadPage } from '~/shared/lib/reload-page.ts'
import { Notice } from './notice.tsx'

const titles: { [code: number]: MessageDescriptor } = {
  [runtimeCodes.network]: msg`网络好像断了`,
  [runtimeCodes.timeout]: msg`连接超时`,
}

/** A page that failed to load, its code included. The error's own words stay out: they may name what is nobody's business. */
export function PageError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const need = useReloadNeed()
  const code = runtimeCode(error)
  const lost = code === runtimeCodes.network
  // Whoever opens the page once more does not ask for its styles again. Where these fail, a reload may be offered.
  const again = useCallback(() => void fetchLostStyles().then(() => router.invalidate(), explainFailure), [router])
  useEffect(() => {
    if (!lost) return
    void explainFailure(error)
    // Nobody has to press what the network's return can do.
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [error, lost, again])
  const title = titles[code ?? 0]
  return (
    <Notice
      title={title ? i18n._(title) : t`这一页没能打开`}
      text={t`你的作品和灵感值都好好的，点击屏幕重试。`}
      // The frame stands, so the page alone is loaded again, unless that is no use.
      onPress={need ? reloadPage : again}
    />
  )
}
