import { useLingui } from '@lingui/react/macro'
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { Upload } from '#contract/entities.ts'
import styles from './stage.module.css'
import { useGestures, type Drawing } from './use-gestures.ts'
import type { PhotoView } from './use-view.ts'

interface StageProps {
  photo: Upload
  photoView: PhotoView
  drawing: Drawing
  /** The mouse pans instead of drawing. */
  panning?: boolean
  /** A finished cutout, shown bright over the darkened photo. */
  cutout?: string
  image?: RefObject<HTMLImageElement | null>
  /** How it is worked without a pointer. */
  help: ReactNode
  /** Hides the mouse under something that follows it. */
  bare?: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onKeyUp?: (event: KeyboardEvent) => void
  onBlur?: () => void
  /** Whatever lies over the photo, in the frame's own pixels. */
  children: ReactNode
}

/** A photo to work on by finger, mouse or keys. */
export function Stage({ photo, photoView, drawing, panning = false, cutout, image, help, bare, onKeyDown, onKeyUp, onBlur, children }: StageProps) {
  const { t } = useLingui()
  const id = useId()
  const gestures = useGestures(photoView, panning, drawing)
  const { frame, view } = photoView
  return (
    <>
      {/* An application takes the keys itself; what they do is said in its description. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.frame}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`照片画布`}
        aria-describedby={id}
        data-panning={panning || undefined}
        data-bare={bare || undefined}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onBlur={onBlur}
        {...gestures}
      >
        <div className={styles.layers} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          <img ref={image} src={photo.url} alt={t`你的照片`} draggable={false} data-dim={cutout ? true : undefined} />
          {cutout && <img src={cutout} alt="" draggable={false} />}
        </div>
        {children}
      </div>
      <p id={id} className="visually-hidden">
        {help}
      </p>
    </>
  )
}
