import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon
  /** What it does, in words: read aloud and shown on hover. */
  label: string
  /** `glass` stands on pictures, `solid` on the ground. */
  tone?: 'quiet' | 'solid' | 'glass'
  /** For a button that stays in: favourite, mask on. */
  pressed?: boolean
}

export function IconButton({ icon: Icon, label, tone = 'quiet', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(styles.button, styles[tone], className)}
    >
      <Icon aria-hidden />
    </button>
  )
}
