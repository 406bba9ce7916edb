import { useLingui } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './works.module.css'

/** A work at the beginning of a row: its picture, and what it is called. */
export function WorkTitle({ work }: { work: Work }) {
  const { t } = useLingui()
  const { files, width, height, colour, transparent } = work
  return (
    <span className={styles.title}>
      <Picture src={files.thumbnail} alt="" width={width} height={height} ground={colour} transparent={transparent} className={styles.thumbnail} style={{ aspectRatio: 1 }} />
      {work.title || t`未命名作品`}
    </span>
  )
}
