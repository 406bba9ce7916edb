import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { appConfig, type Locale } from '#config'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { localeNames } from '~/shared/i18n/locales.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import styles from './work-actions.module.css'

/** Menus bring much code: this one is fetched when it is asked for. */
const LanguageChoices = lazyPart(() => import('~/shared/ui/menu/menu.tsx').then(({ ChoiceMenu }) => ({ ChoiceMenu: ChoiceMenu<Locale> })), 'ChoiceMenu', {
  whenFails: 'over',
})

interface OtherLanguageProps {
  work: Work
  /** Has the same picture read once more; left out, the form that does it opens. */
  onChoose?: (language: Locale) => void
}

/** Under a text: reads the same picture in another language. */
export function OtherLanguage({ work, onChoose }: OtherLanguageProps) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const generator = findGenerator(work.generator)
  if (!work.text || !generator) return null
  const open = (language: Locale) => void navigate({ to: generator.path as LinkProps['to'], search: { from: work.id, language } as never })
  const trigger = (
    <Button size="small" icon={Languages} className={styles.language} aria-haspopup="menu" onClick={() => setAsked(true)}>
      <Trans>换一种语言</Trans>
    </Button>
  )
  if (!asked) return trigger
  return (
    <LanguageChoices
      fallback={trigger}
      onGiveUp={() => setAsked(false)}
      defaultOpen
      align="start"
      trigger={trigger}
      choices={appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))}
      value={work.description?.input.language as Locale}
      onChange={onChoose ?? open}
    />
  )
}
