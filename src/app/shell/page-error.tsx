import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { runtimeCodes } from '#contract/codes.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { Notice, reload } from './notice.tsx'

const titles: { [code: number]: MessageDescriptor } = {
  [runtimeCodes.network]: msg`网络好像断了`,
  [runtimeCodes.timeout]: msg`连接超时`,
}

/** A page that failed to load. The error's own words stay out: they may name what is nobody's business. */
export function PageError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const title = titles[runtimeCode(error) ?? 0]
  return (
    <Notice
      title={title ? i18n._(title) : t`这一页没能打开`}
      text={t`你的作品和灵感值都好好的，点击屏幕重试。`}
      onPress={reload}
    />
  )
}
