import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { runtimeCodes, type RuntimeCode } from '#contract/codes.ts'
import { isOnline } from '~/shared/lib/online.ts'
import { ApiError } from './api.ts'
import { runtimeCode } from './runtime-error.ts'

const runtimeWords: Record<RuntimeCode, MessageDescriptor> = {
  [runtimeCodes.timeout]: msg`等得太久了，请稍后再试`,
  [runtimeCodes.abort]: msg`已停止`,
  [runtimeCodes.network]: msg`网络不通，请稍后再试`,
  [runtimeCodes.socketConnect]: msg`连接不上，请稍后再试`,
  [runtimeCodes.socketNotOpen]: msg`连接还没准备好，请稍后再试`,
}

/** What to tell a person of a call that came to nothing: the server's words where it answered. */
export function errorText(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError) return error.message
  const code = runtimeCode(error)
  if (code === runtimeCodes.network && !isOnline()) return i18n._(msg`网络断开了，连上后再试一次`)
  return i18n._(code === undefined ? msg`出了点问题，请稍后再试` : runtimeWords[code])
}
