import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import { appConfig } from '#config'
import { LOCALE_COOKIE, isLocale, negotiateLocale } from '~/shared/i18n/locales.ts'
import { classifyPlatform } from '~/shared/lib/platform.ts'
import type { Caller } from './call-api.ts'
import { resolveTransport } from './transport.server.ts'

/** The caller behind the request that is being answered. */
export function currentCaller(): Caller {
  const chosen = getCookie(LOCALE_COOKIE)
  return {
    ...resolveTransport(),
    token: getRequestHeader('token') ?? getCookie(appConfig.session.tokenKey),
    platform: classifyPlatform(getRequestHeader('user-agent')),
    locale: isLocale(chosen) ? chosen : negotiateLocale(getRequestHeader('accept-language')),
  }
}
