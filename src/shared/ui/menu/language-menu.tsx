import { useState, type ReactElement } from 'react'
import { appConfig, type Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { lazyPart } from '../lazy-part/lazy-part.tsx'

/** Menus bring much code and few people open this one: it is fetched when it is asked for. */
const LanguageChoices = lazyPart(() => import('./menu.tsx').then(({ ChoiceMenu }) => ({ ChoiceMenu: ChoiceMenu<Locale> })), 'ChoiceMenu', {
  whenFails: 'over',
})

const choices = appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))

interface LanguageMenuProps {
  /** The button; it must pass on its props. */
  trigger: (open: { 'aria-haspopup': 'menu'; onClick: () => void }) => ReactElement
  align?: 'start' | 'end'
  value: Locale
  onChange: (locale: Locale) => void
}

/** One of our languages, each in its own words. */
export function LanguageMenu({ trigger, ...menu }: LanguageMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = trigger({ 'aria-haspopup': 'menu', onClick: () => setAsked(true) })
  if (!asked) return button
  return <LanguageChoices fallback={button} onGiveUp={() => setAsked(false)} trigger={button} choices={choices} defaultOpen {...menu} />
}
