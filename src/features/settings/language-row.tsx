import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown, Languages } from 'lucide-react'
import type { Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { LanguageMenu } from '~/shared/ui/menu/language-menu.tsx'
import { useChangeLocale } from './use-change-locale.ts'

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
    <LanguageMenu
      trigger={(open) => <ListRowButton icon={Languages} title={t`语言`} value={value} {...open} />}
      value={locale}
      onChange={(next) => void changeLocale(next)}
    />
  )
}
