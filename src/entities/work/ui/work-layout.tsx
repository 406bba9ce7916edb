import type { ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import styles from './work-layout.module.css'
import { WorkStage } from './work-stage.tsx'

interface WorkLayoutProps {
  work: Work
  children: ReactNode
  /** Under both. */
  beneath?: ReactNode
}

/** A page about one work: the picture, and beside it (on phones beneath it) what can be read and done. */
export function WorkLayout({ work, children, beneath }: WorkLayoutProps) {
  return (
    <div className={styles.layout}>
      <WorkStage key={work.id} work={work} />
      <aside className={styles.side} data-paint-later>{children}</aside>
      {beneath && <div className={styles.beneath} data-paint-later>{beneath}</div>}
    </div>
  )
}
