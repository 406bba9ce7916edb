import { useLingui } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './results.module.css'

interface ResultStripProps {
  works: readonly Work[]
  seen: Work
  onSee: (work: Work) => void
}

/** All that one creation made, small. */
export function ResultStrip({ works, seen, onSee }: ResultStripProps) {
  const { t } = useLingui()
  return (
    <div className={styles.strip} role="group" aria-label={t`这次的作品`}>
      {works.map((work, index) => (
        <button
          key={work.id}
          type="button"
          className={styles.thumb}
          aria-pressed={work.id === seen.id}
          onClick={() => onSee(work)}
          aria-label={t`第 ${index + 1} 张`}
        >
          <Picture src={thumbnailOf(work)} alt="" width={work.width} height={work.height} ground={work.colour} transparent={work.transparent} />
        </button>
      ))}
    </div>
  )
}
