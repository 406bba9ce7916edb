import { useLingui } from '@lingui/react'
import type { Size, Fit } from '../geometry.ts'
import styles from './margins.module.css'
import { limitOf, sides, type Side } from './margins.ts'
import { sideWords } from './side.words.ts'
import type { useMargins } from './use-margins.ts'

const corners: readonly (readonly [Side, Side])[] = [['top', 'left'], ['top', 'right'], ['bottom', 'right'], ['bottom', 'left']]

interface MarginHandlesProps {
  photo: Size
  fit: Fit
  state: ReturnType<typeof useMargins>
}

/** The sides and corners of the picture, as wide as a finger. Keys move the sides; the corners are for pulling only. */
export function MarginHandles({ photo, fit, state: { margins, handle, press } }: MarginHandlesProps) {
  const { i18n } = useLingui()
  return (
    <>
      {sides.map((side) => (
        <div
          key={side}
          className={styles.side}
          data-side={side}
          role="slider"
          tabIndex={0}
          aria-label={i18n._(sideWords[side])}
          aria-orientation={side === 'top' || side === 'bottom' ? 'vertical' : 'horizontal'}
          aria-valuemin={0}
          aria-valuemax={Math.round(limitOf(photo, margins, side) * 100)}
          aria-valuenow={Math.round(margins[side] * 100)}
          aria-valuetext={`${Math.round(margins[side] * 100)}%`}
          onKeyDown={(event) => press(side, event)}
          {...handle([side], fit)}
        />
      ))}
      {corners.map((corner) => (
        <span key={corner.join()} className={styles.corner} data-corner={corner.join(' ')} aria-hidden {...handle(corner, fit)} />
      ))}
    </>
  )
}
