import { Trans } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { appConfig, type Locale } from '#config'
import { localeNames } from '~/shared/i18n/locales.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChoiceMenu } from '~/shared/ui/menu/menu.tsx'
import styles from './work-actions.module.css'

interface OtherLanguageProps {
  language: Locale
  /** Has the same picture read once more. */
  onChoose: (language: Locale) => void
}

/** Reads the same picture in another language. */
export function OtherLanguage({ language, onChoose }: OtherLanguageProps) {
  return (
    <ChoiceMenu
      align="start"
      trigger={
        <Button size="small" icon={Languages} className={styles.language}>
          <Trans>换一种语言</Trans>
        </Button>
      }
      choices={appConfig.locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }))}
      value={language}
      onChange={onChoose}
    />
  )
}
