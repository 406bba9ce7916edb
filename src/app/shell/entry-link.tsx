import { Link } from '@tanstack/react-router'
import type { ShellEntry } from './shell-entries.ts'
import styles from './entry-link.module.css'

/** An entry of the tab bar or the rail: icon over label. */
export function EntryLink({ entry, active }: { entry: ShellEntry; active: boolean }) {
  const { to, label, icon: Icon, count } = entry
  return (
    <Link to={to} className={styles.link} data-active={active || undefined} aria-current={active ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
