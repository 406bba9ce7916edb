import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { PointsIcon } from './points-icon.tsx'
import styles from './points-badge.module.css'

export interface PointsBadgeProps {
  points: number
  /** `plain` has no ground: in a button, in a line of text. */
  plain?: boolean
  /** With a plus or a minus: a change of the balance. */
  signed?: boolean
  className?: string
}

/** An amount of inspiration points, in their own gold; a negative balance reads 0. */
export function PointsBadge({ points, plain, signed, className }: PointsBadgeProps) {
  const { t, i18n } = useLingui()
  const shown = signed ? i18n.number(points, { signDisplay: 'exceptZero' }) : i18n.number(Math.max(0, points))
  return (
    <span className={clsx(plain ? styles.plain : styles.badge, className)}>
      <PointsIcon />
      {shown}
      <span className="visually-hidden">{t`灵感值`}</span>
    </span>
  )
}
