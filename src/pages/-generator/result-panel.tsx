import type { Locale } from '#config'
import type { Work } from '#contract/entities.ts'
import { MadeInstead } from '~/entities/work/ui/made-instead.tsx'
import { Understood } from '~/entities/work/ui/understood.tsx'
import { PaintWith } from '~/features/create/offers/paint-with.tsx'
import { OtherLanguage } from '~/features/work-actions/other-language.tsx'
import { WorkPanel } from '~/features/work-actions/work-panel.tsx'

interface ResultPanelProps {
  work: Work
  /** Whether it was made with the settings in the form. */
  current: boolean
  onSee: (work: Work) => void
  /** Reads the form's photo in another language. */
  onLanguage: (language: Locale) => void
}

/** What can be done with a result, under it. */
export function ResultPanel({ work, current, onSee, onLanguage }: ResultPanelProps) {
  return (
    <WorkPanel work={work} again={!current} onSee={onSee}>
      <OtherLanguage work={work} onChoose={current ? onLanguage : undefined} />
      <MadeInstead work={work} />
      <Understood work={work} />
      <PaintWith work={work} />
    </WorkPanel>
  )
}
