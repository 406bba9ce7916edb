import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once a screen: the one main action. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large' | 'small'
  icon?: LucideIcon
  /** A second, quieter line or figure at the end: the price, the time it takes. */
  trailing?: ReactNode
  fullWidth?: boolean
}

const lookOf = ({ tone = 'secondary', size = 'medium', fullWidth }: ButtonLook) =>
  clsx(styles.button, styles[tone], styles[size], fullWidth && styles.fullWidth)

function Content({ icon: Icon, trailing, children }: Pick<ButtonLook, 'icon' | 'trailing'> & { children?: ReactNode }) {
  return (
    <span className={styles.content}>
      {Icon && <Icon aria-hidden />}
      <span className={styles.label}>{children}</span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </span>
  )
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps its width and its focus, and answers no press. */
  loading?: boolean
}

export function Button({ tone, size, icon, trailing, fullWidth, loading, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(lookOf({ tone, size, fullWidth }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <Content icon={icon} trailing={trailing}>{children}</Content>
      {loading && <span className={styles.spinner} aria-hidden />}
    </button>
  )
}

interface AnchorProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** A way out of the app that looks like a button. */
export function ButtonAnchor({ tone, size, icon, trailing, fullWidth, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={clsx(lookOf({ tone, size, fullWidth }), className)}>
      <Content icon={icon} trailing={trailing}>{children}</Content>
    </a>
  )
}

/** A typed link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
