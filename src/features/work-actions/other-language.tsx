import { Trans } from '@lingui/react/macro'
import { useNavigate, type LinkProps } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import type { Locale } from '#config'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { LanguageMenu } from '~/shared/ui/menu/language-menu.tsx'
import styles from './work-actions.module.css'

interface OtherLanguageProps {
  work: Work
  /** Has the same picture read once more; left out, the form that does it opens. */
  onChoose?: (language: Locale) => void
}

/** Under a text: reads the same picture in another language. */
export function OtherLanguage({ work, onChoose }: OtherLanguageProps) {
  const navigate = useNavigate()
  const generator = findGenerator(work.generator)
  if (!work.text || !generator) return null
  const open = (language: Locale) => void navigate({ to: generator.path as LinkProps['to'], search: { from: work.id, language } as never })
  return (
    <LanguageMenu
      trigger={(open) => (
        <Button size="small" icon={Languages} className={styles.language} {...open}>
          <Trans>换一种语言</Trans>
        </Button>
      )}
      align="start"
      value={work.description?.input.language as Locale}
      onChange={onChoose ?? open}
    />
  )
}
