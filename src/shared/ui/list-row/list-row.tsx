import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './list-row.module.css'

export interface ListRowLook {
  title: ReactNode
  description?: ReactNode
  icon?: LucideIcon
  /** Instead of an icon: an avatar, a thumbnail. */
  lead?: ReactNode
  /** At the end: a value, a badge, an amount. */
  value?: ReactNode
  tone?: 'normal' | 'danger'
}

function Content({ title, description, icon: Icon, lead, value, goes }: ListRowLook & { goes?: boolean }) {
  return (
    <>
      {lead ?? (Icon && <Icon aria-hidden className={styles.icon} />)}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {goes && <ChevronRight aria-hidden className={styles.chevron} />}
    </>
  )
}

/** A line that only tells. */
export function ListRow({ tone, ...look }: ListRowLook) {
  return (
    <div className={clsx(styles.row, tone === 'danger' && styles.danger)}>
      <Content {...look} />
    </div>
  )
}

type ButtonNative = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title' | 'value' | 'children'>

/** A line that does something. */
export function ListRowButton({ title, description, icon, lead, value, tone, ...native }: ListRowLook & ButtonNative) {
  return (
    <button type="button" {...native} className={clsx(styles.row, styles.active, tone === 'danger' && styles.danger)}>
      <Content title={title} description={description} icon={icon} lead={lead} value={value} />
    </button>
  )
}

type AnchorNative = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'children'>

function RowAnchor({ title, description, icon, lead, value, tone, ...native }: ListRowLook & AnchorNative) {
  return (
    <a {...native} className={clsx(styles.row, styles.active, tone === 'danger' && styles.danger)}>
      <Content title={title} description={description} icon={icon} lead={lead} value={value} goes />
    </a>
  )
}

/** A line that goes somewhere (typed `to`). */
export const ListRowLink = createLink(RowAnchor)
