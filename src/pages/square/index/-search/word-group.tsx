import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './search-page.module.css'

interface WordGroupProps {
  /** Of the heading, in the page. */
  id: string
  icon: LucideIcon
  title: ReactNode
  /** What can be done with all of them. */
  action?: ReactNode
  /** A list of words. */
  children: ReactNode
}

/** Words to search for, under a heading. */
export function WordGroup({ id, icon: Icon, title, action, children }: WordGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Icon aria-hidden />
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
