import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Place } from '../geometry.ts'
import type { Point } from '../simplify.ts'
import styles from './stage.module.css'

const PLAIN = 16

interface KeyCursorProps {
  place: Place
  point: Point
  /** Diameter in CSS pixels, where it is that of a brush. */
  across?: number
}

/** Where the arrow keys are on the photo: to be seen, and read aloud. */
export function KeyCursor({ place, point: [x, y], across = PLAIN }: KeyCursorProps) {
  const rightwards = Math.round(x * 100)
  const down = Math.round(y * 100)
  // The custom property is not part of React's CSSProperties.
  const style = { '--across': `${across}px`, translate: `${place.x}px ${place.y}px` } as CSSProperties
  return (
    <>
      <span className={styles.cursor} style={style} aria-hidden />
      <span className="visually-hidden" aria-live="polite">
        <Trans>横 {rightwards}%，纵 {down}%</Trans>
      </span>
    </>
  )
}
