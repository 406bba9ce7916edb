import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useLingui } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import { thumbnailOf } from '~/shared/lib/thumbnail.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
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
    <RadioGroup aria-label={t`这次的作品`} value={seen} onValueChange={onSee} className={styles.strip}>
      {works.map((work, index) => (
        <Radio.Root key={work.id} value={work.id} className={styles.thumb} aria-label={t`第 ${index + 1} 张`}>
          <Picture src={thumbnailOf(work)} alt="" width={work.width} height={work.height} ground={work.colour} transparent={work.transparent} />
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
