import { clsx } from 'clsx'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { BackLink } from './back-link.tsx'
import styles from './page.module.css'

export interface PageProps {
  /** Stands in the top bar and is the page's h1; without it the brand stands there. */
  title?: ReactNode
  /** The h1 is read aloud only, and the brand stays: the home page. */
  hideTitle?: boolean
  /** Where 'back' leads when the page was opened directly. Left out: no back button (the tab pages). */
  backTo?: LinkProps['to']
  /** The main action, in a bar at the thumb. */
  action?: ReactNode
  /** `reading` for text and forms, `wide` for walls of pictures, `full` brings its own edges. */
  width?: 'reading' | 'normal' | 'wide' | 'full'
  className?: string
  children: ReactNode
}

export function Page({ title, hideTitle, backTo, action, width = 'normal', className, children }: PageProps) {
  return (
    <div className={styles.page}>
      {hideTitle && <h1 className="visually-hidden">{title}</h1>}
      {!hideTitle && (title !== undefined || backTo !== undefined) && (
        <header className={styles.header} data-paint-later data-page-title={title === undefined ? undefined : ''} data-page-back={backTo && ''}>
          {backTo && <BackLink to={backTo} />}
          {title !== undefined && <h1 className={styles.title}>{title}</h1>}
        </header>
      )}
      <div className={clsx(styles.body, styles[width], className)}>{children}</div>
      {action && <ActionBar>{action}</ActionBar>}
    </div>
  )
}
