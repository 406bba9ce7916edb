import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './payment.module.css'

const icons = { done: CircleCheck, over: CircleX, wait: Clock }

interface OutcomeProps {
  tone: keyof typeof icons
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

/** How it ended, what was kept, and what to do now. */
export function Outcome({ tone, title, text, action }: OutcomeProps) {
  const Icon = icons[tone]
  return (
    <section className={styles.outcome} data-tone={tone} aria-live="polite">
      <Icon aria-hidden />
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </section>
  )
}
