import { useLingui } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import styles from './results.module.css'

interface ResultStripProps {
  works: readonly Work[]
  /** The id of the one in sight. */
  seen: string
  onSee: (id: string) => void
}

/** All that one creation made, small. */
export function ResultStrip({ works, seen, onSee }: ResultStripProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`这次的作品`}
      options={works.map((work, index) => ({
        value: work.id,
        label: t`第 ${index + 1} 张`,
        content: (
          <Picture src={thumbnailOf(work)} alt="" width={work.width} height={work.height} ground={work.colour} transparent={work.transparent} sizes="96px" />
        ),
      }))}
      value={seen}
      onChange={onSee}
      className={styles.strip}
      optionClassName={styles.thumb}
    />
  )
}
