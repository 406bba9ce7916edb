import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Notice, reload } from './notice.tsx'

/** A page that failed to load. The error's own words stay out: they may name what is nobody's business. */
export function PageError({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  return (
    <Notice
      title={isConnectionError(error) ? t`网络好像断了` : t`这一页没能打开`}
      text={t`你的作品和灵感值都好好的，点击屏幕重试。`}
      onPress={reload}
    />
  )
}

/** What browsers throw when a request, or a page's code, did not arrive. */
const isConnectionError = (error: unknown) =>
  error instanceof TypeError && /fetch|load failed|network|dynamically imported/i.test(error.message)
