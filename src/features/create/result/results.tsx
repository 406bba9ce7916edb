import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { WorkStage } from '~/entities/work/ui/work-stage.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { ResultStrip } from './result-strip.tsx'
import styles from './results.module.css'

interface ResultsProps {
  /** What one creation made, one at least. */
  works: readonly Work[]
  /** What changes them where they stand. */
  tools: ReactNode
  /** What belongs under the work in sight. */
  details: (work: Work, more: { current: boolean; see: (work: Work) => void }) => ReactNode
}

/** The finished works: one large, the others beneath; swipes and the arrow keys go through them. */
export function Results({ works, tools, details }: ResultsProps) {
  const [seen, see] = useState(works[0]!)
  // Publishing and the like change it.
  const { data: work } = useQuery({ ...workQuery(seen.id), initialData: seen, staleTime: Infinity })
  const at = works.findIndex(({ id }) => id === work.id)
  const current = at >= 0
  const several = current && works.length > 1
  const step = (by: 1 | -1) => see((was) => works[works.findIndex(({ id }) => id === was.id) + by] ?? was)
  return (
    <div className={styles.results}>
      <div className={styles.pictures}>
        <div className={styles.arriving}>
          <WorkStage work={work} leads others={several ? { works, onStep: step } : undefined} />
        </div>
        {works.length > 1 && <ResultStrip works={works} seen={work.id} onSee={(id) => see((was) => works.find((one) => one.id === id) ?? was)} />}
        {tools}
      </div>
      {details(work, { current, see })}
    </div>
  )
}
