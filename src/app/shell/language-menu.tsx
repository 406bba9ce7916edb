import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { appConfig, type Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Menus bring much code and few people open this one: it is fetched when it is asked for. */
const LanguageChoices = lazyPart(() => import('~/shared/ui/menu/menu.tsx').then(({ ChoiceMenu }) => ({ ChoiceMenu: ChoiceMenu<Locale> })), 'ChoiceMenu', {
  whenFails: 'over',
})

const choices = appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))

interface LanguageMenuProps {
  locale: Locale
  onChangeLocale: (locale: Locale) => void
}

export function LanguageMenu({ locale, onChangeLocale }: LanguageMenuProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const button = <IconButton icon={Languages} label={t`语言`} aria-haspopup="menu" onClick={() => setAsked(true)} />
  if (!asked) return button
  return (
    <LanguageChoices
      fallback={button}
      onGiveUp={() => setAsked(false)}
      trigger={button}
      choices={choices}
      value={locale}
      onChange={onChangeLocale}
      defaultOpen
    />
  )
}
