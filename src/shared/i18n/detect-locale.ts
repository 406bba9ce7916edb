import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import { appConfig, type Locale } from '#config'
import { LOCALE_COOKIE, isLocale, negotiateLocale } from './locales.ts'

/** The page's language: what the person chose, then what the browser asks for. */
export const detectLocale = createIsomorphicFn()
  .server((): Locale => {
    const chosen = getCookie(LOCALE_COOKIE)
    return isLocale(chosen) ? chosen : negotiateLocale(getRequestHeader('accept-language'))
  })
  .client((): Locale => {
    const rendered = document.documentElement.lang
    return isLocale(rendered) ? rendered : appConfig.defaultLocale
  })
