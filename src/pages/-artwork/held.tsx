import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { Work } from '#contract/entities.ts'
import styles from './artwork.module.css'

/** Says to its owner that a work waits for review. */
export function Held({ work }: { work: Work }) {
  if (!work.held) return null
  return (
    <p className={styles.held} role="status">
      <Hourglass aria-hidden />
      <Trans>作品正在审核，通过后会自动公开。现在只有你能看到。</Trans>
    </p>
  )
}
