import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#config'
import { writeCookie, YEAR_SECONDS } from '~/shared/lib/cookies.ts'
import { LOCALE_COOKIE } from '~/shared/i18n/locales.ts'
import { prepareLocale } from '~/shared/i18n/load-i18n.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Changes the language of the interface in this browser, without a reload; says it where the words do not come. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (locale) => {
    const activate = await prepareLocale(i18n, locale).catch((error: unknown) => showCallError(error, i18n))
    if (!activate) return
    // First: what is asked by a page in the new language is answered in it.
    writeCookie(LOCALE_COOKIE, locale, YEAR_SECONDS)
    activate()
    // Titles of works and generators come in the person's language.
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()])
  }
}
