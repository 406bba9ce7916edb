import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { codes, runtimeCodes } from '#contract/codes.ts'
import { ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { runtimeCode } from '~/shared/api/runtime-error.ts'
import { showApiError } from './api-error.ts'
import { toastError } from './toast.ts'

/** Tells that a call came to nothing: in the server's words where it was refused, and not where the person stopped it. */
export function showCallError(error: unknown, i18n: I18n, failure: string = errorText(error, i18n)): void {
  // A missing mobile number is answered by the popup that asks for it.
  if (error instanceof ApiError && error.code === codes.bindMobile) return
  if (error instanceof ApiError) showApiError(error.message)
  else if (runtimeCode(error) !== runtimeCodes.abort) toastError(failure)
}

/** Tells that an upload came to nothing. */
export const showUploadError = (error: unknown, i18n: I18n) => showCallError(error, i18n, i18n._(msg`上传异常，请稍后重试`))
