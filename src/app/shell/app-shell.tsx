import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig, type Locale } from '#config'
import { useNavigationGuard } from '~/shared/navigation/use-navigation-guard.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { LanguageMenu } from '~/shared/ui/menu/language-menu.tsx'
import styles from './app-shell.module.css'
import { BrandMark } from './brand-mark.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { EntryLink } from './entry-link.tsx'
import { ShellEntriesProvider, isEntryAt, type ShellEntry } from './shell-entries.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export interface AppShellProps {
  /** At most four, in order; only those whose pages exist. */
  entries: readonly ShellEntry[]
  locale: Locale
  onChangeLocale: (locale: Locale) => void
  /** The balance of who is logged in. */
  points?: ReactNode
  /** The avatar, or the way to log in. */
  account?: ReactNode
  /** My running tasks, under the rail's entries on wide screens. */
  tasks?: ReactNode
  children: ReactNode
}

/** The frame of every page: top bar, tab bar on phones, rail on wide screens. */
export function AppShell({ entries, locale, onChangeLocale, points, account, tasks, children }: AppShellProps) {
  const { t } = useLingui()
  useKeyboardInset()
  useNavigationGuard()
  const pathname = useLocation({ select: (location) => location.pathname })
  const links = entries.map((entry) => <EntryLink key={entry.to} entry={entry} active={isEntryAt(entry, pathname)} />)
  const onTab = entries.some((entry) => isEntryAt(entry, pathname))
  return (
    <ShellEntriesProvider value={entries}>
      <div id="page" className={styles.shell} data-tabs={onTab || undefined}>
        <a href="#content" className={styles.skip} data-paint-later>{t`跳到内容`}</a>
        <header className={styles.topBar}>
          <Link to="/" className={styles.brand} aria-label={appConfig.name}>
            <BrandMark className={styles.mark} />
            <span className={styles.word} data-paint-later>{appConfig.name}</span>
          </Link>
          <div className={styles.end} data-paint-later>
            <span className={styles.language}>
              <LanguageMenu trigger={(open) => <IconButton icon={Languages} label={t`语言`} {...open} />} value={locale} onChange={onChangeLocale} />
            </span>
            {points}
            {account}
          </div>
        </header>
        <aside className={styles.rail}>
          <Link to="/" className={styles.railBrand} aria-label={appConfig.name}>
            <BrandMark className={styles.mark} />
          </Link>
          <nav className={styles.railEntries} aria-label={t`主导航`}>{links}</nav>
          {tasks && <div className={styles.tasks}>{tasks}</div>}
        </aside>
        <main id="content" tabIndex={-1} className={styles.main}>
          <ConnectionBar />
          {children}
        </main>
        {onTab && <nav className={styles.tabBar} data-paint-later aria-label={t`主导航`}>{links}</nav>}
      </div>
    </ShellEntriesProvider>
  )
}
