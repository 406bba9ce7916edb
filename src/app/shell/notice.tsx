import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './page-states.module.css'

export interface NoticeProps {
  title: ReactNode
  text: ReactNode
  /** What the button does; it covers the whole page, so a press anywhere is one on it. */
  onPress: () => void
}

/** A whole page that says what happened and what to do about it. */
export function Notice({ title, text, onPress }: NoticeProps) {
  const { t } = useLingui()
  return (
    <div className={styles.notice} role="alert">
      <SpiltInk />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button icon={RefreshCw} className={styles.everywhere} onClick={onPress}>{t`重新加载`}</Button>
    </div>
  )
}

/** A drop that missed its page. */
export function SpiltInk() {
  return (
    <svg viewBox="0 0 200 130" aria-hidden className={styles.picture}>
      <g fill="#dceaf0">
        <ellipse cx="104" cy="112" rx="62" ry="9" opacity=".16" />
        <ellipse cx="40" cy="116" rx="9" ry="3" opacity=".12" />
        <path
          opacity=".7"
          d="M160 26c.7 6 4.3 9.6 10.2 10.3-6 .7-9.5 4.3-10.2 10.2-.7-6-4.3-9.5-10.2-10.2 6-.7 9.5-4.3 10.2-10.3Z"
        />
      </g>
      <path
        d="M104 14c15 22 34 36 34 56a34 34 0 0 1-68 0c0-20 19-34 34-56Z"
        fill="#1e1e21"
        stroke="#fff"
        strokeOpacity=".24"
        strokeWidth="1.5"
      />
      <g fill="none" stroke="#dceaf0" strokeWidth="2.5" strokeLinecap="round">
        <path d="M90 66q4-5 8 0M112 66q4-5 8 0M97 84q8-6 15 0" />
      </g>
    </svg>
  )
}
