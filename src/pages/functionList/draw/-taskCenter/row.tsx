import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './task-center.module.css'

interface RowProps {
  icon: LucideIcon
  name: ReactNode
  about: ReactNode
  /** What it brings. */
  rewards?: ReactNode
  /** How far it is. */
  progress?: ReactNode
  /** What to do now. */
  action: ReactNode
}

/** One thing that earns something. */
export function Row({ icon: Icon, name, about, rewards, progress, action }: RowProps) {
  return (
    <li className={styles.task}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} {rewards}
        </p>
        <p className={styles.description}>{about}</p>
        {progress}
      </div>
      {action}
    </li>
  )
}
