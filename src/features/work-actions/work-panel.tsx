import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Notes } from '~/entities/work/ui/notes.tsx'
import { Versions } from '~/entities/work/ui/versions.tsx'
import { TextDetails, TextSummary } from '~/entities/work/ui/work-text.tsx'
import { SendOn } from './send-on.tsx'
import { WorkActions } from './work-actions.tsx'
import styles from './work-actions.module.css'

interface WorkPanelProps {
  work: Work
  again?: boolean
  onDeleted?: () => void
  /** Shows another version of it. */
  onSee: (work: Work) => void
  /** Under the actions. */
  children?: ReactNode
}

/** Everything that belongs to the picture above it: what to do with it, what is said of it, where it leads, how it came about. */
export function WorkPanel({ work, again, onDeleted, onSee, children }: WorkPanelProps) {
  const { i18n } = useLingui()
  const { data: user } = useQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const generatorName = (id: string) => (findGenerator(id) ? i18n._(wordsOf(id).name) : id)
  return (
    <div className={styles.panel}>
      {work.text && <TextSummary text={work.text} />}
      <WorkActions work={work} again={again} onDeleted={onDeleted} />
      {children}
      <Notes work={work} />
      {work.kind !== 'video' && <SendOn work={work} />}
      <Versions work={work} onSee={onSee} generatorName={generatorName} />
      {work.text && <TextDetails text={work.text} />}
    </div>
  )
}
