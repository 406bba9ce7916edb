import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { appConfig, type Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { ChoiceMenu } from '~/shared/ui/menu/menu.tsx'

const choices = appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))

export interface LanguageMenuProps {
  locale: Locale
  onChangeLocale: (locale: Locale) => void
}

export function LanguageMenu({ locale, onChangeLocale }: LanguageMenuProps) {
  const { t } = useLingui()
  return (
    <ChoiceMenu
      trigger={<IconButton icon={Languages} label={t`语言`} />}
      choices={choices}
      value={locale}
      onChange={onChangeLocale}
    />
  )
}
