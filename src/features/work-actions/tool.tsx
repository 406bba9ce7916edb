import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './tool.module.css'

interface ToolLook {
  icon: LucideIcon
  children: ReactNode
}

interface ToolProps extends ToolLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Keeps its place, and answers no press. */
  busy?: boolean
}

/** One of several actions in a row: a sign over a word. */
export function Tool({ icon: Icon, children, busy, onClick, ...rest }: ToolProps) {
  const idle = { 'aria-busy': busy || undefined, 'aria-disabled': busy || undefined, onClick: busy ? undefined : onClick }
  return (
    <button type="button" {...rest} {...idle} className={styles.tool}>
      <Icon aria-hidden />
      {children}
    </button>
  )
}

function ToolAnchor({ icon: Icon, children, ...rest }: ToolLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={styles.tool}>
      <Icon aria-hidden />
      {children}
    </a>
  )
}

export const ToolLink = createLink(ToolAnchor)
