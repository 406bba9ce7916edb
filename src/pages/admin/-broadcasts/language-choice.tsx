import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#config'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'

interface LanguageChoiceProps {
  locales: readonly Locale[]
  value: Locale
  onChange: (locale: Locale) => void
  /** What stands behind a language's own name. */
  markOf?: (locale: Locale) => string
}

/** One of the languages that a message can be read in. */
export function LanguageChoice({ locales, value, onChange, markOf = () => '' }: LanguageChoiceProps) {
  const { t } = useLingui()
  const choices = locales.map((locale) => ({ value: locale, label: `${nameOf(locale)}${markOf(locale)}` }))
  return <ChipGroup label={t`语言`} choices={choices} value={value} onChange={onChange} />
}

const nameOf = (locale: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale)
