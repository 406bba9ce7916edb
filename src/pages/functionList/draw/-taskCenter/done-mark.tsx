import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import styles from './task-center.module.css'

export function DoneMark() {
  return (
    <span className={styles.done}>
      <Check aria-hidden />
      <Trans>已完成</Trans>
    </span>
  )
}
