import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Work } from '#contract/entities.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import styles from './side-by-side.module.css'

interface SideBySideProps {
  before: string
  work: Work
  alt: string
}

/** Both pictures whole, next to each other; wide ones on a phone one above the other. */
export function SideBySide({ before, work, alt }: SideBySideProps) {
  const { t } = useLingui()
  const { width, height, transparent, files } = work
  const look = { '--ratio': width / height }
  return (
    <div className={styles.room} style={look as CSSProperties}>
      <div className={styles.pair} data-wide={width > height * 1.2 || undefined}>
        <div className={styles.half}>
          <img src={before} alt={t`原图`} draggable={false} />
          <Badge tone="glass">{t`之前`}</Badge>
        </div>
        <div className={styles.half} data-transparent={transparent || undefined}>
          <img src={files.preview} alt={alt} draggable={false} />
          <Badge tone="glass">{t`之后`}</Badge>
        </div>
      </div>
    </div>
  )
}
