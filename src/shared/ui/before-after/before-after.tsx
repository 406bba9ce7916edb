import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { MoveHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import { Badge } from '../badge/badge.tsx'
import styles from './before-after.module.css'
import { nextSplit } from './next-split.ts'

export interface BeforeAfterProps {
  before: string
  after: string
  /** What both show, for those who do not see them. */
  alt: string
  width: number
  height: number
  /** The divider wanders by itself while in view, until it is touched. */
  demo?: boolean
  /** Words on both sides; off on small examples. */
  labels?: boolean
  /** Only a living example: no handle, no focus, presses go to what is around it. */
  passive?: boolean
  /** A checkerboard behind the result. */
  transparent?: boolean
  /** Shows all of the first picture where its form is another, instead of filling the frame with it. */
  whole?: boolean
  /** Where the first picture lies in the second, as CSS lengths, when it is a part of it. */
  place?: PicturePlace
  /** How wide it stands, as `sizes` says it: thumbnails then come no larger than that needs. */
  sizes?: string
  /** For the one that the page opens with: loaded at once. */
  eager?: boolean
  className?: string
}

export interface PicturePlace {
  left: string
  top: string
  width: string
  height: string
}

/** Two states of one picture with a divider between: drag, arrow keys, Home and End. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after, alt, width, height, demo, labels = true, passive, transparent, whole, place, sizes, eager, className } = props
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const [split, setSplit] = useState<number>()
  const inView = useInView(root, demo === true && split === undefined)

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setSplit(Math.min(100, Math.max(0, ((event.clientX - box.left) / box.width) * 100)))
  }
  const keys = (event: KeyboardEvent) => {
    const next = nextSplit(event.key, split ?? 50, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    setSplit(next)
  }
  const divided = split === undefined ? undefined : { '--split': `${split}%` }
  const look = { aspectRatio: `${width} / ${height}`, '--ratio': width / height, ...divided }
  return (
    <div
      ref={root}
      className={clsx(styles.frame, inView && split === undefined && styles.demo, passive && styles.passive, className)}
      style={look}
      onPointerDown={passive ? undefined : (event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag(event)
      }}
      onPointerMove={passive ? undefined : (event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event)
      }}
    >
      <img
        className={clsx(styles.image, whole && styles.whole)}
        style={place}
        sizes={sizes}
        srcSet={sizes && widthsOf(before)}
        src={before}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      <img
        className={clsx(styles.image, styles.after, transparent && styles.transparent)}
        sizes={sizes}
        srcSet={sizes && widthsOf(after)}
        src={after}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      {labels && (
        <>
          <span className={styles.beforeLabel}><Badge tone="glass">{t`之前`}</Badge></span>
          <span className={styles.afterLabel}><Badge tone="glass">{t`之后`}</Badge></span>
        </>
      )}
      <span className={styles.line} aria-hidden />
      {!passive && (
        <span
          role="slider"
          tabIndex={0}
          aria-label={t`对比前后`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(split ?? 50)}
          className={styles.handle}
          onKeyDown={keys}
        >
          <MoveHorizontal aria-hidden />
        </span>
      )}
    </div>
  )
}

function useInView(element: React.RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!wanted || !element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.4 })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, wanted])
  return seen && wanted
}
