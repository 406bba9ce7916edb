import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import styles from './chip-group.module.css'

interface ChipLink {
  label: string
  /** The query that it leads to on the same page. */
  search: Record<string, string | undefined>
}

interface ChipLinksProps {
  /** What is being chosen, for those who do not see it. */
  label: string
  links: readonly ChipLink[]
  className?: string
}

/** Without a query only what has none is current. */
const ACTIVE = { exact: true, explicitUndefined: true }

/** Parts of a page as chips in one line that scrolls sideways: links, so that each has its address and works before the code has come. */
export function ChipLinks({ label, links, className }: ChipLinksProps) {
  return (
    <nav aria-label={label} className={clsx(styles.group, styles.scroll, className)}>
      {links.map(({ label: words, search }) => (
        <Link key={words} to="." search={search} replace resetScroll={false} className={styles.chip} activeOptions={ACTIVE}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
