import type { ReactNode } from 'react'
import { Card } from '~/shared/ui/card/card.tsx'
import styles from './task-center.module.css'

export function TaskGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card flush title={title}>
      <ul className={styles.tasks}>{children}</ul>
    </Card>
  )
}
