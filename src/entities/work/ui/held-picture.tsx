import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Work } from '#contract/entities.ts'
import { Badge } from '~/shared/ui/badge/badge.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { originalPlace } from '../original-place.ts'
import { useStagePress } from './use-stage-press.ts'
import styles from './work-stage.module.css'

interface HeldPictureProps {
  work: Work
  alt: string
  before: string | undefined
  onStep?: (by: 1 | -1) => void
  /** What a tap does; left out, it leads to the work's page. */
  onZoom?: () => void
}

/** The finished picture: a tap looks closer, a press that is held shows the original, a swipe goes on to the next. */
export function HeldPicture({ work, alt, before, onStep, onZoom }: HeldPictureProps) {
  const { t } = useLingui()
  const { held, handlers } = useStagePress({ holds: before !== undefined, onStep })
  const place = originalPlace(work)
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onStep?.(1)
    if (key === 'ArrowLeft') onStep?.(-1)
  }
  const picture = (
    <>
      <Picture
        src={work.files.preview}
        alt={alt}
        width={work.width}
        height={work.height}
        ground={work.transparent ? undefined : work.colour}
        transparent={work.transparent}
        eager
        className={styles.picture}
      />
      {before && (
        <span className={styles.original} data-held={held || undefined} aria-hidden>
          <img src={before} alt="" style={place} draggable={false} />
          <span className={styles.label}>
            <Badge tone="glass">{t`原图`}</Badge>
          </span>
        </span>
      )}
    </>
  )
  return (
    <div className={styles.press} data-holds={before && ''} data-steps={onStep && ''} {...handlers}>
      {onZoom ? (
        <button type="button" className={styles.open} onClick={onZoom} aria-label={t`放大查看`} onKeyDown={keys}>
          {picture}
        </button>
      ) : (
        <Link
          to="/functionList/draw/show"
          search={{ id: work.id }}
          className={styles.open}
          aria-label={t`查看大图`}
          draggable={false}
          onKeyDown={keys}
        >
          {picture}
        </Link>
      )}
      <span role="status" className="visually-hidden">
        {held && t`正在显示原图`}
      </span>
    </div>
  )
}
