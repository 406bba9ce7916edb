import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import { LOCALE_COOKIE, isLocale, negotiateLocale } from '~/shared/i18n/locales.ts'
import { currentChannel } from '~/shared/lib/channel.ts'
import { requestPlatform } from '~/shared/lib/platform.ts'
import { readToken } from '~/shared/session/token.ts'
import type { Caller } from './call-api.ts'
import { currentDevice } from './device.server.ts'
import { resolveTransport } from './transport.server.ts'

/** The caller behind the request that is being answered. */
export function currentCaller(): Caller {
  const chosen = getCookie(LOCALE_COOKIE)
  return {
    ...resolveTransport(),
    token: readToken(),
    platform: requestPlatform(),
    channel: currentChannel(),
    locale: isLocale(chosen) ? chosen : negotiateLocale(getRequestHeader('accept-language')),
    userAgent: getRequestHeader('user-agent'),
    device: currentDevice(),
  }
}
