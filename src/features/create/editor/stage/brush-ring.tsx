import type { CSSProperties } from 'react'
import styles from './stage.module.css'

/** How wide the brush is: a ring under the mouse, or in the middle while its size is set. */
export function BrushRing({ across, shown }: { across: number; shown: boolean }) {
  // The custom property is not part of React's CSSProperties.
  return <span className={styles.ring} style={{ '--across': `${across}px` } as CSSProperties} data-shown={shown || undefined} aria-hidden />
}
