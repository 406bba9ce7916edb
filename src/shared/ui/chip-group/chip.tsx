import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import styles from './chip-group.module.css'

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon
  /** On or off; leave it out for a chip that only does something (an idea to try). */
  pressed?: boolean
}

/** A chip that stands alone: a suggestion, a filter that is on or off. */
export function Chip({ icon: Icon, pressed, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={clsx(styles.chip, className)}>
      {Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}
