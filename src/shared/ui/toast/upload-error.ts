import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { appConfig } from '#config'
import { runtimeCodes } from '#contract/codes.ts'
import { ApiError } from '~/shared/api/api.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { showApiError } from './api-error.ts'
import { toast } from './toast.ts'

/** Tells that an upload came to nothing: in the server's words where it was refused, and not where the person stopped it. */
export function showUploadError(error: unknown, i18n: I18n): void {
  if (error instanceof ApiError) showApiError(error.message)
  else if (runtimeCode(error) !== runtimeCodes.abort)
    toast({ text: i18n._(msg`上传异常，请稍后重试`), tone: 'error', durationMs: appConfig.toast.apiErrorMs })
}
