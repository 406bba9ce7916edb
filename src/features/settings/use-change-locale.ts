import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#config'
import { writeCookie, YEAR_SECONDS } from '~/shared/lib/cookies.ts'
import { LOCALE_COOKIE } from '~/shared/i18n/locales.ts'
import { switchLocale } from '~/shared/i18n/load-i18n.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Changes the language of the interface in this browser, without a reload; says it where the words do not come. */
export function useChangeLocale(): (locale: Locale) => Promise<void> {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (locale) => {
    try {
      await switchLocale(i18n, locale)
    } catch (error) {
      return showCallError(error, i18n)
    }
    writeCookie(LOCALE_COOKIE, locale, YEAR_SECONDS)
    // Titles of works and generators come in the person's language.
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()])
  }
}
