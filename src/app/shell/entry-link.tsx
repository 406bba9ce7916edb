import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { ShellEntry } from './shell-entries.ts'
import styles from './entry-link.module.css'

/** An entry of the tab bar or the rail: icon over label. */
export function EntryLink({ entry, active }: { entry: ShellEntry; active: boolean }) {
  const { to, label, icon: Icon, count } = entry
  // On the page itself it leads to its top, as people know it from their phones.
  const toTop = (event: MouseEvent) => {
    if (!active || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <Link to={to} onClick={toTop} className={styles.link} data-active={active || undefined} aria-current={active ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
