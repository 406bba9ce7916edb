import type { ReactNode } from 'react'
import { Page, type PageProps } from '~/shared/ui/page/page.tsx'
import styles from './-entrance.module.css'

interface EntranceProps extends Pick<PageProps, 'backTo'> {
  title: ReactNode
  text?: ReactNode
  /** Beside the rest on wide screens. */
  panel?: ReactNode
  children?: ReactNode
}

/** The frame of the pages that one comes in by: a word of welcome over one column. */
export function Entrance({ backTo, title, text, panel, children }: EntranceProps) {
  return (
    <Page backTo={backTo}>
      <div className={styles.entrance}>
        <div className={styles.column}>
          <header className={styles.welcome}>
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </header>
          {children}
        </div>
        {panel}
      </div>
    </Page>
  )
}
