import { getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import { LOCALE_COOKIE, isLocale, negotiateLocale } from '~/shared/i18n/locales.ts'
import { currentChannel } from '~/shared/lib/channel.ts'
import { requestPlatform } from '~/shared/lib/platform.ts'
import { readToken } from '~/shared/session/token.ts'
import type { Caller } from './call-api.ts'
import { resolveTransport } from './transport.server.ts'

/** Names the browser for the API's limits; scripts in the page cannot read it. */
const DEVICE_COOKIE = 'inkling_device'
const YEAR_SECONDS = 365 * 24 * 3600

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

/** The name that the browser brought. One that brings none gets one, which counts once it comes back: who keeps no cookies is no new device each time. */
function currentDevice(): string | undefined {
  const known = getCookie(DEVICE_COOKIE)
  if (!known) setCookie(DEVICE_COOKIE, crypto.randomUUID(), { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS })
  return known
}
