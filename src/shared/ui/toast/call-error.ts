import type { I18n } from '@lingui/core'
import { appConfig } from '#config'
import { codes, runtimeCodes } from '#contract/codes.ts'
import { ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { showApiError } from './api-error.ts'
import { toast } from './toast.ts'

/** Tells that a call came to nothing, unless the person stopped it. */
export function showCallError(error: unknown, i18n: I18n): void {
  // A missing mobile number is answered by the popup that asks for it.
  if (error instanceof ApiError && error.code === codes.bindMobile) return
  if (error instanceof ApiError) showApiError(error.message)
  else if (runtimeCode(error) !== runtimeCodes.abort) toast({ text: errorText(error, i18n), tone: 'error', durationMs: appConfig.toast.apiErrorMs })
}
