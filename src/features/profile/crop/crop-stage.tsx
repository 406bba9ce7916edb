import { useLingui } from '@lingui/react/macro'
import { useRef, type RefObject } from 'react'
import type { Upload } from '#contract/entities.ts'
import { layoutOf, type Square } from './crop-geometry.ts'
import styles from './crop.module.css'
import { useCropGestures, type Deeds } from './use-crop-gestures.ts'

interface CropStageProps {
  picture: Upload
  square: Square
  deeds: Deeds
  stage: RefObject<HTMLDivElement | null>
  /** The id of the words that say how it is worked. */
  help: string
}

/** The picture behind a circle, worked by fingers, mouse or keys. */
export function CropStage({ picture, square, deeds, stage, help }: CropStageProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures(stage, frame, deeds)
  return (
    // An application takes the keys itself; what they do is said in its description.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t`裁剪头像`}
      aria-describedby={help}
      {...gestures}
    >
      <div ref={frame} className={styles.frame}>
        <img src={picture.url} alt={t`你的照片`} style={layoutOf(picture, square)} draggable={false} />
        <div className={styles.mask} aria-hidden />
      </div>
    </div>
  )
}
