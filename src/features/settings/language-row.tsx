import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, Languages } from 'lucide-react'
import { appConfig, type Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { ChoiceMenu } from '~/shared/ui/menu/menu.tsx'
import { useChangeLocale } from './use-change-locale.ts'

const choices = appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))

export function LanguageRow() {
  const { t, i18n } = useLingui()
  const changeLocale = useChangeLocale()
  const locale = i18n.locale as Locale
  const value = (
    <>
      {localeNames[locale]}
      <ChevronsUpDown aria-hidden />
    </>
  )
  return (
    <ChoiceMenu
      trigger={<ListRowButton icon={Languages} title={t`语言`} value={value} />}
      choices={choices}
      value={locale}
      onChange={(next) => void changeLocale(next)}
    />
  )
}
