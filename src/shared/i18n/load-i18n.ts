import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '#config'
import { keepSlicesIn, loadSlices } from './message-slices.ts'

/** The server, and development, have the whole catalogues; a browser has the words of the parts that it has loaded. */
const inSlices = import.meta.env.PROD && !import.meta.env.SSR

const catalogs = inSlices ? {} : import.meta.glob<{ messages: Messages }>('/locales/*/messages.po')

async function loadMessages(locale: Locale): Promise<Messages> {
  if (inSlices) return loadSlices(locale)
  const load = catalogs[`/locales/${locale}/messages.po`]
  if (!load) throw new Error(`no catalogue for ${locale}`)
  return (await load()).messages
}

/** An own instance for every request: the server speaks several languages at once. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })
  if (inSlices) keepSlicesIn(i18n)
  return i18n
}

/** Fetches the words of a language; what it returns changes a running page to it, without a reload. */
export async function prepareLocale(i18n: I18n, locale: Locale): Promise<() => void> {
  const messages = await loadMessages(locale)
  return () => i18n.loadAndActivate({ locale, messages })
}
